import { z } from 'zod'
import { defineBlock } from '#app/page/block.ts'
import { choice, list, text } from '#values/fields.ts'
import { imageProjection, imageValue } from '#values/image.ts'
import { linkProjection, linkValue } from '#values/link.ts'

export default defineBlock({
  type: 'hero',
  tier: 'static',
  flush: true,
  projection: `layout, eyebrow, heading, text, ground, showSearch,
    "picture": picture{${imageProjection}},
    "phonePicture": phonePicture{${imageProjection}},
    "actions": actions[]{${linkProjection}}`,
  content: z.object({
    layout: choice(['split', 'cover', 'statement'], 'split'),
    eyebrow: text,
    heading: text,
    text,
    ground: choice(['brand', 'dark'], 'brand'),
    picture: imageValue,
    phonePicture: imageValue,
    actions: list(linkValue).transform((actions) => actions.slice(0, 2)),
    showSearch: z.boolean().nullish().catch(null),
  }),
})
