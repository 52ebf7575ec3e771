import { leadFormFields, messageRequiredField } from '#app/leads/form/studio-fields.ts'
import { defineBlockSchema } from '#schemas/define-block.ts'
import { alwaysTitled } from '#schemas/outline.ts'

export default defineBlockSchema({
  name: 'vehicleEnquiryForm',
  title: 'Vehicle enquiry form',
  group: 'forms',
  description:
    'A question about one vehicle. It knows the vehicle of the address, and shows its picture and price.',
  searchWords: ['enquire', 'contact', 'car'],
  fields: [...leadFormFields, messageRequiredField],
  outline: alwaysTitled,
  preview: { select: { title: 'heading' } },
})
