import { z } from 'zod'
import { type ImageValue, imageProjection, imageValue } from '#values/image.ts'
import { type LinkValue, linkProjection, linkValue } from '#values/link.ts'
import { carTypes } from '#values/vehicle-kinds.ts'

/** GROQ projection of a `promo` document (PROMO-01). */
export const promoProjection = `
  "id": _id, title, start, expiry, position, display, strictDisplay,
  "node": node{
    _type, heading, text, background,
    "image": image{${imageProjection}},
    "link": link{${linkProjection}}
  }`

const words = z
  .string()
  .nullish()
  .transform((value) => value?.trim() || undefined)

/** A picture that is the whole promotion (PROMO-02), or a card of words (PROMO-03). */
const node = z.object({
  _type: z.enum(['promoTile', 'promoCard']),
  heading: words,
  text: words,
  /** #rrggbb; anything else is left out, as it ends up in a style attribute. */
  background: z
    .string()
    .regex(/^#[0-9a-f]{6}$/i)
    .optional()
    .catch(undefined),
  image: imageValue,
  link: linkValue.nullish().catch(null),
})

export const promoValue = z.object({
  id: z.string(),
  title: words,
  start: words,
  expiry: words,
  /** Rank for filling the slots of the grid, not the slot itself (further open points, 6). */
  position: z.number().nullish().catch(null),
  display: z
    .array(z.enum(carTypes))
    .nullish()
    .catch(null)
    .transform((types) => types ?? []),
  strictDisplay: z.boolean().nullish().catch(null),
  node,
})

export type Promo = z.infer<typeof promoValue>
export type PromoNode = { image?: ImageValue; link?: LinkValue | null } & Promo['node']
