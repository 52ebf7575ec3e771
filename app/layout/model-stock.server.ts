import { picturesOf } from '#app/stock/card/pictures.ts'
import { priceWords } from '#app/stock/rules/vehicle-text.ts'
import { listedFilters, nextStep } from '#app/stock/search/listed.ts'
import type { TenantStock } from '#app/stock/tenant-stock.ts'
import type { Site } from '#app/tenancy/site.ts'
import { slugOf } from '#platform/slug.ts'
import type { MenuItem, MenuModel } from '#tenants/settings/index.ts'
import type { ModelNow, ModelsNow } from './menu.ts'

const modelsIn = (menu: readonly MenuItem[]): MenuModel[] =>
  menu.flatMap(({ model, children }) => [...(model ? [model] : []), ...modelsIn(children ?? [])])

/**
 * The models of the header's menu with how many of each can be bought, and from which price. Sold ones do not count, so
 * that the numbers hold until the stock changes and every page need not be made again by the clock.
 * @throws StockUnavailable
 */
export async function modelsNow(
  { settings }: Pick<Site, 'settings'>,
  instant: Date,
  stock: TenantStock,
  validUntil: (instant: Date) => void,
): Promise<ModelsNow> {
  const models = modelsIn(settings.headerMenu)
  if (models.length === 0) return {}
  if (settings.stockAgeMinDays > 0) validUntil(nextStep(instant))
  const filters = listedFilters({ ...settings, includeSoldDays: 0 }, instant)
  const [all] = await stock.search([
    { filters, facets: ['make_model'], maxValuesPerFacet: 1000, hitsPerPage: 0 },
  ])
  const counts = Object.entries(all?.facets?.make_model ?? {})
  const inStock = models.flatMap((model) => {
    const found = counts.find(([value]) => slugOf(value) === slugOf(model.make, model.name))
    return found ? [{ slug: model.slug, value: found[0], count: found[1] }] : []
  })
  const none = Object.fromEntries(models.map(({ slug }): [string, ModelNow] => [slug, { count: 0 }]))
  if (inStock.length === 0) return none
  const cheapest = await stock.search(
    inStock.map(({ value }) => ({
      filters,
      facetFilters: [`make_model:${value}`, ['car_type:new', 'car_type:demo']],
      numericFilters: ['price > 0'],
      sort: 'price_asc' as const,
      hitsPerPage: 1,
    })),
  )
  const known = Object.fromEntries(
    inStock.map(({ slug, count }, index): [string, ModelNow] => {
      const car = cheapest[index]?.hits[0]
      const [picture] = car ? picturesOf(car) : []
      return [slug, { count, ...(car && { price: priceWords(car, settings) }), ...(picture && { picture }) }]
    }),
  )
  return { ...none, ...known }
}
