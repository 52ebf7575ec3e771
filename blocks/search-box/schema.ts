import { defineArrayMember, defineField } from '@sanity/types'
import { defineBlockSchema } from '#schemas/define-block.ts'
import { sectionFields } from '#schemas/section-fields.ts'

export default defineBlockSchema({
  name: 'searchBox',
  title: 'Stock search box',
  group: 'stock',
  description:
    'Make, model, body and price beside a button that says how many vehicles match, and leads to them.',
  searchWords: ['find a car', 'filter', 'inventory', 'quick search'],
  fields: [
    ...sectionFields('Shown above the box, for example Find your next car.'),
    defineField({
      name: 'fields',
      type: 'array',
      of: [defineArrayMember({ type: 'string' })],
      description: 'What shoppers can choose. Choose none to show all. Model needs Make beside it.',
      options: {
        list: [
          { title: 'Keywords', value: 'words' },
          { title: 'Make', value: 'make' },
          { title: 'Model', value: 'model' },
          { title: 'Body', value: 'body' },
          { title: 'Price', value: 'price' },
        ],
        layout: 'grid',
      },
    }),
  ],
  preview: { select: { title: 'heading', subtitle: 'intro' } },
})
