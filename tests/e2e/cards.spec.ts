import type { Locator, Page } from '@playwright/test'
import { eventually, visit } from '#tests/world/index.ts'
import { daysAgo, fixtures, importStock, plainRows, type StockRow, stockRow } from '#tests/world/stock.ts'
import { createTenant, type TestTenant } from '#tests/world/tenant.ts'
import { accessibilityFindings, expect, siteOrigin } from './fixtures.ts'
import { test as base } from './tenant.ts'

const listing = '/search/new-used-and-demo-cars'

interface Shop {
  tenant: TestTenant
  /** Publishes switches and vehicles, and opens the listing once it shows `rows` (or `shown` cards). */
  open(rows: readonly StockRow[], switches?: Record<string, unknown>, shown?: number): Promise<void>
  /** Changes switches and opens the listing again until `check` holds. */
  change(switches: Record<string, unknown>, check: () => Promise<void>): Promise<void>
  card(name: string): Locator
}

const test = base.extend<{ shop: Shop }>({
  shop: async ({ tenant, page, world }, use) => {
    const openListing = () =>
      page.goto(siteOrigin(world, tenant.slug) + listing, { waitUntil: 'networkidle' })
    const card = (name: string) =>
      page.getByTestId('car-card').filter({ has: page.locator(`a[href="/cars/${name}"]`) })
    await use({
      tenant,
      card,
      async open(rows, switches = {}, shown = rows.length) {
        await tenant.set(switches)
        await importStock(world, tenant.slug, rows)
        await eventually(async () => {
          await openListing()
          await expect(page.getByTestId('car-card')).toHaveCount(shown, { timeout: 200 })
        })
      },
      async change(switches, check) {
        await tenant.set(switches)
        await eventually(async () => {
          await openListing()
          await check()
        })
      },
    })
  },
})

const buttons = (card: Locator) => card.getByTestId('card-buttons').getByRole('link', { includeHidden: true })
const tag = (card: Locator) => card.getByTestId('car-tag')
const isNow = { timeout: 200 }

test('CARD-01, CARD-02, CARD-04, CARD-05, CARD-30: picture, place, name and price', async ({
  page,
  shop,
}) => {
  await shop.open(fixtures('car-4images', 'car-noimages', 'car-bare'))
  const card = shop.card('car-4images')
  await expect(card.getByRole('img', { name: '2021 Toyota Corolla Ascent Sport', exact: true })).toBeVisible()
  await expect(card.locator('img').first()).toHaveJSProperty('complete', true)
  await expect(card.getByTestId('car-place')).toHaveText('Alpha Motors Springwood')
  await expect(card.getByRole('heading')).toHaveText('2021 Toyota Corolla Ascent Sport')
  await expect(card.getByTestId('car-price')).toContainText('$25,990')
  await expect(card.getByTestId('car-price')).toContainText('Drive Away')
  for (const name of ['car-noimages', 'car-bare']) {
    await expect(shop.card(name).locator('img')).toHaveCount(0)
    await expect(shop.card(name).locator('[data-placeholder]')).toBeVisible()
  }
  const heights = await page
    .getByTestId('car-card')
    .evaluateAll((cards) => cards.map((card) => Math.round(card.getBoundingClientRect().height)))
  expect(new Set(heights).size).toBe(1)
  expect(await accessibilityFindings(page)).toEqual([])
})

test('the weekly estimate is gone with the finance of the site', async ({ shop }) => {
  await shop.open(fixtures('car-full', 'car-used'))
  await expect(shop.card('car-full').getByTestId('car-price')).toContainText('$109/wk')
  await expect(shop.card('car-used').getByTestId('car-price')).not.toContainText('/wk')
  await shop.change({ financeDisplayEnabled: false }, async () => {
    await expect(shop.card('car-full').getByTestId('car-price')).not.toContainText('/wk', isNow)
    await expect(buttons(shop.card('car-full'))).not.toContainText(['Finance'], isNow)
  })
})

