import type { BlockLoad, ContentOf } from '#app/page/block.ts'
import type { StockRecord } from '#app/stock/index/record.ts'
import { hasPrice, isAvailable } from '#app/stock/rules/availability.ts'
import { listedFilters, nextStep, quoted, stepOf } from '#app/stock/search/listed.ts'
import type { Vehicle } from '#app/stock/vehicle.ts'
import { vehicleOfPage } from '#app/vehicle-page/vehicle-of-page.server.ts'
import type definition from './query.ts'

export interface Similar {
  records: StockRecord[]
  /** Milliseconds; what "just arrived" is measured by. */
  now: number
}

/** A similar vehicle costs this share of the price more or less. */
const priceBand = 0.2

/** In stock only (SRCH-24), past the site's embargo (SRCH-25): the same body first, then the same make (VDP-15). */
const load: BlockLoad<ContentOf<typeof definition>, Similar> = async (context) => {
  const { site, stock, instant, content, validUntil } = context
  const vehicle = await vehicleOfPage(context)
  const now = stepOf(instant) * 1000
  if (!vehicle) return { records: [], now }
  validUntil(nextStep(instant))
  const inStock = `${listedFilters({ ...site.settings, includeSoldDays: 0 }, instant)} AND status:in_stock`
  const filters = inStock + aboutPrice(vehicle)
  // One more than shown: the vehicle itself is among those found.
  const hitsPerPage = content.limit + 1
  const { simple_body: body, make } = vehicle
  const answers = await stock.search([
    ...(body ? [{ filters: `${filters} AND body:${quoted(body)}`, hitsPerPage }] : []),
    { filters: `${filters} AND make:${quoted(make)}`, hitsPerPage },
    // Who finds a vehicle gone came for what is like it, at whatever price.
    ...(isAvailable(vehicle) ? [] : [{ filters: `${inStock} AND make:${quoted(make)}`, hitsPerPage }]),
  ])
  const hits = answers.flatMap((answer) => answer.hits).filter(({ id }) => id !== vehicle.id)
  const records = [...new Map(hits.map((hit) => [hit.objectID, hit])).values()]
  return { records: records.slice(0, content.limit), now }
}

function aboutPrice(vehicle: Vehicle) {
  if (!hasPrice(vehicle)) return ''
  const { price } = vehicle
  return ` AND price:${Math.floor(price * (1 - priceBand))} TO ${Math.ceil(price * (1 + priceBand))}`
}

export default load
