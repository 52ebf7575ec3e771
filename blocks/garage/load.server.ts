import { ownPath } from '#app/accounts/own-path.ts'
import { phoneText } from '#app/forms/phone.ts'
import type { BlockLoad, ContentOf } from '#app/page/block.ts'
import type { GarageSection } from '#app/page/visitor.ts'
import { chosenVehicles } from '#app/stock/finder/chosen-vehicles.server.ts'
import type { StockRecord } from '#app/stock/index/record.ts'
import { mostFavourites } from '#app/stock/local/store.ts'
import { searchWords } from '#app/stock/search/in-words.ts'
import { readSearchState } from '#app/stock/search/state.ts'
import { type SavedEntry, savedEntries } from '#app/watchlist/saved.server.ts'
import type definition from './query.ts'

export interface GarageData {
  /** Number of who is signed in; undefined for an editor who looks at the page. */
  phone?: string
  /** The last ones of the watchlist, where the site has one, and how many there are. */
  watchlist?: { entries: SavedEntry[]; count: number }
  /** Vehicles with a heart in this browser. */
  kept: StockRecord[]
  viewed: StockRecord[]
  searches: { href: string; words: string }[]
  sections: GarageSection[]
  /** Milliseconds. */
  now: number
}

const mostShown = 3
const mostViewedShown = 6
const mostSearches = 5

const load: BlockLoad<ContentOf<typeof definition>, GarageData> = async (context) => {
  const { head, search, site, visitor, accounts, watchlist } = context
  head({ noindex: true, canonical: site.settings.garagePath })
  const hasWatchlist = visitor !== null && site.settings.favouritesMode === 'watchlist'
  const [entries, all, kept, viewed, sections] = await Promise.all([
    hasWatchlist ? savedEntries(context, mostShown) : [],
    hasWatchlist ? watchlist.of(visitor) : [],
    chosenVehicles(context, mostFavourites, 'kept'),
    chosenVehicles(context, mostViewedShown, 'viewed'),
    visitor ? accounts.sectionsOf(visitor) : [],
  ])
  const searches = search.getAll('search').slice(0, mostSearches)
  return {
    phone: visitor?.phone ? phoneText(visitor.phone) : undefined,
    watchlist: hasWatchlist ? { entries, count: all.length } : undefined,
    kept: kept.records,
    viewed: viewed.records,
    searches: searches.flatMap((address) => {
      const href = ownPath(address)
      const words = searchWords(readSearchState(new URL(href, site.origin).searchParams), site.settings)
      return words ? [{ href, words }] : []
    }),
    sections,
    now: viewed.now,
  }
}

export default load
