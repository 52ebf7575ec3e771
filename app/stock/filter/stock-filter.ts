import type { StockFilter } from '#values/stock-filter.ts'
import { emptyState, type SearchState } from '../search/state.ts'

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
