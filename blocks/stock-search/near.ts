import type { StockRecord } from '#app/stock/index/record.ts'
import { cleared } from '#app/stock/search/listing.ts'
import {
  helperParameters,
  type RawAnswer,
  requestsOf,
  type SearchRequest,
  type SearchScope,
  stockSearchOf,
} from '#app/stock/search/requests.ts'
import type { SearchState } from '#app/stock/search/state.ts'
import { type Chip, chipsOf } from './chips.tsx'
import type { ListingSettings } from './switches.ts'

/** What there is close to a search that finds nothing. */
export interface NearMatches {
  /** How many vehicles there are without one of the choices, by its key; choices that change nothing are left out. */
  without: Record<string, number>
  /** How many there are without any choice. */
  all: number
  /** A row of those found without one choice; of all where no single choice is to blame. */
  vehicles: StockRecord[]
}

/** Choices looked at, and vehicles shown, at most. */
const mostChoices = 8
export const mostNear = 3

const searchesNear = (state: SearchState, settings: ListingSettings) => [
  ...chipsOf(state, settings).slice(0, mostChoices),
  { key: '', label: '', without: cleared(state) },
]

/** Asks for each choice of a search that finds nothing: what if it were not made? The last request is for everything. */
export function nearRequests(
  state: SearchState,
  scope: SearchScope,
  settings: ListingSettings,
): SearchRequest[] {
  return searchesNear(state, settings).flatMap(({ without }) => {
    const [hits] = requestsOf(helperParameters(stockSearchOf({ ...without, page: 1 }, scope), scope))
    return hits ? { ...hits, params: { ...hits.params, hitsPerPage: mostNear, facets: [] } } : []
  })
}

/** Reads the answers to `nearRequests`, in their order. */
export function nearMatches(
  state: SearchState,
  settings: ListingSettings,
  answers: readonly Pick<RawAnswer, 'hits' | 'nbHits'>[],
): NearMatches {
  const searches = searchesNear(state, settings).map(({ key }, index) => ({ key, ...answers[index] }))
  const all = searches.pop()
  const useful = searches.filter(({ nbHits = 0 }) => nbHits > 0)
  const hits = (useful.length > 0 ? useful : [all]).flatMap((search) => search?.hits ?? [])
  const unique = new Map(hits.map((hit) => [hit.objectID, hit]))
  return {
    without: Object.fromEntries(useful.map(({ key, nbHits = 0 }) => [key, nbHits])),
    all: all?.nbHits ?? 0,
    vehicles: [...unique.values()].slice(0, mostNear),
  }
}

/** The choices without which something is found, in the order of the chips. */
export const looser = (state: SearchState, settings: ListingSettings, near: NearMatches) =>
  chipsOf(state, settings).flatMap((chip: Chip) => {
    const count = near.without[chip.key]
    return count ? [{ ...chip, count }] : []
  })
