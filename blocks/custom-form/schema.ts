import { defineField } from '@sanity/types'
import { defineBlockSchema } from '#schemas/define-block.ts'
import { alwaysTitled } from '#schemas/outline.ts'

export default defineBlockSchema({
  name: 'customForm',
  title: 'Form of yours',
  group: 'forms',
  description: 'A form that you have put together yourself under Forms: fleet, events, feedback.',
  searchWords: ['custom', 'own', 'survey', 'questions'],
  fields: [
    defineField({
      name: 'form',
      title: 'Form',
      type: 'reference',
      to: [{ type: 'form' }],
      description: 'Choose one of this site, or create it under Forms first.',
      validation: (rule) => rule.required(),
    }),
  ],
  outline: alwaysTitled,
  preview: { select: { title: 'form.title', subtitle: 'form.category' } },
})
