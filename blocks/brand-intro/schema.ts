import { defineArrayMember, defineField } from '@sanity/types'
import { defineBlockSchema } from '#schemas/define-block.ts'
import { alwaysTitled } from '#schemas/outline.ts'

export default defineBlockSchema({
  name: 'brandIntro',
  title: 'Brand introduction',
  group: 'brands',
  description:
    'Opens a brand page with a car of the brand, its name, description and live stock. In the brand page template it follows the address.',
  searchWords: ['about', 'manufacturer', 'make', 'header'],
  fields: [
    defineField({
      name: 'brand',
      type: 'reference',
      to: [{ type: 'brand' }],
      weak: true,
      description:
        'Leave empty in the brand page template. On an ordinary page, choose the brand to introduce.',
    }),
    defineField({
      name: 'heading',
      type: 'string',
      description:
        'The brand’s name if left empty. {brand} is replaced by the name: New and used {brand} in Brisbane.',
      validation: (rule) => rule.max(90),
    }),
    defineField({
      name: 'text',
      type: 'text',
      rows: 3,
      description: 'A paragraph after the brand’s own description. {brand} is replaced by the name.',
    }),
    defineField({
      name: 'actions',
      title: 'Buttons',
      type: 'array',
      of: [defineArrayMember({ type: 'link' })],
      description: 'Up to two, beside the button to the brand’s cars in stock, which is there by itself.',
      validation: (rule) => rule.max(2),
    }),
    defineField({
      name: 'showPhone',
      title: 'Show the phone number',
      type: 'boolean',
      description: 'Show the site’s phone number beside the buttons.',
      initialValue: true,
    }),
    defineField({
      name: 'image',
      title: 'Picture',
      type: 'picture',
      description:
        'Shown instead of the picture of the brand. Leave empty in the template: one picture cannot suit every brand.',
    }),
  ],
  outline: alwaysTitled,
  preview: {
    select: { title: 'heading', brand: 'brand.name', media: 'image' },
    prepare: ({ title, brand, media }) => ({ title: title || brand || 'Brand of the page', media }),
  },
})
