import { defineField } from '@sanity/types'
import { defineBlockSchema } from '#schemas/define-block.ts'
import { sectionFields } from '#schemas/section-fields.ts'
import { embedAddress, embedServices } from './services.ts'

export default defineBlockSchema({
  name: 'embed',
  title: 'Embed',
  group: 'media',
  description: 'A map, a booking calendar, a form or a tour from another service, safely framed in the page.',
  searchWords: ['html', 'iframe', 'code', 'widget', 'calendar', 'booking', 'virtual tour', 'google maps'],
  fields: [
    ...sectionFields('Shown above the frame.'),
    defineField({
      name: 'title',
      type: 'string',
      description: 'What is inside the frame, for screen readers: Map of our Springwood showroom.',
      validation: (rule) => rule.required().max(100),
    }),
    defineField({
      name: 'url',
      title: 'Address',
      type: 'url',
      description: `The https address the service gives you under Embed (the part inside src="…"). Allowed: ${embedServices
        .map((service) => service.name)
        .join(', ')}.`,
      validation: (rule) =>
        rule
          .required()
          .custom((value) =>
            !value || embedAddress(value)
              ? true
              : 'This address is not from a service on the list, or is its normal page instead of its embed address.',
          ),
    }),
    defineField({
      name: 'shape',
      type: 'string',
      description: 'Width to height. Tall suits booking calendars and forms.',
      options: {
        list: [
          { title: 'Wide (16 by 9)', value: 'wide' },
          { title: 'Standard (4 by 3)', value: 'standard' },
          { title: 'Square', value: 'square' },
          { title: 'Tall (forms and calendars)', value: 'tall' },
        ],
        layout: 'radio',
      },
      initialValue: 'wide',
    }),
    defineField({
      name: 'askFirst',
      title: 'Ask before loading',
      type: 'boolean',
      description:
        'Load the other service only when the shopper says so. Faster, and it respects their privacy.',
      initialValue: true,
    }),
  ],
  preview: { select: { title: 'title', subtitle: 'url' } },
})
