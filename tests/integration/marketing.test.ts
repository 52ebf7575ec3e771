import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest'
import { documentTypes } from '#blocks/registry.schema.ts'
import { demoTenants, editorClient, eventually, visit } from '../product/index.ts'
import { createTenant, paragraphs, type TestTenant } from '../product/tenant.ts'
import { open, textOf, textsOf } from './document.ts'

const product = inject('product')
const client = editorClient(product)
const [motorworld] = demoTenants

interface Entry {
  name: string
  description: string
  kind: string
}

/** What the Studio offers of a promo. */
const promoFields = (documentTypes.find(({ name }) => name === 'promo') as { fields: { name: string }[] })
  .fields

describe('the group site', () => {
  test('shows the further links of a brand in the brand menu', async () => {
    const { document } = await open(product, motorworld, '/')
    const toyota = [...document.querySelectorAll('header [data-testid=brand-menu] > li')].find((item) =>
      textOf(item).startsWith('Toyota'),
    )
    const links = [...(toyota?.querySelectorAll(':scope > ul a') ?? [])]
    expect(links.map((link) => [textOf(link), link.getAttribute('href')])).toEqual([
      ['Offers', '/special-offers'],
      ['Service prices', '/pages/capped-price-service'],
    ])
  })

  test('MKT-01 lists cars, motorcycles, trucks and group companies, each entry with logo and description', async () => {
    const { document } = await open(product, motorworld, '/brands')
    const groups = [...document.querySelectorAll('main section section')]
    expect(groups.map((group) => textOf(group.querySelector('h2')))).toEqual([
      'Cars',
      'Motorcycles',
      'Trucks',
      'Group companies',
    ])
    for (const group of groups) {
      const items = [...group.querySelectorAll('li')]
      expect(items.length).toBeGreaterThan(1)
      for (const item of items) {
        expect(item.querySelector('img')?.getAttribute('src'), textOf(item)).toMatch(/^\/media\/images\//)
        expect(textOf(item.querySelector('p')).length, textOf(item)).toBeGreaterThan(20)
      }
    }
  })

  test('MKT-02 counts 50+ locations, 40+ brands and 30+ years on its home page', async () => {
    const { document } = await open(product, motorworld, '/')
    const stats = [...document.querySelectorAll('[data-block=statsBanner] dl > div')]
    expect(stats.map((stat) => [textOf(stat.querySelector('dd')), textOf(stat.querySelector('dt'))])).toEqual(
      [
        ['50+', 'locations'],
        ['40+', 'brands'],
        ['30+', 'years'],
      ],
    )
  })

  test('MKT-11 has a page of all brands and one for each of them, with the brand’s content', async () => {
    const { document } = await open(product, motorworld, '/brands')
    const own = [...document.querySelectorAll('main li a[href$="/overview"]')]
    expect(own.length).toBeGreaterThan(9)
    for (const link of own) {
      const page = await open(product, motorworld, link.getAttribute('href')!)
      expect(page.status).toBe(200)
      expect(textOf(page.document.querySelector('h1'))).toContain(textOf(link))
      expect(page.document.querySelector('main [data-block=brandIntro] img')).not.toBeNull()
    }
  })

  test('MKT-12 shows the seeded text of each brand and company', async () => {
    const { document } = await open(product, motorworld, '/brands')
    const entries = await client.fetch<Entry[]>(
      '*[_type in ["brand", "groupCompany"] && tenant._ref == $site]{ name, description, kind }',
      { site: `site-${motorworld}` },
    )
    expect(new Set(entries.map(({ kind }) => kind))).toEqual(
      new Set(['cars', 'motorcycles', 'trucks', 'company']),
    )
    const items = textsOf(document.querySelectorAll('main li'))
    for (const { name, description } of entries)
      expect(
        items.find((item) => item.startsWith(name) && item.includes(description.trim())),
        name,
      ).toBeTruthy()
  })
})

test('MKT-03 the payment strip has the five marks in order', async () => {
  const tenant = await createTenant(client)
  try {
    await tenant.page('/', [{ _type: 'paymentMethods' }])
    await eventually(async () => {
      const { document } = await open(product, tenant.slug, '/')
      const marks = document.querySelectorAll(
        '[data-testid=payment-methods] img, [data-testid=payment-methods] [role=img]',
      )
      expect([...marks].map((mark) => mark.getAttribute('alt') ?? mark.getAttribute('aria-label'))).toEqual([
        'Mastercard',
        'Visa',
        'Maestro',
        'Google Pay',
        'Apple Pay',
      ])
    })
  } finally {
    await tenant.remove()
  }
})

test('WARR-01 the warranty section has exactly the three benefits', async () => {
  for (const path of ['/warranty', '/pages/warranty']) {
    const { document } = await open(product, 'southside-chery', path)
    const benefits = textsOf(document.querySelectorAll('[data-testid=warranty] li'))
    expect(benefits).toHaveLength(3)
    for (const [index, words] of [
      '7-year unlimited kilometre warranty',
      '7-year capped price servicing',
      'up to 7 years roadside assistance',
    ].entries())
      expect(benefits[index]?.toLowerCase()).toContain(words)
  }
})

describe('what staff change in the Content Lake', () => {
  let tenant: TestTenant

  beforeEach(async () => {
    tenant = await createTenant(client)
  })
  afterEach(() => tenant.remove())

  const shown = (path: string, check: (document: Document) => void) =>
    eventually(async () => check((await open(product, tenant.slug, path)).document))

  test('MKT-09 the privacy page shows the site’s own statement', async () => {
    await tenant.page('/privacy-policy', [{ _type: 'privacyStatement', heading: 'Privacy policy' }])
    await tenant.set({ privacyStatement: paragraphs('We keep your number in one book.', 'It stays shut.') })
    await shown('/privacy-policy', (document) => {
      const lines = textsOf(document.querySelectorAll('main p'))
      expect(lines).toEqual(['We keep your number in one book.', 'It stays shut.'])
    })
  })

  test('MKT-06 the announcement bar has text, link, colours and dates', async () => {
    await tenant.page('/', [{ _type: 'hero', heading: 'Hello' }])
    await tenant.page('/hours', [{ _type: 'hero', heading: 'When we are open' }])
    const day = 24 * 3600_000
    const at = (days: number) => new Date(Date.now() + days * day).toISOString()
    const announcementBar = {
      text: 'Open on Saturdays.',
      link: { _type: 'link', label: 'See the hours', url: '/hours' },
      background: '#ffd400',
      colour: '#111111',
      start: at(-1),
      expiry: at(1),
    }
    const bar = (document: Document) => document.querySelector<HTMLElement>('[data-testid=announcement-bar]')
    await tenant.set({ announcementBar })
    await shown('/', (document) => {
      expect(textOf(bar(document)?.querySelector('p'))).toBe('Open on Saturdays. See the hours')
      expect(bar(document)?.querySelector('a')?.getAttribute('href')).toBe('/hours')
      expect(bar(document)?.getAttribute('style')).toMatch(/#ffd400.*#111111/)
    })
    for (const dates of [
      { start: at(1), expiry: at(2) },
      { start: at(-2), expiry: at(-1) },
    ]) {
      await tenant.set({ announcementBar: { ...announcementBar, ...dates } })
      await shown('/', (document) => {
        expect(document.querySelector('h1')).not.toBeNull()
        expect(bar(document)).toBeNull()
      })
      await tenant.set({ announcementBar })
      await shown('/', (document) => expect(bar(document)).not.toBeNull())
    }
  })

  const picture = async () => {
    const [found] = await client.fetch<{ _id: string }[]>('*[_type == "sanity.imageAsset"][0...1]{ _id }')
    return {
      _type: 'picture',
      alt: 'A ute by the shed',
      asset: { _type: 'reference', _ref: found!._id },
    }
  }

  test('PROMO-01 a promo with every field set renders its node', async () => {
    const names = promoFields.map(({ name }) => name).filter((name) => !['tenant', 'title'].includes(name))
    expect(names.sort()).toEqual(['display', 'expiry', 'node', 'position', 'start', 'strictDisplay'])
    await tenant.publish('promo', {
      title: 'Everything',
      start: '2020-01-01',
      expiry: '2099-12-31',
      position: 1,
      display: ['used'],
      strictDisplay: true,
      node: {
        _type: 'promoCard',
        heading: 'Used utes',
        text: 'All under $30,000',
        link: { _type: 'link', label: 'See them', url: '/utes' },
      },
    })
    await tenant.publish('promo', {
      title: 'Second',
      position: 2,
      display: ['used'],
      node: { _type: 'promoCard', heading: 'Used vans' },
    })
    await tenant.page('/utes', [{ _type: 'hero', heading: 'Utes' }])
    await tenant.page('/used', [{ _type: 'promoTiles', source: 'all', carTypes: ['used'] }])
    await tenant.page('/new', [{ _type: 'promoTiles', source: 'all', carTypes: ['new'], showTradeIn: true }])
    await shown('/used', (document) => {
      const [first, second] = document.querySelectorAll('[data-block=promoTiles] li')
      expect(textOf(first?.querySelector('h2'))).toBe('Used utes')
      expect(textOf(first)).toContain('All under $30,000')
      expect(first?.querySelector('a')?.getAttribute('href')).toBe('/utes')
      expect(textOf(second?.querySelector('h2'))).toBe('Used vans')
    })
    await shown('/new', (document) => {
      const main = textOf(document.querySelector('main'))
      expect(main).toContain('We Want Your Car!')
      expect(main).not.toContain('Used utes')
    })
  })

  test('PROMO-02 a promo tile is a picture with its words, on its background, inside its link', async () => {
    const display = promoFields.find(({ name }) => name === 'display') as
      | { options?: { list?: { value: string }[] } }
      | undefined
    expect(display?.options?.list?.map(({ value }) => value)).toEqual(['new', 'used', 'demo'])
    await tenant.publish('promo', {
      title: 'Tile',
      node: {
        _type: 'promoTile',
        image: await picture(),
        background: '#204060',
        link: { _type: 'link', label: 'See utes', url: '/utes' },
      },
    })
    await tenant.page('/utes', [{ _type: 'hero', heading: 'Utes' }])
    await tenant.page('/', [{ _type: 'promoTiles', source: 'all' }])
    await shown('/', (document) => {
      const link = document.querySelector('[data-block=promoTiles] li a')
      expect(link?.getAttribute('href')).toBe('/utes')
      expect(link?.querySelector('img')?.getAttribute('alt')).toBe('A ute by the shed')
      expect(link?.querySelector<HTMLElement>('[style]')?.style.background).toMatch(
        /rgb\(32, 64, 96\)|#204060/,
      )
    })
  })

  test('a promo shows only between its dates', async () => {
    const node = { _type: 'promoCard', heading: 'Gone tomorrow' }
    const id = await tenant.publish('promo', { title: 'Dated', node, expiry: '2025-07-24' })
    await tenant.page('/', [{ _type: 'promoTiles', source: 'all', showTradeIn: true }])
    await shown('/', (document) => {
      expect(textOf(document.querySelector('main'))).toContain('We Want Your Car!')
      expect(textOf(document.querySelector('main'))).not.toContain('Gone tomorrow')
    })
    await client.patch(id).set({ expiry: '2099-07-24' }).commit()
    await shown('/', (document) => expect(textOf(document.querySelector('main'))).toContain('Gone tomorrow'))
  })
})

test('pages made of blocks are edited in the Content Lake: a new block shows on the trade-in page of its site', async () => {
  const tenant = await createTenant(client)
  try {
    const id = await tenant.page('/trade-in', [{ _type: 'hero', heading: 'What is it worth?' }])
    await eventually(async () =>
      expect((await visit(product, tenant.slug, '/trade-in')).body).toContain('What is it worth?'),
    )
    await client
      .patch(id)
      .insert('after', 'blocks[-1]', [{ _type: 'callToAction', _key: 'cta', heading: 'Bring it in' }])
      .commit()
    await eventually(async () => {
      const { document } = await open(product, tenant.slug, '/trade-in')
      const blocks = [...document.querySelectorAll<HTMLElement>('main [data-block]')]
      expect(blocks.map(({ dataset }) => dataset.block)).toEqual(['hero', 'callToAction'])
    })
  } finally {
    await tenant.remove()
  }
})
