import { z } from 'zod'
import { defineBlock } from '#app/page/block.ts'
import { text } from '#values/fields.ts'

export default defineBlock({
  type: 'sharedBlock',
  tier: 'static',
  projection: '"ref": shared._ref',
  content: z.object({ ref: text }),
})
