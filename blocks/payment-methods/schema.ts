import { defineField } from '@sanity/types'
import { defineBlockSchema } from '#schemas/define-block.ts'
import { ownHeading } from '#schemas/outline.ts'

export default defineBlockSchema({
  name: 'paymentMethods',
  title: 'Payment methods',
  group: 'trust',
  description:
    'A strip of the cards and wallets you accept: Mastercard, Visa, Maestro, Google Pay and Apple Pay.',
  searchWords: ['credit card', 'visa', 'mastercard', 'apple pay', 'wallets'],
  fields: [
    defineField({
      name: 'heading',
      type: 'string',
      description: 'A short line before the pictures, for example Pay your deposit or service bill with.',
    }),
    defineField({
      name: 'text',
      type: 'text',
      rows: 2,
      description: 'Conditions under the strip, for example a card surcharge or a limit.',
    }),
  ],
  outline: (content) => ownHeading(content, false),
  preview: { select: { title: 'heading', subtitle: 'text' } },
})
