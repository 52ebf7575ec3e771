import { z } from 'zod'
import { defineBlock } from '#app/page/block.ts'
import { list, text } from '#values/fields.ts'
import { imageProjection, imageValue } from '#values/image.ts'
import { linkProjection, linkValue } from '#values/link.ts'

export default defineBlock({
  type: 'brandIntro',
  tier: 'static',
  projection: `"brand": brand->slug.current, heading, text, actions[]{${linkProjection}}, showPhone,
    "image": image{${imageProjection}}`,
  content: z.object({
    brand: text,
    heading: text,
    text,
    actions: list(linkValue),
    showPhone: z
      .boolean()
      .nullish()
      .catch(null)
      .transform((value) => value ?? true),
    image: imageValue,
  }),
})
