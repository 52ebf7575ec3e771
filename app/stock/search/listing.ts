import type { SearchPreset } from './preset.ts'
import {
  emptyState,
  readSearchState,
  type SearchState,
  searchHref,
  type ValueKey,
  valueKeys,
} from './state.ts'
import { withoutRangesOf } from './words.ts'

/** Where a listing stands and what its path fixes. Travels to the browser with the page. */
export interface ListingPlace {
  /** Path of the page. */
  path: string
  /** Values that the path itself chooses: of `/search/kia` the make. */
  fixed: Partial<Record<ValueKey, string[]>>
  /** Path of searches that are no longer those of `path`. */
  home: string
}

/** Choices of a path, as facets hold them. All car types together are no choice. */
export function fixedBy(preset: SearchPreset | null): ListingPlace['fixed'] {
  if (!preset) return {}
  const { car_type, make, model, body, dealership_slug, location_slug } = preset
  const one = (value: string | undefined) => (value === undefined ? undefined : [value])
  const fixed = {
    car_type: car_type && car_type.length < 3 ? [...car_type] : undefined,
    make: one(make),
    model: one(model),
    body: one(body),
    dealership_slug: one(dealership_slug),
    location_slug: one(location_slug),
  }
  return Object.fromEntries(Object.entries(fixed).filter(([, values]) => values))
}

/** The search of an address: its own parameters over what its path fixes. */
export function stateAt(path: string, params: URLSearchParams, place: ListingPlace): SearchState {
  const state = readSearchState(params)
  return path === place.path ? { ...state, values: { ...place.fixed, ...state.values } } : state
}

/** Address of a search: on the page's own path as long as all that the path fixes is chosen and nothing beside it. */
export function hrefOf(state: SearchState, { path, fixed, home }: ListingPlace): string {
  const keys = Object.keys(fixed) as ValueKey[]
  if (!keys.every((key) => isSame(state.values[key], fixed[key]))) return searchHref(home, state)
  const rest = valueKeys.filter((key) => !keys.includes(key) && state.values[key])
  const values = Object.fromEntries(rest.map((key) => [key, state.values[key]]))
  return searchHref(path, { ...state, values })
}

const isSame = (one: readonly string[] = [], other: readonly string[] = []) =>
  one.length === other.length && one.every((value) => other.includes(value))

/** True where something is chosen beyond what the path fixes; page and order are no choice. */
export const isRefined = (state: SearchState, place: ListingPlace) =>
  hrefOf({ ...state, page: 1, sortBy: undefined }, place) !== place.path

/** The same search from its first page: every choice leads there (SRCH-02). */
const fromStart = (state: SearchState, change: Partial<SearchState>): SearchState => ({
  ...state,
  ...change,
  page: 1,
})

function withValues(state: SearchState, key: ValueKey, chosen: readonly string[]): SearchState {
  const { [key]: _, ...others } = state.values
  const values: SearchState['values'] = { ...others, ...(chosen.length > 0 && { [key]: [...chosen] }) }
  // A model, and the series of one, belongs to its make: without the make it means nothing.
  if (key === 'make') for (const inner of ['model', 'series'] as const) delete values[inner]
  return fromStart(state, { values })
}

/** One value more, or one less. */
export function toggled(state: SearchState, key: ValueKey, value: string): SearchState {
  const chosen = state.values[key] ?? []
  return withValues(
    state,
    key,
    chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value],
  )
}

/** Another range in place of the one chosen and of what the words say of it. */
export function withRange(
  state: SearchState,
  key: keyof SearchState['ranges'],
  range: { min?: number; max?: number } | undefined,
): SearchState {
  const { [key]: _, ...others } = state.ranges
  const isOpen = range?.min === undefined && range?.max === undefined
  const query = withoutRangesOf(state.query, key)
  return fromStart(state, { query, ranges: isOpen ? others : { ...others, [key]: range } })
}

export const withQuery = (state: SearchState, query: string) => fromStart(state, { query: query.trim() })

export const withSort = (state: SearchState, sortBy: SearchState['sortBy']) => fromStart(state, { sortBy })

export function withPlace(state: SearchState, place: SearchState['place']): SearchState {
  const { place: _, locationId: __, locationType: ___, ...others } = state
  return fromStart(others as SearchState, place ? { place } : { radius: undefined })
}

export const withRadius = (state: SearchState, radius: number | undefined) => fromStart(state, { radius })

/** Everything but the order is let go, what the path fixes too. */
export const cleared = ({ sortBy }: SearchState): SearchState => ({
  ...emptyState,
  ...(sortBy && { sortBy }),
})
