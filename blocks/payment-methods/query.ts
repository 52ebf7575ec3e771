import { z } from 'zod'
import { defineBlock } from '#blocks/contract.ts'
import { text } from '#blocks/shared.ts'

export default defineBlock({
  type: 'paymentMethods',
  tier: 'static',
  projection: 'heading, text',
  content: z.object({ heading: text, text }),
})
