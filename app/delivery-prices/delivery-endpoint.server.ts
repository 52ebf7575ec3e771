import { z } from 'zod'
import { defineEndpoint, EndpointError } from '#app/page/endpoint.ts'
import { recordsById } from '#app/stock/search/by-id.server.ts'
import { StockUnavailable } from '#app/stock/tenant-stock.ts'
import { deliveryPricesOf } from './delivery-prices.server.ts'
import { deliveryEstimate } from './delivery-prices.ts'
import { deliveryWords } from './delivery-words.ts'

const none = () => new EndpointError(404, deliveryWords.none)

/**
 * `GET /api/delivery?postcode=4000&car_id=1` returns `{ price, region_name }` (DLVR-05, DLVR-06); 404 `{ error }` where
 * the vehicle's dealership does not say what it costs, 422 for parameters of another form.
 */
export const deliveryEndpoint = defineEndpoint({
  method: 'GET',
  path: '/api/delivery',
  query: z.object({
    postcode: z.string().trim().min(1).max(20),
    car_id: z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER),
  }),
  queryProblem: 'postcode must be 1 to 20 characters, car_id the number of a vehicle',
  async run({ postcode, car_id }, { lake, stock, site }) {
    if (!site.settings.deliveryEnabled) throw none()
    const [prices, [record]] = await Promise.all([
      deliveryPricesOf(lake),
      recordsById(stock, [car_id]).catch(unavailable),
    ])
    const estimate = record && deliveryEstimate(prices, record.dealership_slug, postcode)
    if (!estimate) throw none()
    return estimate
  },
})

function unavailable(cause: unknown): never {
  if (!(cause instanceof StockUnavailable)) throw cause
  throw new EndpointError(503, 'The vehicle cannot be read at the moment.', { cause })
}
