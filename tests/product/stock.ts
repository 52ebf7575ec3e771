import pg from 'pg'
import { type ImportReport, importStock as importFeed } from '#app/stock/import/import.server.ts'
import { searchWriter } from '#app/stock/index/client.server.ts'
import { startPostgres } from '#embedded/postgres/postgres.ts'
import { hostSearch } from '#embedded/search/in-process.ts'
import { type Env, readEnv } from '#platform/env.ts'
import type { ProductInfo } from '#server/processes/product.ts'

/** A row of a feed in our own format: the documented names of a vehicle, nested ones with a dot. */
export type StockRow = Record<string, unknown> & { stocknum: string }

const silent = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} }
/** Where rows find their pictures: those of test vehicles, and those of the studio that draws the demo's. */
const picturesOfTests = 'tenants/demo/motorworld/media'

/** Works with the database of a product's vehicles. */
export async function withStockDatabase<Result>(
  { dataDir }: Pick<ProductInfo, 'dataDir'>,
  work: (pool: pg.Pool) => Promise<Result>,
): Promise<Result> {
  const database = await startPostgres({ dataDir })
  const pool = new pg.Pool({ connectionString: database.url('forecourt'), max: 3 })
  return work(pool).finally(() => pool.end())
}

export const picturesOfStudio = 'tenants/demo/stock/pictures'

/**
 * Imports vehicles as the whole stock of a tenant with the product's own import; other vehicles of the tenant are
 * withdrawn. The site shows them within a second: check with `eventually`.
 */
export async function importStock(
  product: Pick<ProductInfo, 'dataDir'>,
  tenant: string,
  rows: readonly StockRow[],
  directory = picturesOfTests,
): Promise<ImportReport> {
  const env: Env = readEnv({ DATA_DIR: product.dataDir })
  const { ALGOLIA_APP_ID: appId, ALGOLIA_INDEX_PREFIX: prefix } = env
  return withStockDatabase(product, async (pool) => {
    const writer = searchWriter(env, pool, silent, hostSearch)
    return importFeed({
      pool,
      tenant,
      source: { records: rows, name: 'test', directory },
      dataDir: product.dataDir,
      search: { client: writer.client, prefix, appId },
      force: true,
    }).finally(writer.close)
  })
}

const day = 86_400_000
/** The instant `days` before now. */
export const daysAgo = (days: number) => new Date(Date.now() - days * day).toISOString()

/** A used Corolla in stock for a month, at `/cars/{name}`, with `more` on top. */
export const stockRow = (name: string, more: Record<string, unknown> = {}): StockRow => ({
  stocknum: name,
  slug: name,
  car_type: 'used',
  item_type: 'car',
  year: 2021,
  make: 'Toyota',
  model: 'Corolla',
  badge: 'Ascent Sport',
  body: 'Hatch',
  transmission: 'Automatic',
  fuel: 'Petrol',
  drive: 'FWD',
  colour: 'Feverish Red',
  seats: 5,
  km: 48_210,
  price: 25_990,
  price_type: 'Drive Away',
  status: 'in_stock',
  created_at: daysAgo(30),
  images: ['demo-hatch.webp', 'finance-hatch.webp'],
  dealership_name: 'Alpha Motors',
  dealership_slug: 'alpha-motors',
  'location.id': 'alpha',
  'location.name': 'Alpha Motors Springwood',
  'location.slug': 'springwood',
  'location.phone': '07 3555 0142',
  'location.city': 'Springwood',
  'location.state': 'QLD',
  'location.postcode': '4127',
  'location.lat': -27.616,
  'location.long': 153.13,
  ...more,
})

