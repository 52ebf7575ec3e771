import { describe, expect, test } from 'vitest'
import { noStock } from '#app/samples/load.ts'
import { sampleSite } from '#app/samples/site.ts'
import type { StockRequest, TenantStock } from '#app/stock/tenant-stock.ts'
import { presetPath, resolvePreset } from './preset.ts'

type Facets = Record<string, string[]>

const live: Facets = {
  make: ['Toyota', 'Mercedes-Benz', 'Land Rover', 'Škoda', 'Ute World'],
  make_model: ['Toyota Corolla', 'Toyota Corolla Cross', 'Land Rover Defender 110'],
  body: ['SUV', 'Hatch', 'Ute'],
  dealership_slug: ['alpha', 'springwood'],
  location_slug: ['springwood', 'cairns-yard'],
}

/** A stock that counts `facets`, and whose every vehicle stands at Alpha Motors, Cairns. */
function stockOf(facets: Facets) {
  const asked: StockRequest[] = []
  const stock: TenantStock = {
    ...noStock,
    async search(requests) {
      asked.push(...requests)
      return requests.map(({ facets: wanted = [], hitsPerPage = 0 }) => ({
        hits: Array.from({ length: hitsPerPage }, () => ({
          dealership_name: 'Alpha Motors',
          location_name: 'Cairns Yard',
        })) as never,
        facets: Object.fromEntries(
          wanted.map((facet) => [
            facet,
            Object.fromEntries((facets[facet] ?? []).map((value) => [value, 1])),
          ]),
        ),
        nbHits: 1,
        page: 0,
        nbPages: 1,
        hitsPerPage,
        processingTimeMS: 1,
      }))
    },
  }
  return { stock, asked }
}

const site = sampleSite()
const resolve = (params: { slug?: string; model?: string; scope?: string }, on = site, facets = live) =>
  resolvePreset(params, stockOf(facets).stock, on)

