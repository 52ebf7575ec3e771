import type { StockRequest, TenantStock } from '#app/stock/tenant-stock.ts'
import type { Site } from '#app/tenancy/site.ts'
import { slugOf } from '#platform/slug.ts'
import { paths } from '#values/paths.ts'
import { type CarType, carTypes } from '#values/vehicle-kinds.ts'
import type { StockRecord } from '../index/record.ts'
import { listedFilters, quoted } from './listed.ts'

/** What the path of a stock search fixes. Values are those of the stock records. */
export interface SearchPreset {
  car_type?: CarType[]
  make?: string
  model?: string
  body?: string
  dealership_slug?: string
  location_slug?: string
  /** "Used Toyota Corolla", "SUVs", "New, used and demo cars": the page's heading. */
  heading: string
  /** The words of the heading that stand for the vehicles alone: "Toyota Corolla". Missing where any vehicle fits. */
  subject?: string
  /** Where they stand, when the path says so: "Springwood", "Motorworld Springwood". */
  place?: string
  /** The one path of this search: others that mean the same name it as theirs. */
  path: string
  /** The ways up, from the whole stock down to this search, without this search itself. */
  above: { label: string; path: string }[]
}

/** Parameters of the page template: `/search/{slug}/{model}`, `/used-car/{slug}/{model}` (scope `used`). */
interface PresetParams {
  slug?: string
  model?: string
  scope?: string
}

/** Path of the listing of a make, of one of its models, of a body type, or of a car type. */
export function presetPath(preset: Pick<SearchPreset, 'car_type' | 'make' | 'model' | 'body'>): string {
  const { make, model, body, car_type } = preset
  const names = make ? [make, ...(model ? [model] : [])] : body ? [body] : []
  const used = car_type?.join() === 'used'
  if (names.length > 0)
    return `/${[used ? 'used-car' : 'search', ...names.map((name) => slugOf(name))].join('/')}`
  const slug = Object.entries(typePresets).find(([, types]) => types.join() === car_type?.join())?.[0]
  return paths.search(slug ?? 'new-used-and-demo-cars')
}

/** `/search/{slug}` for kinds of stock (ROUTE-01 to ROUTE-03). */
const typePresets: Readonly<Record<string, CarType[]>> = {
  'new-used-and-demo-cars': [...carTypes],
  'new-and-demo-cars': ['new', 'demo'],
  'new-cars': ['new'],
  'demo-cars': ['demo'],
  'used-cars': ['used'],
}

type Named = Pick<Site, 'settings'>

/** What shoppers of a site call a car type (SRCH-34). */
const typeLabel = (type: CarType, { settings }: Named) =>
  ({ new: 'New', demo: 'Demo', used: settings.usedLabel })[type]

const plurals = {
  car: 'cars',
  truck: 'trucks',
  motorcycle: 'motorcycles',
  caravan: 'caravans',
} as const

/** "cars", "trucks and caravans", or the site's own label: its stock in a word; of one vehicle "car". */
export function stockWord({ settings }: Named, count?: number) {
  const { vehicleKinds, labels } = settings
  const isOne = count === 1
  if (labels.cars) return isOne ? labels.cars.replace(/s$/, '') : labels.cars
  if (vehicleKinds.length === 0 || vehicleKinds.includes('car')) return isOne ? 'car' : plurals.car
  return isOne ? vehicleKinds.join(' or ') : vehicleKinds.map((kind) => plurals[kind]).join(' and ')
}

/** "New, used and demo cars" */
export function typesHeading(types: readonly CarType[], site: Named) {
  const order: CarType[] = ['new', 'used', 'demo']
  const labels = order.filter((type) => types.includes(type)).map((type) => typeLabel(type, site))
  const words = labels.map((label, index) => (index === 0 ? label : label.toLowerCase()))
  const last = words.length > 1 ? ` and ${words.pop()}` : ''
  return `${words.join(', ')}${last} ${stockWord(site)}`
}

const typesOf = (slug: string | undefined, { settings }: Named) =>
  slug === undefined
    ? undefined
    : slug === `${slugOf(settings.usedLabel)}-cars`
      ? typePresets['used-cars']
      : Object.hasOwn(typePresets, slug)
        ? typePresets[slug]
        : undefined

/**
 * What a path fixes: car types, a make (and model), a body type, a dealership, a location, in this order (NOTE-23).
 * Names are looked up in the site's live stock; one whose vehicles are all sold is still known. Null: no such thing.
 * @throws StockUnavailable
 */
export async function resolvePreset(
  params: PresetParams,
  stock: TenantStock,
  site: Site,
): Promise<SearchPreset | null> {
  const { slug, model, scope } = params
  const types = typesOf(slug, site)
  if (types && !model && !scope) return typePreset(types, site)
  if (!slug) return scope === 'used' ? typePreset(['used'], site) : typePreset([...carTypes], site)
  const found = await named({ slug, model, scope }, stock, site)
  if (found) return found
  const path = paths.search(...[slug, ...(model ? [model] : [])])
  return path === site.settings.searchPath ? typePreset([...carTypes], site) : null
}

