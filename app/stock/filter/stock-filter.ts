import { z } from 'zod'
import { emptyState, type SearchState } from '#app/stock/search/state.ts'
import { list, text } from '#values/fields.ts'

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

/** One value of a facet as a `facetFilters` item; a leading hyphen would exclude it. */
const facetFilter = (facet: string, value: string) => `${facet}:${value.replace(/^-/, '\\-')}`

/** Features are all wanted at once (FACET-28); of any other facet one value is enough (FACET-42). */
const conjunctive = (facet: string) => facet === 'filtered_features'

/** The part of a search request that a filter stands for. */
export function requestOf({ words, facets, ranges }: StockFilter) {
  return {
    query: words ?? '',
    facetFilters: facets.flatMap(({ facet, values }): (string | string[])[] => {
      const filters = values.map((value) => facetFilter(facet, value))
      return conjunctive(facet) ? filters : [filters]
    }),
    numericFilters: ranges.flatMap(({ facet, min, max }) => [
      ...(min == null ? [] : [`${facet} >= ${min}`]),
      ...(max == null ? [] : [`${facet} <= ${max}`]),
    ]),
  }
}

/** The same choice as the stock search holds it in its address: where "See all" leads. */
export function searchOf({ words, facets, ranges }: StockFilter): SearchState {
  const state: SearchState = { ...emptyState, query: words ?? '', values: {}, ranges: {} }
  for (const { facet, values } of facets)
    state.values[facet] = [...new Set([...(state.values[facet] ?? []), ...values])]
  for (const { facet, min, max } of ranges)
    state.ranges[facet] = { min: min ?? undefined, max: max ?? undefined }
  return state
}
