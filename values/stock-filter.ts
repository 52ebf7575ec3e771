import { z } from 'zod'
import { list, text } from './fields.ts'

/** Facets of a stock filter whose values are chosen from a list, in the order the Studio offers them. */
export const valueFacets = {
  car_type: 'New, used or demo',
  make: 'Make',
  make_model: 'Make and model',
  body: 'Body',
  fuel: 'Fuel',
  transmission: 'Transmission',
  drive: 'Drive',
  colour: 'Colour',
  seats: 'Seats',
  location_name: 'Location',
  dealership_name: 'Dealership',
  city: 'City',
  state: 'State',
  item_type: 'Kind of vehicle',
  badge: 'Badge',
  tag: 'Tag',
  certified: 'Certified',
  filtered_features: 'Features',
} as const
export type ValueFacet = keyof typeof valueFacets

/** Facets of a stock filter that are a range, with what their numbers count. */
export const rangeFacets = {
  price: { title: 'Price', unit: 'dollars' },
  km: { title: 'Kilometres', unit: 'km' },
  year: { title: 'Year', unit: '' },
} as const
export type RangeFacet = keyof typeof rangeFacets

const keysOf = <Key extends string>(of: Record<Key, unknown>) => Object.keys(of) as [Key, ...Key[]]
const bound = z.number().finite().nullish().catch(null)

/** GROQ projection of a `stockFilter` object: `filter{${stockFilterProjection}}`. */
export const stockFilterProjection = 'words, facets[]{facet, values}, ranges[]{facet, min, max}'

const shape = z.object({
  words: text,
  facets: list(z.object({ facet: z.enum(keysOf(valueFacets)), values: list(z.string().trim().min(1)) })),
  ranges: list(z.object({ facet: z.enum(keysOf(rangeFacets)), min: bound, max: bound })),
})

/** A choice of vehicles as marketing staff make it: words and all facets must hold, of one facet's values any. */
export type StockFilter = z.infer<typeof shape>

/** A stock filter as queried; without one, all stock. Choices without a value limit nothing and are dropped. */
export const stockFilterValue = shape
  .nullish()
  .catch(null)
  .transform(
    (filter): StockFilter => ({
      words: filter?.words,
      facets: filter?.facets.filter(({ values }) => values.length > 0) ?? [],
      ranges: filter?.ranges.filter(({ min, max }) => min != null || max != null) ?? [],
    }),
  )
