import { leadFormFields } from '#app/leads/form/studio-fields.ts'
import { defineBlockSchema } from '#schemas/define-block.ts'
import { alwaysTitled } from '#schemas/outline.ts'

export default defineBlockSchema({
  name: 'interestForm',
  title: 'Register interest form',
  group: 'forms',
  description: 'For a model that is still to come: who wants to hear of it first.',
  searchWords: ['coming soon', 'notify'],
  fields: [...leadFormFields],
  outline: alwaysTitled,
  preview: { select: { title: 'heading' } },
})
