import { defineField } from '@sanity/types'
import { defineBlockSchema } from '#schemas/define-block.ts'

export default defineBlockSchema({
  name: 'sharedBlock',
  title: 'Shared block',
  group: 'reuse',
  description: 'Content kept in one place and shown on many pages. Change it once and every page follows.',
  searchWords: ['reusable', 'global', 'snippet', 'saved'],
  fields: [
    defineField({
      name: 'shared',
      title: 'Shared block',
      type: 'reference',
      to: [{ type: 'sharedBlock' }],
      description: 'Choose one of this site, or create it under Shared blocks first.',
      validation: (rule) => rule.required(),
    }),
  ],
  preview: { select: { title: 'shared.title' } },
})
