import { z } from 'zod'
import { linkProjection, linkValue } from '#app/content/link.ts'
import { defineBlock } from '#blocks/contract.ts'
import { text } from '#blocks/shared.ts'

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
