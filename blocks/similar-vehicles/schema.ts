import { defineField } from '@sanity/types'
import { defineBlockSchema } from '#schemas/define-block.ts'
import { alwaysTitled } from '#schemas/outline.ts'
import { usualHeading } from '#schemas/section-fields.ts'

export default defineBlockSchema({
  name: 'similarVehicles',
  title: 'Vehicle: similar vehicles',
  group: 'stock',
  description:
    'Vehicles in stock of the same body or make at about the price of the one a page is about. For the vehicle page template.',
  searchWords: ['related', 'recommended', 'you may also like'],
  fields: [
    usualHeading('Stands over the row of vehicles.', 'You may also like'),
    defineField({
      name: 'limit',
      title: 'Vehicles at most',
      type: 'number',
      description: 'How many are shown when there are more.',
      initialValue: 8,
      validation: (rule) => rule.integer().min(1).max(24),
    }),
  ],
  outline: alwaysTitled,
  preview: {
    select: { title: 'heading', limit: 'limit' },
    prepare: ({ title, limit }) => ({ title, subtitle: limit ? `Up to ${limit} vehicles` : undefined }),
  },
})
