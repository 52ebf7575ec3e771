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

test('STYLE-05: there is one vehicle to a row below 576 pixels, two from there, three from 992', async ({
  page,
  shop,
}) => {
  await shop.open(listing, { total: 50 })
  for (const [width, perRow] of [
    [375, 1],
    [575, 1],
    [576, 2],
    [600, 2],
    [991, 2],
    [992, 3],
    [1199, 3],
    [1200, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    const boxes = await cards(page).evaluateAll((all) =>
      all.map((card) => card.getBoundingClientRect().toJSON()),
    )
    expect(boxes.filter(({ y }) => Math.abs(y - boxes[0].y) < 2).length, `${width} pixels`).toBe(perRow)
    expect(boxes[0].width, `${width} pixels`).toBeGreaterThan(240)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  }
})

test('SRCH-01, SRCH-02: the address holds the search, on reload and in the history', async ({
  page,
  shop,
}) => {
  await shop.open(`${listing}?query=corolla&make=Toyota&page=2&sortBy=price_asc`, {
    switches: { hitsPerPage: 12 },
    total: 14,
  })
  await expect(page.getByTestId('pager').locator('[aria-current=page]')).toHaveText('Page 2')
  await expect(cards(page)).toHaveCount(2)
  await expect(page.getByRole('searchbox', { name: 'Search by make, model or keyword' })).toHaveValue(
    'corolla',
  )
  await expect(option(page, 'make', 'Toyota')).toBeChecked()
  await expect(page.getByLabel('Sort by')).toHaveValue('price_asc')
  expect(shop.searches()).toBe(0)

  await page.getByRole('link', { name: 'Remove Toyota' }).click()
  await page.getByRole('link', { name: 'Remove “corolla”' }).click()
  await expect(page).toHaveURL(address('cars?sortBy=price_asc'))
  await page.getByLabel('Sort by').selectOption('price_desc')
  await expect(page).toHaveURL(address('cars?sortBy=price_desc'))
  await page.getByTestId('pager').getByRole('link', { name: 'Page 2' }).click()
  await expect(page).toHaveURL(address('cars?sortBy=price_desc&page=2'))
  await expect(cards(page).first()).toContainText('$47,000')
  await option(page, 'make', 'Kia').check()
  await expect(page).toHaveURL(address('cars?make=Kia&sortBy=price_desc'))
  await expect(cards(page)).toHaveCount(8)

  await page.goBack()
  await expect(page).toHaveURL(address('cars?sortBy=price_desc&page=2'))
  await expect(cards(page).first()).toContainText('$47,000')
  await expect(option(page, 'make', 'Kia')).not.toBeChecked()
  await page.goForward()
  await expect(cards(page)).toHaveCount(8)
  await page.reload()
  await expect(option(page, 'make', 'Kia')).toBeChecked()
  await expect(cards(page)).toHaveCount(8)
  await hydrated(page)
  await option(page, 'make', 'MG').check()
  await page.getByLabel('Price: from').fill('26000')
  await page.getByLabel('Price: from').press('Enter')
  await page.getByLabel('Price: to').fill('33000')
  await page.getByLabel('Price: to').press('Enter')
  await expect(page).toHaveURL(address('cars?make=Kia,MG&price=26000:33000&sortBy=price_desc'))
  await expect(totalOf(page)).toHaveText('8 cars')
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
  const asked = page.waitForRequest('**/search-api/**')
  await pager.getByRole('link', { name: 'Page 2' }).click()
  await expect(page).toHaveURL(address('cars?page=2'))
  // The index itself is in the order of the rank.
  const [request] = (await asked).postDataJSON().requests
  expect(request).toMatchObject({ hitsPerPage: 21, indexName: expect.stringMatching(/_vehicles$/) })
  await expect(cards(page).first()).toContainText('$31,000')
  await expect(cards(page)).toHaveCount(21)
  await pager.getByRole('link', { name: 'Next' }).click()
  await expect(cards(page)).toHaveCount(8)
  await expect(pager.getByRole('link', { name: 'Next' })).toHaveCount(0)
  await pager.getByRole('link', { name: 'Previous' }).click()
  await expect(cards(page)).toHaveCount(21)
  await page.goto(`${new URL(page.url()).origin}${listing}?page=4`)
  await expect(page.getByTestId('empty-results')).toBeVisible()
})

test('SRCH-03, SRCH-04: words are searched for once, 300 ms after the last key, from the first page', async ({
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

test('SRCH-30, SRCH-31: an empty result says so and leads to the offers', async ({ page, shop }) => {
  await shop.open(`${listing}?make=Lotus`, { total: 0 })
  const empty = page.getByTestId('empty-results')
  await expect(empty.getByRole('heading', { name: 'No Results Available' })).toBeVisible()
  await expect(empty.getByText('Sorry, no offers currently meet your search.')).toBeVisible()
  await empty.getByRole('link', { name: 'Clear Filters' }).click()
  await expect(page).toHaveURL(/\/special-offers$/)
  await page.goto(`${page.url()}?categories=Nothing`)
  await expect(page.getByRole('heading', { name: 'No Results Available' })).toBeVisible()
  await expect(page.getByText('Sorry, no offers currently meet your search.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Clear Filters' })).toBeVisible()
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
    page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? '[]'), `${tenant.slug}:searchHistory`)
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

  test('filters, words and order are a form, pages and chips are links', async ({
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
