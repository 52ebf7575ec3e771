import { defineField } from '@sanity/types'
import { defineBlockSchema } from '#schemas/define-block.ts'
import { alwaysTitled } from '#schemas/outline.ts'
import { sectionFields } from '#schemas/section-fields.ts'

export default defineBlockSchema({
  name: 'brandModels',
  title: 'Models of a brand',
  group: 'brands',
  description:
    'The models of a brand with picture, price from and how many are in stock. Filled from Models and your live stock by itself.',
  searchWords: ['range', 'line-up', 'new cars', 'series', 'body types'],
  lists: ['model'],
  fields: [
    defineField({
      name: 'brand',
      type: 'reference',
      to: [{ type: 'brand' }],
      weak: true,
      description: 'Leave empty in the brand page template. On an ordinary page, choose the brand.',
    }),
    ...sectionFields('"The Kia range" if left empty. {brand} is replaced by the name.'),
    defineField({
      name: 'limit',
      title: 'How many',
      type: 'number',
      description:
        'Most models shown. First those of the Models list, then what else is in stock, the largest number first.',
      initialValue: 12,
      validation: (rule) => rule.integer().min(1).max(24),
    }),
  ],
  outline: alwaysTitled,
  preview: {
    select: { title: 'heading', subtitle: 'brand.name' },
    prepare: ({ title, subtitle }) => ({
      title: title || 'Models of the brand',
      subtitle: subtitle || 'Brand of the page',
    }),
  },
})
