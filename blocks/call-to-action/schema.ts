import { defineArrayMember, defineField } from '@sanity/types'
import { defineBlockSchema } from '#schemas/define-block.ts'

export default defineBlockSchema({
  name: 'callToAction',
  title: 'Call to action',
  group: 'content',
  description:
    'One clear next step: a sentence and up to two buttons, or your phone, email and address in large type.',
  searchWords: ['cta', 'button', 'banner', 'contact', 'phone'],
  fields: [
    defineField({
      name: 'layout',
      type: 'string',
      description:
        'Row is a slim line between sections, panel a coloured box with a picture, contact shows how to reach you.',
      options: {
        list: [
          { title: 'Row', value: 'row' },
          { title: 'Panel', value: 'panel' },
          { title: 'Contact', value: 'contact' },
        ],
        layout: 'radio',
        direction: 'horizontal',
      },
      initialValue: 'row',
    }),
    defineField({
      name: 'eyebrow',
      title: 'Small line above',
      type: 'string',
      description: 'A word or two in small capitals above the heading, for example Service or Finance.',
      validation: (rule) => rule.max(40),
    }),
    defineField({
      name: 'heading',
      type: 'string',
      description: 'What the shopper can do next, in a few words: Book a test drive this week.',
      validation: (rule) => rule.required().max(90),
    }),
    defineField({
      name: 'text',
      type: 'text',
      rows: 3,
      description:
        'One or two sentences that take away the last doubt: how long it takes, what it costs, what happens then.',
    }),
    defineField({
      name: 'actions',
      title: 'Buttons',
      type: 'array',
      of: [defineArrayMember({ type: 'link' })],
      description: 'Up to two. The first is the main button, the second stands quietly beside it.',
      validation: (rule) => rule.max(2),
    }),
    defineField({
      name: 'image',
      title: 'Picture',
      type: 'picture',
      description: 'Shown beside the text in the panel and contact layouts. At least 1200 pixels wide.',
    }),
  ],
  backdrops: ({ layout }) => (layout === 'panel' ? ['dark'] : []),
  preview: { select: { title: 'heading', subtitle: 'layout', media: 'image' } },
})
