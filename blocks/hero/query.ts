import { z } from 'zod'
import { linkProjection, linkValue } from '#app/content/link.ts'
import { imageProjection, imageValue } from '#app/media/image.ts'
import { defineBlock } from '#blocks/contract.ts'
import { choice, list, text } from '#blocks/shared.ts'

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
