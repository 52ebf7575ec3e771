import { defineField } from '@sanity/types'
import { defineBlockSchema } from '#schemas/define-block.ts'
import { neverLeads } from '#schemas/outline.ts'

export default defineBlockSchema({
  name: 'vehiclePriceGauge',
  title: 'Vehicle: price comparison',
  group: 'stock',
  description:
    'How the price of the vehicle a page is about stands among vehicles like it. Shows where enough of them are for sale and the site has the plug-in Autogauge. For the vehicle page template.',
  searchWords: ['autogauge', 'market', 'gauge', 'value'],
  fields: [
    defineField({
      name: 'heading',
      title: 'Heading',
      type: 'string',
      description: 'Stands over the comparison.',
      initialValue: 'Price comparison',
      validation: (rule) => rule.max(60),
    }),
  ],
  outline: neverLeads,
  preview: {
    select: { subtitle: 'heading' },
    prepare: ({ subtitle }) => ({ title: 'Vehicle: price comparison', subtitle }),
  },
})
