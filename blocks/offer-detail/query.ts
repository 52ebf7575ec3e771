import { z } from 'zod'
import { defineBlock } from '#app/page/block.ts'

export default defineBlock({
  type: 'offerDetail',
  tier: 'static',
  projection: 'showPhone',
  content: z.object({
    showPhone: z
      .boolean()
      .nullish()
      .catch(null)
      .transform((value) => value ?? true),
  }),
})
