import { leadFormFields } from '#app/leads/form/studio-fields.ts'
import { defineBlockSchema } from '#schemas/define-block.ts'
import { alwaysTitled } from '#schemas/outline.ts'

export default defineBlockSchema({
  name: 'financeForm',
  title: 'Finance enquiry form',
  group: 'forms',
  description: 'Shoppers ask for finance; a finance button of a vehicle fills in the vehicle and its price.',
  searchWords: ['loan', 'credit', 'apply'],
  fields: [...leadFormFields],
  outline: alwaysTitled,
  preview: { select: { title: 'heading' } },
})
