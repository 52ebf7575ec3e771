import { z } from 'zod'
import { linkProjection, linkValue } from '#app/content/link.ts'
import { defineBlock } from '#blocks/contract.ts'
import { list, text } from '#blocks/shared.ts'

export const defaultLimit = 8

export default defineBlock({
  type: 'popularMakes',
  tier: 'static',
  projection: `heading, intro, makes, limit, link{${linkProjection}}`,
  content: z.object({
    heading: text,
    intro: text,
    /** Only these, in this order; none chosen: those with the most stock. */
    makes: list(z.string().trim().min(1)),
    limit: z
      .number()
      .int()
      .min(1)
      .max(40)
      .nullish()
      .catch(null)
      .transform((limit) => limit ?? defaultLimit),
    link: linkValue.nullish().catch(null),
  }),
})
