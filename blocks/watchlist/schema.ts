import { defineField } from '@sanity/types'
import { defineBlockSchema } from '#schemas/define-block.ts'
import { alwaysTitled } from '#schemas/outline.ts'

export default defineBlockSchema({
  name: 'watchlist',
  title: 'Watchlist',
  group: 'stock',
  description:
    'The vehicles that a signed-in shopper has saved, and what has changed since. For the watchlist page only.',
  fields: [
    defineField({
      name: 'heading',
      title: 'Heading',
      type: 'string',
      description: 'Stands above the vehicles. Empty reads "Your watchlist".',
      validation: (rule) => rule.max(60),
    }),
    defineField({
      name: 'emptyText',
      title: 'Text without vehicles',
      type: 'text',
      rows: 2,
      description: 'Says how to save a vehicle, to a shopper who has saved none.',
      validation: (rule) => rule.max(240),
    }),
  ],
  outline: alwaysTitled,
  preview: {
    select: { title: 'heading' },
    prepare: ({ title }) => ({ title: title ?? 'Your watchlist' }),
  },
})
