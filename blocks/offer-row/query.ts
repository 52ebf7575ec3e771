import { z } from 'zod'
import { defineBlock } from '#app/page/block.ts'
import { text, wholeNumber } from '#values/fields.ts'

export const defaultLimit = 3

export default defineBlock({
  type: 'offerRow',
  tier: 'static',
  styles: ['content-search/content-card'],
  projection: 'heading, intro, "brand": brand->slug.current, limit, linkLabel',
  content: z.object({
    heading: text,
    intro: text,
    brand: text,
    limit: wholeNumber(1, 12, defaultLimit),
    linkLabel: text,
  }),
})
