import { listedFilters, nextStep } from '#app/stock/search/listed.ts'
import type { TenantStock } from '#app/stock/tenant-stock.ts'
import type { Site } from '#app/tenancy/site.ts'
import { slugOf } from '#platform/slug.ts'
import type { MenuItem } from '#tenants/settings/index.ts'
import { carTypes } from '#values/vehicle-kinds.ts'
import type { BrandMenuItem } from './menu.ts'

const showsBrands = (menu: readonly MenuItem[]): boolean =>
  menu.some(({ brands, children }) => brands || showsBrands(children ?? []))

/**
 * The brands with how many new, used and demo vehicles of each can be bought (NAV-02), from one request. Sold ones do
 * not count, so that the numbers hold until the stock changes and every page need not be made again by the clock.
 * @throws StockUnavailable
 */
export async function withCounts(
  brands: readonly BrandMenuItem[],
  site: Site,
  instant: Date,
  stock: TenantStock,
  validUntil: (instant: Date) => void,
): Promise<readonly BrandMenuItem[]> {
  const { settings } = site
  if (brands.length === 0 || !showsBrands(settings.headerMenu)) return brands
  if (settings.stockAgeMinDays > 0) validUntil(nextStep(instant))
  const filters = listedFilters({ ...settings, includeSoldDays: 0 }, instant)
  const answers = await stock.search(
    carTypes.map((type) => ({
      filters: `${filters} AND car_type:${type}`,
      facets: ['make'],
      maxValuesPerFacet: 1000,
      hitsPerPage: 0,
    })),
  )
  const counts = answers.map(
    ({ facets }) => new Map(Object.entries(facets?.make ?? {}).map(([make, count]) => [slugOf(make), count])),
  )
  return brands.map((brand) => {
    const found = carTypes.flatMap((type, index) => {
      const count = counts[index]?.get(slugOf(brand.name)) ?? counts[index]?.get(brand.slug)
      return count ? [[type, count] as const] : []
    })
    return found.length > 0 ? { ...brand, carTypeQty: Object.fromEntries(found) } : brand
  })
}
