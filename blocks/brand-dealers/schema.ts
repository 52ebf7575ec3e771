import { defineField } from '@sanity/types'
import { defineBlockSchema } from '#schemas/define-block.ts'
import { alwaysTitled } from '#schemas/outline.ts'
import { sectionFields } from '#schemas/section-fields.ts'

export default defineBlockSchema({
  name: 'brandDealers',
  title: 'Where a brand is sold',
  group: 'brands',
  description:
    'Your locations that sell a brand, each with phone, address and how many of its cars stand there. Filled from Locations and your live stock by itself.',
  searchWords: ['dealers', 'dealerships', 'showrooms', 'branches', 'find us'],
  lists: ['location'],
  fields: [
    defineField({
      name: 'brand',
      type: 'reference',
      to: [{ type: 'brand' }],
      weak: true,
      description: 'Leave empty in the brand page template. On an ordinary page, choose the brand.',
    }),
    ...sectionFields('"Where to see a Kia" if left empty. {brand} is replaced by the name.'),
    defineField({
      name: 'limit',
      title: 'How many',
      type: 'number',
      description: 'Most locations shown, those with the most cars of the brand first.',
      initialValue: 6,
      validation: (rule) => rule.integer().min(1).max(24),
    }),
  ],
  outline: alwaysTitled,
  preview: {
    select: { title: 'heading', subtitle: 'brand.name' },
    prepare: ({ title, subtitle }) => ({
      title: title || 'Where the brand is sold',
      subtitle: subtitle || 'Brand of the page',
    }),
  },
})
