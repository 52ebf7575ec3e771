import { deliveryPricesOf } from '#app/delivery-prices/delivery-prices.server.ts'
import {
  type DeliveryEstimate,
  deliveryEstimate,
  deliveryRegions,
} from '#app/delivery-prices/delivery-prices.ts'
import type { BlockLoad, ContentOf } from '#app/page/block.ts'
import { isAvailable } from '#app/stock/rules/availability.ts'
import { vehicleOfPage } from '#app/vehicle-page/vehicle-of-page.server.ts'
import type definition from './query.ts'

export interface Delivery {
  car_id: number
  /** Where the vehicle stands: "Newstead QLD". */
  from?: string
  /** What the address asks for, where there is no script. */
  postcode?: string
  estimate?: DeliveryEstimate
}

const load: BlockLoad<ContentOf<typeof definition>, Delivery | null> = async (context) => {
  const { site, lake, search } = context
  if (!site.settings.deliveryEnabled) return null
  const [vehicle, prices] = await Promise.all([vehicleOfPage(context), deliveryPricesOf(lake)])
  if (!vehicle || !isAvailable(vehicle)) return null
  const { id: car_id, dealership_slug: dealership, location } = vehicle
  // A calculator that knows no price would only ever be sorry.
  if (deliveryRegions(prices, dealership).length === 0) return null
  const from = [location?.city, location?.state].filter(Boolean).join(' ') || undefined
  const postcode = search.get('postcode')?.trim().slice(0, 20)
  return {
    car_id,
    from,
    ...(postcode !== undefined && { postcode, estimate: deliveryEstimate(prices, dealership, postcode) }),
  }
}

export default load
