import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { editorClient, eventually, sitemapOf, visit } from '../product/index.ts'
import { daysAgo, fixtures, importStock, plainRows, stockRow } from '../product/stock.ts'
import { createTenant, type TestTenant } from '../product/tenant.ts'
import { hrefsOf, open, textOf, textsOf } from './document.ts'

const product = inject('product')
const client = editorClient(product)
let site: TestTenant
let neighbour: TestTenant

const soldTwoDaysAgo = { status: 'sold', sold: true, sold_date: daysAgo(2) }
/** Consecutive sold vehicles collapse, so ranks keep one in stock between them. */
const rank = (custom_rank: number) => ({ custom_rank })

const rows = [
  ...fixtures('car-new', 'car-demo', 'car-noprice'),
  stockRow('car-used', rank(60)),
  stockRow('car-sold-2d', { ...soldTwoDaysAgo, show_on_dealer_website: true, ...rank(50) }),
  stockRow('car-soon', { status: 'coming_soon', ...rank(40) }),
  stockRow('car-sold-4d', {
    ...soldTwoDaysAgo,
    sold_date: daysAgo(4),
    show_on_dealer_website: true,
    ...rank(30),
  }),
  stockRow('car-10-days-old', { created_at: daysAgo(10), ...rank(20) }),
  stockRow('car-15-days-old', { created_at: daysAgo(15), ...rank(15) }),
  stockRow('sold-hidden', { ...soldTwoDaysAgo, show_on_dealer_website: false }),
  stockRow('sold-unsaid', soldTwoDaysAgo),
  stockRow('hidden', { show_on_dealer_website: false }),
  stockRow('camry', { model: 'Camry', body: 'Sedan' }),
  stockRow('cairns', {
    dealership_name: 'Beta Motors',
    dealership_slug: 'beta-motors',
    'location.id': 'cairns',
    'location.name': 'Beta Motors Cairns',
    'location.slug': 'cairns-yard',
  }),
  // A dealership and a location of another one with the same slug (NOTE-23).
  stockRow('of-gamma', { dealership_name: 'Gamma', dealership_slug: 'gamma' }),
  stockRow('at-gamma', { 'location.id': 'gamma', 'location.name': 'Gamma Yard', 'location.slug': 'gamma' }),
  stockRow('motorcycle', { item_type: 'motorcycle', make: 'Kawasaki', model: 'Ninja', body: 'Road' }),
]

beforeAll(async () => {
  site = await createTenant(client, { name: 'Corner Motors', hitsPerPage: 60 })
  neighbour = await createTenant(client)
  await importStock(product, site.slug, rows)
  await importStock(product, neighbour.slug, [stockRow('their-car')])
  for (const [{ slug }, car] of [[site, 'car-used'] as const, [neighbour, 'their-car'] as const])
    await eventually(async () => expect(await sitemapOf(product, slug)).toContain(`/cars/${car}`))
}, 60_000)

afterAll(async () => {
  await site.remove()
  await neighbour.remove()
})

const at = (path: string, tenant = site) => open(product, tenant.slug, path)
const cardsIn = (document: Document) => [...document.querySelectorAll('main [data-testid=car-card]')]

/** Slugs of the vehicles in the HTML of a search page. */
async function listed(path: string, tenant = site) {
  const { status, document } = await at(path, tenant)
  expect(status, path).toBe(200)
  return cardsIn(document).map((card) =>
    card.querySelector('a[href^="/cars/"]')?.getAttribute('href')?.replace('/cars/', ''),
  )
}

/** Addresses of the vehicles that a vehicle's page shows as similar. */
async function alike(path: string) {
  const { document } = await at(path)
  const links = document.querySelectorAll('[data-block=similarVehicles] a[href^="/cars/"]')
  return new Set(hrefsOf(links))
}

const all = async () => (await listed('/search/new-used-and-demo-cars')).sort()

