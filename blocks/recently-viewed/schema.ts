import { defineField } from '@sanity/types'
import { defineBlockSchema } from '#schemas/define-block.ts'
import { neverLeads } from '#schemas/outline.ts'
import { usualHeading } from '#schemas/section-fields.ts'

export default defineBlockSchema({
  name: 'recentlyViewed',
  title: 'Recently viewed vehicles',
  group: 'stock',
  description:
    'Small cards of the vehicles that a shopper has looked at in this browser, on any page. Shows once there are some that are still listed.',
  searchWords: ['history', 'last seen'],
  fields: [
    usualHeading('Stands over the vehicles.', 'Recently viewed'),
    defineField({
      name: 'limit',
      title: 'Vehicles at most',
      type: 'number',
      description: 'How many are shown when there are more.',
      initialValue: 6,
      validation: (rule) => rule.integer().min(1).max(12),
    }),
  ],
  outline: neverLeads,
  preview: {
    select: { title: 'heading', limit: 'limit' },
    prepare: ({ title, limit }) => ({ title, subtitle: limit ? `Up to ${limit} vehicles` : undefined }),
  },
})
