import type { LoadContext } from '#app/page/block.ts'
import { listedNow } from '#app/stock/finder/finder.server.ts'
import type { StockRecord } from '#app/stock/index/record.ts'
import { readIds } from '#app/stock/local/ids.ts'
import { recordsById } from '#app/stock/search/by-id.server.ts'
import { stepOf } from '#app/stock/search/listed.ts'

/** Vehicles that a shopper's browser has asked for by their ids. */
export interface Chosen {
  /** In the order of the address. */
  records: StockRecord[]
  /** How many of those asked for are not listed any more. */
  gone: number
  /** Milliseconds, in the steps in which listings move. */
  now: number
}

/** The vehicles of `?ids=`, or another parameter, that the site lists, at most so many. */
export async function chosenVehicles(
  context: LoadContext<unknown>,
  most: number,
  param = 'ids',
): Promise<Chosen> {
  const { search, stock, instant } = context
  const now = stepOf(instant) * 1000
  const ids = readIds(search.get(param) ?? '', most)
  if (ids.length === 0) return { records: [], gone: 0, now }
  const records = await recordsById(stock, ids, listedNow(context))
  return { records, gone: ids.length - records.length, now }
}
