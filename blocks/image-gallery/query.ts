import { z } from 'zod'
import { defineBlock } from '#app/page/block.ts'
import { list, text } from '#values/fields.ts'
import { imageProjection, imageValue } from '#values/image.ts'

const picture = z
  .looseObject({ key: text, caption: text })
  .transform(({ key, caption, ...image }) => ({ key, image: imageValue.parse(image), caption }))

export default defineBlock({
  type: 'imageGallery',
  tier: 'static',
  projection: `heading, intro, pictures[]{ "key": _key, caption, ${imageProjection} }`,
  content: z.object({
    heading: text,
    intro: text,
    /** Pictures whose image is gone are left out. */
    pictures: list(picture).transform((pictures) =>
      pictures.flatMap(({ image, ...rest }) => (image ? [{ ...rest, image }] : [])),
    ),
  }),
})
