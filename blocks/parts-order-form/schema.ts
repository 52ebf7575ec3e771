import { leadFormFields } from '#app/leads/form/studio-fields.ts'
import { defineBlockSchema } from '#schemas/define-block.ts'
import { alwaysTitled } from '#schemas/outline.ts'

export default defineBlockSchema({
  name: 'partsOrderForm',
  title: 'Parts order form',
  group: 'forms',
  description: 'A part is ordered in three steps: who asks, for which vehicle, and what.',
  searchWords: ['wizard', 'spare', 'accessories'],
  fields: [...leadFormFields],
  outline: alwaysTitled,
  preview: { select: { title: 'heading' } },
})
