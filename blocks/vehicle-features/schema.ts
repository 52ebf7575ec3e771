import { defineField } from '@sanity/types'
import { defineBlockSchema } from '#schemas/define-block.ts'
import { alwaysTitled } from '#schemas/outline.ts'

export default defineBlockSchema({
  name: 'vehicleFeatures',
  title: 'Vehicle: features',
  group: 'stock',
  description:
    'The equipment of the vehicle a page is about; nothing where the feed names none. For the vehicle page template.',
  searchWords: ['equipment', 'options', 'extras'],
  fields: [
    defineField({
      name: 'heading',
      title: 'Heading',
      type: 'string',
      description: 'Stands over the list.',
      initialValue: 'Features',
      validation: (rule) => rule.max(60),
    }),
  ],
  outline: alwaysTitled,
  preview: {
    select: { subtitle: 'heading' },
    prepare: ({ subtitle }) => ({ title: 'Vehicle: features', subtitle }),
  },
})
