import { z } from 'zod'
import { defineBlock } from '#app/page/block.ts'
import { list, text } from '#values/fields.ts'
import { imageProjection, imageValue } from '#values/image.ts'
import { linkProjection, linkValue } from '#values/link.ts'

const slide = z.object({
  key: text,
  image: imageValue,
  phoneImage: imageValue,
  heading: text,
  text,
  link: linkValue.nullish().catch(null),
  start: text,
  expiry: text,
})

export type Slide = z.infer<typeof slide>

export default defineBlock({
  type: 'promotionsSlider',
  tier: 'static',
  paper: false,
  flush: true,
  projection: `label, autoplay, slides[]{
    "key": _key, heading, text, start, expiry,
    "image": image{${imageProjection}},
    "phoneImage": phoneImage{${imageProjection}},
    "link": link{${linkProjection}}
  }`,
  content: z.object({
    label: text,
    autoplay: z.boolean().nullish().catch(null),
    slides: list(slide),
  }),
})
