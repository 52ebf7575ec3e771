import { z } from 'zod'
import { defineBlock } from '#app/page/block.ts'
import { choice, list, text } from '#values/fields.ts'
import { imageProjection, imageValue } from '#values/image.ts'
import { linkProjection, linkValue } from '#values/link.ts'

export default defineBlock({
  type: 'callToAction',
  tier: 'static',
  paper: false,
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
