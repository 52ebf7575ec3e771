import { defineArrayMember, defineField } from '@sanity/types'
import { defineBlockSchema } from '#schemas/define-block.ts'

export default defineBlockSchema({
  name: 'statsBanner',
  title: 'Stats banner',
  group: 'trust',
  description: 'A few large numbers that show your size: locations, brands, years.',
  searchWords: ['figures', 'facts', 'counters', 'milestones'],
  fields: [
    defineField({
      name: 'heading',
      title: 'Heading',
      type: 'string',
      description: 'Optional.',
      validation: (rule) => rule.max(80),
    }),
    defineField({
      name: 'stats',
      title: 'Numbers',
      type: 'array',
      description: 'Two to four. Without any, the block shows the numbers of your site settings.',
      validation: (rule) => rule.max(6),
      of: [
        defineArrayMember({
          name: 'stat',
          title: 'Number',
          type: 'object',
          fields: [
            defineField({
              name: 'number',
              title: 'Number',
              type: 'string',
              description: 'As it should read, for example "50+" or "4.6".',
              validation: (rule) => rule.required().max(12),
            }),
            defineField({
              name: 'text',
              title: 'Words',
              type: 'string',
              description: 'What is counted, for example "locations".',
              validation: (rule) => rule.required().max(40),
            }),
          ],
          preview: { select: { title: 'number', subtitle: 'text' } },
        }),
      ],
    }),
  ],
  preview: { select: { title: 'heading', subtitle: 'stats.0.text' } },
})
