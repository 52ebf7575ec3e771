import { z } from 'zod'
import type { ContentSpec } from '#app/content-search/search.ts'
import { list, text } from '#values/fields.ts'
import { type ImageValue, imageProjection, imageValue } from '#values/image.ts'
import { type LinkValue, linkProjection, linkValue } from '#values/link.ts'

/** GROQ projection of an `offer` document, without braces. */
export const offerProjection = `title, "slug": slug.current, summary, description, price, priceNote, categories, terms, start, expiry,
  "brand": brand->slug.current,
  "image": image{${imageProjection}}, link{${linkProjection}}`

export const offerValue = z.object({
  title: z.string().trim().min(1),
  slug: z.string().regex(/^[a-z0-9][a-z0-9-]*$/),
  summary: text,
  description: text,
  /** AUD. */
  price: z
    .number()
    .min(0)
    .optional()
    .catch(undefined)
    .or(z.null().transform(() => undefined)),
  /** What the price is: "drive away", "a week". */
  priceNote: text,
  categories: list(z.string().trim().min(1)),
  /** Slug of the brand that it is about. */
  brand: text,
  terms: text,
  start: text,
  expiry: text,
  image: imageValue,
  link: linkValue.nullish().catch(null),
})

/** A special offer of the dealership (PROMO-13). */
export type Offer = z.infer<typeof offerValue> & { image?: ImageValue; link?: LinkValue | null }

/** What the special offers page filters by (SRCH-29, FACET-23). */
export const offerSpec: ContentSpec<Offer> = {
  facets: { categories: ({ categories }) => categories },
  ranges: { price: ({ price }) => price },
  words: ({ title, summary, categories }) => [title, summary, ...categories].join(' '),
}

/** Where an offer is read in full. */
