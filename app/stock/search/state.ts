import { radii } from '#app/places/radius.ts'
import { type SortKey, sortKeys } from '../index/record.ts'

/** Facets chosen by a range of numbers; all others by values. */
export const rangeKeys = [
  ...(['price', 'subscription_price', 'year', 'km', 'created_at_timestamp'] as const),
  ...(['gvm', 'atm', 'payload', 'length'] as const),
] as const
export type RangeKey = (typeof rangeKeys)[number]

/** Facets chosen by values. The last three are no switch: the series of one make, and what paths of places fix. */
export const valueKeys = [
  'make',
  'make_model',
  'model',
  'body',
  'car_type',
  'fuel',
  'transmission',
  'drive',
  'colour',
  'seats',
  'state',
  'city',
  'location_name',
  'dealership_name',
  'badge',
  'certified',
  'status',
  'tag',
  'categories',
  'item_type',
  'price_range',
  'weekly_price_range',
  'filtered_features',
  'body_style',
  'axles',
  'berths',
  'lams',
  'series',
  'dealership_slug',
  'location_slug',
] as const
export type ValueKey = (typeof valueKeys)[number]

export const isRangeKey = (key: string): key is RangeKey => (rangeKeys as readonly string[]).includes(key)

/** How a listing is sorted: by one of the site's orders or, around a place, by distance. */
export type ListingSort = SortKey | 'distance'

/** Both ends included; an open side is left out. */
export interface Range {
  min?: number
  max?: number
}

export interface Place {
  /** "Springwood QLD 4127". Missing where the dealership picker named a location only. */
  label?: string
  lat: number
  lng: number
}

/** Everything that a search is, as the address holds it (SRCH-01, SRCH-02). */
export interface SearchState {
  query: string
  /** From 1. */
  page: number
  /** Undefined: around a place by distance, else the site's first sort option. */
  sortBy?: ListingSort
  values: Partial<Record<ValueKey, string[]>>
  ranges: Partial<Record<RangeKey, Range>>
  place?: Place
  /** Kilometres around `place`; undefined: the default. */
  radius?: number
  /** What the dealership picker wrote. */
  locationId?: string
  locationType?: string
}

export const emptyState: SearchState = { query: '', page: 1, values: {}, ranges: {} }

/** Parameters of the address that a search reads. */
export const searchParamNames = [
  'query',
  'q',
  'page',
  'sortBy',
  ...valueKeys,
  ...rangeKeys,
  'place',
  'lat',
  'lng',
  'radius',
  'locationId',
  'locationType',
] as const

const mostValues = 100
const longest = { query: 200, value: 120, place: 120 }
const lastPage = 10_000

/** The search an address asks for. What makes no sense is left out; nothing throws. */
export function readSearchState(params: URLSearchParams): SearchState {
  const state: SearchState = {
    // Campaigns and browsers write `q` for a search.
    query: (params.get('query') ?? params.get('q') ?? '').trim().slice(0, longest.query),
    page: pageOf(params.get('page')),
    values: {},
    ranges: {},
  }
  const sortBy = params.get('sortBy')
  if (isSortKey(sortBy)) state.sortBy = sortBy
  for (const key of valueKeys) {
    const values = [...new Set(params.getAll(key).flatMap(splitValues))].slice(0, mostValues)
    if (values.length > 0) state.values[key] = values
  }
  for (const key of rangeKeys) {
    const range = readRange(params.getAll(key))
    if (range) state.ranges[key] = range
  }
  const place = readPlace(params)
  if (place) Object.assign(state, { place, ...readPicked(params) })
  const radius = Number(params.get('radius'))
  if ((radii as readonly number[]).includes(radius)) state.radius = radius
  return state
}

const isSortKey = (text: string | null): text is ListingSort =>
  text === 'distance' || (sortKeys as readonly (string | null)[]).includes(text)

function pageOf(text: string | null) {
  const page = Number(text)
  return Number.isInteger(page) && page >= 1 ? Math.min(page, lastPage) : 1
}

