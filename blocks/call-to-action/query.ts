import { z } from 'zod'
import { linkProjection, linkValue } from '#app/content/link.ts'
import { imageProjection, imageValue } from '#app/media/image.ts'
import { defineBlock } from '#blocks/contract.ts'
import { choice, list, text } from '#blocks/shared.ts'

export default defineBlock({
  type: 'callToAction',
  tier: 'static',
  projection: `layout, eyebrow, heading, text, actions[]{${linkProjection}}, "image": image{${imageProjection}}`,
  content: z.object({
    layout: choice(['row', 'panel', 'contact'], 'row'),
    eyebrow: text,
    heading: text,
    text,
    actions: list(linkValue),
    image: imageValue,
  }),
})
