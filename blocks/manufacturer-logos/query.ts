import { z } from 'zod'
import { linkProjection, linkValue } from '#app/content/link.ts'
import { defineBlock } from '#blocks/contract.ts'
import { choice, text } from '#blocks/shared.ts'

export default defineBlock({
  type: 'manufacturerLogos',
  tier: 'static',
  projection: `heading, intro, kind, showNames, link{${linkProjection}}`,
  content: z.object({
    heading: text,
    intro: text,
    kind: choice(['all', 'cars', 'motorcycles', 'trucks'], 'all'),
    showNames: z
      .boolean()
      .nullish()
      .catch(null)
      .transform((value) => value ?? true),
    link: linkValue.nullish().catch(null),
  }),
})
