import { request } from 'node:http'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { exportStock } from '#app/stock/export/export.server.ts'
import { demoTenants, editorClient, eventually, pagesOf, visit } from '../product/index.ts'
import { schemaOrgFaults } from '../product/schema-org.ts'
import { daysAgo, fixtures, fullRow, importStock, stockRow, withStockDatabase } from '../product/stock.ts'
import { createTenant, type TestTenant } from '../product/tenant.ts'
import { open, textOf } from './document.ts'

type Markup = Record<string, unknown>

const product = inject('product')
let tenant: TestTenant

const vin = (number: number) => `JTNK4RBE60301${number}`
/** Nothing but what a vehicle cannot be listed without. */
const least = { stocknum: 'least', slug: 'least', make: 'Kia', model: 'Rio', car_type: 'used', price: 15_990 }
const sold = { status: 'sold', sold: true, sold_date: daysAgo(2), show_on_dealer_website: true }
const dates = {
  'date-iso': ['2035-05-14', '2021-05-01'],
  'date-local': ['14/05/2035', '05/2021'],
  'date-words': ['14 May 2035', 'May-21'],
  'date-packed': ['20350514', '20210501'],
  'date-seconds': ['2062720800', '2021-05-01T00:00:00+10:00'],
}

const rows = [
  fullRow('car-full', { vin: vin(2345) }),
  ...fixtures('car-new', 'car-demo', 'car-soon', 'car-reserved', 'car-noprice', 'car-noimages', 'car-bare'),
  stockRow('car-sold', { ...sold, vin: vin(2346) }),
  stockRow('car-deposit', { status: 'deposit_taken' }),
  stockRow('van', { vin: vin(2347), price: 31_234.5, km: 0, dealership_name: null, 'location.id': null }),
  stockRow('motorcycle', { item_type: 'motorcycle', make: 'Kawasaki', model: 'Ninja', body: 'Road' }),
  stockRow('caravan', { item_type: 'caravan', make: 'Jayco', model: 'Journey', km: null, fuel: null }),
  stockRow('truck', { item_type: 'truck', make: 'Isuzu', model: 'NPR', body: 'Tipper' }),
  least,
  stockRow('many', { images: Array.from({ length: 300 }, (_, at) => `https://pictures.invalid/${at}.jpg`) }),
  stockRow('broken', { images: ['https://pictures.invalid/none.jpg', 'javascript:alert(1)', 'none.webp'] }),
  stockRow('no-film', { video_url: 'https://example.com/not-a-video', walkaround_videos: ['javascript:1'] }),
  stockRow('far-spots', {
    spin_images: ['coupe-side.webp', 'used-sedan.webp'],
    hotspots: {
      exterior: [{ id: 'x', description: 'Far', positions: { 0: { x: 400, y: -3 } } }],
      interior: [],
    },
  }),
  stockRow('one-frame', { spin_images: ['coupe-side.webp'] }),
  stockRow('script', { dealercomments: '<script>alert(1)</script><img onerror=alert(2) src=x>Kept well.' }),
  ...Object.entries(dates).map(([name, [rego_expiry, compliance_date]]) =>
    stockRow(name, { rego_expiry, compliance_date, build_date: compliance_date }),
  ),
]
const slugs = rows.map(({ stocknum }) => stocknum)

beforeAll(async () => {
  tenant = await createTenant(editorClient(product), {
    vehicleKinds: ['car', 'truck', 'motorcycle', 'caravan'],
    address: { street: '1 Ann Street', suburb: 'Brisbane', state: 'QLD', postcode: '4000' },
  })
  await importStock(product, tenant.slug, [
    ...rows,
    { stocknum: 'only-id-and-price', slug: 'only-id-and-price', price: 15_990 },
    stockRow('backwards', { km: -5 }),
  ])
  await eventually(async () => expect((await visit(product, tenant.slug, '/cars/date-iso')).status).toBe(200))
}, 60_000)
afterAll(() => tenant?.remove())

