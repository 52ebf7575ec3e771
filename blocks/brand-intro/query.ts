import { z } from 'zod'
import { linkProjection, linkValue } from '#app/content/link.ts'
import { imageProjection, imageValue } from '#app/media/image.ts'
import { defineBlock } from '#blocks/contract.ts'
import { list, text } from '#blocks/shared.ts'

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
