import { defineArrayMember, defineField } from '@sanity/types'
import { defineBlockSchema } from '#schemas/define-block.ts'

export default defineBlockSchema({
  name: 'hero',
  title: 'Hero',
  group: 'hero',
  description: 'The top of a page: one picture, one sentence, and what to do next.',
  searchWords: ['banner', 'header', 'cover', 'headline', 'image'],
  fields: [
    defineField({
      name: 'layout',
      title: 'Layout',
      type: 'string',
      description:
        'Side by side suits a car on a plain background; full picture suits a scene; words only needs no picture.',
      initialValue: 'split',
      options: {
        list: [
          { title: 'Side by side: words left, picture right', value: 'split' },
          { title: 'Full picture with words on it', value: 'cover' },
          { title: 'Words only, large', value: 'statement' },
        ],
        layout: 'radio',
      },
    }),
    defineField({
      name: 'eyebrow',
      title: 'Small line above',
      type: 'string',
      description:
        'Two to five words above the heading, for example "Brisbane and the Gold Coast". Optional.',
      validation: (rule) => rule.max(60),
    }),
    defineField({
      name: 'heading',
      title: 'Heading',
      type: 'string',
      description: 'The one sentence people should remember. Up to eight words read best.',
      validation: (rule) => [
        rule.required().error('A hero needs a heading.'),
        rule.max(70).warning('Long headings wrap badly on phones.'),
      ],
    }),
    defineField({
      name: 'text',
      title: 'Text',
      type: 'text',
      rows: 3,
      description: 'One or two sentences under the heading. Optional.',
      validation: (rule) => rule.max(240).warning('Keep it to two sentences.'),
    }),
    defineField({
      name: 'picture',
      title: 'Picture',
      type: 'picture',
      description:
        'At least 1920 pixels wide. Set the hotspot on the car: phones show a taller crop around it.',
      hidden: ({ parent }) => parent?.layout === 'statement',
    }),
    defineField({
      name: 'phonePicture',
      title: 'Picture for phones',
      type: 'picture',
      description:
        'Upright, 1080 by 1350 pixels, with the car in the upper half. Without it, phones show the wide picture cropped around its hotspot.',
      hidden: ({ parent }) => parent?.layout === 'statement' || !parent?.picture,
    }),
    defineField({
      name: 'ground',
      title: 'Colour behind the words',
      type: 'string',
      description: 'Your brand colour, or the dark colour of your site.',
      initialValue: 'brand',
      options: {
        list: [
          { title: 'Brand colour', value: 'brand' },
          { title: 'Dark', value: 'dark' },
        ],
        layout: 'radio',
        direction: 'horizontal',
      },
      hidden: ({ parent }) => parent?.layout !== 'statement',
    }),
    defineField({
      name: 'actions',
      title: 'Buttons',
      type: 'array',
      of: [defineArrayMember({ type: 'link' })],
      description: 'Up to two. The first is the one you want people to press.',
      validation: (rule) => rule.max(2),
    }),
    defineField({
      name: 'showSearch',
      title: 'Show the stock search',
      type: 'boolean',
      description: 'A search field that opens your stock with what people typed.',
      initialValue: false,
    }),
  ],
  backdrops: ({ layout, ground }) => {
    if (layout === 'cover') return ['picture']
    return layout === 'statement' ? [ground === 'dark' ? 'dark' : 'brand'] : []
  },
  preview: { select: { title: 'heading', subtitle: 'eyebrow', media: 'picture' } },
})
