import { defineField } from '@sanity/types'
import { defineBlockSchema } from '#schemas/define-block.ts'
import { alwaysTitled } from '#schemas/outline.ts'

export default defineBlockSchema({
  name: 'vehicleComments',
  title: 'Vehicle: dealer comments',
  group: 'stock',
  description: 'What your people wrote about the vehicle a page is about. For the vehicle page template.',
  searchWords: ['description', 'notes', 'seller'],
  fields: [
    defineField({
      name: 'heading',
      title: 'Heading',
      type: 'string',
      description: 'Stands over the comments.',
      initialValue: 'Dealer Comments',
      validation: (rule) => rule.max(60),
    }),
  ],
  outline: alwaysTitled,
  preview: {
    select: { subtitle: 'heading' },
    prepare: ({ subtitle }) => ({ title: 'Vehicle: dealer comments', subtitle }),
  },
})
