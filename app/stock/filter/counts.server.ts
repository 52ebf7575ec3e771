import { listedFilters } from '#app/stock/search/listed.ts'
import type { StockRequest, TenantStock } from '#app/stock/tenant-stock.ts'
import type { Site } from '#app/tenancy/site.ts'
import { type RangeFacet, rangeFacets, type StockFilter, valueFacets } from '#values/stock-filter.ts'
import { requestOf } from './stock-filter.ts'

/** What can be chosen beside a filter, from the stock as shoppers find it. */
export interface StockCounts {
  /** How many vehicles match. */
  count: number
  /** Vehicles by value, of each facet as if nothing of it were chosen. */
  facets: Record<string, Record<string, number>>
  /** Lowest and highest, of each range as if it were open. */
  ranges: Partial<Record<RangeFacet, { min: number; max: number }>>
}

const mostValues = 200

/** One round trip to the search server. @throws StockUnavailable */
export async function countStock(
  stock: TenantStock,
  site: Site,
  instant: Date,
  filter: StockFilter,
): Promise<StockCounts> {
  const filters = listedFilters(site.settings, instant)
  const ask = (part: StockFilter, facets: string[]): StockRequest => ({
    ...requestOf(part),
    filters,
    facets,
    hitsPerPage: 0,
    maxValuesPerFacet: mostValues,
  })
  const chosen = new Set<string>([...filter.facets, ...filter.ranges].map(({ facet }) => facet))
  const open = [...Object.keys(valueFacets), ...Object.keys(rangeFacets)].filter(
    (facet) => !chosen.has(facet),
  )
  const without = (facet: string): StockFilter => ({
    words: filter.words,
    facets: filter.facets.filter((other) => other.facet !== facet),
    ranges: filter.ranges.filter((other) => other.facet !== facet),
  })
  const [all, ...each] = await stock.search([
    ask(filter, open),
    ...[...chosen].map((facet) => ask(without(facet), [facet])),
  ])
  const answers = [all, ...each]
  const stats = answers.flatMap((answer) => Object.entries(answer?.facets_stats ?? {}))
  return {
    count: all?.nbHits ?? 0,
    facets: Object.fromEntries(
      answers
        .flatMap((answer) => Object.entries(answer?.facets ?? {}))
        .filter(([facet]) => Object.hasOwn(valueFacets, facet)),
    ),
    ranges: Object.fromEntries(
      stats
        .filter(([facet]) => Object.hasOwn(rangeFacets, facet))
        .map(([facet, { min, max }]) => [facet, { min, max }]),
    ),
  }
}