describe('a stock search', () => {
  const listedOfAll = [
    ...[
      'at-gamma',
      'cairns',
      'camry',
      'car-10-days-old',
      'car-15-days-old',
      'car-demo',
      'car-new',
      'car-noprice',
      'car-soon',
    ],
    ...['car-sold-2d', 'car-used', 'of-gamma'],
  ].sort()

  test('ROUTE-01 SRCH-16 SRCH-47 of all stock lists available vehicles, and those sold in the last three days', async () => {
    expect(await all()).toEqual(listedOfAll)
    await importStock(product, neighbour.slug, [
      stockRow('their-car'),
      ...fixtures('car-new', 'car-demo'),
      ...plainRows(30),
    ])
    await eventually(async () => {
      const { document } = await at('/search/new-used-and-demo-cars', neighbour)
      expect(cardsIn(document)).toHaveLength(21)
      expect(textOf(document.querySelector('[data-testid=search-total]'))).toBe('33 cars')
    })
    await importStock(product, neighbour.slug, [stockRow('their-car')])
  })

  test('ROUTE-02 of a type lists only that type', async () => {
    expect(await listed('/search/new-cars')).toEqual(['car-new'])
    expect(await listed('/search/demo-cars')).toEqual(['car-demo'])
    const used = await listed('/search/used-cars')
    expect(used).toContain('car-used')
    expect(used).not.toContain('car-new')
    expect(used).not.toContain('car-demo')
  })

  test('ROUTE-03 of new and demo cars lists no used ones', async () => {
    expect((await listed('/search/new-and-demo-cars')).sort()).toEqual(['car-demo', 'car-new'])
  })

  test('ROUTE-04 ROUTE-05 of a make, or of its model, lists only that', async () => {
    expect(await listed('/search/kia')).toEqual(['car-new'])
    expect(await listed('/search/toyota/camry')).toEqual(['camry'])
    const { document } = await at('/search/toyota')
    const cards = textsOf(cardsIn(document))
    expect(cards.length).toBeGreaterThan(5)
    expect(cards.filter((text) => !text.includes('Toyota'))).toEqual([])
    const refined = [...document.querySelectorAll('[data-testid=facet-make] input:checked')]
    expect(textsOf(refined.map((input) => input.closest('label')!))).toEqual([
      expect.stringMatching(/^Toyota/),
    ])
  })

  test('ROUTE-06 ROUTE-07 NOTE-23 of a body type, a dealership or a location lists only that', async () => {
    expect((await listed('/search/suv')).sort()).toEqual(['car-demo', 'car-new'])
    expect(await listed('/search/beta-motors')).toEqual(['cairns'])
    expect(await listed('/search/cairns-yard')).toEqual(['cairns'])
    expect(await listed('/search/gamma')).toEqual(['of-gamma'])
    expect(hrefsOf((await at('/cars/cairns')).document.querySelectorAll('main a'))).toContain(
      '/search/beta-motors',
    )
    // An unknown name is the empty screen.
    const { status, document } = await at('/search/spaceships')
    expect(status).toBe(404)
    expect(cardsIn(document)).toEqual([])
    expect(document.querySelector('main [data-testid=empty-results]')).not.toBeNull()
  })

  test('ROUTE-08 below /used-car lists used stock', async () => {
    expect(await listed('/used-car/kia')).toEqual([])
    expect(await listed('/used-car/toyota/camry')).toEqual(['camry'])
    expect(await listed('/used-car/toyota')).toContain('camry')
    expect(await listed('/used-car')).toContain('car-used')
    for (const other of ['car-new', 'car-demo']) expect(await listed('/used-car')).not.toContain(other)
  })

  test('SRCH-17 SRCH-18 shows sold vehicles for as long as the site says', async () => {
    await site.set({ includeSoldDays: 7 })
    await eventually(async () => expect(await all()).toEqual([...listedOfAll, 'car-sold-4d'].sort()))
    await site.set({ includeSoldDays: 0 })
    await eventually(async () =>
      expect(await all()).toEqual(listedOfAll.filter((name) => name !== 'car-sold-2d')),
    )
    await site.set({ includeSoldDays: 3 })
    await eventually(async () => expect(await all()).toEqual(listedOfAll))
  })

  test('SRCH-25 NOTE-43 holds fresh stock back for as long as the site says', async () => {
    await site.set({ stockAgeMinDays: 14 })
    await eventually(async () => expect(await all()).not.toContain('car-10-days-old'))
    for (const name of ['car-used', 'car-15-days-old']) expect(await all()).toContain(name)
    expect(await alike('/cars/car-used')).not.toContain('/cars/car-10-days-old')
    expect(await alike('/cars/car-used')).toContain('/cars/car-15-days-old')
    // Fifteen is more than a site may say: the default holds.
    await site.set({ stockAgeMinDays: 15 })
    await eventually(async () => expect(await all()).toEqual(listedOfAll))
    await site.set({ stockAgeMinDays: 0 })
  })

  test('TEN-17 lists the kinds of vehicles that the site lists', async () => {
    expect((await at('/cars/motorcycle')).status).toBe(404)
    await site.set({ vehicleKinds: ['car', 'motorcycle'] })
    await eventually(async () => expect(await all()).toContain('motorcycle'))
    expect((await at('/cars/motorcycle')).status).toBe(200)
    await site.set({ vehicleKinds: ['car'] })
    await eventually(async () => expect(await all()).not.toContain('motorcycle'))
  })

  test('SEO-02 has the titles of its vehicles in the HTML', async () => {
    const { document } = await at('/search/toyota/camry')
    expect(textsOf(cardsIn(document)).join()).toContain('2021 Toyota Camry')
    expect(textsOf(document.querySelectorAll('h1'))).toEqual(['Toyota Camry'])
    expect(document.title).toBe('Toyota Camry for sale | Corner Motors')
  })

  test('has one canonical address, and its filters are not indexed', async () => {
    const headOf = async (path: string) => {
      const { document } = await at(path)
      const canonical = document.querySelector('link[rel=canonical]')?.getAttribute('href')
      return {
        canonical: canonical && new URL(canonical).pathname,
        robots: document.querySelector('meta[name=robots]')?.getAttribute('content'),
      }
    }
    expect(await headOf('/search/toyota?utm_source=mail')).toEqual({
      canonical: '/search/toyota',
      robots: undefined,
    })
    expect((await headOf('/used-car')).canonical).toBe('/search/used-cars')
    expect((await headOf('/search/toyota?body=Sedan')).robots).toBe('noindex')
  })

  test('gives way to a page that staff created at its path', async () => {
    await site.page('/search/kia', [{ _type: 'hero', heading: 'All about Kia' }])
    await eventually(async () =>
      expect(textsOf((await at('/search/kia')).document.querySelectorAll('h1'))).toEqual(['All about Kia']),
    )
  })

  test('is at the path that the site chose for it', async () => {
    expect((await at('/our-yard')).status).toBe(404)
    await site.set({ searchPath: '/our-yard' })
    await eventually(async () => expect((await at('/our-yard')).status).toBe(200))
    expect(await listed('/our-yard')).toContain('car-used')
    await site.set({ searchPath: '/search/new-used-and-demo-cars' })
  })
})