test('CARD-09: Details opens the page of the vehicle', async ({ page, shop }) => {
  await shop.open(fixtures('car-used'))
  await shop
    .card('car-used')
    .getByRole('link', { name: /^Details/ })
    .click()
  await expect(page).toHaveURL(/\/cars\/car-used$/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Corolla')
})

test('CARD-06, CARD-07: the words of a card follow the site', async ({ shop }) => {
  await shop.open([...fixtures('car-noprice'), stockRow('car-seen', { views: 57, price: 1_089_990 })])
  await expect(shop.card('car-noprice').getByTestId('car-price')).toHaveText('Enquire for price.')
  await expect(shop.card('car-seen').getByTestId('car-price')).toContainText('$1,089,990')
  await expect(shop.card('car-seen')).not.toContainText('57 views')
  await shop.change({ noPriceText: 'POA', showViewsCount: true }, async () => {
    await expect(shop.card('car-noprice').getByTestId('car-price')).toHaveText('POA', isNow)
    await expect(shop.card('car-seen')).toContainText('57 views', isNow)
  })
})

test('CARD-08, CARD-11, CARD-12, CARD-13, CARD-14, CARD-16, TEN-13: the buttons follow the site', async ({
  shop,
}) => {
  await shop.open(fixtures('car-used', 'car-499', 'car-reserved'), {
    reserveEnabled: true,
    onlinePurchaseEnabled: true,
    customCardButton: { label: 'Walk In', url: '/x?car={slug}' },
  })
  const card = shop.card('car-used')
  const id = await card.getAttribute('data-id')
  await expect(buttons(card)).toHaveText([
    'Details',
    'Test Drive',
    'Finance',
    'Reserve',
    'Trade In',
    'Buy Online',
    'Enquire Now',
    'Walk In',
  ])
  const hrefs = await buttons(card).evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  expect(hrefs).toEqual([
    '/cars/car-used',
    `/book-test-drive?car_id=${id}`,
    expect.stringMatching(new RegExp(`^/finance\\?.*car_id=${id}&.*#finance-form$`)),
    '/cars/car-used/checkout',
    `/cars/trade-in?car_id=${id}`,
    `/checkout-journey?car_id=${id}`,
    `/contact-us?car_id=${id}`,
    '/x?car=car-used',
  ])
  await expect(buttons(shop.card('car-499'))).not.toContainText(['Trade In'])
  await expect(buttons(shop.card('car-reserved'))).not.toContainText(['Reserve'])
  await expect(buttons(shop.card('car-reserved'))).not.toContainText(['Buy Online'])

  await card.getByText('More').click()
  await expect(card.getByRole('link', { name: /^Walk In/ })).toBeVisible()

  await shop.change(
    { cardButtons: ['details', 'enquire'], customCardButton: null, enquireButtonText: 'Message Now' },
    async () => expect(buttons(card)).toHaveText(['Details', 'Message Now'], isNow),
  )
  await shop.change({ cardButtons: ['reserve', 'testDrive'], reservePath: 'buy-online' }, async () => {
    await expect(buttons(card)).toHaveText(['Reserve', 'Test Drive'], isNow)
    await expect(buttons(card).first()).toHaveAttribute('href', '/cars/car-used/buy-online', isNow)
  })
  await shop.change({ reserveEnabled: false, onlinePurchaseEnabled: false }, async () =>
    expect(buttons(card)).toHaveText(['Test Drive'], isNow),
  )
})

test('TEN-10: a label of one site is its own', async ({ editor, page, shop, world }) => {
  await shop.open(fixtures('car-used'), { labels: [{ _key: 'a', key: 'testDrive', text: 'Drive It' }] })
  await expect(buttons(shop.card('car-used')).nth(1)).toHaveText('Drive It')
  const other = await createTenant(editor)
  await importStock(world, other.slug, fixtures('car-used'))
  await expect(async () => {
    await page.goto(`${siteOrigin(world, other.slug)}${listing}`)
    await expect(buttons(page.getByTestId('car-card')).nth(1)).toHaveText('Test Drive', isNow)
  }).toPass()
  await other.remove()
})

test('CARD-17, CARD-18, CARD-19: what is sold says so and leads to its like', async ({ page, shop }) => {
  await shop.open(fixtures('car-used', 'car-soon', 'car-sold-2d'))
  const sold = shop.card('car-sold-2d')
  await expect(tag(sold)).toHaveText('JUST SOLD')
  await expect(buttons(sold)).toHaveText(['Find Me Something Similar'])
  await expect(sold.getByRole('button')).toHaveCount(0)
  for (const name of ['car-used', 'car-soon'])
    await expect(buttons(shop.card(name)).first()).toHaveText('Details')
  await buttons(sold).click()
  await expect(page).toHaveURL(/\?make=Toyota&body=Hatch$/)
  await shop.change({ soldTagText: 'SOLD' }, async () => expect(tag(sold)).toHaveText('SOLD', isNow))
})

test('CARD-20, CARD-21, CARD-22, CARD-23, CARD-24, CARD-25, CARD-26, CARD-27: each vehicle has one tag, the first that fits', async ({
  shop,
}) => {
  const all = { reserved: true, certified: true, tag: 'Runout Sale' }
  await shop.open(
    [
      stockRow('electric', { fuel: 'Electric', ...all }),
      stockRow('hybrid', { fuel: 'Hybrid', ...all }),
      stockRow('phev', { fuel: 'Plug-in Hybrid', ...all }),
      stockRow('reserved', all),
      stockRow('certified', { certified: true, tag: 'Runout Sale' }),
      stockRow('other-make', { certified: true, tag: 'Runout Sale', make: 'Kia', model: 'Rio' }),
      stockRow('tagged', { tag: 'Test Drive Only', status: 'coming_soon' }),
      stockRow('soon', { status: 'coming_soon', created_at: daysAgo(0) }),
      stockRow('seven', { created_at: daysAgo(7) }),
      stockRow('nine', { created_at: daysAgo(9) }),
    ],
    { certifiedLogoMakes: ['Toyota'] },
  )
  const expected = {
    electric: 'Electric',
    hybrid: 'Hybrid',
    phev: 'PHEV',
    reserved: 'Reserved',
    'other-make': 'Runout Sale',
    tagged: 'Test Drive Only',
    soon: 'Coming Soon',
    seven: 'New',
  }
  for (const [name, words] of Object.entries(expected)) await expect(tag(shop.card(name))).toHaveText([words])
  await expect(shop.card('certified').getByRole('img', { name: 'Toyota Certified' })).toBeVisible()
  await expect(tag(shop.card('nine'))).toHaveCount(0)
  await shop.change({ justArrivedLabel: 'New Arrival' }, async () =>
    expect(tag(shop.card('seven'))).toHaveText('New Arrival', isNow),
  )
  await shop.change({ justArrivedDays: 3 }, async () => expect(tag(shop.card('seven'))).toHaveCount(0, isNow))
})

test('CARD-03, CARD-28, CARD-29, CARD-32, TEN-11: hearts, Save and Compare follow the site and the vehicle', async ({
  shop,
}) => {
  await shop.open(fixtures('car-used', 'car-new', 'car-noprice', 'car-noimages', 'car-sold-2d'))
  const controls = async (name: string) => {
    const shown: string[] = []
    for (const kind of ['favourite', 'save', 'compare'])
      if ((await shop.card(name).getByTestId(`${kind}-control`).count()) > 0) shown.push(kind)
    return shown.join(' ')
  }
  const shows = async (expected: Record<string, string>) => {
    for (const [name, kinds] of Object.entries(expected)) expect(await controls(name)).toBe(kinds)
  }
  const all = (kinds: string) => ({
    'car-used': kinds,
    'car-new': kinds,
    'car-noprice': kinds,
    'car-noimages': kinds,
    'car-sold-2d': '',
  })
  await shows(all('favourite compare'))
  await shop.change({ favouritesMode: 'watchlist' }, () => shows(all('save compare')))
  await shop.change({ favouritesMode: 'local', compareEnabled: false }, () => shows(all('favourite')))
  await shop.change({ favouritesStrict: true }, () =>
    shows({ ...all('favourite'), 'car-noprice': '', 'car-noimages': '' }),
  )
  await shop.change({ favouritesStrict: false, favouritesUsedOnly: true }, () =>
    shows({ ...all('favourite'), 'car-new': '' }),
  )
  await shop.change({ favouritesMode: 'off', compareEnabled: true, favouritesUsedOnly: false }, () =>
    shows(all('')),
  )
})

test('SRCH-13: consecutive sold vehicles collapse to the first', async ({ page, shop }) => {
  const [sold] = fixtures('car-sold-2d')
  const rows = ['a', 's1', 's2', 'b', 's3'].map((name, index) => {
    const place = { stocknum: name, slug: name, custom_rank: 100 - index }
    return name.startsWith('s') ? { ...sold, ...place } : stockRow(name, place)
  })
  await shop.open(rows, {}, 4)
  const names = await page
    .getByTestId('car-card')
    .getByRole('heading')
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')?.slice('/cars/'.length)))
  expect(names).toEqual(['a', 's1', 'b', 's3'])
})

test('SRCH-14: where all are sold, all are shown', async ({ page, shop }) => {
  const [sold] = fixtures('car-sold-2d')
  const rows = ['s1', 's2', 's3'].map((name): StockRow => ({ ...sold, stocknum: name, slug: name }))
  await shop.open(rows)
  await expect(page.getByTestId('car-card')).toHaveCount(3)
})

test.describe('promos among the vehicles', () => {
  const card = (heading: string, more: object = {}) => ({
    title: heading,
    ...more,
    node: { _type: 'promoCard', heading },
  })
  /** Places of promos in the grid, counted from 1, and what they say. */
  const places = (page: Page) =>
    page
      .locator('[data-testid="car-card"], [data-testid="promo-card"]')
      .evaluateAll((items) =>
        items.flatMap((item, index) =>
          item.getAttribute('data-testid') === 'promo-card'
            ? [`${index + 1} ${item.querySelector('h2, h3')?.textContent}`]
            : [],
        ),
      )

  test('PROMO-03, PROMO-08, SRCH-40: a site without promos shows its own card in the eighth place', async ({
    page,
    shop,
  }) => {
    await shop.open(plainRows(21))
    expect(await places(page)).toEqual(['8 We Want Your Car!'])
    const promo = page.getByTestId('promo-card')
    await expect(promo).toContainText('We buy all types of cars')
    await expect(promo.getByRole('link')).toHaveAttribute('href', '/trade-in')
  })

  test('PROMO-05, PROMO-07, PROMO-08: promos take the slots of the site, those with a position first', async ({
    page,
    shop,
  }) => {
    await shop.tenant.publish('promo', card('P1'))
    await shop.tenant.publish('promo', card('P2', { position: 1 }))
    await shop.tenant.publish('promo', card('P3'))
    await shop.open(plainRows(21))
    expect(await places(page)).toEqual(['8 P2', '17 P1'])
    await shop.change({ promoPositions: { slots: [3, 9] } }, async () =>
      expect(await places(page)).toEqual(['3 P2', '9 P1']),
    )
    await shop.change({ promoPositions: { every: 5 } }, async () =>
      expect(await places(page)).toEqual(['6 P2', '12 P1', '18 P3']),
    )
  })

  test('PROMO-06: promos fit the chosen types of vehicle', async ({ page, shop, visitSite }) => {
    await shop.tenant.publish('promo', card('Any', { position: 1 }))
    await shop.tenant.publish('promo', card('Used only', { position: 2, display: ['used'] }))
    await shop.tenant.publish(
      'promo',
      card('Strict', { position: 3, display: ['used'], strictDisplay: true }),
    )
    await shop.open(
      [
        ...plainRows(6),
        ...plainRows(6).map((row) => ({
          ...row,
          stocknum: `new-${row.stocknum}`,
          slug: `new-${row.slug}`,
          car_type: 'new',
        })),
      ],
      { promoPositions: { slots: [1, 2, 3] } },
    )
    expect(await places(page)).toEqual(['1 Any', '2 Used only'])
    await visitSite(shop.tenant.slug, `${listing}?car_type=used`)
    expect(await places(page)).toEqual(['1 Any', '2 Used only', '3 Strict'])
    await visitSite(shop.tenant.slug, `${listing}?car_type=new`)
    expect(await places(page)).toEqual(['1 Any'])
    await visitSite(shop.tenant.slug, `${listing}?car_type=new,used`)
    expect(await places(page)).toEqual(['1 Any', '2 Used only'])
  })

  test('PROMO-09: a random place is between its two ends on every load, and moves', async ({
    page,
    shop,
    world,
  }) => {
    await shop.open(plainRows(9), { promoRandomPosition: [3, 5] })
    const slots = new Set<number>()
    for (let load = 0; load < 30; load++) {
      const { body } = await visit(world, shop.tenant.slug, listing)
      const order = [...body.matchAll(/data-testid="(car-card|promo-card)"/g)]
      slots.add(order.findIndex(([, kind]) => kind === 'promo-card') + 1)
    }
    for (const slot of slots) expect([3, 4, 5]).toContain(slot)
    expect(slots.size).toBeGreaterThan(1)
    // The browser takes over the grid the server made.
    await expect(page.getByTestId('promo-card')).toHaveCount(1)
  })
})

test.describe('the comparison', () => {
  const rows = fixtures('car-used', 'car-new', 'car-demo', 'car-ev', 'car-hybrid')
  const compare = (card: Locator) => card.getByTestId('compare-control')
  const tray = (page: Page) => page.getByRole('region', { name: 'Vehicles to compare' })

  test('takes four vehicles from the listing, refuses the fifth and shows where they differ', async ({
    page,
    shop,
  }) => {
    await shop.open(rows)
    for (const name of ['car-used', 'car-new', 'car-demo', 'car-ev']) await compare(shop.card(name)).click()
    await expect(compare(shop.card('car-new'))).toHaveAttribute('aria-pressed', 'true')
    await compare(shop.card('car-hybrid')).click()
    await expect(tray(page).getByRole('status')).toContainText('You can compare 4 vehicles')
    await expect(compare(shop.card('car-hybrid'))).toHaveAttribute('aria-pressed', 'false')

    await tray(page).getByRole('link', { name: 'Compare 4' }).click()
    const table = page.getByRole('table')
    await expect(table.getByRole('columnheader')).toHaveCount(4)
    await expect(table.getByRole('row', { name: /^Body \(differs\)/ })).toContainText('Hatch')
    await expect(table.getByRole('row', { name: /^Seats/ })).toBeVisible()
    await page.getByLabel('Show differences only').check()
    await expect(table.getByRole('row', { name: /^Seats/ })).toBeHidden()
    expect(await accessibilityFindings(page)).toEqual([])

    await page.getByRole('link', { name: /^Remove 2026 Kia/ }).click()
    await expect(table.getByRole('columnheader')).toHaveCount(3)
    await page.goto(new URL(listing, page.url()).href)
    await expect(tray(page).getByRole('listitem')).toHaveCount(3)
    await expect(compare(shop.card('car-new'))).toHaveAttribute('aria-pressed', 'false')
  })

  test('says what to do without vehicles, and what is no longer for sale', async ({
    page,
    shop,
    visitSite,
  }) => {
    await shop.open(rows)
    const id = await shop.card('car-used').getAttribute('data-id')
    await visitSite(shop.tenant.slug, '/compare')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Compare vehicles')
    await expect(page.getByRole('link', { name: 'Find vehicles' })).toHaveAttribute('href', listing)
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
    await visitSite(shop.tenant.slug, `/compare?ids=${id},99999999`)
    await expect(page.getByRole('columnheader')).toHaveCount(1)
    await expect(page.getByText('One of the vehicles is no longer for sale')).toBeVisible()
  })

  test('is no page where it is switched off', async ({ shop, world }) => {
    await shop.open(fixtures('car-used'), { compareEnabled: false })
    expect((await visit(world, shop.tenant.slug, '/compare')).status).toBe(404)
  })

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false })

    test('works by its links, and no button stands about that does nothing', async ({
      page,
      shop,
      visitSite,
    }) => {
      await shop.open(rows)
      const card = shop.card('car-used')
      await expect(card.getByRole('button')).toHaveCount(0)
      const ids = await page
        .getByTestId('car-card')
        .evaluateAll((cards) => cards.slice(0, 3).map((one) => one.getAttribute('data-id')))
      await visitSite(shop.tenant.slug, `/compare?ids=${ids.join(',')}`)
      await expect(page.getByRole('columnheader')).toHaveCount(3)
      await page
        .getByRole('link', { name: /^Remove/ })
        .first()
        .click()
      await expect(page.getByRole('columnheader')).toHaveCount(2)
    })
  })
})

