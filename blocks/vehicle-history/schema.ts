import { defineField } from '@sanity/types'
import { defineBlockSchema } from '#schemas/define-block.ts'
import { alwaysTitled } from '#schemas/outline.ts'
import { titledPreview, usualHeading } from '#schemas/section-fields.ts'

export default defineBlockSchema({
  name: 'vehicleHistory',
  title: 'Vehicle: PPSR report',
  group: 'stock',
  description:
    'Leads to the history report of the vehicle a page is about. Shows where it has one and the site has the plug-in PPSR Report. For the vehicle page template.',
  searchWords: ['history', 'revs', 'security interest'],
  fields: [
    usualHeading('Stands over the text.', 'PPSR Report'),
    defineField({
      name: 'text',
      title: 'Text',
      type: 'text',
      rows: 3,
      description: 'What the report says. Leave empty for the standard text.',
      validation: (rule) => rule.max(300),
    }),
  ],
  outline: alwaysTitled,
  preview: titledPreview('Vehicle: PPSR report'),
})
