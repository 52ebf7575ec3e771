import type { TenantContent } from '#app/content/tenant-content.server.ts'
import { list } from '#values/fields.ts'
import { type Offer, offerProjection, offerValue } from './offer.ts'

/** All offers of the tenant, those that end first in front. */
export const offersOf = (lake: TenantContent): Promise<Offer[]> =>
  lake.query({
    query: `*[_type == "offer" && tenant._ref == $tenant && defined(slug.current)] | order(coalesce(order, 1000) asc, coalesce(expiry, "9999") asc, _createdAt asc){${offerProjection}}`,
    shape: list(offerValue),
  })
