import { defineField } from '@sanity/types'
import { defineBlockSchema } from '#schemas/define-block.ts'

export default defineBlockSchema({
  name: 'salesCounter',
  title: 'Sales counter',
  group: 'trust',
  description:
    'A large number that counts up through the month, one step every seven and a half minutes, Brisbane time.',
  searchWords: ['ticker', 'cars sold', 'statistics'],
  fields: [
    defineField({
      name: 'heading',
      type: 'string',
      description: 'What the number counts, read straight after it: cars sold this month.',
      initialValue: 'cars sold this month',
      validation: (rule) => rule.max(60),
    }),
    defineField({
      name: 'text',
      type: 'text',
      rows: 2,
      description: 'A sentence beside the number, for example across which sites it is counted.',
    }),
    defineField({
      name: 'link',
      type: 'link',
      description: 'An optional button, for example to the cars in stock.',
    }),
  ],
  outline: () => [],
  preview: { select: { title: 'heading', subtitle: 'text' } },
})
