import type { Page } from '@playwright/test'
import { eventually } from '#tests/world/index.ts'
import { fixtures, importStock, type StockRow, stockRow } from '#tests/world/stock.ts'
import { accessibilityFindings, expect, siteOrigin } from './fixtures.ts'
import { test as base } from './tenant.ts'

const listing = '/search/new-used-and-demo-cars'

const makes = {
  Toyota: 14,
  Kia: 8,
  MG: 6,
  Ford: 5,
  Mazda: 4,
  Hyundai: 3,
  BMW: 2,
  Audi: 2,
  Isuzu: 2,
  Nissan: 2,
  Honda: 1,
  Volvo: 1,
}
const models: Record<string, string> = { Toyota: 'Corolla', Kia: 'Sportage', MG: 'HS', Ford: 'Ranger' }
const bodies: Record<string, string> = { Kia: 'SUV', MG: 'SUV', Ford: 'Ute', Mazda: 'Sedan' }

/** Fifty cars of twelve makes, from 10,000 to 59,000 dollars, in the order of their rank. */
const shelf: StockRow[] = Object.entries(makes)
  .flatMap(([make, count]) => Array.from({ length: count }, () => make))
  .map((make, index) =>
    stockRow(`shelf-${index + 1}`, {
      make,
      model: models[make] ?? 'Other',
      body: bodies[make] ?? 'Hatch',
      custom_rank: 100 - index,
      price: 10_000 + index * 1000,
      km: 1000 + index * 2000,
      year: 2012 + (index % 12),
      car_type: index < 30 ? 'used' : index < 40 ? 'demo' : 'new',
      images: [],
    }),
  )

interface Shop {
  /** Puts vehicles on sale, sets switches and opens a path once the site shows `total` of them. */
  open(
    path?: string,
    stock?: { rows?: StockRow[]; switches?: Record<string, unknown>; total?: number },
  ): Promise<void>
  /** How many searches the browser has made since the page was opened. */
  searches(): number
}

const test = base.extend<{ shop: Shop }>({
  shop: async ({ tenant, page, world }, use) => {
    let searches = 0
    page.on('request', (request) => {
      if (request.url().includes('/search-api/')) searches++
    })
    await use({
      searches: () => searches,
      async open(path = listing, { rows = shelf, switches, total } = {}) {
        if (switches) await tenant.set({ ...switches })
        await importStock(world, tenant.slug, rows)
        await eventually(async () => {
          await page.goto(siteOrigin(world, tenant.slug) + path)
          await expect(total_(page)).toHaveText(total === undefined ? /\d/ : new RegExp(`^${total} `), now)
        })
        await hydrated(page)
        searches = 0
      },
    })
  },
})

const now = { timeout: 200 }
const total_ = (page: Page) => page.getByTestId('search-total')
const cards = (page: Page) => page.getByTestId('car-card')
const option = (page: Page, facet: string, name: string) =>
  page.getByTestId(`facet-${facet}`).getByRole('checkbox', { name: new RegExp(`^${name}\\b`) })
const address = (query: string) => new RegExp(`${query.replace(/[?+.]/g, '\\$&')}$`)

/** React has taken the listing over. */
const hydrated = (page: Page) =>
  page.waitForFunction(() =>
    Object.keys(document.querySelector('.listing') ?? {}).some((key) => key.startsWith('__react')),
  )

test('SRCH-01, SRCH-02, SRCH-08, SRCH-10: the address holds the search, on reload and in the history', async ({
  page,
  shop,
}) => {
  await shop.open(`${listing}?query=corolla&make=Toyota&sortBy=price_asc`, { total: 14 })
  await expect(page.getByRole('searchbox', { name: 'Search by make, model or keyword' })).toHaveValue(
    'corolla',
  )
  await expect(option(page, 'make', 'Toyota')).toBeChecked()
  await expect(page.getByLabel('Sort by')).toHaveValue('price_asc')
  expect(shop.searches()).toBe(0)

  await page.getByRole('link', { name: 'Remove Toyota' }).click()
  await page.getByRole('link', { name: 'Remove “corolla”' }).click()
  await expect(page).toHaveURL(address('cars?sortBy=price_asc'))
  await page.getByTestId('pager').getByRole('link', { name: 'Page 2' }).click()
  await expect(page).toHaveURL(address('cars?sortBy=price_asc&page=2'))
  await expect(cards(page)).toHaveCount(21)
  await expect(cards(page).first()).toContainText('$31,000')
  await option(page, 'make', 'Kia').check()
  await expect(page).toHaveURL(address('cars?make=Kia&sortBy=price_asc'))
  await expect(cards(page)).toHaveCount(8)

  await page.goBack()
  await expect(page).toHaveURL(address('cars?sortBy=price_asc&page=2'))
  await expect(cards(page).first()).toContainText('$31,000')
  await expect(option(page, 'make', 'Kia')).not.toBeChecked()
  await page.goForward()
  await expect(cards(page)).toHaveCount(8)
  await page.reload()
  await expect(option(page, 'make', 'Kia')).toBeChecked()
  await expect(cards(page)).toHaveCount(8)
})

