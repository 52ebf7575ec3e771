import type { StockRecord } from '#app/stock/index/record.ts'
import { hasPrice, isAvailable, isSold } from '#app/stock/rules/availability.ts'
import { dollarText } from '#app/stock/search/labels.ts'

/** What has become of a vehicle since a shopper saved it. */
export interface Change {
  kind: 'less' | 'more' | 'sold' | 'gone'
  /** "$1,000 less", "Sold on Tuesday". */
  text: string
}

/** A vehicle as it was when it was saved. */
export interface SavedThen {
  price?: number
}

type Now = Pick<StockRecord, 'status' | 'sold' | 'reserved' | 'price' | 'sold_date_timestamp'>

/**
 * What a shopper wants to hear of a saved vehicle first; undefined where nothing has changed.
 * @param record undefined where it is in the site's stock no more
 */
export function changeSince(
  saved: SavedThen,
  record: Now | undefined,
  { now, timeZone }: { now: Date; timeZone: string },
): Change | undefined {
  if (!record) return { kind: 'gone', text: 'No longer for sale' }
  if (isSold(record)) return { kind: 'sold', text: soldText(record.sold_date_timestamp, now, timeZone) }
  if (!isAvailable(record)) return { kind: 'gone', text: 'Not available' }
  if (record.reserved) return { kind: 'gone', text: 'Reserved' }
  if (!hasPrice(record) || !hasPrice(saved)) return undefined
  const less = saved.price - record.price
  if (less === 0) return undefined
  return less > 0
    ? { kind: 'less', text: `${dollarText(less)} less` }
    : { kind: 'more', text: `${dollarText(-less)} more` }
}

const dayMs = 86_400_000

/** The day by its name within a week, by its date before that. @param sold seconds */
function soldText(sold: number | undefined, now: Date, timeZone: string) {
  if (!sold || sold * 1000 > now.getTime()) return 'Sold'
  const at = new Date(sold * 1000)
  const dayOf = (instant: Date) => instant.toLocaleDateString('en-AU', { timeZone })
  if (dayOf(at) === dayOf(now)) return 'Sold today'
  if (dayOf(at) === dayOf(new Date(now.getTime() - dayMs))) return 'Sold yesterday'
  return now.getTime() - at.getTime() < 6 * dayMs
    ? `Sold on ${at.toLocaleDateString('en-AU', { timeZone, weekday: 'long' })}`
    : `Sold on ${at.toLocaleDateString('en-AU', { timeZone, day: 'numeric', month: 'long' })}`
}
