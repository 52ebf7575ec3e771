import { defaultRadius } from '#app/places/radius.ts'
import { indexName, type SortKey, type StockRecord } from '../index/record.ts'
import { cardAttributes } from './card-attributes.ts'
import type { ListingSort, Range, RangeKey, SearchState, ValueKey } from './state.ts'
import { readWords } from './words.ts'

/** Numbers of a facet's values, and the ends of a facet of numbers, as the search server answers them. */
export type FacetCounts = Partial<Record<string, Record<string, number>>>
type FacetStats = Partial<Record<string, { min: number; max: number }>>

/** What stays the same on a listing whatever the shopper chooses. Travels to the browser with the page. */
export interface SearchScope {
  /** The tenant's index; its replicas are named after it. */
  index: string
  /** What the site lists at all, in the search server's filter language. */
  search_filters: string
  hitsPerPage: number
  /** The first is the default. */
  sortOptions: SortKey[]
  priceAscExcludesZero: boolean
  /** Make of a brand dealer, which leads what it recommends. */
  ownMake?: string
  /** Facets on show, in their order. */
  facets: (ValueKey | RangeKey)[]
}

/** A search of the stock in the site's own words (document A, section 7). */
export interface StockSearch {
  query: string
  filters: {
    values: SearchState['values']
    ranges: SearchState['ranges']
    near?: { lat: number; lng: number; km: number }
  }
  hitsPerPage: number
  offset: number
  sort: ListingSort
  search_filters: string
}

/** The ranges in force: those chosen, and those among the words ("under 20000"), which win where both cannot hold. */
export function rangesOf({ query, ranges }: Pick<SearchState, 'query' | 'ranges'>): SearchState['ranges'] {
  const all = { ...ranges }
  for (const { key, range } of readWords(query).ranges) {
    const min = Math.max(all[key]?.min ?? 0, range.min ?? 0) || undefined
    const max = Math.min(all[key]?.max ?? Infinity, range.max ?? Infinity)
    const both = { ...(min !== undefined && { min }), ...(max !== Infinity && { max }) }
    all[key] = (min ?? 0) > max ? range : both
  }
  return all
}

export function stockSearchOf(state: SearchState, scope: SearchScope): StockSearch {
  const { query, page, values, place, radius } = state
  const sort = sortOf(state, scope)
  return {
    query: readWords(query).text,
    filters: {
      values,
      ranges: rangesOf(state),
      ...(place && { near: { ...place, km: radius ?? defaultRadius } }),
    },
    hitsPerPage: scope.hitsPerPage,
    offset: (page - 1) * scope.hitsPerPage,
    sort,
    search_filters:
      scope.priceAscExcludesZero && sort === 'price_asc'
        ? `${scope.search_filters} AND price > 0`
        : scope.search_filters,
  }
}

/** The order asked for where the site offers it, else by distance around a place, else the site's first. */
export function sortOf(
  { sortBy, place }: Pick<SearchState, 'sortBy' | 'place'>,
  { sortOptions }: Pick<SearchScope, 'sortOptions'>,
): ListingSort {
  const first = place ? 'distance' : (sortOptions[0] ?? 'recommended')
  return sortBy && sortBy !== 'distance' && sortOptions.includes(sortBy) ? sortBy : first
}

/** A search as `algoliasearch-helper` keeps it: the plain form of its SearchParameters. */
export interface HelperParameters {
  index: string
  query: string
  hitsPerPage: number
  page: number
  filters: string
  facets: string[]
  disjunctiveFacets: string[]
  facetsRefinements: Record<string, string[]>
  disjunctiveFacetsRefinements: Record<string, string[]>
  numericRefinements: Record<string, Record<string, number[]>>
  aroundLatLng?: string
  /** Metres. */
  aroundRadius?: number
  /** Metres; vehicles that are nearer to one another than this are equally far. */
  aroundPrecision?: number
  maxValuesPerFacet: number
  attributesToRetrieve: string[]
  attributesToHighlight: string[]
  /** What comes first where it is found. */
  optionalFilters?: string[]
}

/** The total of a long list is told by these two (SRCH-15). */
const counted = ['car_type', 'status'] as const

/** A leading minus would mean "not". */
const plainValue = (value: string) => value.replace(/^-/, '\\-')

/** Values of one facet are alternatives, but features: a car must have all that were chosen (FACET-28, FACET-42). */
export function helperParameters(
  search: StockSearch,
  { index, facets, ownMake }: SearchScope,
): HelperParameters {
  const { values, ranges, near } = search.filters
  const chosen = Object.entries(values).map(([key, list]): [string, string[]] => [key, list.map(plainValue)])
  const keys = [...new Set<string>([...facets, ...counted, ...Object.keys(values), ...Object.keys(ranges)])]
  const isAll = (key: string) => key === 'filtered_features'
  return {
    index: indexOfSort(index, search.sort),
    query: search.query,
    hitsPerPage: search.hitsPerPage,
    page: Math.floor(search.offset / search.hitsPerPage),
    filters: search.search_filters,
    facets: keys.filter(isAll),
    disjunctiveFacets: keys.filter((key) => !isAll(key)),
    facetsRefinements: Object.fromEntries(chosen.filter(([key]) => isAll(key))),
    disjunctiveFacetsRefinements: Object.fromEntries(chosen.filter(([key]) => !isAll(key))),
    numericRefinements: Object.fromEntries(
      Object.entries(ranges).map(([key, range]) => [key, numericOf(range)]),
    ),
    ...(near && { aroundLatLng: `${near.lat},${near.lng}`, aroundRadius: near.km * 1000 }),
    // The index sorts by distance before the dealer's rank: in any other order all are equally far.
    ...(near && search.sort !== 'distance' && { aroundPrecision: near.km * 1000 + 1 }),
    maxValuesPerFacet: 250,
    attributesToRetrieve: near ? [...cardAttributes, '_geoloc'] : cardAttributes,
    attributesToHighlight: [],
    ...(ownMake && search.sort === 'recommended' && { optionalFilters: [`make:${ownMake}`] }),
  }
}

