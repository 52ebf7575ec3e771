import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { editorClient, eventually } from '#tests/world/index.ts'
import { importStock, type StockRow, stockRow } from '#tests/world/stock.ts'
import { createTenant, type TestTenant } from '#tests/world/tenant.ts'
import { open } from './document.ts'

const world = inject('world')
const listing = '/search/new-used-and-demo-cars'
let site: TestTenant

/** Each differs from the plain Corolla in what its name says. */
const rows: StockRow[] = [
  stockRow('plain', { year: 2016, km: 120_000, price: 8_000, custom_rank: 90 }),
  stockRow('kia', { make: 'Kia', model: 'Sportage', name: '2021 Kia Sportage', custom_rank: 80 }),
  stockRow('mg-suv', { make: 'MG', model: 'HS', body: 'SUV' }),
  stockRow('camry', { model: 'Camry', custom_rank: 70 }),
  stockRow('mazda-2', { make: 'Mazda', model: 'Corolla', name: 'Mazda of the same model name' }),
  stockRow('suv', { body: 'SUV' }),
  stockRow('4wd', { drive: '4WD' }),
  stockRow('electric', { fuel: 'Electric' }),
  stockRow('manual', { transmission: 'Manual' }),
  stockRow('in-vic', {
    'location.state': 'VIC',
    'location.city': 'Ringwood',
    'location.name': 'Ringwood Yard',
  }),
  stockRow('black', { colour: 'Black' }),
  stockRow('7-seats', { seats: 7 }),
  stockRow('subscribed', { subscription_price: 200 }),
  stockRow('dear', { price: 135_000 }),
  stockRow('free', { price: 0 }),
  stockRow('certified', { certified: true }),
  stockRow('gt', { badge: 'GT' }),
  stockRow('soon', { status: 'coming_soon' }),
  stockRow('demo', { car_type: 'demo' }),
  stockRow('beta', { dealership_name: 'Beta Motors', dealership_slug: 'beta-motors' }),
  stockRow('runout', { tag: 'Runout Sale' }),
  stockRow('roof', { filtered_features: ['Sunroof'] }),
  stockRow('roof-and-bar', { filtered_features: ['Sunroof', 'Tow Bar'] }),
  stockRow('weekly', { 'youxQuote.weeklyRepaymentAmount': 450 }),
  stockRow('truck', { item_type: 'truck', body: 'Truck' }),
]
const names = rows.map(({ stocknum }) => stocknum)

beforeAll(async () => {
  site = await createTenant(editorClient(world), { hitsPerPage: 60, vehicleKinds: ['car', 'truck'] })
  await importStock(world, site.slug, rows)
  await eventually(async () => expect((await listed('')).length).toBe(rows.length))
}, 60_000)

afterAll(() => site.remove())

/** Names of the vehicles that a search shows, in their order. */
async function listed(query: string) {
  const { document } = await open(world, site.slug, listing + query.replaceAll(' ', '%20'))
  return [...document.querySelectorAll('[data-testid=car-card] h3 a')].map((link) =>
    link.getAttribute('href')?.replace('/cars/', ''),
  )
}

/** Sets switches, and asks until they are in force. */
async function withSwitches(switches: Record<string, unknown>, check: () => Promise<void>) {
  await site.set(switches)
  await eventually(check)
}

const sorted = (list: (string | undefined)[]) => [...list].sort()

