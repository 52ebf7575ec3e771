import { defineArrayMember, defineField } from '@sanity/types'
import { defineBlockSchema } from '#schemas/define-block.ts'
import { sectionFields } from '#schemas/section-fields.ts'

export default defineBlockSchema({
  name: 'bodyTypeSearch',
  title: 'Search by body type',
  group: 'stock',
  description:
    'A tile with a drawing for every body type in stock, with its count. Tiles come and go with the stock.',
  searchWords: ['suv', 'ute', 'sedan', 'hatch', 'tiles', 'categories'],
  fields: [
    ...sectionFields('Shown above the tiles, for example Browse by shape.'),
    defineField({
      name: 'bodies',
      title: 'Body types',
      type: 'array',
      of: [defineArrayMember({ type: 'string' })],
      description:
        'Only these, in this order, for example SUV, Ute, Hatch. Leave empty to show all that are in stock.',
      options: { layout: 'tags' },
      validation: (rule) => rule.unique(),
    }),
  ],
  preview: { select: { title: 'heading', subtitle: 'intro' } },
})
