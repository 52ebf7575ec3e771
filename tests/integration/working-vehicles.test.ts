import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { editorClient, eventually } from '../product/index.ts'
import { importStock, type StockRow, stockRow } from '../product/stock.ts'
import { createTenant, type TestTenant } from '../product/tenant.ts'
import { open, textOf, textsOf } from './document.ts'

const product = inject('product')
const listing = '/search/new-used-and-demo-cars'
const searchFacets = ['make', 'body_style', 'gvm', 'payload', 'axles', 'berths', 'atm', 'length', 'lams']
let yard: TestTenant
let cars: TestTenant

const row = (stocknum: string, more: Record<string, unknown>): StockRow => ({
  ...{
    stocknum,
    slug: stocknum,
    car_type: 'used',
    year: 2019,
    price: 60_000,
    colour: 'White',
    location: 'Toowoomba QLD',
  },
  ...more,
})
/** Under the headings of a dealer's own table. */
const rows = [
  row('tipper', {
    ...{ item_type: 'truck', make: 'Isuzu', model: 'NPR 65-190', body: 'Tipper', km: 98_000 },
    ...{ GVM: '6,500 kg', GCM: '10t', 'Tare (t)': 3.4, 'Axle Configuration': '4 x 2', Wheelbase: '3,365mm' },
  }),
  row('prime', {
    ...{ item_type: 'truck', make: 'Volvo', model: 'FH 540', body: 'Prime Mover', km: 480_000 },
    ...{ GVM: '26', GCM: '70 t', Axles: '6x4' },
  }),
  row('caravan', {
    ...{ item_type: 'caravan', make: 'Jayco', model: 'Journey', body: 'Off-road Caravan' },
    ...{
      ATM: '2.8t',
      Tare: '2296',
      'Ball Weight': '140 kg',
      Sleeps: '4',
      'Length (ft)': '22',
      Axles: 'tandem',
    },
  }),
  row('motorcycle', {
    ...{ item_type: 'motorcycle', make: 'Yamaha', model: 'MT-07', body: 'Naked', km: 900 },
    ...{ 'Engine CC': '689', LAMS: 'yes' },
  }),
]

beforeAll(async () => {
  const client = editorClient(product)
  yard = await createTenant(client, { vehicleKinds: ['truck', 'caravan', 'motorcycle'], searchFacets })
  cars = await createTenant(client, { vehicleKinds: ['car'], searchFacets })
  await importStock(product, yard.slug, rows)
  await importStock(product, cars.slug, [stockRow('corolla')])
  await eventually(async () => {
    expect(await listed('')).toHaveLength(rows.length)
    expect(await listed('', cars)).toEqual(['corolla'])
  })
}, 60_000)

afterAll(async () => {
  await yard.remove()
  await cars.remove()
})

const at = async (path: string, { slug } = yard) => (await open(product, slug, path)).document
const listed = async (query: string, site = yard) =>
  [...(await at(listing + query, site)).querySelectorAll('[data-testid=car-card] h3 a')]
    .map((link) => link.getAttribute('href')?.replace('/cars/', ''))
    .sort()
const facetsOf = (document: Document) =>
  [...document.querySelectorAll('[data-testid^=facet-]')]
    .map((facet) => facet.getAttribute('data-testid')?.replace('facet-', ''))
    .filter((facet) => facet !== 'place')
/** The lines of a list of facts, `GVM: 6,500 kg`. */
const linesOf = (root: ParentNode | null, selector = 'dl > div') =>
  [...(root?.querySelectorAll(selector) ?? [])].map(
    (line) => `${textOf(line.querySelector('dt'))}: ${textOf(line.querySelector('dd'))}`,
  )

