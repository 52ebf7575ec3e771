import { defineField } from '@sanity/types'
import { defineBlockSchema } from '#schemas/define-block.ts'
import { alwaysTitled } from '#schemas/outline.ts'

export default defineBlockSchema({
  name: 'garage',
  title: 'Garage',
  group: 'stock',
  description:
    'A signed-in shopper’s own page: saved and viewed vehicles, searches, their data, sign-out. For the garage page only.',
  fields: [
    defineField({
      name: 'heading',
      title: 'Heading',
      type: 'string',
      description: 'Stands at the top. Empty reads "My garage".',
      validation: (rule) => rule.max(60),
    }),
    defineField({
      name: 'text',
      title: 'Text',
      type: 'text',
      rows: 2,
      description: 'One sentence below the heading. Empty shows none.',
      validation: (rule) => rule.max(240),
    }),
  ],
  outline: alwaysTitled,
  preview: {
    select: { title: 'heading' },
    prepare: ({ title }) => ({ title: title ?? 'My garage' }),
  },
})
