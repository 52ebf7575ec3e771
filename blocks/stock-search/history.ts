import { useEffect, useRef } from 'react'
import { localStore } from '#app/stock/local/store.ts'
import type { StockSearchHook } from '#app/stock/search/connect-stock.ts'
import { hrefOf } from '#app/stock/search/listing.ts'
import type { ListingData } from './data.ts'

/** Remembers the searches a shopper makes in this browser (SRCH-38); page and order are no search of their own. */
export function useHistory({ state, status }: StockSearchHook, { place }: ListingData, site: string) {
  const href = hrefOf({ ...state, page: 1, sortBy: undefined }, place)
  const told = useRef('')
  useEffect(() => {
    if (status !== 'idle' || told.current === href) return
    told.current = href
    const { pathname, searchParams } = new URL(href, location.origin)
    localStore(site).addSearch({ path: pathname, filters: Object.fromEntries(searchParams) })
  }, [href, status, site])
}
