import type { GridPromo } from '#app/promos/grid.ts'
import type { ListingPlace } from '#app/stock/search/listing.ts'
import type { RawAnswer, SearchScope } from '#app/stock/search/requests.ts'
import type { RangeKey, SearchState, ValueKey } from '#app/stock/search/state.ts'
import type { BrowserSearch } from '#app/stock/tenant-stock.ts'
import type { NearMatches } from './near.ts'
import type { SaidPlace } from './place-said.tsx'

/** A facet, or the distance from a place. */
export type Filter = ValueKey | RangeKey | 'place'

/** What the loader tells the view, on the server as in the browser. */
export interface ListingData {
  place: ListingPlace
  scope: SearchScope
  state: SearchState
  /** Groups of the filter panel, in the site's order. */
  filters: Filter[]
  /** Answers to the requests that InstantSearch makes of `state`, in their order. */
  answers: RawAnswer[]
  browser: BrowserSearch
  /** A place among the words of the search, where it was looked up. */
  said?: SaidPlace
  /** What the address calls a place, where there is no such. */
  unknownPlace?: string
  /** Set where nothing was found. */
  near?: NearMatches
  /** Heading of the search that the path stands for, and of the whole stock. */
  headings: { path: string; home: string }
  promos: GridPromo[]
  /** What chance in the grid follows from. */
  seed: number
  /** Milliseconds; what "just arrived" is measured by. */
  now: number
}
