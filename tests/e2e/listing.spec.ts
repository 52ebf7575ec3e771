import { eventually } from '../product/index.ts'
import { fixtures, importStock, type StockRow, stockRow } from '../product/stock.ts'
import { accessibilityFindings, expect, siteOrigin } from './fixtures.ts'
import {
  address,
  cards,
  hydrated,
  listing,
  now,
  option,
  shelf,
  test,
  totalOf,
  watchWait,
} from './listing-shop.ts'

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
  const wait = await watchWait(page, field)
  await field.pressSequentially('ranger', { delay: 50 })
  await expect(page).toHaveURL(address('cars?query=ranger'))
  await expect(totalOf(page)).toHaveText('5 cars')
  expect(shop.searches()).toBe(1)
  expect(await wait()).toBeGreaterThanOrEqual(295)
  await field.fill('')
  await expect(page).toHaveURL(address('cars'))
  await expect(totalOf(page)).toHaveText('50 cars')
})

test('SRCH-12: the earlier cars stay during the next search, and if it fails', async ({
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
  // The browser's own messages about the responses that this test broke.
  expect(trouble.every((line) => line.includes('500'))).toBe(true)
  trouble.length = 0
})

test('SRCH-13, SRCH-14: consecutive sold cars collapse to one', async ({ page, shop }) => {
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

test('SRCH-15: the total of more than 1999 hits comes from the facets', async ({ page, shop }) => {
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
  await expect(totalOf(page)).toHaveText('2,543 cars')
  await page.unroute('**/search-api/**')
  await answerWith(2000, { ...facets, status: {} })
  await option(page, 'make', 'MG').check()
  await expect(totalOf(page)).toHaveText('2,400 cars')
  await page.unroute('**/search-api/**')
  await answerWith(1999, facets)
  await option(page, 'make', 'Ford').check()
  await expect(totalOf(page)).toHaveText('1,999 cars')
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

test('SRCH-26: the last responses are cached, and the oldest is dropped first', async ({ page, shop }) => {
  await shop.open(listing, { switches: { searchCacheSize: 2 }, total: 50 })
  const choose = async (label: string, count: number) => {
    const address = page.url()
    await page.getByLabel('Sort by').selectOption({ label })
    await expect(page).not.toHaveURL(address)
    await page.waitForLoadState('networkidle')
    expect(shop.searches()).toBe(count)
  }
  await choose('Price: low to high', 1)
  await choose('Price: high to low', 2)
  await choose('Kilometres: low to high', 3)
  await choose('Price: high to low', 3)
  await choose('Price: low to high', 4)
})

test('SRCH-30, SRCH-31: an empty result says so and leads to the offers', async ({ page, shop }) => {
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
  await expect(totalOf(page)).toHaveText('4 cars')
})

test('a listing is accessible and does not shift while it loads', async ({ page, shop }) => {
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

test('choosing another make leaves the path of a make for the whole stock', async ({ page, shop }) => {
  await shop.open('/search/kia', { total: 8 })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kia cars')
  await option(page, 'make', 'MG').check()
  await expect(page).toHaveURL(address(`${listing}?make=Kia,MG`))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('New, used and demo cars')
  await page.goBack()
  await expect(page).toHaveURL(/\/search\/kia$/)
  await expect(totalOf(page)).toHaveText('8 cars')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('SRCH-01: filters, words and order are a form, pages and chips are links', async ({
    page,
    tenant,
    product,
  }) => {
    await importStock(product, tenant.slug, shelf)
    await eventually(async () => {
      await page.goto(siteOrigin(product, tenant.slug) + listing)
      await expect(totalOf(page)).toHaveText('50 cars', now)
    })
    await page.getByTestId('pager').getByRole('link', { name: 'Page 2' }).click()
    await expect(page).toHaveURL(address('cars?page=2'))
    await option(page, 'make', 'Kia').check()
    await page.getByLabel('Price: to').fill('28000')
    await page.getByLabel('Sort by').selectOption('price_desc')
    await page.getByRole('button', { name: 'Apply' }).click()
    await expect(totalOf(page)).toHaveText('5 cars')
    await expect(cards(page).first()).toContainText('$28,000')
    await page.getByRole('link', { name: 'Remove Kia' }).click()
    await expect(totalOf(page)).toHaveText('19 cars')
  })
})