const numericOf = ({ min, max }: Range): Record<string, number[]> => ({
  ...(min !== undefined && { '>=': [min] }),
  ...(max !== undefined && { '<=': [max] }),
})

/** `{index}_price_asc`, the replica of that order. */
const indexOfSort = (index: string, sort: ListingSort) =>
  index + indexName('', '', sort === 'distance' ? 'recommended' : sort).slice('_vehicles'.length)

/** One request of the multi-query that the search server is sent. */
export interface SearchRequest {
  indexName: string
  params: Record<string, unknown>
}

/**
 * The requests that InstantSearch sends for these parameters: the hits, and for each chosen facet its counts without
 * the choice itself.
 */
export function requestsOf(parameters: HelperParameters): SearchRequest[] {
  const { index, disjunctiveFacets, facets, disjunctiveFacetsRefinements, numericRefinements } = parameters
  const common = {
    query: parameters.query,
    filters: parameters.filters,
    maxValuesPerFacet: parameters.maxValuesPerFacet,
    attributesToRetrieve: parameters.attributesToRetrieve,
    attributesToHighlight: parameters.attributesToHighlight,
    ...(parameters.optionalFilters && { optionalFilters: parameters.optionalFilters }),
    ...(parameters.aroundLatLng && {
      aroundLatLng: parameters.aroundLatLng,
      aroundRadius: parameters.aroundRadius,
    }),
    ...(parameters.aroundPrecision && { aroundPrecision: parameters.aroundPrecision }),
  }
  const hits = {
    ...common,
    ...chosenFilters(parameters),
    page: parameters.page,
    hitsPerPage: parameters.hitsPerPage,
    facets: [...facets, ...disjunctiveFacets].sort(),
  }
  const refined = sortedKeys({ ...disjunctiveFacetsRefinements, ...numericRefinements })
  const counts = refined.map((facet) => ({
    ...common,
    ...chosenFilters(parameters, facet),
    page: 0,
    hitsPerPage: 0,
    facets: facet,
    analytics: false,
    clickAnalytics: false,
  }))
  return [hits, ...counts].map((params) => ({ indexName: index, params }))
}

const sortedKeys = (chosen: object) => Object.keys(chosen).sort()

function chosenFilters(parameters: HelperParameters, without?: string) {
  const { facetsRefinements, disjunctiveFacetsRefinements, numericRefinements } = parameters
  const facetFilters = [
    ...Object.entries(facetsRefinements).flatMap(([key, values]) => values.map((value) => `${key}:${value}`)),
    ...sortedKeys(disjunctiveFacetsRefinements)
      .filter((key) => key !== without)
      .map((key) => disjunctiveFacetsRefinements[key]!.map((value) => `${key}:${value}`)),
  ]
  const numericFilters = Object.entries(numericRefinements)
    .filter(([key]) => key !== without)
    .flatMap(([key, bounds]) =>
      Object.entries(bounds).flatMap(([sign, values]) => values.map((value) => `${key}${sign}${value}`)),
    )
  return {
    ...(facetFilters.length > 0 && { facetFilters }),
    ...(numericFilters.length > 0 && { numericFilters }),
  }
}

/** One answer of the multi-query, as far as the listing reads it. */
export interface RawAnswer {
  hits: StockRecord[]
  nbHits: number
  nbPages: number
  page: number
  hitsPerPage: number
  facets?: FacetCounts
  facets_stats?: FacetStats
  processingTimeMS?: number
  /** The text that was searched for. */
  query?: string
  /** True where that found nothing, and another form of it was searched for. */
  loosened?: boolean
}

/** The answer in the site's own words (SRCH-22). */
export interface StockFound {
  hits: StockRecord[]
  count: number
  facets: FacetCounts
  /** Ends of the facets of numbers, as wide as the choice of that facet itself allows. */
  stats: FacetStats
  /** Counts among the vehicles found alone, with every choice in force. */
  within: FacetCounts
  pages: number
  /** Milliseconds the search server took; for diagnosis only. */
  ms: number
  /** The text that these vehicles were found for. */
  text?: string
  /** True where nothing matches the text itself: these come closest. */
  loosened?: boolean
}

export function foundIn([main, ...counts]: readonly RawAnswer[]): StockFound {
  return {
    hits: main?.hits ?? [],
    count: main?.nbHits ?? 0,
    facets: Object.assign({}, main?.facets, ...counts.map(({ facets }) => facets)),
    stats: Object.assign({}, main?.facets_stats, ...counts.map(({ facets_stats }) => facets_stats)),
    within: main?.facets ?? {},
    pages: main?.nbPages ?? 0,
    ms: main?.processingTimeMS ?? 0,
    text: main?.query,
    loosened: main?.loosened,
  }
}

/** Above this many hits the total shown is told by facets (SRCH-15). */
const mostCounted = 1999

/** The number of vehicles as shoppers read it: of long lists those in stock, else the sum over the car types. */
export function shownTotal({ count, within }: Pick<StockFound, 'count' | 'within'>): number {
  if (count <= mostCounted) return count
  const types = Object.values(within.car_type ?? {})
  return within.status?.in_stock ?? (types.reduce((sum, one) => sum + one, 0) || count)
}
