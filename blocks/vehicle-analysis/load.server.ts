import type { BlockLoad, ContentOf } from '#app/page/block.ts'
import { hasPrice, isAvailable } from '#app/stock/rules/availability.ts'
import { listedFilters, nextStep, quoted } from '#app/stock/search/listed.ts'
import type { StockAnswer } from '#app/stock/tenant-stock.ts'
import { hasPlugin } from '#app/vehicle-page/plugins.ts'
import { vehicleOfPage } from '#app/vehicle-page/vehicle-of-page.server.ts'
import type definition from './query.ts'

export interface Analysis {
  /** "Toyota Corolla" */
  model: string
  /** Vehicles of the model in stock. */
  count: number
  /** `average` is over the stock of the model that says it. */
  km?: { own: number; average: number }
  /** AUD. */
  price?: { own: number; average: number; type?: string }
}

/** Kilometres and price beside the stock of the same make and model (VDP-47); null where there is no other. */
const load: BlockLoad<ContentOf<typeof definition>, Analysis | null> = async (context) => {
  const { site, stock, instant, validUntil } = context
  const { settings } = site
  const vehicle = await vehicleOfPage(context)
  if (!vehicle || !hasPlugin(settings, 'Car Analysis') || !isAvailable(vehicle)) return null
  validUntil(nextStep(instant))
  const model = `${vehicle.make} ${vehicle.model}`
  const inStock = `${listedFilters({ ...settings, includeSoldDays: 0 }, instant)} AND status:in_stock`
  const filters = `${inStock} AND make_model:${quoted(model)}`
  const [all, priced] = await stock.search([
    { filters, facets: ['km'], hitsPerPage: 0 },
    { filters: `${filters} AND price > 0`, facets: ['price'], hitsPerPage: 0 },
  ])
  const count = all?.nbHits ?? 0
  const [km, price] = [averageOf(all, 'km'), averageOf(priced, 'price')]
  const analysis: Analysis = {
    model,
    count,
    ...(km !== undefined && vehicle.km !== undefined && { km: { own: vehicle.km, average: km } }),
    ...(price !== undefined &&
      hasPrice(vehicle) && {
        price: { own: vehicle.price, average: price, type: vehicle.price_type?.trim() || undefined },
      }),
  }
  return count > 1 && (analysis.km || analysis.price) ? analysis : null
}

const averageOf = (answer: StockAnswer | undefined, facet: string) => answer?.facets_stats?.[facet]?.avg

export default load