describe('the page of a vehicle', () => {
  test('ROUTE-09 SEO-01 has its name as heading, its price in the title and its own address', async () => {
    const { status, document } = await at('/cars/car-used')
    expect(status).toBe(200)
    expect(textsOf(document.querySelectorAll('h1'))).toEqual(['2021 Toyota Corolla Ascent Sport'])
    expect(document.title).toBe('2021 Toyota Corolla Ascent Sport $25,990 | Corner Motors')
    const canonical = document.querySelector('link[rel=canonical]')?.getAttribute('href') ?? ''
    expect(new URL(canonical).pathname).toBe('/cars/car-used')
    expect((await at('/cars/no-such-car')).status).toBe(404)
    const described = [...document.querySelectorAll('script[type="application/ld+json"]')].map(
      (script) => JSON.parse(script.textContent ?? '') as Record<string, unknown>,
    )
    expect(described).toContainEqual(expect.objectContaining({ '@type': 'Car', model: 'Corolla' }))
  })

  test('TEN-14 has the one number of the site to call, where it has one for all', async () => {
    const numbers = async (name: string) =>
      new Set(hrefsOf((await at(`/cars/${name}`)).document.querySelectorAll('main a[href^="tel:"]')))
    await site.set({ phoneNumbers: { override: '0700000001' } })
    await eventually(async () => {
      for (const name of ['car-new', 'car-demo', 'car-used', 'cairns'])
        expect(await numbers(name), name).toEqual(new Set(['tel:0700000001']))
    })
    await site.set({ phoneNumbers: {} })
  })

  test('VDP-01 VDP-02 has breadcrumbs from the home page', async () => {
    const { document } = await at('/cars/car-used')
    const trail = document.querySelector('[data-testid=breadcrumb]')!
    expect(textsOf(trail.querySelectorAll('li'))).toEqual([
      ...['Home', 'Used Cars', 'Toyota', 'Corolla', 'Hatch'],
      '2021 Toyota Corolla Ascent Sport',
    ])
    for (const href of hrefsOf(trail.querySelectorAll('a')).slice(1))
      expect((await at(href!)).status, href!).toBe(200)
  })

  test('is not found for an unknown or hidden vehicle, and on another site', async () => {
    expect((await at('/cars/no-such-car')).status).toBe(404)
    expect((await at('/cars/hidden')).status).toBe(404)
    expect((await at('/cars/their-car')).status).toBe(404)
    expect((await at('/cars/car-used', neighbour)).status).toBe(404)
    expect((await at('/cars/their-car', neighbour)).status).toBe(200)
    expect(await all()).not.toContain('their-car')
    expect(await listed('/search/new-used-and-demo-cars', neighbour)).toEqual(['their-car'])
  })

  test('VDP-45 SEO-01 stays when the vehicle is sold, says so and leads to similar ones', async () => {
    const { status, document } = await at('/cars/car-sold-4d')
    expect(status).toBe(200)
    const main = document.querySelector('main')!
    expect(textOf(main.querySelector('[data-testid=sidebar]'))).toContain('JUST SOLD')
    const buttons = [...main.querySelectorAll('[data-testid=sidebar] [data-button]')]
    expect(new Set(textsOf(buttons))).toEqual(new Set(['Find Me Something Similar']))
    expect((await at(buttons[0]?.getAttribute('href') ?? '')).status).toBe(200)
  })

  test('SRCH-24 shows similar vehicles that are in stock', async () => {
    const names = await alike('/cars/car-used')
    expect(names).toContain('/cars/car-10-days-old')
    for (const absent of ['car-used', 'car-soon', 'car-sold-2d', 'their-car'])
      expect(names).not.toContain(`/cars/${absent}`)
  })

  test('shows without a price, and says so', async () => {
    const { document } = await at('/cars/car-noprice')
    expect(textOf(document.querySelector('[data-testid=vdp-price]'))).toBe('Enquire for price.')
  })
})

test('the sitemap lists available vehicles, and the searches with vehicles', async () => {
  const paths = await sitemapOf(product, site.slug)
  for (const path of ['/cars/car-used', '/search/toyota', '/search/toyota/camry', '/search/suv'])
    expect(paths).toContain(path)
  for (const path of ['/cars/car-sold-2d', '/cars/hidden', '/cars/their-car', '/cars/motorcycle'])
    expect(paths).not.toContain(path)
  const { body } = await visit(product, site.slug, '/robots.txt')
  expect(body).toContain('Disallow: /search-api/\n')
})
