import { type LoadContext, NotFound } from '#app/page/block.ts'
import { isOfInterest } from '#app/stock/rules/availability.ts'
import { listedFilters, quoted, stepOf } from '#app/stock/search/listed.ts'
import { StockUnavailable, type TenantStock } from '#app/stock/tenant-stock.ts'
import type { Vehicle } from '#app/stock/vehicle.ts'
import { vehicleHead } from './head.ts'
import { shownVehicle } from './shown-vehicle.ts'

type PageContext = Pick<LoadContext<unknown>, 'params' | 'stock' | 'site' | 'instant' | 'head'>

interface Found {
  vehicle: Vehicle
  status: 200 | 410
  knownModel: boolean
}

/** A page has a `stock` of its own, so that all its blocks read the vehicle once. */
const found = new WeakMap<TenantStock, Promise<Found | null>>()

/**
 * The vehicle a page is about, which names the page too; null on pages that are about none. One that has left the feed
 * keeps a page for people, which says that it is gone: search engines are told so by status 410.
 * @throws NotFound for a vehicle that the site does not have or does not show
 * @throws StockUnavailable when it cannot be read now: the page then answers 503
 */
export async function vehicleOfPage(context: PageContext): Promise<Vehicle | null> {
  const { params, stock, site, instant, head } = context
  if (params.vehicle === undefined) return null
  head({ status: 503, noindex: true })
  const reading = found.get(stock) ?? read(context)
  found.set(stock, reading)
  const known = await reading
  if (!known) throw new NotFound()
  const { vehicle, status } = known
  const noindex = !isOfInterest(vehicle, site.settings, stepOf(instant))
  head({ ...vehicleHead(vehicle, site, known), status, noindex })
  return vehicle
}

async function read({ params, stock, site, instant }: PageContext): Promise<Found | null> {
  const shown = await shownVehicle(params.vehicle ?? '', { stock, site })
  if (!shown) return null
  const [vehicle, status] = 'withdrawn' in shown ? [shown.withdrawn, 410 as const] : [shown, 200 as const]
  const filters = `${listedFilters(site.settings, instant)} AND make_model:${quoted(`${vehicle.make} ${vehicle.model}`)}`
  const [listed] = await stock.search([{ filters, hitsPerPage: 0 }]).catch(withoutSearch)
  return { vehicle, status, knownModel: (listed?.nbHits ?? 0) > 0 }
}

function withoutSearch(error: unknown) {
  if (error instanceof StockUnavailable) return []
  throw error
}
