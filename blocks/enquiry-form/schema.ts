import { defineField } from '@sanity/types'
import { leadFormFields, messageRequiredField } from '#app/leads/form/studio-fields.ts'
import { defineBlockSchema } from '#schemas/define-block.ts'
import { alwaysTitled } from '#schemas/outline.ts'

export default defineBlockSchema({
  name: 'enquiryForm',
  title: 'Enquiry form',
  group: 'forms',
  description: 'Shoppers write to you: name, email, phone, what it is about and a comment.',
  searchWords: ['contact', 'message'],
  fields: [
    ...leadFormFields,
    defineField({
      name: 'category',
      title: 'Category chosen beforehand',
      type: 'string',
      description: 'One of the enquiry categories of the site: Service. Empty: General Enquiry.',
    }),
    messageRequiredField,
  ],
  outline: alwaysTitled,
  preview: { select: { title: 'heading' } },
})
