import { createContext, useContext } from 'react'
import type { StockSearchHook } from '#app/stock/search/connect-stock.ts'
import { hrefOf } from '#app/stock/search/listing.ts'
import type { SearchState } from '#app/stock/search/state.ts'
import type { ListingData } from './data.ts'
import type { ListingSettings } from './switches.ts'

/** The search at hand, for every part of the listing. */
interface ListingContext extends StockSearchHook {
  data: ListingData
  settings: ListingSettings
  /** Begins the ids of this block. */
  id: string
}

const Context = createContext<ListingContext | null>(null)
export const ListingProvider = Context.Provider

export function useListing(): ListingContext {
  const listing = useContext(Context)
  if (!listing) throw new Error('Parts of the listing stand inside it.')
  return listing
}

/** Properties of a link that makes a choice: an address for everybody, and no page load where scripts run. */
export function useChoice() {
  const { data, refine } = useListing()
  return (next: SearchState) => ({
    href: hrefOf(next, data.place),
    onClick: (event: React.MouseEvent) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
      event.preventDefault()
      refine(next)
    },
  })
}
