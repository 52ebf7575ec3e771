import { defineField } from '@sanity/types'
import { defineBlockSchema } from '#schemas/define-block.ts'
import { alwaysTitled } from '#schemas/outline.ts'
import { titledPreview } from '#schemas/section-fields.ts'

export default defineBlockSchema({
  name: 'vehicleSheet',
  title: 'Vehicle: sheet to print',
  group: 'stock',
  description:
    'A vehicle on one A4 sheet: pictures, price, key information and where to find you. For the page template of printed vehicles.',
  searchWords: ['brochure', 'paper', 'windscreen card'],
  fields: [
    defineField({
      name: 'note',
      title: 'Note at the foot',
      type: 'string',
      description: 'Optional, for example "Ask us about finance and trade-ins".',
      validation: (rule) => rule.max(120),
    }),
  ],
  outline: alwaysTitled,
  preview: titledPreview('Vehicle: sheet to print', 'note'),
})