describe('the path of a stock search', () => {
  test('of all stock fixes all three car types', async () => {
    expect(await resolve({ slug: 'new-used-and-demo-cars' })).toMatchObject({
      car_type: ['new', 'demo', 'used'],
      heading: 'New, used and demo cars',
      above: [],
    })
  })

  test.each(['new', 'demo', 'used'])('of %s cars fixes that type alone', async (type) => {
    const preset = await resolve({ slug: `${type}-cars` })
    expect(preset?.car_type).toEqual([type])
    expect(preset?.path).toBe(`/search/${type}-cars`)
  })

  test('of new and demo cars fixes these two', async () => {
    expect(await resolve({ slug: 'new-and-demo-cars' })).toMatchObject({
      car_type: ['new', 'demo'],
      heading: 'New and demo cars',
    })
  })

  test('knows used cars by the site’s own word too, and names one path for both', async () => {
    const preOwned = sampleSite({ usedLabel: 'Pre-Owned' })
    for (const slug of ['pre-owned-cars', 'used-cars'])
      expect(await resolve({ slug }, preOwned)).toMatchObject({
        car_type: ['used'],
        heading: 'Pre-Owned cars',
        path: '/search/used-cars',
      })
    expect(await resolve({ slug: 'pre-owned-cars' })).toBeNull()
  })

  test('of a make fixes it, however it is written', async () => {
    expect(await resolve({ slug: 'toyota' })).toMatchObject({ make: 'Toyota', heading: 'Toyota cars' })
    expect(await resolve({ slug: 'mercedes-benz' })).toMatchObject({ make: 'Mercedes-Benz' })
    expect(await resolve({ slug: 'land-rover' })).toMatchObject({ make: 'Land Rover' })
    expect(await resolve({ slug: 'skoda' })).toMatchObject({ make: 'Škoda' })
    expect((await resolve({ slug: 'toyota' }))?.car_type).toBeUndefined()
  })

  test('of a model fixes make and model, and no other model that begins alike', async () => {
    expect(await resolve({ slug: 'toyota', model: 'corolla' })).toMatchObject({
      make: 'Toyota',
      model: 'Corolla',
      heading: 'Toyota Corolla',
      path: '/search/toyota/corolla',
      above: [
        { label: 'New, used and demo cars', path: '/search/new-used-and-demo-cars' },
        { label: 'Toyota', path: '/search/toyota' },
      ],
    })
    expect(await resolve({ slug: 'land-rover', model: 'defender-110' })).toMatchObject({
      model: 'Defender 110',
    })
    expect(await resolve({ slug: 'toyota', model: 'corona' })).toBeNull()
    expect(await resolve({ slug: 'suv', model: 'corolla' })).toBeNull()
  })

  test('of a dealership fixes it, by its short name', async () => {
    expect(await resolve({ slug: 'alpha' })).toMatchObject({
      dealership_slug: 'alpha',
      place: 'Alpha Motors',
      heading: 'New, used and demo cars at Alpha Motors',
    })
  })

  test('of a body type or a location fixes it, and an unknown name is nothing', async () => {
    expect(await resolve({ slug: 'suv' })).toMatchObject({ body: 'SUV', heading: 'SUVs' })
    expect(await resolve({ slug: 'hatch' })).toMatchObject({ heading: 'Hatches' })
    expect(await resolve({ slug: 'naked' }, site, { body: ['Naked'] })).toMatchObject({
      heading: 'Naked motorcycles',
    })
    expect(await resolve({ slug: 'cairns-yard' })).toMatchObject({
      location_slug: 'cairns-yard',
      place: 'Cairns Yard',
    })
    expect(await resolve({ slug: 'spaceships' })).toBeNull()
    expect(await resolve({ slug: 'constructor' })).toBeNull()
  })

  test('below /used-car is of used stock', async () => {
    expect(await resolve({ scope: 'used' })).toMatchObject({ car_type: ['used'], path: '/search/used-cars' })
    expect(await resolve({ scope: 'used', slug: 'toyota', model: 'corolla' })).toMatchObject({
      car_type: ['used'],
      make: 'Toyota',
      model: 'Corolla',
      heading: 'Used Toyota Corolla',
      path: '/used-car/toyota/corolla',
    })
  })

  test('NOTE-23 means the car type, then the make, the body, the dealership, the location', async () => {
    const alike = (...facets: string[]) =>
      Object.fromEntries(facets.map((facet) => [facet, ['Alike', 'alike']]))
    const preset = (...facets: string[]) => resolve({ slug: 'alike' }, site, alike(...facets))
    expect(await preset('location_slug', 'dealership_slug', 'body', 'make')).toHaveProperty('make')
    expect(await preset('location_slug', 'dealership_slug', 'body')).toHaveProperty('body')
    expect(await preset('location_slug', 'dealership_slug')).toHaveProperty('dealership_slug')
    expect(await preset('location_slug', 'dealership_slug')).not.toHaveProperty('location_slug')
    expect(await preset('location_slug')).toHaveProperty('location_slug')
    expect(await resolve({ slug: 'new-cars' }, site, { make: ['New Cars'] })).not.toHaveProperty('make')
  })

  test('is always one that the site chose for all its stock', async () => {
    const own = (searchPath: string) => sampleSite({ searchPath })
    expect(await resolve({}, own('/our-stock'))).toMatchObject({ path: '/our-stock', above: [] })
    expect(await resolve({ slug: 'everything' }, own('/search/everything'))).toMatchObject({
      car_type: ['new', 'demo', 'used'],
    })
    expect(await resolve({ slug: 'toyota' }, own('/search/toyota'))).toMatchObject({ make: 'Toyota' })
  })

  test('leads up to the search that stock links of the site lead to, by its own name', async () => {
    const yard = sampleSite({ searchPath: '/search/used-cars', vehicleKinds: ['truck', 'caravan'] })
    expect((await resolve({ slug: 'toyota' }, yard))?.above).toEqual([
      { label: 'Used trucks and caravans', path: '/search/used-cars' },
    ])
    expect((await resolve({ slug: 'toyota' }, yard))?.heading).toBe('Toyota trucks and caravans')
    const labelled = sampleSite({ labels: { cars: 'vehicles' } })
    expect((await resolve({ slug: 'toyota' }, labelled))?.heading).toBe('Toyota vehicles')
  })

  test('is looked up among what the site lists, vehicles sold long ago included', async () => {
    const { stock, asked } = stockOf(live)
    await resolvePreset(
      { slug: 'toyota' },
      stock,
      sampleSite({ manufacturerFilter: ['Toyota'], stockAgeMinDays: 9 }),
    )
    expect(asked).toHaveLength(1)
    expect(asked[0]?.filters).toContain('make:"Toyota"')
    expect(asked[0]?.filters).toContain('status:"sold"')
    expect(asked[0]?.filters).not.toContain('created_at_timestamp')
  })
})

test('paths of makes, models and body types are made by one function', () => {
  expect(presetPath({ make: 'Mercedes-Benz', model: 'A 200' })).toBe('/search/mercedes-benz/a-200')
  expect(presetPath({ make: 'Kia', car_type: ['used'] })).toBe('/used-car/kia')
  expect(presetPath({ body: 'Cab Chassis' })).toBe('/search/cab-chassis')
  expect(presetPath({ car_type: ['new', 'demo'] })).toBe('/search/new-and-demo-cars')
  expect(presetPath({})).toBe('/search/new-used-and-demo-cars')
})
