import { defineBlockSchema } from '#schemas/define-block.ts'
import { alwaysTitled } from '#schemas/outline.ts'
import { titledPreview, usualHeading } from '#schemas/section-fields.ts'

export default defineBlockSchema({
  name: 'vehicleVideo',
  title: 'Vehicle: video',
  group: 'stock',
  description:
    'The YouTube or Vimeo video of the vehicle a page is about; nothing loads from there until it is played. For the vehicle page template.',
  searchWords: ['youtube', 'vimeo', 'film', 'walk-around'],
  fields: [usualHeading('Stands over the video.', 'Video')],
  outline: alwaysTitled,
  preview: titledPreview('Vehicle: video'),
})
