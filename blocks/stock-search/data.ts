import type { GridPromo } from '#app/promos/grid.ts'
import type { ListingPlace } from '#app/stock/search/listing.ts'
import type { RawAnswer, SearchScope } from '#app/stock/search/requests.ts'
import type { SearchState } from '#app/stock/search/state.ts'
import type { BrowserSearch } from '#app/stock/tenant-stock.ts'
import type { NearMatches } from './near.ts'
import type { SaidPlace } from './place-said.tsx'

/** What the loader tells the view, on the server as in the browser. */
export interface ListingData {
  place: ListingPlace
  scope: SearchScope
  state: SearchState
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
