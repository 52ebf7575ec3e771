import { defineArrayMember, defineField } from '@sanity/types'
import { defineBlockSchema } from '#schemas/define-block.ts'
import { withItems } from '#schemas/outline.ts'
import { expiryProblem } from '#schemas/schedule.ts'

export default defineBlockSchema({
  name: 'promotionsSlider',
  title: 'Promotions slider',
  group: 'offers',
  description: 'Wide banners that change by themselves, each with its own dates. Best with two to five.',
  searchWords: ['carousel', 'slideshow', 'banner', 'rotating', 'campaigns'],
  fields: [
    defineField({
      name: 'label',
      title: 'Name for screen readers',
      type: 'string',
      description: 'Read out instead of shown, for example "Current offers".',
      initialValue: 'Current offers',
      validation: (rule) => rule.max(60),
    }),
    defineField({
      name: 'slides',
      title: 'Banners',
      type: 'array',
      description: 'Shown in this order. A banner outside its dates is left out.',
      validation: (rule) => [
        rule.required().min(1).error('Add at least one banner.'),
        rule.max(8).warning('Few people see more than five banners.'),
      ],
      of: [
        defineArrayMember({
          name: 'slide',
          title: 'Banner',
          type: 'object',
          fields: [
            defineField({
              name: 'image',
              title: 'Picture',
              type: 'picture',
              description: '1920 by 540 pixels. Keep words and prices away from the edges.',
              validation: (rule) => rule.required().error('A banner needs a picture.'),
            }),
            defineField({
              name: 'phoneImage',
              title: 'Picture for phones',
              type: 'picture',
              description:
                '1080 by 1080 pixels. Without it, phones show the wide picture cropped around its hotspot.',
            }),
            defineField({
              name: 'heading',
              title: 'Heading on the picture',
              type: 'string',
              description: 'Leave it empty when the words are part of the picture.',
              validation: (rule) => rule.max(60).warning('Long headings cover the picture on phones.'),
            }),
            defineField({
              name: 'text',
              title: 'Text under the heading',
              type: 'string',
              description: 'One short sentence, for example the offer and when it ends.',
              validation: (rule) => rule.max(120),
            }),
            defineField({
              name: 'link',
              title: 'Where it leads',
              type: 'link',
              description:
                'The whole banner can be pressed; the label shows as a button when there is a heading.',
            }),
            defineField({
              name: 'start',
              title: 'Shows from',
              type: 'siteDateTime',
              description: 'Leave it empty to show at once.',
            }),
            defineField({
              name: 'expiry',
              title: 'Shows until',
              type: 'siteDateTime',
              description: 'A day alone shows to the end of that day. Leave it empty to show without end.',
              validation: (rule) => rule.custom(expiryProblem),
            }),
          ],
          preview: { select: { title: 'heading', subtitle: 'text', media: 'image' } },
        }),
      ],
    }),
    defineField({
      name: 'autoplay',
      title: 'Change by itself',
      type: 'boolean',
      description:
        'Every six seconds, until someone touches it. Never for people who asked their device for less motion.',
      initialValue: true,
    }),
  ],
  outline: (content, first) => [
    ...(first ? [{ level: 1, text: 'Title of the page', path: ['slides'] }] : []),
    ...(withItems('slides', 'heading')({ slides: content.slides }, false) ?? []),
  ],
  backdrops: () => ['picture'],
  preview: { select: { title: 'label', subtitle: 'slides.0.heading', media: 'slides.0.image' } },
})
