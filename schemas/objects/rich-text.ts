import { defineArrayMember, defineType } from '@sanity/types'

export default defineType({
  name: 'richText',
  title: 'Text',
  type: 'array',
  description: 'Text with headings, lists, links and pictures.',
  of: [
    defineArrayMember({
      type: 'block',
      styles: [
        { title: 'Text', value: 'normal' },
        { title: 'Heading', value: 'h2' },
        { title: 'Smaller heading', value: 'h3' },
        { title: 'Smallest heading', value: 'h4' },
        { title: 'Quote', value: 'blockquote' },
      ],
      lists: [
        { title: 'Bullets', value: 'bullet' },
        { title: 'Numbers', value: 'number' },
      ],
      marks: {
        decorators: [
          { title: 'Bold', value: 'strong' },
          { title: 'Italic', value: 'em' },
        ],
        annotations: [{ type: 'link' }],
      },
    }),
    defineArrayMember({ type: 'picture' }),
  ],
})
