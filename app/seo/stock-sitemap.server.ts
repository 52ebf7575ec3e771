import { listedFilters, nextStep, quoted } from '#app/stock/search/listed.ts'
import { presetPath } from '#app/stock/search/preset.ts'
import type { TenantStock } from '#app/stock/tenant-stock.ts'
import type { Site } from '#app/tenancy/site.ts'
import { paths } from '#values/paths.ts'
import { carTypes } from '#values/vehicle-kinds.ts'

/** Hits of one answer at most, and how far an index may be paged (Algolia's limits). */
const perPage = 1000
const deepest = 20_000

/** Vehicles that can be paged through: of one make, or of one make and type where the make has too many. */
export interface Slice {
  filters: string
  count: number
}

interface ListedVehicle {
  path: string
  /** ISO 8601. */
  changed?: string
}

interface ListedStock {
  /** Searches that have something to show: all stock, types, makes, models, body types. */
  searches: string[]
  slices: Slice[]
}

/** What of a site's stock search engines should find. Sold vehicles keep their pages, but are not listed. */
export async function listedStock(site: Site, stock: TenantStock, instant: Date): Promise<ListedStock> {
  const { settings } = site
  const filters = listedFilters({ ...settings, includeSoldDays: 0 }, instant)
  const facets = ['make', 'make_model', 'body', 'car_type']
  const [answer] = await stock.search([{ filters, facets, hitsPerPage: 0, maxValuesPerFacet: 1000 }])
  const counts = (facet: string) => Object.entries(answer?.facets?.[facet] ?? {})
  const values = (facet: string) => counts(facet).map(([value]) => value)
  const makes = values('make').sort((one, other) => other.length - one.length)
  const models = values('make_model').flatMap((both) => {
    const make = makes.find((name) => both.startsWith(`${name} `))
    return make ? [presetPath({ make, model: both.slice(make.length + 1) })] : []
  })
  const types = carTypes.filter((type) => values('car_type').includes(type))
  return {
    searches: [
      ...(answer && answer.nbHits > 0 ? [settings.searchPath] : []),
      ...types.map((type) => presetPath({ car_type: [type] })),
      ...makes.map((make) => presetPath({ make })),
      ...models,
      ...values('body').map((body) => presetPath({ body })),
    ],
    slices: counts('make').flatMap(([make, count]) => {
      const ofMake = `${filters} AND make:${quoted(make)}`
      if (count <= deepest) return [{ filters: ofMake, count }]
      return types.map((type) => ({ filters: `${ofMake} AND car_type:${type}`, count: deepest }))
    }),
  }
}

/** Paths of the vehicles of a slice, each with the time it last changed. */
export async function vehiclesOf({ filters, count }: Slice, stock: TenantStock): Promise<ListedVehicle[]> {
  const pages = Math.ceil(Math.min(count, deepest) / perPage)
  const answers = await stock.search(
    Array.from({ length: pages }, (_, page) => ({
      filters,
      page,
      hitsPerPage: perPage,
      attributesToRetrieve: ['slug', 'updated_at_timestamp'],
    })),
  )
  return answers.flatMap(({ hits }) =>
    hits.map((hit) => ({
      path: paths.vehicle(hit),
      ...(hit.updated_at_timestamp && { changed: new Date(hit.updated_at_timestamp * 1000).toISOString() }),
    })),
  )
}

/** When the embargo for fresh stock may let the next vehicle through; undefined where there is none. */
export const listedUntil = ({ settings }: Site, instant: Date) =>
  settings.stockAgeMinDays > 0 ? nextStep(instant) : undefined
