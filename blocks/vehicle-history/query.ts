import { z } from 'zod'
import { defineBlock } from '#app/page/block.ts'
import { text } from '#values/fields.ts'

export default defineBlock({
  type: 'vehicleHistory',
  tier: 'static',
  inColumn: true,
  projection: 'heading, text',
  content: z.object({
    heading: text.transform((value) => value ?? 'PPSR Report'),
    text: text.transform(
      (value) =>
        value ??
        'Whether money is owed on this vehicle, and whether it was ever stolen or written off, as the Personal Property Securities Register has it.',
    ),
  }),
})
