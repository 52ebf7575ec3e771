import { z } from 'zod'
import type { ContentSpec } from '#app/content-search/search.ts'
import { text } from '#values/fields.ts'
import { type ImageValue, imageProjection, imageValue } from '#values/image.ts'

export const modelProjection = `name, "slug": slug.current, body, "shortDescription": short_description, "priceFrom": price_from,
  "image": image{${imageProjection}}, "manufacturer": manufacturer->{name, "slug": slug.current}`

export const modelValue = z.object({
  name: z.string().trim().min(1),
  slug: z.string(),
  body: text,
  shortDescription: text,
  /** AUD, of the least dear variant. */
  priceFrom: z
    .number()
    .positive()
    .optional()
    .catch(undefined)
    .or(z.null().transform(() => undefined)),
  image: imageValue,
  manufacturer: z.object({ name: z.string().trim().min(1), slug: z.string() }),
})

/** A new model of a maker, as the tenant presents it. */
export type Model = z.infer<typeof modelValue> & { image?: ImageValue }

/** What the catalogue filters by: manufacturer.name, model.name and model.body (SRCH-28). */
export const catalogueSpec: ContentSpec<Model> = {
  facets: {
    'manufacturer.name': ({ manufacturer }) => [manufacturer.name],
    'model.name': ({ name }) => [name],
    'model.body': ({ body }) => (body ? [body] : []),
  },
  words: ({ name, manufacturer, body }) => [manufacturer.name, name, body].join(' '),
}
