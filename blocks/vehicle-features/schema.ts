import { defineBlockSchema } from '#schemas/define-block.ts'
import { alwaysTitled } from '#schemas/outline.ts'
import { titledPreview, usualHeading } from '#schemas/section-fields.ts'

export default defineBlockSchema({
  name: 'vehicleFeatures',
  title: 'Vehicle: features',
  group: 'stock',
  description:
    'The equipment of the vehicle a page is about; nothing where the feed names none. For the vehicle page template.',
  searchWords: ['equipment', 'options', 'extras'],
  fields: [usualHeading('Stands over the list.', 'Features')],
  outline: alwaysTitled,
  preview: titledPreview('Vehicle: features'),
})
