import { defineField } from '@sanity/types'
import { defineBlockSchema } from '#schemas/define-block.ts'
import { alwaysTitled } from '#schemas/outline.ts'

export default defineBlockSchema({
  name: 'savedVehicles',
  title: 'Saved vehicles',
  group: 'stock',
  description:
    'The vehicles that a shopper has given a heart in this browser. For the page of saved vehicles only.',
  fields: [
    defineField({
      name: 'heading',
      title: 'Heading',
      type: 'string',
      description: 'Stands above the vehicles. Empty reads "Saved vehicles".',
      validation: (rule) => rule.max(60),
    }),
    defineField({
      name: 'emptyText',
      title: 'Text without vehicles',
      type: 'text',
      rows: 2,
      description: 'Says how to save a vehicle, to a shopper who comes here before saving any.',
      validation: (rule) => rule.max(240),
    }),
  ],
  outline: alwaysTitled,
  preview: {
    select: { title: 'heading' },
    prepare: ({ title }) => ({ title: title ?? 'Saved vehicles' }),
  },
})
