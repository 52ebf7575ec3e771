import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { editorClient, eventually, sitemapOf, visit } from '../product/index.ts'
import { daysAgo, fullRow, importStock, stockRow } from '../product/stock.ts'
import { createTenant, paragraphs, type TestTenant } from '../product/tenant.ts'
import { hrefsOf, open, textOf, textsOf } from './document.ts'

const product = inject('product')
let tenant: TestTenant

const sold = (days: number) => ({
  ...{ status: 'sold', sold: true, sold_date: daysAgo(days), show_on_dealer_website: true },
  dealercomments: 'Yours for $19,990 today.',
})
const stock = [
  stockRow('alike', { make: 'Toyota', price: 99_990, body: 'Sedan', model: 'Camry' }),
  fullRow('sold-just-now', { ...sold(2), vin: 'JTNK4RBE603012346' }),
  fullRow('sold-before', { ...sold(4), vin: 'JTNK4RBE603012347' }),
  fullRow('deposit', { status: 'deposit_taken', vin: 'JTNK4RBE603012348' }),
]

beforeAll(async () => {
  const text = { text: paragraphs('A full tank.') }
  const more = { whatsIncluded: text, instantMessageEnabled: true, vehicleDisclaimer: text }
  tenant = await createTenant(editorClient(product), more)
  await tenant.page('/', [{ _type: 'hero', heading: 'Corner Motors' }])
  await importStock(product, tenant.slug, [
    ...stock,
    fullRow('has-left'),
    stockRow('hid', { show_on_dealer_website: false }),
  ])
  await importStock(product, tenant.slug, stock)
  await eventually(async () => expect(await sitemapOf(product, tenant.slug)).toContain('/cars/alike'))
}, 60_000)
afterAll(() => tenant?.remove())

async function pageOf(slug: string) {
  const { status, document } = await open(product, tenant.slug, `/cars/${slug}`)
  const robots = document.querySelector('meta[name=robots]')?.getAttribute('content')
  const canonical = document.querySelector('link[rel=canonical]') !== null
  const markup = document.querySelectorAll('script[type="application/ld+json"]')
  const described = textsOf(markup).join()
  for (const script of document.querySelectorAll('script')) script.remove()
  return { status, document, robots, canonical, described, main: document.querySelector('main')! }
}

test.each([
  ['sold-just-now', 200, 'Sold', undefined],
  ['sold-before', 200, 'Sold', 'noindex'],
  ['deposit', 200, 'No longer available', 'noindex'],
  ['has-left', 410, 'No longer available', 'noindex'],
])('%s keeps a useful page, and is %i to search engines', async (slug, status, word, robots) => {
  const shown = await pageOf(slug)
  expect([shown.status, shown.robots, shown.canonical]).toEqual([status, robots, robots === undefined])
  const { document, main, described } = shown
  expect(document.title).toBe(`2021 Toyota Corolla Ascent Sport – ${word.toLowerCase()} | Corner Motors`)

  // What it was.
  expect(textsOf(document.querySelectorAll('h1'))).toEqual(['2021 Toyota Corolla Ascent Sport'])
  expect(main.querySelectorAll('[data-testid=vdp-gallery] img').length).toBeGreaterThan(1)
  const sidebar = main.querySelector('[data-testid=sidebar]')
  expect(textOf(sidebar)).toContain(`${word}This vehicle is no longer for sale.`)
  expect(textOf(sidebar).includes('JUST SOLD')).toBe(status === 200)
  expect(textOf(main)).toContain('48,210 km')
  expect(textOf(main)).toContain('Disclaimer')

  // Nothing that reads as an offer, and no way to ask for it.
  const alike = main.querySelector('[data-block=similarVehicles]')!
  expect(hrefsOf(alike.querySelectorAll('h3 a, a[href^="/cars/"]'))).toContain('/cars/alike')
  alike.remove()
  expect(textOf(main)).not.toMatch(/\$|412 XKD|full tank\.Dis|Dealer Comments/)
  expect(described).not.toMatch(/"price"|25990|19,990/)
  expect(described).toMatch(/"Car"/)
  const buttons = [...main.querySelectorAll('[data-button]')]
  expect(new Set(textsOf(buttons))).toEqual(new Set(['Find Me Something Similar']))
  for (const control of [
    'form',
    'a[href^="tel:"]',
    '[data-reveal]',
    '[data-gauge]',
    '[data-share]',
    'a[href*="car_id"]',
  ])
    expect(main.querySelectorAll(control), control).toHaveLength(0)

  // On from there.
  const on = [...hrefsOf(buttons), ...hrefsOf(main.querySelectorAll('[data-testid=breadcrumb] a'))]
  for (const href of new Set(on)) expect((await visit(product, tenant.slug, href!)).status, href!).toBe(200)
})

test('a vehicle that has left is gone everywhere else, and back once it is in the feed again', async () => {
  for (const path of ['/api/cars/has-left', '/api/cars/has-left/pdf', '/print?car_id=has-left'])
    expect((await visit(product, tenant.slug, path)).status, path).toBe(410)
  expect((await visit(product, tenant.slug, '/cars/has-left/autogauge')).status).toBe(404)
  expect((await visit(product, tenant.slug, '/cars/hid')).status).toBe(404)
  const paths = await sitemapOf(product, tenant.slug)
  expect(paths.filter((path) => path.startsWith('/cars/'))).toEqual(['/cars/alike'])

  await importStock(product, tenant.slug, [...stock, fullRow('has-left')])
  await eventually(async () => {
    const { status, robots, main } = await pageOf('has-left')
    expect([status, robots]).toEqual([200, undefined])
    expect(textOf(main)).toContain('$25,990 Drive Away')
  })
})
