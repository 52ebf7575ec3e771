import { z } from 'zod'
import { defineBlock } from '#app/page/block.ts'
import { text } from '#values/fields.ts'

export default defineBlock({
  type: 'vehicleAnalysis',
  tier: 'static',
  inColumn: true,
  projection: 'heading',
  content: z.object({ heading: text.transform((value) => value ?? 'Car Analysis') }),
})