test('SRCH-07, SRCH-08, SRCH-09: twenty-one cars a page in the order of their rank, the last page, and beyond it', async ({
  page,
  shop,
}) => {
  await shop.open(listing, { total: 50 })
  await expect(cards(page)).toHaveCount(21)
  await expect(cards(page).first()).toContainText('$10,000')
  await expect(cards(page).nth(1)).toContainText('$11,000')
  const pager = page.getByTestId('pager')
  await pager.getByRole('link', { name: 'Next' }).click()
  await expect(page).toHaveURL(address('cars?page=2'))
  await expect(cards(page)).toHaveCount(21)
  await pager.getByRole('link', { name: 'Page 3' }).click()
  await expect(cards(page)).toHaveCount(8)
  await expect(pager.getByRole('link', { name: 'Next' })).toHaveCount(0)
  await pager.getByRole('link', { name: 'Previous' }).click()
  await expect(cards(page)).toHaveCount(21)
  await page.goto(`${new URL(page.url()).origin}${listing}?page=4`)
  await expect(page.getByTestId('empty-results')).toBeVisible()
})

test('SRCH-03, SRCH-04, SRCH-39: words are searched for once, 300 ms after the last key, from the first page', async ({
  page,
  shop,
}) => {
  await shop.open(`${listing}?page=2`, { total: 50 })
  const field = page.getByRole('searchbox', { name: 'Search by make, model or keyword' })
  await field.evaluate((input) => {
    const times = { last: 0, asked: 0 }
    Object.assign(window, { times })
    input.addEventListener('input', () => (times.last = performance.now()))
    const push = history.pushState
    history.pushState = (...given) => {
      times.asked = performance.now()
      push.apply(history, given)
    }
  })
  await field.pressSequentially('ranger', { delay: 50 })
  await expect(page).toHaveURL(address('cars?query=ranger'))
  await expect(total_(page)).toHaveText('5 cars')
  expect(shop.searches()).toBe(1)
  const waited = await page.evaluate(() => {
    const { times } = window as unknown as { times: { last: number; asked: number } }
    return times.asked - times.last
  })
  expect(waited).toBeGreaterThanOrEqual(295)
  await field.fill('')
  await expect(page).toHaveURL(address('cars'))
  await expect(total_(page)).toHaveText('50 cars')
})

