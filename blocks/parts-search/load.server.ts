import { type ContentRequest, readContentSearch } from '#app/content-search/search.ts'
import type { ContentOf, LoadContext } from '#app/page/block.ts'
import type { StockRecord } from '#app/stock/index/record.ts'
import { listedFilters, nextStep } from '#app/stock/search/listed.ts'
import type block from './query.ts'

export interface Parts {
  /** False on sites without parts in their stock: they take orders by form. */
  enabled: boolean
  request: ContentRequest
  parts: Pick<StockRecord, 'id' | 'slug' | 'name' | 'price' | 'price_type' | 'stocknum' | 'images'>[]
  count: number
  pages: number
}

const attributes = ['id', 'slug', 'name', 'price', 'price_type', 'stocknum', 'images']

/** Parts of the tenant's stock that fit the words of the address, 21 to a page (ROUTE-20). */
export default async function load(context: LoadContext<ContentOf<typeof block>>): Promise<Parts> {
  const { site, search, instant, stock, head, validUntil } = context
  const request = readContentSearch(search, { facets: {}, words: () => '' })
  const enabled = site.settings.partsSearchEnabled
  if (search.size > 0) head({ noindex: true })
  if (!enabled) return { enabled, request, parts: [], count: 0, pages: 0 }
  validUntil(nextStep(instant))
  const { query, hitsPerPage, offset } = request
  const [answer] = await stock.search([
    {
      query,
      filters: listedFilters({ ...site.settings, vehicleKinds: ['part'], includeSoldDays: 0 }, instant),
      hitsPerPage,
      page: offset / hitsPerPage,
      attributesToRetrieve: attributes,
      attributesToHighlight: [],
    },
  ])
  return {
    enabled,
    request,
    parts: answer?.hits ?? [],
    count: answer?.nbHits ?? 0,
    pages: answer?.nbPages ?? 0,
  }
}
