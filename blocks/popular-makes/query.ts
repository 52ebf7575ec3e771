import { z } from 'zod'
import { defineBlock } from '#app/page/block.ts'
import { list, text, wholeNumber } from '#values/fields.ts'
import { linkProjection, linkValue } from '#values/link.ts'

export const defaultLimit = 8

export default defineBlock({
  type: 'popularMakes',
  tier: 'static',
  paper: false,
  projection: `heading, intro, makes, limit, link{${linkProjection}}`,
  content: z.object({
    heading: text,
    intro: text,
    /** Only these, in this order; none chosen: those with the most stock. */
    makes: list(z.string().trim().min(1)),
    limit: wholeNumber(1, 40, defaultLimit),
    link: linkValue.nullish().catch(null),
  }),
})