describe('a filter of the address', () => {
  test.each([
    ['FACET-01 make', '?make=Kia', ['kia']],
    ['FACET-02 make_model', '?make_model=Mazda Corolla', ['mazda-2']],
    ['FACET-03 model', '?model=Camry', ['camry']],
    ['FACET-04 body', '?body=SUV', ['mg-suv', 'suv']],
    ['FACET-05 drive', '?drive=4WD', ['4wd']],
    ['FACET-06 fuel', '?fuel=Electric', ['electric']],
    ['FACET-07 transmission', '?transmission=Manual', ['manual']],
    ['FACET-08 state', '?state=VIC', ['in-vic']],
    ['FACET-09 city', '?city=Ringwood', ['in-vic']],
    ['FACET-10 colour', '?colour=Black', ['black']],
    ['FACET-11 seats', '?seats=7', ['7-seats']],
    ['FACET-12 price', '?price=5000:10000', ['plain']],
    ['FACET-13 subscription_price', '?subscription_price=100:300', ['subscribed']],
    ['FACET-14 price_range', '?price_range=100000%2B', ['dear']],
    ['FACET-15 weekly_price_range', '?weekly_price_range=300%2B', ['weekly']],
    ['FACET-16 year', '?year=2014:2018', ['plain']],
    ['FACET-17 km', '?km=100000:', ['plain']],
    ['FACET-18 certified', '?certified=true', ['certified']],
    ['FACET-20 badge', '?badge=GT', ['gt']],
    ['FACET-21 status', '?status=coming_soon', ['soon']],
    ['FACET-22 car_type', '?car_type=demo', ['demo']],
    ['FACET-24 dealership_name', '?dealership_name=Beta Motors', ['beta']],
    ['FACET-25 location_name', '?location_name=Ringwood Yard', ['in-vic']],
    ['FACET-26 item_type', '?item_type=truck', ['truck']],
    ['FACET-27 tag', '?tag=Runout Sale', ['runout']],
    ['FACET-28 filtered_features', '?filtered_features=Sunroof,Tow Bar', ['roof-and-bar']],
    ['FACET-42 several values and facets', '?make=Kia,MG&body=SUV', ['mg-suv']],
  ])('%s shows only what has it', async (_, query, expected) => {
    expect(sorted(await listed(query))).toEqual(sorted(expected))
  })

  test('SRCH-39 words find by name, make, model and badge', async () => {
    expect(sorted(await listed('?query=camry'))).toEqual(['camry'])
    expect(sorted(await listed('?query=kia'))).toEqual(['kia'])
    expect(await listed('?query=gt')).toContain('gt')
  })

  test.each([
    ['an unknown facet', '?nothing=1', names],
    ['a range that is none', '?price=NaN:x', names],
    ['a range the wrong way round', '?price=10000:5000', ['plain']],
    ['a page past the end', '?page=9999', []],
    ['brackets and quotes', '?make=")%20OR%20(make:"Kia', []],
    ['very long words', `?query=${'x'.repeat(3000)}`, []],
  ])('%s is no failure', async (_, query, expected) => {
    const { status } = await open(world, site.slug, listing + query.replaceAll(' ', '%20'))
    expect(status).toBe(200)
    expect(sorted(await listed(query))).toEqual(sorted(expected))
  })
})

describe('the switches of a site', () => {
  test('SRCH-09 SRCH-10 the order is the custom rank, unless another is asked for', async () => {
    expect((await listed('')).slice(0, 3)).toEqual(['plain', 'kia', 'camry'])
    expect((await listed('?sortBy=price_desc'))[0]).toBe('dear')
  })

  test('SRCH-11 the cheapest first leaves out what has no price, where the site says so', async () => {
    expect((await listed('?sortBy=price_asc'))[0]).toBe('free')
    await withSwitches({ priceAscExcludesZero: true }, async () => {
      expect((await listed('?sortBy=price_asc'))[0]).toBe('plain')
      expect(await listed('?sortBy=price_desc')).toContain('free')
    })
    await site.set({ priceAscExcludesZero: false })
  })

  test('SRCH-19 SRCH-20 a stock limit and chosen makes hold for every search', async () => {
    await withSwitches({ searchFilter: 'dealership_slug:beta-motors' }, async () =>
      expect(await listed('')).toEqual(['beta']),
    )
    await withSwitches({ searchFilter: '', manufacturerFilter: ['Kia', 'MG'] }, async () =>
      expect(sorted(await listed(''))).toEqual(['kia', 'mg-suv']),
    )
    expect(await listed('?make=Toyota')).toEqual([])
    await site.set({ manufacturerFilter: [] })
  })
})
