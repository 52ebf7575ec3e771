import type { TenantContent } from '#app/content/tenant-content.server.ts'
import { list } from '#values/fields.ts'
import { type Location, locationProjection, locationValue } from './location.ts'

/** The tenant's visible locations, the main one first (LOC-19). */
export const locationsOf = (lake: TenantContent): Promise<Location[]> =>
  lake.query({
    query: `*[_type == "location" && tenant._ref == $tenant && visible != false && defined(slug.current)] | order(coalesce(primary, false) desc, name asc){${locationProjection}}`,
    shape: list(locationValue),
  })

/** The tenant's main location, which stands for the dealer; null where it has none. */
export const mainLocation = async (lake: TenantContent): Promise<Location | null> =>
  (await locationsOf(lake))[0] ?? null
