import { JSDOM } from 'jsdom'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { editorClient, eventually, visit } from '../product/index.ts'
import { fixtures, fullRow, importStock, stockRow, withStockDatabase } from '../product/stock.ts'
import { createTenant, type TestTenant } from '../product/tenant.ts'

const product = inject('product')
let tenant: TestTenant
let other: TestTenant

const range = (from: string, to?: string) => ({ _key: from, from, ...(to && { to }) })
const phone = '07 3123 4567'

beforeAll(async () => {
  const client = editorClient(product)
  ;[tenant, other] = await Promise.all([createTenant(client), createTenant(client)])
  await tenant.publish('deliveryPrices', {
    dealership_slug: 'alpha-motors',
    regions: [
      { _key: 'a', name: 'Brisbane metro', price: 149, postcodes: [range('4000', '4179'), range('4300')] },
    ],
  })
  await tenant.publish('deliveryPrices', {
    regions: [{ _key: 'a', name: 'Anywhere', price: 2500, postcodes: [range('0800', '7999')] }],
  })
  await importStock(product, tenant.slug, [
    fullRow('car-full', { 'location.phone': phone }),
    ...fixtures('car-new', 'car-demo', 'car-sold-2d', 'car-bare'),
    stockRow('car-other', { dealership_slug: 'beta-motors', dealership_name: 'Beta Motors' }),
    stockRow('car-hidden', { show_on_dealer_website: false }),
    stockRow('car-odd', {
      price: 0,
      images: ['https://pictures.invalid/none.jpg', ...Array.from({ length: 299 }, () => 'demo-hatch.webp')],
      dealercomments: `<script>alert(1)</script>${'Kept. '.repeat(2000)}`,
    }),
  ])
  await importStock(product, other.slug, [stockRow('car-elsewhere')])
  await eventually(async () => {
    expect((await get('/cars/car-odd')).status).toBe(200)
    expect((await visit(product, other.slug, '/cars/car-elsewhere')).status).toBe(200)
  })
}, 60_000)
afterAll(async () => {
  await tenant?.remove()
  await other?.remove()
})

const get = (path: string, headers = {}) => visit(product, tenant.slug, path, { headers })
const read = ({ status, body }: { status: number; body: string }) => ({ status, answer: JSON.parse(body) })
const idOf = async (slug: string) => (await read(await get(`/api/cars/${slug}`))).answer.id as number

async function pageOf(path: string) {
  const { status, body } = await get(path)
  const { document } = new JSDOM(body).window
  for (const hidden of document.querySelectorAll('script, style, noscript')) hidden.remove()
  return { status, document, words: document.body.textContent?.replace(/\s+/g, ' ') ?? '' }
}

/** Sets switches until the test of them is done. */
async function having(switches: Record<string, unknown>, check: () => Promise<void>) {
  const id = `site-${tenant.slug}`
  const client = editorClient(product)
  await client.patch(id).set(switches).commit()
  try {
    await eventually(check)
  } finally {
    await client.patch(id).unset(Object.keys(switches)).commit()
  }
}

