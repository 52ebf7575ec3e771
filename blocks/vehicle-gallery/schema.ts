import { defineField } from '@sanity/types'
import { defineBlockSchema } from '#schemas/define-block.ts'
import { titledPreview } from '#schemas/section-fields.ts'

export default defineBlockSchema({
  name: 'vehicleGallery',
  title: 'Vehicle: pictures',
  group: 'stock',
  description:
    'The vehicle a page is about from all sides: a spin, a walkaround film, pictures to swipe and the inside, as far as its feed has them. For the vehicle page template.',
  searchWords: ['photos', 'images', 'slideshow', '360', 'spin', 'viewer', 'interior'],
  fields: [
    defineField({
      name: 'note',
      title: 'Note under the pictures',
      type: 'string',
      description: 'Optional small print, for example "Accessories shown may not be included".',
      validation: (rule) => rule.max(160),
    }),
  ],
  preview: titledPreview('Vehicle: pictures', 'note'),
})