async function pageOf(path: string, site = tenant.slug) {
  const { status, document } = await open(product, site, path)
  const scripts = [...document.querySelectorAll('script[type="application/ld+json"]')]
  const markup = scripts.map(({ textContent }) => JSON.parse(textContent ?? '') as Markup)
  const offered = markup.find(({ '@type': type }) => /^(Car|Vehicle|Motorcycle)$/.test(String(type)))
  const meta = (name: string) =>
    document.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content')
  return { status, document, markup, offered, meta }
}

test('pages of vehicles of every kind and state are described in the words of schema.org', async () => {
  const described: { name: string; data: Markup }[] = []
  for (const slug of slugs) {
    const { markup, offered } = await pageOf(`/cars/${slug}`)
    expect(
      markup.map((data) => data['@type']),
      slug,
    ).toContain('BreadcrumbList')
    const seller = (offered?.offers as Markup | undefined)?.seller
    if (slug !== 'car-noprice') expect(seller, slug).toMatchObject({ '@type': 'AutoDealer' })
    described.push(...markup.map((data) => ({ name: slug, data })))
  }
  const { markup: listing } = await pageOf('/search/new-used-and-demo-cars')
  described.push(...listing.map((data) => ({ name: 'listing', data })))
  for (const site of demoTenants)
    for (const path of await pagesOf(product, site)) {
      const { markup } = await pageOf(path, site)
      described.push(...markup.map((data) => ({ name: `${site}${path}`, data })))
    }
  const types = new Set(described.map(({ data }) => data['@type']))
  for (const type of ['Car', 'Vehicle', 'Motorcycle', 'BreadcrumbList', 'AutoDealer', 'ItemList'])
    expect(types).toContain(type)
  expect(schemaOrgFaults(described)).toEqual([])
}, 120_000)

/** Price, VIN and whether it can be had, as they are said in one place. */
interface Said {
  price?: number
  vin?: string
  available: boolean
}

test('price, availability and VIN are the same on the page, in its markup, the feed and the API', async () => {
  const { origin } = new URL(`http://${tenant.slug}.localhost:${product.sitePort}`)
  const feed = await withStockDatabase(product, async (pool) => {
    const client = await pool.connect()
    let text = ''
    for await (const part of exportStock(
      'google-vehicle-ads',
      { client, tenant: tenant.slug, origin },
      { vehicles: 0, left: new Map() },
    ))
      text += part
    client.release()
    const [head, ...lines] = text
      .trim()
      .split('\n')
      .map((line) => line.split('\t').map((cell) => cell.replaceAll('"', '')))
    return lines.map((line) => Object.fromEntries(head!.map((name, index) => [name, line[index]!])))
  })
  expect(feed.map(({ id }) => id).sort()).toEqual(['car-full', 'van'])

  for (const slug of slugs) {
    const { document, offered } = await pageOf(`/cars/${slug}`)
    const line = [...document.querySelectorAll('main dt')].find((one) => textOf(one) === 'VIN')
    const shown = textOf(document.querySelector('[data-testid=vdp-price]'))
    const page: Said = {
      price: /\$/.test(shown) ? Number(/\$([\d,.]+)/.exec(shown)![1]!.replaceAll(',', '')) : undefined,
      vin: textOf(line?.nextElementSibling) || undefined,
      available: document.querySelector('[data-button=findSimilar]') === null,
    }
    const offer = offered?.offers as Markup | undefined
    const word = String(offer?.availability ?? 'InStock').replace('https://schema.org/', '')
    const markup: Said = {
      price: offer?.price as number | undefined,
      vin: offered?.vehicleIdentificationNumber as string | undefined,
      available: ['InStock', 'PreOrder', 'Reserved'].includes(word),
    }
    expect(markup, slug).toEqual(page)
    const api = JSON.parse((await visit(product, tenant.slug, `/api/cars/${slug}`)).body) as Markup
    expect(api.vin, slug).toBe(page.vin)
    if (page.price !== undefined) expect(api.price, slug).toBe(page.price)
    const listed = feed.find(({ id }) => id === slug)
    if (listed)
      expect({ price: Number.parseFloat(listed.price!), vin: listed.vin, available: true }).toEqual(page)
  }
  const availability = async (slug: string) =>
    ((await pageOf(`/cars/${slug}`)).offered?.offers as Markup | undefined)?.availability
  expect(await availability('car-full')).toBe('https://schema.org/InStock')
  expect(await availability('car-soon')).toBe('https://schema.org/PreOrder')
  expect(await availability('car-reserved')).toBe('https://schema.org/Reserved')
  expect(await availability('car-sold')).toBe('https://schema.org/SoldOut')
  expect(await availability('car-deposit')).toBe('https://schema.org/OutOfStock')
  expect(await availability('car-noprice')).toBeUndefined()
}, 60_000)

