import { z } from 'zod'
import { defineBlock } from '#app/page/block.ts'
import { list, text } from '#values/fields.ts'

export default defineBlock({
  type: 'bodyTypeSearch',
  tier: 'static',
  paper: false,
  projection: 'heading, intro, bodies',
  content: z.object({
    heading: text,
    intro: text,
    /** Only these, in this order; none chosen: all in stock, the most frequent first. */
    bodies: list(z.string().trim().min(1)),
  }),
})
