import type { TenantContent } from '#app/content/tenant-content.server.ts'

/**
 * What blocks, endpoints and pages may read of one site. A feature adds its own by declaration merging, beside the
 * `forSite` that gives it (`feature.ts`).
 */
export interface SiteServices {
  lake: TenantContent
}