test('DLVR-06 the price of delivery is that of the vehicle’s dealership for the region of the postcode', async () => {
  const ask = async (postcode: string, car: number | string) =>
    read(await get(`/api/delivery?postcode=${postcode}&car_id=${car}`))
  const [own, others] = await Promise.all([idOf('car-full'), idOf('car-other')])
  const metro = { status: 200, answer: { price: 149, region_name: 'Brisbane metro' } }
  expect(await ask('4000', own)).toEqual(metro)
  expect(await ask('4179', own)).toEqual(metro)
  expect(await ask('4300', own)).toEqual(metro)
  expect(await ask('4000', others)).toEqual({
    status: 200,
    answer: { price: 2500, region_name: 'Anywhere' },
  })
  for (const [postcode, car] of [
    ['4301', own],
    ['40', own],
    ['4000', 987654321],
  ] as const)
    expect(await ask(postcode, car), `${postcode} ${car}`).toEqual({
      status: 404,
      answer: { error: expect.stringMatching(/^Sorry, we can't provide an estimate/) },
    })
  for (const query of ['', 'postcode=4000', `car_id=${own}`, 'postcode=&car_id=1', 'postcode=4000&car_id=x'])
    expect((await get(`/api/delivery?${query}`)).status, query).toBe(422)
})

test('without a script the page itself says what delivery costs', async () => {
  const answer = async (query: string) =>
    (await pageOf(`/cars/car-full${query}`)).document.querySelector(
      '[data-testid="delivery"] [role="status"]',
    )?.textContent
  expect(await answer('')).toBe('')
  expect(await answer('?postcode=4000')).toBe('$149 to Brisbane metro')
  expect(await answer('?postcode=40')).toMatch(/^Sorry, we can't/)
  expect(await answer('?postcode=')).toBe('Please enter a postcode.')
  expect((await pageOf('/cars/car-sold-2d')).document.querySelector('[data-testid="delivery"]')).toBeNull()
  const nowhere = await visit(product, other.slug, '/cars/car-elsewhere')
  expect(nowhere.body).not.toContain('data-testid="delivery"')
})

test('PHONE-05 who looks at a number is a lead of the vehicle, once for each visit', async () => {
  const car_id = await idOf('car-full')
  const post = async (body: unknown, visitId = 'first-visit') =>
    read(
      await visit(product, tenant.slug, '/api/leads/phone-reveal', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': `phone-${visitId}` },
        body: JSON.stringify(body),
      }),
    )
  const good = { car_id, dealership_id: 'd-1', website_id: tenant.slug }
  const first = await post(good)
  expect(first).toEqual({ status: 200, answer: { lead_id: expect.any(Number) } })
  expect(await post(good)).toEqual(first)
  expect((await post(good, 'other-visit')).answer.lead_id).not.toBe(first.answer.lead_id)
  for (const bad of [
    {},
    { ...good, car_id: 'x' },
    { ...good, car_id: 987654321 },
    { ...good, website_id: 'motorworld' },
    { car_id, dealership_id: 'd-1' },
  ])
    expect(await post(bad, 'bad-visit'), JSON.stringify(bad)).toEqual({
      status: 422,
      answer: { error: expect.any(String) },
    })
  const { rows } = await withStockDatabase(product, (pool) =>
    pool.query('select kind, category, dealership_slug, car_id::int, fields from leads where tenant = $1', [
      `site-${tenant.slug}`,
    ]),
  )
  expect(rows).toHaveLength(2)
  expect(rows[0]).toMatchObject({
    ...{ kind: 'phoneReveal', category: 'Phone Reveal', dealership_slug: 'alpha-motors', car_id },
    fields: { dealership_id: 'd-1', website_id: tenant.slug, stock_number: 'car-full' },
  })
})

test('PHONE-01 PHONE-10 a number is a link to call, or masked from the fifth character on', async () => {
  const full = await pageOf('/cars/car-full')
  const link = full.document.querySelector('[data-testid="sidebar"] a[href="tel:0731234567"]')
  expect(link?.textContent).toBe(phone)
  await having({ phoneMaskEnabled: true }, async () => {
    const { document, words } = await pageOf('/cars/car-full')
    const { body } = await get('/cars/car-full')
    expect(document.querySelector('[data-testid="phone-reveal"] [data-masked]')?.textContent).toBe(
      '07 31** ****',
    )
    expect(words).not.toContain(phone)
    expect(body).not.toMatch(/tel:|07 3123 4567|0731234567/)
  })
})

test('PHONE-08 the number is the one for all, that of the type, or that of the place', async () => {
  const calls = async (slug: string) =>
    [
      ...(await pageOf(`/cars/${slug}`)).document.querySelectorAll('[data-testid="sidebar"] a[href^="tel:"]'),
    ].map((link) => link.getAttribute('href'))
  const each = async (number: string, ...slugs: string[]) => {
    for (const slug of slugs) expect(new Set(await calls(slug)), slug).toEqual(new Set([`tel:${number}`]))
  }
  await each('0735550142', 'car-new', 'car-demo')
  await having({ phoneNumbers: { new: '07 1111 1111' } }, () => each('0711111111', 'car-new', 'car-demo'))
  await having({ phoneNumbers: { new: '07 1111 1111', demo: '07 2222 2222' } }, async () => {
    await each('0722222222', 'car-demo')
    await each('0711111111', 'car-new')
  })
  const all = { override: '07 3333 3333', new: '07 1111 1111', used: '07 4444 4444' }
  await having({ phoneNumbers: all }, () => each('0733333333', 'car-new', 'car-demo', 'car-full'))
})

test('VDP-41 a history report is a button of a vehicle that has one', async () => {
  const report = async (slug: string) =>
    (await pageOf(`/cars/${slug}`)).document.querySelector('[data-button="history"]')
  const button = await report('car-full')
  expect(button?.getAttribute('href')).toBe('https://reports.example/car-full.pdf')
  expect(button?.getAttribute('target')).toBe('_blank')
  expect(await report('car-new')).toBeNull()
})

test('ROUTE-53 a vehicle is one page to print, without the menus of the site', async () => {
  const print = (await pageOf('/cars/car-full')).document.querySelector('[data-button="print"]')
  expect([print?.getAttribute('href'), print?.getAttribute('target')]).toEqual([
    '/print?car_id=car-full',
    '_blank',
  ])
  const { status, document, words } = await pageOf('/print?car_id=car-full')
  expect(status).toBe(200)
  expect(document.querySelector('h1')?.textContent).toBe('2021 Toyota Corolla Ascent Sport')
  for (const said of ['$25,990 Drive Away', 'Kilometres', '48,210 km', 'Automatic', phone, '/cars/car-full'])
    expect(words).toContain(said)
  expect(document.querySelectorAll('nav, .site-header, .site-footer')).toHaveLength(0)
  expect(document.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex')
  for (const path of [
    '/print',
    '/print?car_id=nobody',
    '/print?car_id=car-hidden',
    '/print?car_id=car-elsewhere',
  ])
    expect((await get(path)).status, path).toBe(404)
  for (const slug of ['car-bare', 'car-odd', 'car-sold-2d'])
    expect((await pageOf(`/print?car_id=${slug}`)).status, slug).toBe(200)
  expect((await pageOf('/print?car_id=car-odd')).words).not.toContain('alert(1)')
})

test('PRINT-04 a vehicle is a PDF under its name; what the site does not have is not found', async () => {
  const { status, headers, body } = await get('/api/cars/car-full/pdf')
  expect([status, headers['content-type'], headers['content-disposition']]).toEqual([
    200,
    'application/pdf',
    'attachment; filename=car-full.pdf',
  ])
  expect(body.slice(0, 5)).toBe('%PDF-')
  const again = await get('/api/cars/car-full/pdf', { 'if-none-match': headers.etag })
  expect(again.status).toBe(304)
  for (const slug of ['nobody', 'car-elsewhere', 'car-hidden'])
    expect((await get(`/api/cars/${slug}/pdf`)).status, slug).toBe(404)
  for (const slug of ['car-bare', 'car-odd', 'car-sold-2d']) {
    const { status: odd, body: bytes } = await get(`/api/cars/${slug}/pdf`)
    expect([odd, bytes.slice(0, 5)], slug).toEqual([200, '%PDF-'])
  }
})

test('a PDF is made again when the vehicle changes', async () => {
  const etag = async () => (await visit(product, other.slug, '/api/cars/car-elsewhere/pdf')).headers.etag
  const before = await etag()
  expect(await etag()).toBe(before)
  await importStock(product, other.slug, [stockRow('car-elsewhere', { price: 31_990 })])
  await eventually(async () => expect(await etag()).not.toBe(before))
})
