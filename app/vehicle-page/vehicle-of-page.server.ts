import { type LoadContext, NotFound } from '#app/page/block.ts'
import { listedFilters, quoted } from '#app/stock/search/listed.ts'
import { StockUnavailable, type TenantStock, type Withdrawn } from '#app/stock/tenant-stock.ts'
import type { Vehicle } from '#app/stock/vehicle.ts'
import { vehicleHead } from './head.ts'
import { shownVehicle } from './shown-vehicle.ts'

type PageContext = Pick<LoadContext<unknown>, 'params' | 'stock' | 'site' | 'instant' | 'head'>

interface Found {
  vehicle: Vehicle
  knownModel: boolean
}

/** A page has a `stock` of its own, so that all its blocks read the vehicle once. */
const found = new WeakMap<TenantStock, Promise<Found | Withdrawn | null>>()

/**
 * The vehicle a page is about, which names the page too; null on pages that are about none.
 * @throws NotFound for a vehicle that the site does not have, has no more or does not show
 * @throws StockUnavailable when it cannot be read now: the page then answers 503
 */
export async function vehicleOfPage(context: PageContext): Promise<Vehicle | null> {
  const { params, stock, site, head } = context
  if (params.vehicle === undefined) return null
  head({ status: 503, noindex: true })
  const reading = found.get(stock) ?? read(context)
  found.set(stock, reading)
  const known = await reading
  if (known === 'withdrawn') throw new NotFound('The vehicle is no longer for sale.', 410)
  if (!known) throw new NotFound()
  head({ ...vehicleHead(known.vehicle, site, known), status: 200, noindex: false })
  return known.vehicle
}

async function read({ params, stock, site, instant }: PageContext): Promise<Found | Withdrawn | null> {
  const vehicle = await shownVehicle(params.vehicle ?? '', { stock, site })
  if (vehicle === 'withdrawn' || !vehicle) return vehicle
  const filters = `${listedFilters(site.settings, instant)} AND make_model:${quoted(`${vehicle.make} ${vehicle.model}`)}`
  const [listed] = await stock.search([{ filters, hitsPerPage: 0 }]).catch(withoutSearch)
  return { vehicle, knownModel: (listed?.nbHits ?? 0) > 0 }
}

function withoutSearch(error: unknown) {
  if (error instanceof StockUnavailable) return []
  throw error
}
