import { z } from 'zod'
import { defineBlock } from '#app/page/block.ts'
import { text } from '#values/fields.ts'

export default defineBlock({
  type: 'vehicleSummary',
  tier: 'static',
  flush: true,
  projection: 'note, showPhone',
  content: z.object({
    note: text,
    showPhone: z
      .boolean()
      .nullish()
      .catch(null)
      .transform((value) => value ?? true),
  }),
})
