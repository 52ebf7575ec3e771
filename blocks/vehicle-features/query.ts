import { z } from 'zod'
import { defineBlock } from '#blocks/contract.ts'
import { text } from '#blocks/shared.ts'

export default defineBlock({
  type: 'vehicleFeatures',
  tier: 'static',
  projection: 'heading',
  content: z.object({ heading: text.transform((value) => value ?? 'Features') }),
})
