import { z } from 'zod'
import { defineBlock } from '#app/page/block.ts'
import { text } from '#values/fields.ts'
import { linkProjection, linkValue } from '#values/link.ts'

export default defineBlock({
  type: 'reviewsSample',
  tier: 'static',
  projection: `heading, text, average, count, source, link{${linkProjection}}`,
  content: z.object({
    heading: text,
    text,
    average: z
      .number()
      .min(0)
      .max(5)
      .nullish()
      .catch(null)
      .transform((value) => value ?? 4.3),
    count: z
      .number()
      .int()
      .min(0)
      .nullish()
      .catch(null)
      .transform((value) => value ?? 651),
    source: text,
    link: linkValue.nullish().catch(null),
  }),
})
