import { defineField, defineType } from '@sanity/types'

export default defineType({
  name: 'menuTile',
  title: 'Tile',
  type: 'object',
  description: 'A picture with a few words below the brands of the large menu.',
  fields: [
    defineField({
      name: 'image',
      title: 'Picture',
      type: 'picture',
      description: 'A wide picture, at least 640 pixels across.',
    }),
    defineField({
      name: 'label',
      title: 'Heading',
      type: 'string',
      description: 'Two to four words, for example "Value my trade-in".',
      validation: (rule) => rule.required().max(40),
    }),
    defineField({
      name: 'text',
      title: 'Words below',
      type: 'string',
      description: 'One short sentence that says what the shopper gets.',
      validation: (rule) => rule.max(90),
    }),
    defineField({
      name: 'link',
      title: 'Leads to',
      type: 'link',
      description: 'Where a click on the tile leads.',
    }),
  ],
  preview: { select: { title: 'label', subtitle: 'text', media: 'image' } },
})
