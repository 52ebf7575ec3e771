import { defineArrayMember, defineField } from '@sanity/types'
import { defineBlockSchema } from '#schemas/define-block.ts'
import { richHeadings, withItems } from '#schemas/outline.ts'
import { sectionFields } from '#schemas/section-fields.ts'

export default defineBlockSchema({
  name: 'faqAccordion',
  title: 'Questions and answers',
  group: 'content',
  description: 'Questions that open to show their answers. Search engines may show them too.',
  searchWords: ['faq', 'accordion', 'q&a', 'help', 'collapse'],
  fields: [
    ...sectionFields('Optional, for example "Common questions".'),
    defineField({
      name: 'questions',
      title: 'Questions',
      type: 'array',
      description: 'Put what people ask most first.',
      validation: (rule) => rule.required().min(1).error('Add at least one question.'),
      of: [
        defineArrayMember({
          name: 'faq',
          title: 'Question',
          type: 'object',
          fields: [
            defineField({
              name: 'question',
              title: 'Question',
              type: 'string',
              description: 'As a customer would ask it.',
              validation: (rule) => rule.required().max(160),
            }),
            defineField({
              name: 'answer',
              title: 'Answer',
              type: 'richText',
              description: 'Say the answer in the first sentence.',
              validation: (rule) => rule.required(),
            }),
          ],
          preview: { select: { title: 'question' } },
        }),
      ],
    }),
    defineField({
      name: 'oneAtATime',
      title: 'One open at a time',
      type: 'boolean',
      description: 'Opening a question closes the one that was open.',
      initialValue: false,
    }),
    defineField({
      name: 'action',
      title: 'Link under the questions',
      type: 'link',
      description: 'For those who did not find their answer, for example "Ask us". Optional.',
    }),
  ],
  outline: withItems('questions', 'question', ({ answer }) => richHeadings('answer', answer)),
  preview: { select: { title: 'heading', subtitle: 'questions.0.question' } },
})
