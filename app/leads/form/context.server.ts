import type { TenantContent } from '#app/content/tenant-content.server.ts'
import { locationsOf } from '#app/locations/locations.server.ts'
import { listedNow } from '#app/stock/finder/finder.server.ts'
import { priceWords } from '#app/stock/rules/vehicle-text.ts'
import { recordsById } from '#app/stock/search/by-id.server.ts'
import type { TenantStock } from '#app/stock/tenant-stock.ts'
import type { Vehicle } from '#app/stock/vehicle.ts'
import type { Site } from '#app/tenancy/site.ts'
import type { KindContext, KnownCar, LeadKind, LeadPlace } from '../kinds/kind.ts'
import type { Choice } from './field.ts'
import type { LeadForm } from './lead-form.ts'

/** What a form is made with, by a loader as by an action. */
export interface FormSources {
  site: Site
  lake: TenantContent
  stock: TenantStock
  page: { title: string; path: string }
  instant: Date
  validUntil(instant: Date): void
  given(name: string): string | undefined
}

/** Makes a form of this kind where it stands: for the page that shows it, and again for what is sent. */
export async function formOf<Content>(
  kind: LeadKind<Content>,
  content: Content,
  sources: FormSources,
): Promise<LeadForm> {
  const needs = new Set(kind.needs)
  const [places, car, models] = await Promise.all([
    orWithout(placesOf(sources), { dealerships: [], locations: [] }, sources),
    needs.has('car') ? orWithout(carOf(sources), undefined, sources) : undefined,
    needs.has('models') ? orWithout(modelsOf(sources), [], sources) : [],
  ])
  const { site, page, given } = sources
  const context: KindContext<Content> = { site, page, content, given, car, models, ...places }
  return { category: kind.category, ...kind.make(context) }
}

/** A page without what could not be read is made again after this long, in milliseconds. */
const retryMs = 5000

/** A lead is taken while the stock cannot be read: the form stands there without it, and is soon made again. */
function orWithout<Value>(work: Promise<Value>, without: Value, { validUntil, instant }: FormSources) {
  return work.catch(() => {
    validUntil(new Date(instant.getTime() + retryMs))
    return without
  })
}

/** Locations that sell, and the dealerships they belong to: each is called as the first of its places is. */
async function placesOf({ lake }: FormSources): Promise<{ dealerships: Choice[]; locations: LeadPlace[] }> {
  const all = await locationsOf(lake)
  const locations = all.map(({ slug, name, dealership_slug }) => ({
    value: slug,
    label: name,
    dealership: dealership_slug,
  }))
  const dealerships = new Map<string, string>()
  for (const { dealership, label } of locations)
    if (dealership && !dealerships.has(dealership)) dealerships.set(dealership, label)
  return { locations, dealerships: [...dealerships].map(([value, label]) => ({ value, label })) }
}

/** The car that is meant, sold ones included: a shopper may have had its page open. Undefined where there is none such. */
async function carOf({ stock, given, site }: FormSources): Promise<KnownCar | undefined> {
  const id = Number(given('car_id'))
  if (!Number.isSafeInteger(id) || id <= 0) return undefined
  const [found] = await recordsById(stock, [id])
  const slug = found?.slug
  const vehicle = slug ? await stock.vehicle(slug) : null
  return vehicle && !('withdrawn' in vehicle) ? knownCar(vehicle, site) : undefined
}

function knownCar(vehicle: Vehicle, { settings }: Site): KnownCar {
  const { location, images } = vehicle
  const price = priceWords(vehicle, settings)
  return {
    id: vehicle.id,
    slug: vehicle.slug,
    name: vehicle.name,
    path: vehicle.path,
    picture: images[0]?.image.url,
    price: price.text,
    priceType: price.type,
    place: location?.name ?? vehicle.dealership_name,
    make: vehicle.make,
    model: vehicle.model,
    stocknum: vehicle.stocknum,
    carType: vehicle.car_type,
    status: vehicle.status,
    vin: vehicle.vin,
    dealershipSlug: vehicle.dealership_slug,
    dealershipId: vehicle.dealership_id,
    dealership: vehicle.dealership_name,
    distributionLocations: location?.distribution_locations ?? [],
  }
}

/** Makes and models in stock, by name. */
async function modelsOf(sources: FormSources): Promise<Choice[]> {
  if (Number(sources.given('car_id')) > 0) return []
  const [answer] = await sources.stock.search([
    { filters: listedNow(sources), facets: ['make_model'], hitsPerPage: 0, maxValuesPerFacet: 500 },
  ])
  return Object.keys(answer?.facets?.make_model ?? {})
    .sort((one, other) => one.localeCompare(other, 'en'))
    .map((value) => ({ value, label: value }))
}
