import type { LoadContext } from '#app/page/block.ts'
import { countsOf, type FacetCount, listedNow } from '#app/stock/finder/finder.server.ts'
import type { StockRecord } from '#app/stock/index/record.ts'
import { listedFilters } from '#app/stock/search/listed.ts'
import { presetPath } from '#app/stock/search/preset.ts'
import { emptyState, searchHref, type ValueKey } from '#app/stock/search/state.ts'
import { type StockRequest, StockUnavailable } from '#app/stock/tenant-stock.ts'
import { slugOf } from '#platform/slug.ts'
import { type CarType, carTypes } from '#values/vehicle-kinds.ts'
import type { Brand } from './brand.ts'

type Context = Pick<LoadContext<unknown>, 'stock' | 'site' | 'instant' | 'validUntil'>

/** New and demonstrators: what a brand's own price is about, before used ones. */
const asNew = ['car_type:new', 'car_type:demo']

/** A count with the listing that shows the same vehicles. */
export interface CountLink extends FacetCount {
  href: string
}

/** The vehicles of a brand that the site lists now. */
export interface BrandStock {
  /** As the stock writes the brand. */
  make: string
  count: number
  /** Listing of the make. */
  href: string
  types: (CountLink & { value: CarType })[]
  bodies: CountLink[]
  models: CountLink[]
  /** The cheapest that can be bought: of the new and demo ones where there are any. */
  cheapest?: StockRecord
  /** The dearest new one that has a picture, else the dearest of all: the car that stands for the brand. */
  flagship?: StockRecord
}

/**
 * How the stock writes a brand: "Isuzu" for the brand Isuzu Trucks with the slug `isuzu`. Undefined where the site
 * lists no vehicle of it. @throws StockUnavailable
 */
export async function makeOf(context: Context, { name, slug }: Pick<Brand, 'name' | 'slug'>) {
  const [answer] = await context.stock.search([
    { filters: listedNow(context), facets: ['make'], maxValuesPerFacet: 1000, hitsPerPage: 0 },
  ])
  const makes = Object.keys(answer?.facets?.make ?? {})
  return makes.find((make) => slugOf(make) === slugOf(name)) ?? makes.find((make) => slugOf(make) === slug)
}

/** The page is made again after this many milliseconds, where the stock could not be read for it. */
const retryMs = 5000

/** What the stock says, where a page can do without it; the page asks again soon. */
export async function ifReadable<T>(
  { instant, validUntil }: Pick<Context, 'instant' | 'validUntil'>,
  reading: Promise<T>,
): Promise<{ read: T } | undefined> {
  try {
    return { read: await reading }
  } catch (error) {
    if (!(error instanceof StockUnavailable)) throw error
    validUntil(new Date(instant.getTime() + retryMs))
    return undefined
  }
}

/** Filters of vehicles that can still be bought: a price or a picture is not shown of one that is sold. */
export const buyableFilters = ({ site, instant }: Pick<Context, 'site' | 'instant'>) =>
  listedFilters({ ...site.settings, includeSoldDays: 0 }, instant)

/** Undefined where the site lists no vehicle of the brand. @throws StockUnavailable */
export async function brandStock(
  context: Context,
  brand: Pick<Brand, 'name' | 'slug'>,
): Promise<BrandStock | undefined> {
  const make = await makeOf(context, brand)
  if (!make) return undefined
  const ofMake = `make:${make}`
  const buyable = { filters: buyableFilters(context), hitsPerPage: 1 }
  const priced: StockRequest = { ...buyable, sort: 'price_asc', numericFilters: ['price > 0'] }
  const pictured: StockRequest = { ...buyable, sort: 'price_desc', numericFilters: ['photos_count > 0'] }
  const [all, cheapestNew, cheapest, dearestNew, dearest] = await context.stock.search([
    {
      filters: listedNow(context),
      facetFilters: [ofMake],
      facets: ['car_type', 'body', 'model'],
      maxValuesPerFacet: 1000,
      hitsPerPage: 0,
    },
    { ...priced, facetFilters: [ofMake, asNew] },
    { ...priced, facetFilters: [ofMake] },
    { ...pictured, facetFilters: [ofMake, 'car_type:new'] },
    { ...pictured, facetFilters: [ofMake] },
  ])
  const href = presetPath({ make })
  const linked = (key: ValueKey, counts: FacetCount[]) =>
    counts.map((one) => ({
      ...one,
      href: searchHref(href, { ...emptyState, values: { [key]: [one.value] } }),
    }))
  const types = countsOf(all?.facets?.car_type)
  return {
    make,
    count: all?.nbHits ?? 0,
    href,
    types: linked(
      'car_type',
      carTypes.flatMap((type) => types.find(({ value }) => value === type) ?? []),
    ) as BrandStock['types'],
    bodies: linked('body', countsOf(all?.facets?.body)),
    models: countsOf(all?.facets?.model).map((one) => ({
      ...one,
      href: presetPath({ make, model: one.value }),
    })),
    cheapest: cheapestNew?.hits[0] ?? cheapest?.hits[0],
    flagship: dearestNew?.hits[0] ?? dearest?.hits[0],
  }
}

/** What the stock says of one model: how many of each type, and the cheapest that can be bought. */
export interface ModelStock {
  count: number
  types: { value: CarType; count: number }[]
  cheapest?: StockRecord
}

/** One answer for each model, in one round trip. @throws StockUnavailable */
export async function stockOfModels(
  context: Context,
  make: string,
  models: readonly string[],
): Promise<ModelStock[]> {
  if (models.length === 0) return []
  const listed = listedNow(context)
  const filters = buyableFilters(context)
  const answers = await context.stock.search(
    models.flatMap((model): StockRequest[] => {
      const facetFilters = [`make:${make}`, `model:${model.replace(/^-/, '\\-')}`]
      const priced: StockRequest = {
        filters,
        sort: 'price_asc',
        numericFilters: ['price > 0'],
        hitsPerPage: 1,
      }
      return [
        { filters: listed, facetFilters, facets: ['car_type'], hitsPerPage: 0 },
        { ...priced, facetFilters: [...facetFilters, asNew] },
        { ...priced, facetFilters },
      ]
    }),
  )
  return models.map((_, index) => {
    const [all, cheapestNew, cheapest] = answers.slice(index * 3, index * 3 + 3)
    const types = countsOf(all?.facets?.car_type)
    return {
      count: all?.nbHits ?? 0,
      types: carTypes.flatMap((type) =>
        types.flatMap(({ value, count }) => (value === type ? [{ value: type, count }] : [])),
      ),
      cheapest: cheapestNew?.hits[0] ?? cheapest?.hits[0],
    }
  })
}