test('a heart is kept over pages and visits, and by keyboard', async ({ page, shop, visitSite }) => {
  await shop.open(fixtures('car-used', 'car-new'))
  const heart = shop.card('car-used').getByTestId('favourite-control')
  await heart.focus()
  await page.keyboard.press('Enter')
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await visitSite(shop.tenant.slug, listing)
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await expect(shop.card('car-new').getByTestId('favourite-control')).toHaveAttribute('aria-pressed', 'false')
})

test('the pictures of a card can be leafed through by swiping, by keyboard and by mouse', async ({
  page,
  shop,
}) => {
  await shop.open(fixtures('car-4images'))
  const pictures = shop.card('car-4images').getByRole('group', { name: /^Pictures of/ })
  const at = () => pictures.evaluate((track) => Math.round(track.scrollLeft / track.clientWidth))
  await pictures.evaluate((track) => track.scrollTo({ left: track.clientWidth }))
  await expect.poll(at).toBe(1)
  await pictures.focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(at).toBe(2)
  const box = (await pictures.boundingBox())!
  await page.mouse.move(box.x + box.width * 0.9, box.y + box.height / 2)
  await expect.poll(at).toBe(3)
  await page.mouse.move(box.x + box.width / 2, box.y + box.height + 60)
  await expect.poll(at).toBe(0)
})
