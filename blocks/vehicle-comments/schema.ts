import { defineBlockSchema } from '#schemas/define-block.ts'
import { alwaysTitled } from '#schemas/outline.ts'
import { titledPreview, usualHeading } from '#schemas/section-fields.ts'

export default defineBlockSchema({
  name: 'vehicleComments',
  title: 'Vehicle: dealer comments',
  group: 'stock',
  description: 'What your people wrote about the vehicle a page is about. For the vehicle page template.',
  searchWords: ['description', 'notes', 'seller'],
  fields: [usualHeading('Stands over the comments.', 'Dealer Comments')],
  outline: alwaysTitled,
  preview: titledPreview('Vehicle: dealer comments'),
})
