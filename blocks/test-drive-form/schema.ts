import { leadFormFields } from '#app/leads/form/studio-fields.ts'
import { defineBlockSchema } from '#schemas/define-block.ts'
import { alwaysTitled } from '#schemas/outline.ts'

export default defineBlockSchema({
  name: 'testDriveForm',
  title: 'Test drive form',
  group: 'forms',
  description:
    'Shoppers book a test drive. With a vehicle in the address it is about that one, else they choose a model.',
  searchWords: ['booking', 'appointment'],
  fields: [...leadFormFields],
  outline: alwaysTitled,
  preview: { select: { title: 'heading' } },
})
