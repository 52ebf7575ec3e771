import type { BlockLoad, ContentOf } from '#app/page/block.ts'
import { readIds } from '#app/stock/local/ids.ts'
import { isAvailable } from '#app/stock/rules/availability.ts'
import { recordsById } from '#app/stock/search/by-id.server.ts'
import { type SavedEntry, savedEntries } from '#app/watchlist/saved.server.ts'
import type definition from './query.ts'

export interface WatchlistData {
  entries: SavedEntry[]
  /** A vehicle that waits to be saved, for browsers without script. */
  wanted?: { id: number; name: string }
  /** Milliseconds. */
  now: number
}

const load: BlockLoad<ContentOf<typeof definition>, WatchlistData> = async (context) => {
  const { head, search, stock, site, instant } = context
  head({ noindex: true, canonical: site.settings.watchlistPath })
  const entries = await savedEntries(context)
  const [id] = readIds(search.get('save') ?? '', 1)
  const isNew = id !== undefined && entries.every((entry) => entry.id !== id)
  const found = isNew ? (await recordsById(stock, [id])).find(isAvailable) : undefined
  return { entries, wanted: found && { id: found.id, name: found.name }, now: instant.getTime() }
}

export default load
