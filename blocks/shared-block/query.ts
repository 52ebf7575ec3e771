import { z } from 'zod'
import { defineBlock } from '#blocks/contract.ts'
import { text } from '#blocks/shared.ts'

export default defineBlock({
  type: 'sharedBlock',
  tier: 'static',
  projection: '"ref": shared._ref',
  content: z.object({ ref: text }),
})
