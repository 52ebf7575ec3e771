import { defineField } from '@sanity/types'
import { defineBlockSchema } from '#schemas/define-block.ts'
import { alwaysTitled } from '#schemas/outline.ts'

export default defineBlockSchema({
  name: 'vehicleFacts',
  title: 'Vehicle: facts and specifications',
  group: 'stock',
  description:
    'Kilometres, fuel, seats and all that is known of the vehicle a page is about. For the vehicle page template.',
  searchWords: ['specs', 'kilometres', 'engine', 'details'],
  fields: [
    defineField({
      name: 'show',
      title: 'Shows',
      type: 'string',
      description: 'Two blocks, one of each, let something else stand between them.',
      initialValue: 'all',
      options: {
        list: [
          { title: 'Key information and specifications', value: 'all' },
          { title: 'Key information', value: 'keyInformation' },
          { title: 'Specifications', value: 'specifications' },
        ],
        layout: 'radio',
      },
    }),
    defineField({
      name: 'heading',
      title: 'Heading of the facts',
      type: 'string',
      description: 'Stands over the facts shoppers ask for first.',
      initialValue: 'Key Information',
      validation: (rule) => rule.max(60),
    }),
    defineField({
      name: 'specificationsHeading',
      title: 'Heading of the specifications',
      type: 'string',
      description: 'Stands over measures, engine and equipment of the model.',
      initialValue: 'Specifications',
      validation: (rule) => rule.max(60),
    }),
  ],
  outline: alwaysTitled,
  preview: {
    select: { show: 'show', heading: 'heading', specifications: 'specificationsHeading' },
    prepare: ({ show, heading, specifications }) => ({
      title: show === 'specifications' ? specifications : heading,
      subtitle: show === 'all' ? specifications : undefined,
    }),
  },
})
