import type { Reads } from '#app/content/client.server.ts'
import type { Site } from '#app/tenancy/site.ts'
import type { TenantStock } from './tenant-stock.ts'

/** The vehicles of every tenant, each to be had for one site alone. */
export interface StockOfTenants {
  /** Vehicles of `site`; what is read is noted in `reads`. */
  of(site: Site, reads: Reads): TenantStock
}
