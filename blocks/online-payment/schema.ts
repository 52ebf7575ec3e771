import { defineBlockSchema } from '#schemas/define-block.ts'
import { alwaysTitled } from '#schemas/outline.ts'
import { sectionFields } from '#schemas/section-fields.ts'

export default defineBlockSchema({
  name: 'onlinePayment',
  title: 'Online payment',
  group: 'forms',
  description:
    'Shoppers say what they pay and go on to your payment provider (Settings, Online payment). For the payment page only.',
  searchWords: ['invoice', 'deposit', 'credit card'],
  fields: [
    ...sectionFields(
      'Stands above the form. Empty shows "Pay online".',
      'What can be paid here, and where the reference stands. Empty says so in general words.',
    ),
  ],
  outline: alwaysTitled,
  preview: {
    select: { title: 'heading' },
    prepare: ({ title }) => ({ title: title ?? 'Pay online' }),
  },
})
