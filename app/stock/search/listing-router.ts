import { hrefOf, type ListingPlace, stateAt } from './listing.ts'
import type { SearchState } from './state.ts'

/** How InstantSearch reads and writes the address: one entry of the history for each search. */
export function listingRouter(place: ListingPlace, initial: SearchState) {
  let onPop: (() => void) | undefined
  return {
    $$type: 'forecourt.router',
    read: () => initial,
    createURL: (state: SearchState) => hrefOf(state, place),
    write(state: SearchState) {
      const href = hrefOf(state, place)
      if (href !== location.pathname + decodedCommas(location.search))
        history.pushState(history.state, '', href)
    },
    onUpdate(update: (state: SearchState) => void) {
      if (typeof window === 'undefined') return
      onPop = () => update(stateAt(location.pathname, new URLSearchParams(location.search), place))
      addEventListener('popstate', onPop)
    },
    dispose() {
      if (onPop) removeEventListener('popstate', onPop)
    },
  }
}

/** Our own spelling of an address that somebody else may have written with escaped commas and colons. */
const decodedCommas = (search: string) => search.replace(/%2C/gi, ',').replace(/%3A/gi, ':')
