import { defineArrayMember, defineField } from '@sanity/types'
import { defineBlockSchema } from '#schemas/define-block.ts'
import { sectionFields } from '#schemas/section-fields.ts'

export default defineBlockSchema({
  name: 'imageGallery',
  title: 'Image gallery',
  group: 'media',
  description: 'Pictures in a grid that open large. One picture fills the width; many make a mosaic.',
  searchWords: ['photos', 'images', 'mosaic', 'lightbox', 'slideshow'],
  fields: [
    ...sectionFields(),
    defineField({
      name: 'pictures',
      title: 'Pictures',
      type: 'array',
      description:
        'Drop several at once. The first is shown largest; 1600 pixels wide or more look sharp when opened.',
      options: { layout: 'grid' },
      validation: (rule) => [rule.required().min(1).error('Add at least one picture.'), rule.max(30)],
      of: [defineArrayMember({ type: 'picture' })],
    }),
  ],
  preview: { select: { title: 'heading', subtitle: 'pictures.0.caption', media: 'pictures.0' } },
})
