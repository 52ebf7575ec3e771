import { leadFormFields } from '#app/leads/form/studio-fields.ts'
import { defineBlockSchema } from '#schemas/define-block.ts'
import { alwaysTitled } from '#schemas/outline.ts'

export default defineBlockSchema({
  name: 'carFinanceForm',
  title: 'Finance form of one vehicle',
  group: 'forms',
  description:
    'A finance enquiry about the vehicle that the address names. For the page of finance for one vehicle only.',
  searchWords: ['loan', 'credit', 'personalised'],
  fields: [...leadFormFields],
  outline: alwaysTitled,
  preview: { select: { title: 'heading' } },
})
