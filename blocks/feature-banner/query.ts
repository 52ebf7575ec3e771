import { z } from 'zod'
import { defineBlock } from '#app/page/block.ts'
import { featureIconNames } from '#app/ui/icon-names.ts'
import { choice, list, text } from '#values/fields.ts'
import { linkProjection, linkValue } from '#values/link.ts'

const feature = z.object({
  icon: choice(featureIconNames, 'tag'),
  title: z.string().trim().min(1),
  text,
  link: linkValue.nullish().catch(null),
})

export default defineBlock({
  type: 'featureBanner',
  tier: 'static',
  projection: `heading, intro, features[]{ icon, title, text, "link": link{${linkProjection}} }`,
  content: z.object({ heading: text, intro: text, features: list(feature) }),
})
