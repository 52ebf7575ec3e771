import type { TenantContent } from '#app/content/tenant-content.server.ts'
import type { LoadContext } from '#app/page/block.ts'
import type { SiteServices } from '#app/page/services.ts'
import type { Places } from '#app/places/place.ts'
import type { TenantStock } from '#app/stock/tenant-stock.ts'
import { samplePage, sampleSite } from './site.ts'

const notUsed = () => Promise.reject(new Error('not used'))

/** Stock for tests of blocks that read none. */
export const noStock: TenantStock = {
  search: notUsed,
  vehicle: notUsed,
  browser: { appId: 'local', apiKey: '', path: '/search-api', indexName: 'sample_vehicles' },
}

export const noLake: TenantContent = { query: notUsed }

export const noPlaces: Places = { suggest: notUsed, find: notUsed }

/** Services of a site as far as a test needs them; features add others. */
export const servicesFrom = (given: Partial<SiteServices>) => given as SiteServices

/** What a loader receives in a test: nothing to read until `more` says so. */
export function sampleLoad<Content>(
  content: Content,
  more: Partial<LoadContext<Content>> = {},
): LoadContext<Content> {
  return {
    ...servicesFrom({ lake: noLake, stock: noStock, places: noPlaces }),
    content,
    site: sampleSite(),
    page: samplePage,
    params: {},
    search: new URLSearchParams(),
    instant: new Date(0),
    visitor: null,
    signal: new AbortController().signal,
    head: () => {},
    validUntil: () => {},
    ...more,
  }
}
