import type { Brand } from '#app/brands/brand.ts'
import { makeOf } from '#app/brands/brand-stock.server.ts'
import { brandBySlug } from '#app/brands/brands.server.ts'
import type { BlockLoad, ContentOf, LoadContext } from '#app/page/block.ts'
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
  /** The brand of the page, where the vehicles are limited to it. */
  brand?: Pick<Brand, 'name'>
}

type Context = LoadContext<ContentOf<typeof definition>>

/** The first vehicles of the filter that can still be bought, and how many the listing has. */
const load: BlockLoad<ContentOf<typeof definition>, Carousel> = async (context) => {
  const { content, site, stock, instant } = context
  const { sort } = content
  const { settings } = site
  const ofPage = await brandOfPage(context)
  const now = stepOf(instant) * 1000
  // A brand without stock has no vehicles; that is not to say that all are its own.
  if (ofPage && !ofPage.make)
    return { records: [], count: 0, href: settings.searchPath, now, brand: ofPage.brand }
  const chosen = ofPage?.make
    ? {
        ...content.stock,
        facets: [...content.stock.facets, { facet: 'make' as const, values: [ofPage.make] }],
      }
    : content.stock
  const request = requestOf(chosen)
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
    href: searchHref(settings.searchPath, { ...searchOf(chosen), ...(!isUsual && { sortBy: sort }) }),
    now,
    ...(ofPage && { brand: ofPage.brand }),
  }
}

/** On the page of a brand, unless marketing chose makes itself: the brand, and how the stock writes it. */
async function brandOfPage(context: Context) {
  const { content, lake, params } = context
  if (!params.brand || content.stock.facets.some(({ facet }) => facet === 'make')) return undefined
  const brand = await brandBySlug(lake, params.brand)
  return brand ? { brand: { name: brand.name }, make: await makeOf(context, brand) } : undefined
}

export default load
