import type { SortKey, StockRecord } from './index/record.ts'
import type { Vehicle } from './vehicle.ts'

/** One request to the search server, in Algolia's words; the index follows from `sort` and the tenant. */
export interface StockRequest {
  sort?: SortKey
  query?: string
  filters?: string
  facetFilters?: readonly (string | readonly string[])[]
  numericFilters?: readonly (string | readonly string[])[]
  facets?: readonly string[]
  maxValuesPerFacet?: number
  hitsPerPage?: number
  page?: number
  offset?: number
  length?: number
  aroundLatLng?: string
  /** Metres. */
  aroundRadius?: number
  attributesToRetrieve?: readonly string[]
  [other: string]: unknown
}

export interface StockAnswer {
  hits: StockRecord[]
  nbHits: number
  page: number
  nbPages: number
  hitsPerPage: number
  facets?: Record<string, Record<string, number>>
  facets_stats?: Record<string, { min: number; max: number; avg: number; sum: number }>
  processingTimeMS: number
  [other: string]: unknown
}

/** What a browser needs to search by itself: a key that reaches this tenant's vehicles only. */
export interface BrowserSearch {
  appId: string
  apiKey: string
  /** Path on the site's own origin (`/search-api`) where the search server is embedded; undefined for Algolia's hosts. */
  path?: string
  indexName: string
}

/** The vehicle has left the dealer's feed: it was on the site as it is here, and may come back under the same slug. */
export interface Withdrawn {
  withdrawn: Vehicle
}

/** A tenant's vehicles, as blocks may read them. Everything read is noted: the page is made again when stock changes. */
export interface TenantStock {
  /** Asks all at once, in one round trip. @throws StockUnavailable when the search server does not answer */
  search(requests: readonly StockRequest[]): Promise<StockAnswer[]>
  /** The whole public record by its slug, whatever its status; null where there is none. @throws StockUnavailable */
  vehicle(slug: string): Promise<Vehicle | Withdrawn | null>
  browser: BrowserSearch
}

/** Neither search server nor database answers. */
export class StockUnavailable extends Error {
  override name = 'StockUnavailable'
}

/** Name of the change that tells pages of a tenant's stock to be made again. */
export const stockTag = (tenantSlug: string) => `stock:${tenantSlug}`

/** Name of the change that any site's stock has changed: for what is made of the stock of all. */
export const anyStockTag = 'stock'
