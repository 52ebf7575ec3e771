import { defineField } from '@sanity/types'
import { defineBlockSchema } from '#schemas/define-block.ts'

export default defineBlockSchema({
  name: 'vehicleGallery',
  title: 'Vehicle: pictures',
  group: 'stock',
  description:
    'The pictures of the vehicle a page is about, large and to be swiped. For the vehicle page template.',
  searchWords: ['photos', 'images', 'slideshow'],
  fields: [
    defineField({
      name: 'note',
      title: 'Note under the pictures',
      type: 'string',
      description: 'Optional small print, for example "Accessories shown may not be included".',
      validation: (rule) => rule.max(160),
    }),
  ],
  preview: {
    select: { subtitle: 'note' },
    prepare: ({ subtitle }) => ({ title: 'Vehicle: pictures', subtitle }),
  },
})
