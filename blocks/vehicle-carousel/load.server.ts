import type { BlockLoad, ContentOf } from '#app/page/block.ts'
import { requestOf, searchOf } from '#app/stock/filter/stock-filter.ts'
import { listedNow } from '#app/stock/finder/finder.server.ts'
import type { StockRecord } from '#app/stock/index/record.ts'
import { listedFilters, stepOf } from '#app/stock/search/listed.ts'
import { searchHref } from '#app/stock/search/state.ts'
import type definition from './query.ts'

export interface Carousel {
  records: StockRecord[]
  /** How many the listing behind the link shows. */
  count: number
  href: string
  /** Milliseconds, in the steps in which listings move. */
  now: number
}

/** The first vehicles of the filter that can still be bought, and how many the listing has. */
const load: BlockLoad<ContentOf<typeof definition>, Carousel> = async (context) => {
  const { content, site, stock, instant } = context
  const { sort } = content
  const { settings } = site
  const request = requestOf(content.stock)
  const numericFilters = [
    ...request.numericFilters,
    ...(sort === 'price_asc' && settings.priceAscExcludesZero ? ['price > 0'] : []),
  ]
  const asked = { ...request, numericFilters, sort }
  const listed = listedNow(context)
  const buyable = listedFilters({ ...settings, includeSoldDays: 0 }, instant)
  const [shown, all] = await stock.search([
    { ...asked, filters: buyable, hitsPerPage: content.limit },
    { ...asked, filters: listed, hitsPerPage: 0 },
  ])
  const isUsual = sort === (settings.sortOptions[0] ?? 'recommended')
  return {
    records: shown?.hits ?? [],
    count: all?.nbHits ?? 0,
    href: searchHref(settings.searchPath, { ...searchOf(content.stock), ...(!isUsual && { sortBy: sort }) }),
    now: stepOf(instant) * 1000,
  }
}

export default load
