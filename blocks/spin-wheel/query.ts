import { z } from 'zod'
import { defineBlock } from '#app/page/block.ts'
import { list, text, wholeNumber } from '#values/fields.ts'

const prize = z.object({ name: z.string().trim().min(1), chance: wholeNumber(1, 10_000, 1) })

export default defineBlock({
  type: 'spinWheel',
  tier: 'static',
  paper: false,
  projection: 'heading, intro, campaign, prizes[]{name, chance}, conditions',
  content: z.object({
    heading: text,
    intro: text,
    campaign: text,
    prizes: list(prize),
    conditions: text,
  }),
})
