import { z } from 'zod'
import { defineBlock } from '#app/page/block.ts'
import { choice, text } from '#values/fields.ts'
import { linkProjection, linkValue } from '#values/link.ts'

export default defineBlock({
  type: 'manufacturerLogos',
  tier: 'static',
  paper: false,
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