/** A row with every field of a vehicle. */
export const fullRow = (name = 'car-full', more: Record<string, unknown> = {}): StockRow =>
  stockRow(name, {
    series: 'ZWE211R',
    subscription_price: 329,
    vin: 'JTNK4RBE603012345',
    nvic: '0V9K21A',
    has_nvic: true,
    regplate: '412 XKD',
    rego_expiry: '2035-09-14',
    compliance_date: '2021-05-01',
    build_date: '2021',
    show_on_dealer_website: true,
    dealercomments: 'One owner from new.<br>Both keys, full history.',
    standardEquipment: ['Adaptive cruise control', 'Apple CarPlay', 'Reversing camera'],
    filtered_features: ['Apple CarPlay', 'Reversing camera'],
    doors: 5,
    engine_size: 1998,
    engine_size_litres: 1.998,
    gearnum: 10,
    bodyconfiguration: '5 door',
    views: 57,
    custom_rank: 10,
    dealership_id: 'd-1',
    video_url: 'https://videos.example/car-full.mp4',
    file: 'https://reports.example/car-full.pdf',
    images: [
      'demo-hatch.webp',
      'finance-hatch.webp',
      'coupe-side.webp',
      'used-sedan.webp',
      'showroom-suv.webp',
    ],
    'variant.cylinders': 4,
    'variant.enginesize': 1987,
    'variant.enginesize_litres': 1.987,
    'variant.induction': 'Turbo Diesel',
    'variant.fuelconsumptioncombined': 6,
    'variant.fuelcapacity': 50,
    'variant.grossvehiclemass': 1820,
    'variant.vehiclelength': 4375,
    'variant.vehicleheight': 1435,
    'variant.vehiclewidth': 1790,
    'variant.towingcapacitybraked': 1300,
    'variant.torque': 200,
    'variant.bodyconfiguration': '5 door hatch',
    'variant.ancaprating': 5,
    'youxQuote.weeklyRepaymentAmount': 108.4,
    'youxQuote.advertisedRate': 7.49,
    'youxQuote.comparisonRate': 8.22,
    ...more,
  })

const pictures = ['demo-hatch.webp', 'finance-hatch.webp', 'coupe-side.webp', 'used-sedan.webp']
const sold = (days: number, more: object = {}) => ({
  status: 'sold',
  sold: true,
  sold_date: daysAgo(days),
  show_on_dealer_website: true,
  ...more,
})

const rows = {
  'car-full': fullRow,
  'car-used': () => stockRow('car-used'),
  'car-new': () =>
    stockRow('car-new', { car_type: 'new', year: 2026, km: 12, make: 'Kia', model: 'Sportage', body: 'SUV' }),
  'car-demo': () =>
    stockRow('car-demo', { car_type: 'demo', year: 2025, km: 2450, make: 'MG', model: 'HS', body: 'SUV' }),
  'car-soon': () => stockRow('car-soon', { status: 'coming_soon' }),
  'car-sold-2d': () => stockRow('car-sold-2d', sold(2)),
  'car-sold-4d': () => stockRow('car-sold-4d', sold(4)),
  'car-reserved': () => stockRow('car-reserved', { reserved: true }),
  'car-ev': () => stockRow('car-ev', { fuel: 'Electric', make: 'BYD', model: 'Atto 3', body: 'SUV' }),
  'car-hybrid': () => stockRow('car-hybrid', { fuel: 'Hybrid' }),
  'car-phev': () =>
    stockRow('car-phev', { fuel: 'Plug-in Hybrid', make: 'Mitsubishi', model: 'Outlander', body: 'SUV' }),
  'car-cert': () => stockRow('car-cert', { certified: true }),
  'car-tagged': () => stockRow('car-tagged', { tag: 'Runout Sale' }),
  'car-noprice': () => stockRow('car-noprice', { price: 0 }),
  'car-noimages': () => stockRow('car-noimages', { images: [] }),
  'car-3images': () => stockRow('car-3images', { images: pictures.slice(0, 3) }),
  'car-4images': () => stockRow('car-4images', { images: pictures }),
  'car-bare': () =>
    stockRow('car-bare', { badge: null, colour: 'null', seats: '', dealercomments: null, images: [] }),
  'car-suzuki': () => stockRow('car-suzuki', { make: 'Suzuki', model: 'Swift' }),
  'car-2014': () => stockRow('car-2014', { year: 2014 }),
  'car-2015': () => stockRow('car-2015', { year: 2015 }),
  'car-200': () => stockRow('car-200', { price: 200 }),
  'car-201': () => stockRow('car-201', { price: 201 }),
  'car-499': () => stockRow('car-499', { price: 499 }),
  'car-500': () => stockRow('car-500', { price: 500 }),
  'car-501': () => stockRow('car-501', { price: 501 }),
} satisfies Record<string, () => StockRow>

/** The fixtures by name, which is also their stock number and path. */
export const fixtures = (...names: (keyof typeof rows)[]): StockRow[] => names.map((name) => rows[name]())

/** `count` vehicles that differ only in stock number, name and price, for lists of several pages. */
export const plainRows = (count: number): StockRow[] =>
  Array.from({ length: count }, (_, index) => {
    const number = index + 1
    return stockRow(`plain-${number}`, {
      make: 'Mazda',
      model: 'CX-5',
      body: 'SUV',
      price: 20_000 + number * 100,
    })
  })
