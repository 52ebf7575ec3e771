import { defineField } from '@sanity/types'
import { defineBlockSchema } from '#schemas/define-block.ts'
import { ownHeading, richHeadings } from '#schemas/outline.ts'
import { sectionFields } from '#schemas/section-fields.ts'

export default defineBlockSchema({
  name: 'textSection',
  title: 'Rich text',
  group: 'content',
  description:
    'Written content: headings, paragraphs, lists and links, with a picture beside it if you like.',
  searchWords: ['paragraph', 'copy', 'article', 'wysiwyg', 'image and text'],
  fields: [
    ...sectionFields(
      'Optional. The first block of a page needs one.',
      'One or two larger sentences under the heading. Optional.',
    ),
    defineField({
      name: 'body',
      title: 'Text',
      type: 'richText',
      description: 'Start sections with the style "Heading", so that the table of contents can find them.',
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: 'picture',
      title: 'Picture',
      type: 'picture',
      description: 'Stands beside the text on wide screens, above it on phones. Optional.',
    }),
    defineField({
      name: 'pictureSide',
      title: 'Picture stands',
      type: 'string',
      description: 'On wide screens.',
      initialValue: 'right',
      options: {
        list: [
          { title: 'Left of the text', value: 'left' },
          { title: 'Right of the text', value: 'right' },
        ],
        layout: 'radio',
        direction: 'horizontal',
      },
      hidden: ({ parent }) => !parent?.picture,
    }),
    defineField({
      name: 'width',
      title: 'Width',
      type: 'string',
      description: 'Reading width is best for most text; wide lets tables and two columns breathe.',
      initialValue: 'reading',
      options: {
        list: [
          { title: 'Reading width', value: 'reading' },
          { title: 'Wide', value: 'wide' },
        ],
        layout: 'radio',
        direction: 'horizontal',
      },
      hidden: ({ parent }) => Boolean(parent?.picture),
    }),
    defineField({
      name: 'columns',
      title: 'Columns',
      type: 'number',
      description: 'Two columns suit long legal text in the wide layout. Phones always show one.',
      initialValue: 1,
      options: { list: [1, 2], layout: 'radio', direction: 'horizontal' },
      hidden: ({ parent }) => Boolean(parent?.picture) || parent?.width !== 'wide',
    }),
    defineField({
      name: 'showContents',
      title: 'Show a table of contents',
      type: 'boolean',
      description: 'Lists the headings of the text as links. Good for terms, privacy and long guides.',
      initialValue: false,
    }),
    defineField({
      name: 'action',
      title: 'Button under the text',
      type: 'link',
      description: 'Optional.',
    }),
  ],
  outline: (content, first) => [...(ownHeading(content, first) ?? []), ...richHeadings('body', content.body)],
  preview: { select: { title: 'heading', subtitle: 'intro', media: 'picture' } },
})