test('SRCH-12: earlier cars stay while another search is under way, and when it fails', async ({
  page,
  shop,
  trouble,
}) => {
  await shop.open(listing, { total: 50 })
  let answer = () => {}
  const answered = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/search-api/**', async (route) => {
    await answered
    await route.continue()
  })
  const results = page.getByRole('region', { name: 'Vehicles' })
  await option(page, 'make', 'Kia').check()
  await expect(results).toHaveAttribute('aria-busy', 'true')
  await expect(cards(page)).toHaveCount(21)
  answer()
  await expect(results).toHaveAttribute('aria-busy', 'false')
  await expect(cards(page)).toHaveCount(8)

  await page.unroute('**/search-api/**')
  await page.route('**/search-api/**', (route) => route.fulfill({ status: 500, body: '{}' }))
  await option(page, 'make', 'MG').check()
  await expect(page.getByRole('alert')).toContainText('the search did not answer')
  await expect(cards(page)).toHaveCount(8)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.unroute('**/search-api/**')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(cards(page)).toHaveCount(14)
  await expect(page.getByRole('alert')).toHaveCount(0)
  // The browser's own lines about the answers that this test has broken.
  expect(trouble.every((line) => line.includes('500'))).toBe(true)
  trouble.length = 0
})

test('SRCH-13, SRCH-14: sold cars that follow each other are one', async ({ page, shop }) => {
  const rank = (row: StockRow, index: number): StockRow => ({ ...row, custom_rank: 100 - index })
  const sold = (name: string) => ({ ...fixtures('car-sold-2d')[0]!, stocknum: name, slug: name })
  const mixed = [stockRow('a'), sold('s1'), sold('s2'), stockRow('b'), sold('s3')].map(rank)
  const shown = () =>
    cards(page)
      .getByRole('heading')
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  await shop.open(listing, { rows: mixed, total: 5 })
  expect(await shown()).toEqual(['/cars/a', '/cars/s1', '/cars/b', '/cars/s3'])
  await shop.open(listing, { rows: ['s1', 's2', 's3'].map(sold).map(rank), total: 3 })
  await expect(cards(page)).toHaveCount(3)
})

test('SRCH-15: of more than 1999 hits the total is told by the facets', async ({ page, shop }) => {
  await shop.open(listing, { total: 50 })
  const facets = { status: { in_stock: 2543 }, car_type: { new: 1500, used: 900 } }
  const answerWith = (nbHits: number, counted: object) =>
    page.route('**/search-api/**', (route) => {
      const { requests } = route.request().postDataJSON() as { requests: object[] }
      const counts = { ...counted, make: { Kia: 1, MG: 1, Ford: 1 } }
      const results = requests.map(() => ({ hits: [], nbHits, nbPages: 1, page: 0, facets: counts }))
      return route.fulfill({ json: { results } })
    })
  await answerWith(2000, facets)
  await option(page, 'make', 'Kia').check()
  await expect(total_(page)).toHaveText('2,543 cars')
  await page.unroute('**/search-api/**')
  await answerWith(2000, { ...facets, status: {} })
  await option(page, 'make', 'MG').check()
  await expect(total_(page)).toHaveText('2,400 cars')
  await page.unroute('**/search-api/**')
  await answerWith(1999, facets)
  await option(page, 'make', 'Ford').check()
  await expect(total_(page)).toHaveText('1,999 cars')
})

test('SRCH-21, SRCH-23: the request carries words, page, size, make, order and the limits of the site', async ({
  page,
  shop,
}) => {
  await shop.open(listing, {
    switches: { hitsPerPage: 12, searchFilter: 'dealership_slug:alpha-motors' },
    total: 50,
  })
  await expect(cards(page)).toHaveCount(12)
  const asked = page.waitForRequest('**/search-api/**')
  await page.getByTestId('pager').getByRole('link', { name: 'Page 2' }).click()
  const [request] = (await asked).postDataJSON().requests
  expect(request).toMatchObject({ query: '', hitsPerPage: 12, page: 1 })
  expect(request.indexName).toMatch(/_vehicles$/)
  expect(request.filters).toContain('status:"in_stock" OR status:"coming_soon"')
  expect(request.filters).toContain('dealership_slug:"alpha-motors"')
})

test('SRCH-26: the last answers are kept, and the oldest goes first', async ({ page, shop }) => {
  await shop.open(listing, { switches: { searchCacheSize: 2 }, total: 50 })
  const choose = async (label: string, count: number) => {
    await page.getByLabel('Sort by').selectOption({ label })
    await expect(cards(page).first()).toBeVisible()
    await expect.poll(shop.searches).toBe(count)
  }
  await choose('Price: low to high', 1)
  await choose('Price: high to low', 2)
  await choose('Kilometres: low to high', 3)
  await choose('Price: high to low', 3)
  await choose('Price: low to high', 4)
})

test('SRCH-30, SRCH-31: nothing found says so and leads to the offers', async ({ page, shop }) => {
  await shop.open(`${listing}?make=Lotus`, { total: 0 })
  const empty = page.getByTestId('empty-results')
  await expect(empty.getByRole('heading', { name: 'No Results Available' })).toBeVisible()
  await expect(empty.getByText('Sorry, no offers currently meet your search.')).toBeVisible()
  await empty.getByRole('link', { name: 'Clear Filters' }).click()
  await expect(page).toHaveURL(/\/special-offers$/)
})

test('SRCH-32: a site may ask to adjust the filters instead', async ({ page, shop }) => {
  await shop.open(`${listing}?make=Lotus`, { switches: { emptyResultVariant: 'search' }, total: 0 })
  await expect(
    page.getByText(
      'No results found for your search at this time. Please try adjusting the filters for more results.',
      { exact: true },
    ),
  ).toBeVisible()
})

test('SRCH-33, SRCH-34: types are listed new, demo, used, under the word of the site', async ({
  page,
  shop,
}) => {
  await shop.open(`${listing}?car_type=used`, { switches: { usedLabel: 'Pre-Owned' }, total: 30 })
  await expect(page.getByTestId('facet-car_type').getByRole('checkbox')).toHaveCount(3)
  await expect(page.getByTestId('facet-car_type').locator('label')).toHaveText([
    /New ?\(10\)/,
    /Demo ?\(10\)/,
    /Pre-Owned ?\(30\)/,
  ])
})

test('SRCH-35, SRCH-36: series are listed in the order of the site', async ({ page, shop }) => {
  const rows = ['sport', 'city', 'duo'].map((series, index) => stockRow(`series-${index}`, { series }))
  await shop.open(listing, { rows, switches: { seriesOrder: ['duo', 'city', 'sport'] }, total: 3 })
  await expect(page.getByTestId('facet-series').locator('label')).toHaveText([/^Duo/, /^City/, /^Sport/])
})

test('SRCH-38: the last five searches are kept in the browser and offered below the field', async ({
  page,
  shop,
  tenant,
}) => {
  await shop.open(`${listing}?make=Toyota`, { total: 14 })
  for (const make of ['Kia', 'MG', 'Ford', 'Mazda', 'Hyundai']) {
    await page.goto(`${new URL(page.url()).origin}${listing}?make=${make}&query=`)
    await hydrated(page)
    await expect(option(page, 'make', make)).toBeChecked()
  }
  const kept = () =>
    page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? '[]'), `${tenant.slug}.searches`)
  await expect
    .poll(kept)
    .toEqual(['Hyundai', 'Mazda', 'Ford', 'MG', 'Kia'].map((make) => ({ path: listing, filters: { make } })))
  await page.getByRole('searchbox', { name: 'Search by make, model or keyword' }).focus()
  await page.getByRole('link', { name: 'Mazda' }).click()
  await expect(page).toHaveURL(address('cars?make=Mazda'))
  await expect(total_(page)).toHaveText('4 cars')
})

test('SRCH-41, SRCH-42: around a place, 50 km unless another distance is chosen', async ({ page, shop }) => {
  // One degree of latitude is 111.2 km.
  const at = (name: string, km: number) => stockRow(name, { 'location.lat': -27.47 + km / 111.195 })
  const rows = [at('near', 49), at('far', 51)].map((row) => ({ ...row, 'location.long': 153.02 }))
  await shop.open(`${listing}?place=Brisbane&lat=-27.47&lng=153.02`, { rows, total: 1 })
  const radius = page.getByLabel('Within')
  await expect(radius).toHaveValue('50')
  await expect(radius.getByRole('option')).toHaveText(
    [25, 50, 75, 100, 150, 250, 500, 750, 1000].map((km) => `${km} km`),
  )
  await radius.selectOption('75')
  await expect(page).toHaveURL(address('lng=153.02&radius=75'))
  await expect(total_(page)).toHaveText('2 cars')
  await page.getByRole('button', { name: 'Clear Brisbane' }).click()
  await expect(page).toHaveURL(address('cars'))
  await page.getByRole('combobox', { name: 'Suburb or postcode' }).pressSequentially('springwood')
  await page.getByRole('option', { name: /^Springwood QLD/ }).click()
  await expect(page).toHaveURL(/place=Springwood%20QLD/)
})

test('FACET-30, FACET-31, FACET-32, FACET-42: options count, seven makes and the rest, and several of them', async ({
  page,
  shop,
}) => {
  await shop.open(listing, { total: 50 })
  const options = page.getByTestId('facet-make').getByRole('checkbox')
  await expect(options).toHaveCount(7)
  await expect(page.getByTestId('facet-make').locator('label').nth(1)).toHaveText(/Kia ?\(8\)/)
  await page.getByRole('button', { name: 'Show all makes' }).click()
  await expect(options).toHaveCount(12)
  await page.getByRole('button', { name: 'Hide extra makes' }).click()
  await expect(options).toHaveCount(7)
  await option(page, 'make', 'Kia').check()
  await option(page, 'make', 'MG').check()
  await option(page, 'body', 'SUV').check()
  await expect(page).toHaveURL(address('cars?make=Kia,MG&body=SUV'))
  await expect(total_(page)).toHaveText('14 cars')
  await page.getByRole('link', { name: 'Clear all' }).click()
  await expect(page).toHaveURL(address(listing))
  await expect(total_(page)).toHaveText('50 cars')
})

test('FACET-33: a site may list the first twenty makes as Popular', async ({ page, shop }) => {
  const rows = Array.from({ length: 25 }, (_, index) =>
    Array.from({ length: 26 - index }, (__, copy) =>
      stockRow(`make-${index}-${copy}`, { make: `Make${String.fromCharCode(65 + index)}`, images: [] }),
    ),
  ).flat()
  await shop.open(listing, { rows, switches: { groupPopularMakes: true }, total: rows.length })
  const groups = page.getByTestId('facet-make').locator('ul')
  await expect(page.getByTestId('facet-make').getByText('Popular', { exact: true })).toBeVisible()
  await expect(groups.nth(0).getByRole('checkbox')).toHaveCount(20)
  await expect(page.getByTestId('facet-make').getByText('All', { exact: true })).toBeVisible()
  await expect(groups.nth(1).getByRole('checkbox')).toHaveCount(5)
})

test('FACET-19: certified shows yes alone where the site says so', async ({ page, shop }) => {
  const rows = [...fixtures('car-cert', 'car-used')]
  const switches = { searchFacets: ['certified'], certifiedOnlyFacet: true }
  await shop.open(listing, { rows, switches, total: 2 })
  await expect(page.getByTestId('facet-certified').getByRole('checkbox')).toHaveCount(1)
  await expect(option(page, 'certified', 'Certified')).toBeVisible()
})

test('TEN-08, TEN-09: the filters and orders of the site alone, in its order; others filter by address', async ({
  page,
  shop,
}) => {
  const switches = { searchFacets: ['price', 'make'], sortOptions: ['newest', 'price_desc'] }
  await shop.open(`${listing}?body=SUV`, { switches, total: 14 })
  const groups = page.locator('[data-testid^="facet-"]:not([data-testid="facet-place"])')
  await expect(groups).toHaveCount(2)
  await expect(groups.nth(0)).toHaveAttribute('data-testid', 'facet-price')
  await expect(groups.nth(1)).toHaveAttribute('data-testid', 'facet-make')
  await expect(page.getByLabel('Sort by').getByRole('option')).toHaveText([
    'Newest listed',
    'Price: high to low',
  ])
  await page.getByRole('link', { name: 'Remove SUV' }).click()
  await expect(total_(page)).toHaveText('50 cars')
  await page.goBack()
  await expect(total_(page)).toHaveText('14 cars')
})

test('FACET-34 to FACET-37, FACET-39: the price slider by keyboard and by typing, within its ends', async ({
  page,
  shop,
}) => {
  const said: string[] = []
  page.on('console', (message) => said.push(message.text()))
  await shop.open(listing, { total: 50 })
  const slider = page.getByTestId('price-slider')
  const [lowest, highest] = [slider.getByRole('slider').first(), slider.getByRole('slider').last()]
  await expect(lowest).toHaveAttribute('min', '10000')
  await expect(highest).toHaveAttribute('max', '59000')
  await expect(lowest).toHaveAttribute('step', '1000')
  await lowest.focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(page).toHaveURL(address('cars?price=12000:'))
  await expect(total_(page)).toHaveText('48 cars')
  await highest.focus()
  await page.keyboard.press('Home')
  await expect(page).toHaveURL(address('cars?price=12000:12000'))
  await expect(total_(page)).toHaveText('1 car')
  await page.getByLabel('Price: to').fill('20499')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(address('cars?price=12000:20000'))
  await page.getByLabel('Price: to').fill('1000000')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(address('cars?price=12000:'))
  await page.getByLabel('Price: from').fill('3')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(address(listing))
  expect(said.filter((line) => line.startsWith('cannot refine'))).toEqual([
    'cannot refine above range maximum 59000',
    'cannot refine below range minimum 10000',
  ])
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('FACET-40: the slider is dragged, and searched once, 400 ms after the last move', async ({
  page,
  shop,
}) => {
  await shop.open(listing, { total: 50 })
  const thumb = page.getByTestId('price-slider').getByRole('slider').first()
  await thumb.scrollIntoViewIfNeeded()
  const box = (await thumb.boundingBox())!
  const y = box.y + 22
  await page.mouse.move(box.x + 12, y)
  await page.mouse.down()
  await thumb.evaluate((input) => {
    const times = { last: 0, asked: 0 }
    Object.assign(window, { times })
    input.addEventListener('input', () => (times.last = performance.now()))
    const push = history.pushState
    history.pushState = (...given) => {
      times.asked = performance.now()
      push.apply(history, given)
    }
  })
  for (let step = 1; step <= 8; step++) await page.mouse.move(box.x + 12 + step * 12, y, { steps: 2 })
  await page.mouse.up()
  await expect(page).toHaveURL(/\?price=\d+000:$/)
  await expect(total_(page)).not.toHaveText('50 cars')
  expect(shop.searches()).toBe(1)
  const waited = await page.evaluate(() => {
    const { times } = window as unknown as { times: { last: number; asked: number } }
    return times.asked - times.last
  })
  expect(waited).toBeGreaterThanOrEqual(395)
})

test('SRCH-05: on a phone the filters are a sheet that says how many cars there are', async ({
  page,
  shop,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await shop.open(listing, { total: 50 })
  await expect(page.getByTestId('facet-make')).toBeHidden()
  await page.getByRole('link', { name: 'Filters' }).click()
  const sheet = page.getByRole('dialog', { name: 'Filters' })
  await option(page, 'make', 'Kia').check()
  await option(page, 'body', 'SUV').check()
  await expect(sheet.getByTestId('show-me-button')).toHaveText('Show Me 8 cars')
  expect(await accessibilityFindings(page)).toEqual([])
  await sheet.getByTestId('show-me-button').click()
  await expect(sheet).toBeHidden()
  await expect(page).toHaveURL(address('cars?make=Kia&body=SUV'))
  await expect(cards(page)).toHaveCount(8)
  await page.getByRole('link', { name: 'Filters' }).click()
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  await expect(page.getByRole('link', { name: 'Filters' })).toBeFocused()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
})

test('a listing has no accessibility finding and does not move while it loads', async ({ page, shop }) => {
  await shop.open(listing, { total: 50 })
  expect(await accessibilityFindings(page)).toEqual([])
  await page.reload()
  await hydrated(page)
  const shift = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { value: number }).value
        }).observe({ type: 'layout-shift', buffered: true })
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)))
      }),
  )
  expect(shift).toBeLessThan(0.01)
})

test('what is typed before the page has come alive is searched for', async ({ page, shop }) => {
  await shop.open()
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/assets/entry.client-*', async (route) => {
    await held
    await route.continue()
  })
  await page.reload({ waitUntil: 'commit' })
  const field = page.getByLabel('Search by make, model or keyword')
  await field.pressSequentially('kia')
  release()
  await expect(page).toHaveURL(/[?&]query=kia$/)
  await expect(field).toHaveValue('kia')
  await expect(page.getByTestId('search-total')).toContainText('8')
})

test('the path of a make is left for the whole stock when another make is chosen', async ({ page, shop }) => {
  await shop.open('/search/kia', { total: 8 })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kia cars')
  await option(page, 'make', 'MG').check()
  await expect(page).toHaveURL(address(`${listing}?make=Kia,MG`))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('New, used and demo cars')
  await page.goBack()
  await expect(page).toHaveURL(/\/search\/kia$/)
  await expect(total_(page)).toHaveText('8 cars')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('SRCH-01: filters, words and order are a form, pages and chips are links', async ({
    page,
    tenant,
    world,
  }) => {
    await importStock(world, tenant.slug, shelf)
    await eventually(async () => {
      await page.goto(siteOrigin(world, tenant.slug) + listing)
      await expect(total_(page)).toHaveText('50 cars', now)
    })
    await page.getByTestId('pager').getByRole('link', { name: 'Page 2' }).click()
    await expect(page).toHaveURL(address('cars?page=2'))
    await option(page, 'make', 'Kia').check()
    await page.getByLabel('Price: to').fill('28000')
    await page.getByLabel('Sort by').selectOption('price_desc')
    await page.getByRole('button', { name: 'Apply' }).click()
    await expect(total_(page)).toHaveText('5 cars')
    await expect(cards(page).first()).toContainText('$28,000')
    await page.getByRole('link', { name: 'Remove Kia' }).click()
    await expect(total_(page)).toHaveText('19 cars')
  })
})
