import type { LoadContext } from '#app/page/block.ts'
import type { StockRecord } from '#app/stock/index/record.ts'
import { recordsById } from '#app/stock/search/by-id.server.ts'
import { type Change, changeSince } from './changes.ts'

/** An entry of a watchlist as the page shows it. */
export interface SavedEntry {
  id: number
  name: string
  /** Undefined where it is in the site's stock no more. */
  record?: StockRecord
  change?: Change
}

type Context = Pick<LoadContext<unknown>, 'visitor' | 'watchlist' | 'stock' | 'instant' | 'site'>

/** What the visitor has saved and what has become of it, the latest first; at most so many. */
export async function savedEntries(context: Context, most = Number.POSITIVE_INFINITY): Promise<SavedEntry[]> {
  const { visitor, watchlist, stock, instant: now, site } = context
  if (!visitor) return []
  const saved = (await watchlist.of(visitor)).slice(0, most)
  const records = await recordsById(
    stock,
    saved.map(({ id }) => id),
  )
  const byId = new Map(records.map((record) => [record.id, record]))
  return saved.map((car) => {
    const record = byId.get(car.id)
    return {
      id: car.id,
      name: record?.name ?? car.name,
      record,
      change: changeSince(car, record, { now, timeZone: site.timeZone }),
    }
  })
}
