import { defineBlockSchema } from '#schemas/define-block.ts'
import { alwaysTitled } from '#schemas/outline.ts'
import { titledPreview, usualHeading } from '#schemas/section-fields.ts'

export default defineBlockSchema({
  name: 'vehicleAnalysis',
  title: 'Vehicle: car analysis',
  group: 'stock',
  description:
    'Kilometres and price of the vehicle a page is about beside the averages of the same model in stock. Shows where there is another and the site has the plug-in Car Analysis. For the vehicle page template.',
  searchWords: ['average', 'compare'],
  fields: [usualHeading('Stands over the comparison.', 'Car Analysis')],
  outline: alwaysTitled,
  preview: titledPreview('Vehicle: car analysis'),
})
