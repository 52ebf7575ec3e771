import { expect, inject, test } from 'vitest'
import { demoTenants, editorClient, eventually } from '../product/index.ts'
import { importStock, stockRow } from '../product/stock.ts'
import { createTenant } from '../product/tenant.ts'
import { hrefsOf, open, textOf, textsOf } from './document.ts'

const product = inject('product')
const client = editorClient(product)
const [motorworld, chery] = demoTenants

const blockOf = (document: Document, type: string) =>
  document.querySelector<HTMLElement>(`main [data-block=${type}]`)
const numberIn = (words: string) => Number(/[\d,]+/.exec(words)?.[0].replace(/,/g, ''))

/** How many vehicles the listing at an address says it has. */
async function listed(tenant: string, path: string) {
  const { document, status } = await open(product, tenant, path)
  expect(status, path).toBe(200)
  return numberIn(textOf(document.querySelector('[data-testid=search-total]')))
}

const kia = (name: string, more = {}) =>
  stockRow(`kia-${name}`, {
    make: 'Kia',
    model: 'Sportage',
    body: 'SUV',
    ...more,
  })

test('a brand’s page shows its cars, and each of its numbers is that of the listing it leads to', async () => {
  const site = await createTenant(client)
  const slug = (current: string) => ({ _type: 'slug', current })
  try {
    await site.publish('brand', { name: 'Kia', slug: slug('kia'), kind: 'cars' })
    await site.publish('location', {
      name: 'Springwood',
      slug: slug('springwood'),
      address: { city: 'Springwood' },
    })
    await importStock(product, site.slug, [
      ...['one', 'two'].map((name) => kia(`new-${name}`, { car_type: 'new', price: 40_000 })),
      kia('demo', { car_type: 'demo', price: 38_000 }),
      ...['a', 'b', 'c'].map((name) => kia(`used-${name}`, { model: 'Picanto', body: 'Hatch' })),
      stockRow('other'),
    ])
    const { document, intro } = await eventually(
      async () => {
        const { document } = await open(product, site.slug, '/kia/overview')
        const intro = blockOf(document, 'brandIntro')!
        expect(intro.querySelector('figure img')?.getAttribute('src')).toMatch(/^\/media\/stock\//)
        return { document, intro }
      },
      { within: 15_000 },
    )
    expect(textOf(intro)).toMatch(/From \$[\d,]+/)

    const links = [
      intro.querySelector('a.action-primary')!,
      ...intro.querySelectorAll('ul a[href^="/search/"]'),
      blockOf(document, 'brandModels')!.querySelector('ul[aria-label="Body types in stock"] a')!,
      blockOf(document, 'brandDealers')!.querySelector('a[href^="/search/"]')!,
      document.querySelector('main [data-block=vehicleCarousel] [data-testid=see-all]')!,
    ]
    expect(links.length).toBeGreaterThan(6)
    for (const link of links)
      expect(await listed(site.slug, link.getAttribute('href')!), textOf(link)).toBe(numberIn(textOf(link)))

    const sportage = [...document.querySelectorAll('[data-testid=range-model]')].find(
      (model) => textOf(model.querySelector('h3')) === 'Sportage',
    )!
    const counts = [...textOf(sportage).matchAll(/(\d+) (?:new|demo|used)/g)].map(([, count]) =>
      Number(count),
    )
    expect(await listed(site.slug, sportage.getAttribute('href')!)).toBe(
      counts.reduce((sum, count) => sum + count),
    )
    expect(sportage.querySelector('img')).not.toBeNull()

    const cards = document.querySelectorAll('main [data-testid=car-card] h3')
    expect(cards.length).toBeGreaterThan(3)
    for (const name of textsOf(cards)) expect(name).toContain('Kia')
  } finally {
    await site.remove()
  }
})

test('a brand’s page has its own offers, its warranty, where it is sold, and last of all the other brands', async () => {
  const { document } = await open(product, motorworld, '/kia/overview')
  expect(hrefsOf(blockOf(document, 'offerRow')!.querySelectorAll('[data-testid=offer-card]'))).toEqual([
    '/offers/kia-sportage-servicing',
  ])
  expect(textOf(blockOf(document, 'offerRow'))).toMatch(/Until \d+ \w+ 20\d\d/)
  expect(textOf(blockOf(document, 'warranty'))).toContain('New Kia vehicles are covered by a 7 year warranty')
  expect(textsOf(document.querySelectorAll('[data-testid=brand-dealer]')).join()).not.toContain(
    'Trucks & Bikes',
  )
  const order = [...document.querySelectorAll('main [data-block]')].map((block) =>
    block.getAttribute('data-block'),
  )
  expect(order.indexOf('manufacturerLogos')).toBeGreaterThan(order.indexOf('brandDealers'))

  const only = await open(product, chery, '/chery/overview')
  expect(blockOf(only.document, 'manufacturerLogos')).toBeNull()
  expect(blockOf(only.document, 'offerRow')?.querySelectorAll('[data-testid=offer-card]')).toHaveLength(3)
  expect(
    blockOf(only.document, 'brandIntro')?.querySelector('img[alt="Tiggo 7 Pro in silver"]'),
  ).not.toBeNull()
})

test('a section that the data has nothing for is not there, and marketing puts the others in its own order', async () => {
  const site = await createTenant(client)
  const slug = (current: string) => ({ _type: 'slug', current })
  try {
    const brand = await site.publish('brand', { name: 'Kia', slug: slug('kia'), kind: 'cars' })
    const blocks = async () => {
      const { document } = await open(product, site.slug, '/kia/overview')
      return [...document.querySelectorAll('main [data-block]')].map((block) =>
        block.getAttribute('data-block'),
      )
    }
    await eventually(async () =>
      expect(await blocks()).toEqual(['breadcrumbs', 'brandIntro', 'warranty', 'callToAction']),
    )
    await site.publish('offer', {
      title: 'Gone',
      slug: slug('gone'),
      brand: { _type: 'reference', _ref: brand },
      expiry: '2020-01-31',
    })
    await site.publish('model', {
      name: 'EV9',
      slug: slug('kia-ev9'),
      manufacturer: { _type: 'reference', _ref: brand },
    })
    await importStock(product, site.slug, [
      stockRow('kia-one', { make: 'Kia', model: 'Sportage', car_type: 'used' }),
    ])
    await site.publish('pageTemplate', {
      kind: 'brandOverview',
      title: 'Brand',
      blocks: ['vehicleCarousel', 'brandIntro', 'brandModels', 'offerRow'].map((type) => ({
        _type: type,
        _key: type,
      })),
    })
    await eventually(async () =>
      expect(await blocks()).toEqual(['vehicleCarousel', 'brandIntro', 'brandModels']),
    )
    const { document } = await open(product, site.slug, '/kia/overview')
    const models = textsOf(document.querySelectorAll('[data-testid=range-model]'))
    expect(models).toEqual([
      expect.stringMatching(/^EV9.*To order: ask us/),
      expect.stringMatching(/^Sportage.*1 used/),
    ])
  } finally {
    await site.remove()
  }
})