function typePreset(types: CarType[], site: Site): SearchPreset {
  const all = types.length === carTypes.length
  const path = all ? site.settings.searchPath : presetPath({ car_type: types })
  const preset = { car_type: types, heading: typesHeading(types, site), path }
  return { ...preset, above: all || path === site.settings.searchPath ? [] : [wholeStock(site)] }
}

/** The search that stock links of the site lead to: a yard of used trucks has "Used trucks". */
function wholeStock(site: Named) {
  const path = site.settings.searchPath
  const types = typesOf(/^\/search\/([^/?]+)$/.exec(path)?.[1], site) ?? carTypes
  return { label: typesHeading(types, site), path }
}

/** Sold ones however old: the page of a make does not go away with the last vehicle of it. */
const everListed = (site: Site) =>
  listedFilters({ ...site.settings, includeSoldDays: 100_000, stockAgeMinDays: 0 }, new Date(0))

const countOnly: StockRequest = { hitsPerPage: 0, maxValuesPerFacet: 1000 }

async function named(
  { slug, model, scope }: PresetParams & { slug: string },
  stock: TenantStock,
  site: Site,
): Promise<SearchPreset | null> {
  const filters = everListed(site)
  const facets = ['make', 'body', 'dealership_slug', 'location_slug', ...(model ? ['make_model'] : [])]
  const [counted] = await stock.search([{ ...countOnly, filters, facets }])
  const values = (facet: string) => Object.keys(counted?.facets?.[facet] ?? {})
  const called = (facet: string, name = slug) => values(facet).find((value) => slugOf(value) === name)

  const types: Pick<SearchPreset, 'car_type'> = scope === 'used' ? { car_type: ['used'] } : {}
  const first = scope === 'used' ? typeStep('used', site) : wholeStock(site)
  const titled = (words: string) => (scope === 'used' ? `${typeLabel('used', site)} ${words}` : words)

  const make = called('make')
  if (make) {
    const ofMake = { ...types, make }
    const makeHeading = titled(`${make} ${stockWord(site)}`)
    if (!model)
      return { ...ofMake, heading: makeHeading, subject: make, path: presetPath(ofMake), above: [first] }
    const both = values('make_model').find(
      (value) => value.startsWith(`${make} `) && slugOf(value.slice(make.length)) === model,
    )
    if (!both) return null
    const ofModel = { ...ofMake, model: both.slice(make.length + 1) }
    const above = [first, { label: make, path: presetPath(ofMake) }]
    return { ...ofModel, heading: titled(both), subject: both, path: presetPath(ofModel), above }
  }
  if (model) return null

  const body = called('body')
  if (body) {
    const subject = plural(body)
    const ofBody = { ...types, body }
    return { ...ofBody, heading: titled(subject), subject, path: presetPath(ofBody), above: [first] }
  }

  const dealership = called('dealership_slug')
  const location = called('location_slug')
  if (!dealership && !location) return null
  const fixed = dealership ? { dealership_slug: dealership } : { location_slug: location }
  const place = await placeOf(fixed, filters, stock)
  const heading = `${typesHeading(types.car_type ?? carTypes, site)} at ${place}`
  return {
    ...types,
    ...fixed,
    heading,
    place,
    path: `/${scope ? 'used-car' : 'search'}/${slug}`,
    above: [first],
  }
}

const typeStep = (type: CarType, site: Site) => ({
  label: typesHeading([type], site),
  path: presetPath({ car_type: [type] }),
})

/** Bodies that are no nouns: those of motorcycles. */
const ofMotorcycles = /^(adventure|motocross|naked|off.road|road|sports?|touring|trail)$/i

function plural(body: string) {
  if (ofMotorcycles.test(body)) return `${body} ${plurals.motorcycle}`
  return /s$/i.test(body) ? body : /(ch|sh|x|z)$/i.test(body) ? `${body}es` : `${body}s`
}

/** The name of a dealership or location, as its vehicles carry it. */
async function placeOf(fixed: Partial<StockRecord>, filters: string, stock: TenantStock) {
  const [attribute, value] = Object.entries(fixed)[0] as [string, string]
  const [answer] = await stock.search([
    {
      filters: `${filters} AND ${attribute}:${quoted(value)}`,
      hitsPerPage: 1,
      attributesToRetrieve: ['dealership_name', 'location_name', 'city'],
    },
  ])
  const [hit] = answer?.hits ?? []
  return (attribute === 'dealership_slug' ? hit?.dealership_name : hit?.location_name) ?? value
}
