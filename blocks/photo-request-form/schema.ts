import { leadFormFields } from '#app/leads/form/studio-fields.ts'
import { defineBlockSchema } from '#schemas/define-block.ts'
import { alwaysTitled } from '#schemas/outline.ts'

export default defineBlockSchema({
  name: 'photoRequestForm',
  title: 'Photo request form',
  group: 'forms',
  description: 'Shoppers ask for more pictures of a vehicle.',
  searchWords: ['pictures', 'images'],
  fields: [...leadFormFields],
  outline: alwaysTitled,
  preview: { select: { title: 'heading' } },
})
