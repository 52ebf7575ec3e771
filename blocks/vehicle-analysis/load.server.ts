import type { BlockLoad, ContentOf } from '#app/page/block.ts'
import { hasPrice, isAvailable } from '#app/stock/rules/availability.ts'
import { listedFilters, nextStep, quoted } from '#app/stock/search/listed.ts'
import { hasPlugin } from '#app/vehicle-page/plugins.ts'
import { vehicleOfPage } from '#app/vehicle-page/vehicle-of-page.server.ts'
import type definition from './query.ts'

/** Vehicles of one model whose prices are looked at: as many as a search gives at once. */
const most = 1000

export interface Analysis {
  /** "Toyota Corolla" */
  model: string
  /** Vehicles of the model in stock. */
  count: number
  /** `average` is over the stock of the model that says it. */
  km?: { own: number; average: number }
  /** AUD, over those with a price of the same type. */
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
  const [found] = await stock.search([
    { filters, facets: ['km'], hitsPerPage: most, attributesToRetrieve: ['price', 'price_type'] },
  ])
  if (!found || found.nbHits < 2) return null
  const type = typeOf(vehicle)
  const prices = found.hits
    .filter((hit) => hasPrice(hit) && typeOf(hit) === type)
    .map(({ price = 0 }) => price)
  const km = found.facets_stats?.km?.avg
  const analysis: Analysis = {
    model,
    count: found.nbHits,
    ...(km !== undefined && vehicle.km !== undefined && { km: { own: vehicle.km, average: km } }),
    ...(prices.length > 1 &&
      hasPrice(vehicle) && { price: { own: vehicle.price, average: meanOf(prices), type } }),
  }
  return analysis.km || analysis.price ? analysis : null
}

/** Drive away prices are compared with drive away prices. */
const typeOf = ({ price_type }: { price_type?: string }) => price_type?.trim() || undefined

const meanOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

export default load