const bytesOf = (address: URL) =>
  new Promise<{ type?: string; bytes: Buffer }>((resolve, reject) => {
    const { pathname, search, host } = address
    const asked = { port: product.sitePort, host: '127.0.0.1', path: pathname + search, headers: { host } }
    request(asked, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () =>
        resolve({ type: response.headers['content-type'], bytes: Buffer.concat(chunks) }),
      )
    })
      .on('error', reject)
      .end()
  })

test('each vehicle is shared with a picture of its own, as large as networks show it', async () => {
  const pictureOf = async (slug: string) => (await pageOf(`/cars/${slug}`)).meta('og:image')
  const address = new URL((await pictureOf('car-full'))!)
  const { type, bytes } = await bytesOf(address)
  expect(type).toBe('image/jpeg')
  expect((await sharp(bytes).metadata()).width).toBeGreaterThan(600)
  await importStock(product, tenant.slug, [
    ...rows.filter(({ stocknum }) => stocknum !== 'car-new'),
    stockRow('car-new', { car_type: 'new', images: ['showroom-suv.webp'] }),
  ])
  await eventually(async () => expect(await pictureOf('car-new')).toContain('showroom-suv'))
  expect(await pictureOf('car-new')).not.toBe(address.href)
  expect(await pictureOf('car-noimages')).toBeUndefined()
}, 30_000)

test('whatever a feed says of a vehicle, it has a sound page or none', async () => {
  for (const slug of slugs) {
    const { status, document } = await pageOf(`/cars/${slug}`)
    expect(status, slug).toBe(200)
    expect(document.querySelectorAll('h1'), slug).toHaveLength(1)
    for (const hidden of document.querySelectorAll('script, style, noscript')) hidden.remove()
    expect(textOf(document.querySelector('main')), slug).not.toMatch(
      /undefined|NaN|Invalid|\bnull\b|\[object|\$0\b/,
    )
    expect(document.body.innerHTML, slug).not.toMatch(/javascript:|onerror|alert\(/)
  }
  for (const slug of ['only-id-and-price', 'backwards', 'unknown'])
    expect((await pageOf(`/cars/${slug}`)).status, slug).toBe(404)

  // A hundred pictures are kept, each with its thumbnail.
  const many = (await pageOf('/cars/many')).document
  expect(many.querySelectorAll('[data-testid=vdp-gallery] img')).toHaveLength(200)
  expect(many.querySelectorAll('[data-testid=vdp-gallery] img:not([loading=lazy])')).toHaveLength(1)
  for (const slug of ['no-film', 'far-spots', 'one-frame'])
    expect(
      (await pageOf(`/cars/${slug}`)).document.querySelectorAll(
        '[data-testid=vehicle-video], [data-positions]',
      ),
      slug,
    ).toHaveLength(0)
  expect((await pageOf('/cars/one-frame')).document.querySelector('[data-testid=spinner]')).toBeNull()
  expect((await pageOf('/cars/far-spots')).document.querySelector('[data-testid=spinner]')).not.toBeNull()
  expect(
    textOf((await pageOf('/cars/script')).document.querySelector('[data-testid=dealer-comments]')),
  ).toContain('Kept well.')
  for (const slug of Object.keys(dates)) {
    const words = textOf((await pageOf(`/cars/${slug}`)).document.querySelector('main'))
    expect(words, slug).toContain('Expires on 14 May 2035')
    expect(words, slug).toContain('Compliance dateMay 2021')
  }
}, 60_000)
