import type { BlockLoad, ContentOf } from '#app/page/block.ts'
import { listedNow } from '#app/stock/finder/finder.server.ts'
import type { StockRecord } from '#app/stock/index/record.ts'
import { readIds } from '#app/stock/local/ids.ts'
import { mostFavourites } from '#app/stock/local/store.ts'
import { stepOf } from '#app/stock/search/listed.ts'
import { paths } from '#values/paths.ts'
import type definition from './query.ts'

export interface Saved {
  /** In the order of the address. */
  records: StockRecord[]
  /** How many of those asked for are not listed any more. */
  gone: number
  /** Milliseconds, in the steps in which listings move. */
  now: number
}

/** The vehicles of the address that the site lists: which they are, only the shopper's browser knows. */
const load: BlockLoad<ContentOf<typeof definition>, Saved> = async (context) => {
  const { search, stock, instant, head } = context
  head({ noindex: true, canonical: paths.favourites() })
  const now = stepOf(instant) * 1000
  const ids = readIds(search.get('ids') ?? '', mostFavourites)
  if (ids.length === 0) return { records: [], gone: 0, now }
  const [answer] = await stock.search([
    { filters: listedNow(context), numericFilters: [ids.map((id) => `id=${id}`)], hitsPerPage: ids.length },
  ])
  const byId = new Map(answer?.hits.map((record) => [record.id, record]))
  const records = ids.flatMap((id) => byId.get(id) ?? [])
  return { records, gone: ids.length - records.length, now }
}

export default load