/** `Kia,MG`; a comma inside a value is written `\,` and a backslash `\\`. */
function splitValues(text: string): string[] {
  const values = text.match(/(?:\\.|[^,\\])+/gs) ?? []
  return values.map((value) => value.replace(/\\(.)/gs, '$1').trim().slice(0, longest.value)).filter(Boolean)
}

const joinValues = (values: readonly string[]) =>
  values.map((value) => value.replace(/[\\,]/g, '\\$&')).join(',')

/**
 * `5000:20000`, either side may be empty; from a form without scripts: the two sides as two parameters. An address that
 * somebody wrote by hand may say `5000-20000`.
 */
function readRange(texts: readonly string[]): Range | undefined {
  const [first = '', second] = texts
  const [low, high] =
    second === undefined ? first.split(first.includes(':') ? ':' : /(?<=\d)-/) : [first, second]
  const min = numberOf(low)
  const max = numberOf(high)
  if (min === undefined && max === undefined) return undefined
  if (min !== undefined && max !== undefined && min > max) return { min: max, max: min }
  return { ...(min !== undefined && { min }), ...(max !== undefined && { max }) }
}

function numberOf(text: string | undefined) {
  const plain = text?.replace(/[$,\s]/g, '')
  if (!plain || !/^\d{1,12}(\.\d{1,3})?$/.test(plain)) return undefined
  return Number(plain)
}

function readPlace(params: URLSearchParams): Place | undefined {
  const lat = coordinate(params.get('lat'), 90)
  const lng = coordinate(params.get('lng'), 180)
  if (lat === undefined || lng === undefined) return undefined
  const label = params.get('place')?.trim().slice(0, longest.place)
  return { ...(label && { label }), lat, lng }
}

function readPicked(params: URLSearchParams) {
  const picked: Pick<SearchState, 'locationId' | 'locationType'> = {}
  for (const key of ['locationId', 'locationType'] as const) {
    const value = params.get(key)
    if (value && /^[\w-]{1,60}$/.test(value)) picked[key] = value
  }
  return picked
}

function coordinate(text: string | null, most: number) {
  const number = text ? Number(text) : Number.NaN
  return Math.abs(number) <= most ? number : undefined
}

/** The state as pairs of the address, without what is empty or the default, always in one order. */
function pairsOf(state: SearchState): [string, string][] {
  const { query, page, sortBy, values, ranges, place, radius, locationId, locationType } = state
  const pairs: [string, string | undefined][] = [
    ['query', query || undefined],
    ...valueKeys.map((key): [string, string | undefined] => [
      key,
      joinValues(values[key] ?? []) || undefined,
    ]),
    ...rangeKeys.map((key): [string, string | undefined] => [key, writeRange(ranges[key])]),
    ['place', place?.label],
    ['lat', place && String(place.lat)],
    ['lng', place && String(place.lng)],
    ['radius', place && radius ? String(radius) : undefined],
    ['locationId', place && locationId],
    ['locationType', place && locationType],
    ['sortBy', sortBy],
    ['page', page > 1 ? String(page) : undefined],
  ]
  return pairs.filter((pair): pair is [string, string] => pair[1] !== undefined)
}

const writeRange = (range: Range | undefined) =>
  range && (range.min !== undefined || range.max !== undefined)
    ? `${range.min ?? ''}:${range.max ?? ''}`
    : undefined

/** Address of a search; commas and colons stay readable (`make=Kia,MG&price=5000:20000`). */
export function searchHref(path: string, state: SearchState): string {
  const query = pairsOf(state)
    .map(([key, value]) => `${key}=${encodeURIComponent(value).replace(/%2C/g, ',').replace(/%3A/g, ':')}`)
    .join('&')
  return query ? `${path}?${query}` : path
}

export const isSameSearch = (one: SearchState, other: SearchState) =>
  searchHref('', one) === searchHref('', other)
