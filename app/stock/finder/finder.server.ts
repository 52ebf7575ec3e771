import type { LoadContext } from '#app/page/block.ts'
import { listedFilters, nextStep } from '#app/stock/search/listed.ts'
import { searchAccess } from './access.ts'
import type { SearchAccess } from './live.ts'

export interface FacetCount {
  value: string
  count: number
}

/** What a search form needs: how to ask, how many vehicles there are now, and what can be chosen. */
export interface Finder {
  access: SearchAccess
  count: number
  makes: FacetCount[]
  bodies: FacetCount[]
}

type StockContext = Pick<LoadContext<unknown>, 'stock' | 'site' | 'instant' | 'validUntil'>

/** What a listing of the site is limited to now; the page is good until that changes. */
export function listedNow({ site, instant, validUntil }: Omit<StockContext, 'stock'>) {
  validUntil(nextStep(instant))
  return listedFilters(site.settings, instant)
}

/** Counts of a facet, the largest first. */
export const countsOf = (facet: Record<string, number> | undefined): FacetCount[] =>
  Object.entries(facet ?? {})
    .map(([value, count]) => ({ value, count }))
    .sort((a, b) => b.count - a.count || a.value.localeCompare(b.value))

const byName = (a: FacetCount, b: FacetCount) => a.value.localeCompare(b.value, 'en')

/** One request, whatever the form shows. @throws StockUnavailable */
export async function readFinder(
  context: StockContext,
  { facets = [], numericFilters }: { facets?: ('make' | 'body')[]; numericFilters?: string[] } = {},
): Promise<Finder> {
  const filters = listedNow(context)
  const [answer] = await context.stock.search([
    { filters, facets, numericFilters, hitsPerPage: 0, maxValuesPerFacet: 200 },
  ])
  return {
    access: searchAccess(context.stock.browser, filters),
    count: answer?.nbHits ?? 0,
    makes: countsOf(answer?.facets?.make).sort(byName),
    bodies: countsOf(answer?.facets?.body).sort(byName),
  }
}
