import { defineField } from '@sanity/types'
import { defineBlockSchema } from '#schemas/define-block.ts'
import { alwaysTitled } from '#schemas/outline.ts'

export default defineBlockSchema({
  name: 'vehicleCompare',
  title: 'Vehicles side by side',
  group: 'stock',
  description:
    'The comparison of up to four vehicles that a shopper has chosen in the listing. For the compare page only.',
  searchWords: ['comparison', 'versus'],
  fields: [
    defineField({
      name: 'heading',
      title: 'Heading',
      type: 'string',
      description: 'Stands above the table. Empty reads "Compare vehicles".',
      validation: (rule) => rule.max(60),
    }),
    defineField({
      name: 'emptyText',
      title: 'Text without vehicles',
      type: 'text',
      rows: 2,
      description: 'Says what to do when a shopper comes here before choosing any.',
      validation: (rule) => rule.max(240),
    }),
  ],
  outline: alwaysTitled,
  preview: { select: { title: 'heading' } },
})