test('cards of trucks, caravans and motorcycles say what their buyers ask', async () => {
  const cards = [...(await at(listing)).querySelectorAll('[data-testid=car-card]')]
  const facts = (slug: string) =>
    linesOf(cards.find((card) => card.querySelector(`a[href="/cars/${slug}"]`))!, 'dl div').map((line) =>
      line.replace(':', ''),
    )
  expect(facts('tipper')).toEqual(['Kilometres 98,000 km', 'GVM 6,500 kg', 'Payload 3,100 kg', 'Axles 4x2'])
  expect(facts('caravan')).toEqual(['Sleeps 4', 'Length 6.7 m (22 ft)', 'ATM 2,800 kg', 'Tare 2,296 kg'])
  expect(facts('motorcycle')).toEqual(['Kilometres 900 km', 'Engine 689 cc', 'Licence LAMS approved'])
  expect(
    textOf(
      cards[0]?.ownerDocument
        .querySelector('[data-testid=car-card] a[href="/cars/tipper"]')
        ?.closest('article'),
    ),
  ).toContain('Used · Tipper')
})

test('their pages show them as facts and specifications', async () => {
  const truck = await at('/cars/tipper')
  expect(linesOf(truck.querySelector('.vehicle-facts'), 'div')).toEqual(
    expect.arrayContaining(['GVM: 6,500 kg', 'Payload: 3,100 kg', 'Axles: 4x2', 'Body: Tipper']),
  )
  expect(linesOf(truck.querySelector('[data-testid=spec-specifications]'), 'div')).toEqual(
    expect.arrayContaining([
      ...['Gross vehicle mass (GVM): 6,500 kg', 'Gross combination mass (GCM): 10,000 kg'],
      ...['Tare: 3,400 kg', 'Payload: 3,100 kg', 'Axles: 4x2', 'Wheelbase: 3,365 mm'],
    ]),
  )
  expect(linesOf((await at('/cars/caravan')).querySelector('.vehicle-facts'), 'div')).toEqual(
    expect.arrayContaining([
      ...['Berths: 4', 'Length: 6.7 m (22 ft)', 'ATM: 2,800 kg', 'Tare: 2,296 kg', 'Payload: 504 kg'],
      ...['Ball weight, empty: 140 kg', 'Axles: Tandem axle', 'Body: Off-road Caravan'],
    ]),
  )
})

test('the comparison sets them side by side', async () => {
  const ids = async (slug: string) =>
    (await at(listing))
      .querySelector(`[data-testid=car-card]:has(a[href="/cars/${slug}"])`)
      ?.getAttribute('data-id')
  const document = await at(`/compare?ids=${await ids('tipper')},${await ids('prime')}`)
  const rowsOf = Object.fromEntries(
    [...document.querySelectorAll('.compare-table tbody tr')].map((line) => [
      textOf(line.querySelector('th')).replace(' (differs)', ''),
      textsOf(line.querySelectorAll('td')),
    ]),
  )
  expect(rowsOf).toMatchObject({
    Body: ['Tipper', 'Prime Mover'],
    GVM: ['6,500 kg', '26,000 kg Highest'],
    GCM: ['10,000 kg', '70,000 kg Highest'],
    Axles: ['4x2', '6x4'],
  })
})

test('the address filters by them, and a site without such stock does not offer it', async () => {
  expect(await listed('?gvm=:8000')).toEqual(['tipper'])
  expect(await listed('?payload=3000:')).toEqual(['tipper'])
  expect(await listed('?axles=6x4')).toEqual(['prime'])
  expect(await listed('?body_style=Tipper,Naked')).toEqual(['motorcycle', 'tipper'])
  expect(await listed('?atm=2000:3000&berths=4')).toEqual(['caravan'])
  expect(await listed('?length=6.5:7')).toEqual(['caravan'])
  expect(await listed('?lams=true')).toEqual(['motorcycle'])
  expect(await listed('?query=tipper')).toEqual(['tipper'])
  expect(facetsOf(await at(listing))).toEqual(searchFacets)
  // Of what is found: among caravans there is no GVM to choose.
  expect(facetsOf(await at(`${listing}?item_type=caravan`))).toEqual([
    ...['make', 'body_style', 'payload', 'axles', 'berths', 'atm', 'length'],
  ])
  expect(facetsOf(await at(listing, cars))).toEqual(['make'])
})
