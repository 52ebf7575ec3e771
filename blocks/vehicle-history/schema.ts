import { defineField } from '@sanity/types'
import { defineBlockSchema } from '#schemas/define-block.ts'
import { alwaysTitled } from '#schemas/outline.ts'

export default defineBlockSchema({
  name: 'vehicleHistory',
  title: 'Vehicle: PPSR report',
  group: 'stock',
  description:
    'Leads to the history report of the vehicle a page is about. Shows where it has one and the site has the plug-in PPSR Report. For the vehicle page template.',
  searchWords: ['history', 'revs', 'security interest'],
  fields: [
    defineField({
      name: 'heading',
      title: 'Heading',
      type: 'string',
      description: 'Stands over the text.',
      initialValue: 'PPSR Report',
      validation: (rule) => rule.max(60),
    }),
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
  preview: {
    select: { subtitle: 'heading' },
    prepare: ({ subtitle }) => ({ title: 'Vehicle: PPSR report', subtitle }),
  },
})
