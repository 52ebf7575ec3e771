import { defineField } from '@sanity/types'
import { defineBlockSchema } from '#schemas/define-block.ts'
import { alwaysTitled } from '#schemas/outline.ts'

export default defineBlockSchema({
  name: 'formThanks',
  title: 'Thanks for a form',
  group: 'forms',
  description: 'What a shopper reads after a form was sent, with ways to go on.',
  searchWords: ['success', 'thank you', 'sent'],
  fields: [
    defineField({
      name: 'heading',
      title: 'Heading',
      type: 'string',
      description: 'Empty shows "Thank you".',
      validation: (rule) => rule.max(90),
    }),
    defineField({
      name: 'text',
      title: 'Text',
      type: 'text',
      rows: 3,
      description: 'Who answers, how and how soon.',
      validation: (rule) => rule.max(400),
    }),
  ],
  outline: alwaysTitled,
  preview: { select: { title: 'heading', subtitle: 'text' } },
})
