import { z } from 'zod'
import { defineBlock } from '#app/page/block.ts'
import { text } from '#values/fields.ts'
import { linkProjection, linkValue } from '#values/link.ts'

export default defineBlock({
  type: 'salesCounter',
  tier: 'static',
  projection: `heading, text, link{${linkProjection}}`,
  content: z.object({
    heading: text.transform((value) => value ?? 'cars sold this month'),
    text,
    link: linkValue.nullish().catch(null),
  }),
})
