import type { Brand } from '#app/brands/brand.ts'
import { brandOfBlock } from '#app/brands/brand-of-block.server.ts'
import { ifReadable, makeOf } from '#app/brands/brand-stock.server.ts'
import type { Location } from '#app/locations/location.ts'
import { locationsOf } from '#app/locations/locations.server.ts'
import type { ContentOf, LoadContext } from '#app/page/block.ts'
import { listedNow } from '#app/stock/finder/finder.server.ts'
import { presetPath } from '#app/stock/search/preset.ts'
import { emptyState, searchHref } from '#app/stock/search/state.ts'
import type block from './query.ts'

export type Dealer = Pick<Location, 'name' | 'slug' | 'phone' | 'address'> & {
  /** Vehicles of the brand that stand there, and the listing that shows them. */
  stock?: { count: number; href: string }
}

export interface Dealers {
  brand?: Pick<Brand, 'name'>
  dealers: Dealer[]
  /** How many there are in all. */
  count: number
}

/**
 * Places of sales that name the brand, and those that name none but have vehicles of it; the most vehicles first.
 * @throws NotFound as `brandOfBlock`
 */
export default async function load(context: LoadContext<ContentOf<typeof block>>): Promise<Dealers> {
  const brand = await brandOfBlock(context)
  if (!brand) return { dealers: [], count: 0 }
  const [locations, found] = await Promise.all([
    locationsOf(context.lake),
    ifReadable(context, stockByPlace(context, brand)),
  ])
  const dealers = locations
    .filter(({ location_type }) => location_type === undefined || location_type === 'sales')
    .map(({ name, slug, phone, address, brands }) => ({
      name,
      slug,
      phone,
      address,
      brands,
      stock: found?.read?.(slug),
    }))
    .filter(({ brands, stock: here }) => (brands.length > 0 ? brands.includes(brand.slug) : here))
    .sort((one, other) => (other.stock?.count ?? 0) - (one.stock?.count ?? 0))
  return {
    brand,
    dealers: dealers.slice(0, context.content.limit).map(({ brands: _, ...dealer }) => dealer),
    count: dealers.length,
  }
}

/** The vehicles of the brand at a place. Undefined for none. @throws StockUnavailable */
async function stockByPlace(context: LoadContext<unknown>, brand: Brand) {
  const make = await makeOf(context, brand)
  if (!make) return undefined
  const [answer] = await context.stock.search([
    {
      filters: listedNow(context),
      facetFilters: [`make:${make}`],
      facets: ['location_slug'],
      maxValuesPerFacet: 1000,
      hitsPerPage: 0,
    },
  ])
  const path = presetPath({ make })
  return (place: string) => {
    const count = answer?.facets?.location_slug?.[place]
    if (!count) return undefined
    return { count, href: searchHref(path, { ...emptyState, values: { location_slug: [place] } }) }
  }
}
