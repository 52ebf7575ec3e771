import { defineBlockSchema } from '#schemas/define-block.ts'
import { neverLeads } from '#schemas/outline.ts'
import { titledPreview, usualHeading } from '#schemas/section-fields.ts'

export default defineBlockSchema({
  name: 'vehiclePriceGauge',
  title: 'Vehicle: price comparison',
  group: 'stock',
  description:
    'How the price of the vehicle a page is about stands among vehicles like it. Shows where enough of them are for sale and the site has the plug-in Autogauge. For the vehicle page template.',
  searchWords: ['autogauge', 'market', 'gauge', 'value'],
  fields: [usualHeading('Stands over the comparison.', 'Price comparison')],
  outline: neverLeads,
  preview: titledPreview('Vehicle: price comparison'),
})
