import type { TenantContent } from '#app/content/tenant-content.server.ts'
import { list } from '#values/fields.ts'
import { type DeliveryPrices, deliveryPricesProjection, deliveryPricesValue } from './delivery-prices.ts'

/** The tenant's delivery prices; of two for the same dealership, the older one counts. */
export const deliveryPricesOf = (lake: TenantContent): Promise<DeliveryPrices[]> =>
  lake.query({
    query: `*[_type == "deliveryPrices" && tenant._ref == $tenant] | order(_createdAt asc){${deliveryPricesProjection}}`,
    shape: list(deliveryPricesValue),
  })
