import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { editorClient, eventually } from '../product/index.ts'
import { daysAgo, importStock, type StockRow, stockRow } from '../product/stock.ts'
import { createTenant, type TestTenant } from '../product/tenant.ts'
import { open } from './document.ts'

const product = inject('product')
const listing = '/search/new-used-and-demo-cars'
let site: TestTenant

/** Each vehicle differs from the plain Corolla in what its name says. */
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
  stockRow('fresh', { created_at: daysAgo(5) }),
  stockRow('truck', { item_type: 'truck', body: 'Truck' }),
]
const names = rows.map(({ stocknum }) => stocknum)

beforeAll(async () => {
  site = await createTenant(editorClient(product), { hitsPerPage: 60, vehicleKinds: ['car', 'truck'] })
  await importStock(product, site.slug, rows)
  await eventually(async () => expect((await listed('')).length).toBe(rows.length))
}, 60_000)

afterAll(() => site.remove())

/** Names of the vehicles that a search shows, in their order. */
async function listed(query: string) {
  const { document } = await open(product, site.slug, listing + query.replaceAll(' ', '%20'))
  return [...document.querySelectorAll('[data-testid=car-card] h3 a')].map((link) =>
    link.getAttribute('href')?.replace('/cars/', ''),
  )
}

/** Sets switches, and waits until they are in effect. */
async function withSwitches(switches: Record<string, unknown>, check: () => Promise<void>) {
  await site.set(switches)
  await eventually(check)
}

const sorted = (list: (string | undefined)[]) => [...list].sort()

describe('a filter of the address', () => {
  /** The address lists these vehicles and no other. */
  const lists = (query: string, expected: string[]) => async () =>
    expect(sorted(await listed(query))).toEqual(sorted(expected))

  test('FACET-01 make shows only what has it', lists('?make=Kia', ['kia']))
  test('make_model shows only what has it', lists('?make_model=Mazda Corolla', ['mazda-2']))
  test('FACET-03 model shows only what has it', lists('?model=Camry', ['camry']))
  test('FACET-04 body shows only what has it', lists('?body=SUV', ['mg-suv', 'suv']))
  test('FACET-05 drive shows only what has it', lists('?drive=4WD', ['4wd']))
  test('FACET-06 fuel shows only what has it', lists('?fuel=Electric', ['electric']))
  test('FACET-07 transmission shows only what has it', lists('?transmission=Manual', ['manual']))
  test('FACET-08 state shows only what has it', lists('?state=VIC', ['in-vic']))
  test('FACET-09 city shows only what has it', lists('?city=Ringwood', ['in-vic']))
  test('FACET-10 colour shows only what has it', lists('?colour=Black', ['black']))
  test('FACET-11 seats shows only what has it', lists('?seats=7', ['7-seats']))
  test('FACET-12 price shows only what has it', lists('?price=5000:10000', ['plain']))
  test(
    'FACET-13 subscription_price shows only what has it',
    lists('?subscription_price=100:300', ['subscribed']),
  )
  test('price_range shows only what has it', lists('?price_range=100000%2B', ['dear']))
  test('weekly_price_range shows only what has it', lists('?weekly_price_range=300%2B', ['weekly']))
  test('FACET-16 year shows only what has it', lists('?year=2014:2018', ['plain']))
  test('FACET-17 km shows only what has it', lists('?km=100000:', ['plain']))
  test('FACET-18 certified shows only what has it', lists('?certified=true', ['certified']))
  test('FACET-20 badge shows only what has it', lists('?badge=GT', ['gt']))
  test('FACET-21 status shows only what has it', async () => {
    await lists(
      '?status=in_stock',
      names.filter((name) => name !== 'soon'),
    )()
    await lists('?status=coming_soon', ['soon'])()
  })
  test('FACET-22 car_type shows only what has it', lists('?car_type=demo', ['demo']))
  test('FACET-24 dealership_name shows only what has it', lists('?dealership_name=Beta Motors', ['beta']))
  test('FACET-25 location_name shows only what has it', lists('?location_name=Ringwood Yard', ['in-vic']))
  test('FACET-26 item_type shows only what has it', lists('?item_type=truck', ['truck']))
  test('FACET-27 tag shows only what has it', lists('?tag=Runout Sale', ['runout']))
  test(
    'FACET-28 filtered_features shows only what has it',
    lists('?filtered_features=Sunroof,Tow Bar', ['roof-and-bar']),
  )
  test('several values and facets shows only what has it', lists('?make=Kia,MG&body=SUV', ['mg-suv']))

  test('SRCH-39 words find by name, make, model and badge', async () => {
    expect(sorted(await listed('?query=camry'))).toEqual(['camry'])
    expect(sorted(await listed('?query=kia'))).toEqual(['kia'])
    expect(await listed('?query=gt')).toEqual(['gt'])
    expect(await listed('?query=same%20model')).toEqual(['mazda-2'])
  })

  test.each([
    ['an unknown facet', '?nothing=1', names],
    ['a range that is none', '?price=NaN:x', names],
    ['a range the wrong way round', '?price=10000:5000', ['plain']],
    ['a page past the end', '?page=9999', []],
    ['brackets and quotes', '?make=")%20OR%20(make:"Kia', []],
    ['very long words', `?query=${'x'.repeat(3000)}`, []],
  ])('%s does not fail', async (_, query, expected) => {
    const { status } = await open(product, site.slug, listing + query.replaceAll(' ', '%20'))
    expect(status).toBe(200)
    expect(sorted(await listed(query))).toEqual(sorted(expected))
  })
})

describe('the switches of a site', () => {
  test('the order is the custom rank, unless another is asked for', async () => {
    expect((await listed('')).slice(0, 3)).toEqual(['plain', 'kia', 'camry'])
    expect((await listed('?sortBy=price_desc'))[0]).toBe('dear')
  })

  test('SRCH-11 cheapest first leaves out vehicles without a price, if the site says so', async () => {
    expect((await listed('?sortBy=price_asc'))[0]).toBe('free')
    expect(await listed('?sortBy=price_desc')).toContain('free')
    await withSwitches({ priceAscExcludesZero: true }, async () => {
      expect((await listed('?sortBy=price_asc'))[0]).toBe('plain')
      expect(await listed('?sortBy=price_asc')).not.toContain('free')
      expect(await listed('?sortBy=price_desc')).toContain('free')
    })
    await site.set({ priceAscExcludesZero: false })
  })

  test('FACET-29 the date listed is a filter, an order and an age that the site may ask for', async () => {
    const tenDaysAgo = Math.floor(Date.parse(daysAgo(10)) / 1000)
    expect(await listed(`?created_at_timestamp=${tenDaysAgo}:`)).toEqual(['fresh'])
    expect(await listed(`?created_at_timestamp=:${tenDaysAgo}`)).not.toContain('fresh')
    expect((await listed('?sortBy=newest'))[0]).toBe('fresh')
    await withSwitches({ stockAgeMinDays: 10 }, async () => {
      expect(await listed('')).not.toContain('fresh')
      expect(await listed('')).toContain('plain')
    })
    await site.set({ stockAgeMinDays: 0 })
  })

  test('SRCH-20 a stock limit and chosen makes hold for every search', async () => {
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
