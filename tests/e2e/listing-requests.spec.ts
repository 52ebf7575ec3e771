import { daysAgo, stockRow } from '../product/stock.ts'
import { expect } from './fixtures.ts'
import { address, cards, listing, option, test, totalOf } from './listing-shop.ts'

test('SRCH-10: each order of the site is in the address and changes what comes first', async ({
  page,
  shop,
}) => {
  const dull = { custom_rank: 1, price: 30_000, km: 50_000, year: 2018, created_at: daysAgo(20), images: [] }
  const firsts = {
    recommended: { custom_rank: 9 },
    price_asc: { price: 10_000 },
    price_desc: { price: 90_000 },
    km_asc: { km: 10 },
    year_desc: { year: 2025 },
    newest: { created_at: daysAgo(1) },
  }
  const rows = Object.entries(firsts).map(([name, more]) =>
    stockRow(name.replace('_', '-'), { ...dull, ...more }),
  )
  await shop.open(listing, { rows, total: 6 })
  const sort = page.getByLabel('Sort by')
  await expect(sort.getByRole('option')).toHaveCount(6)
  for (const key of [...Object.keys(firsts).slice(1), 'recommended']) {
    await sort.selectOption(key)
    // The site's own order is not written out.
    await expect(page).toHaveURL(key === 'recommended' ? address(listing) : address(`cars?sortBy=${key}`))
    await expect(
      cards(page)
        .first()
        .getByRole('link', { name: /Corolla/ })
        .first(),
    ).toHaveAttribute('href', `/cars/${key.replace('_', '-')}`)
  }
})

test('SRCH-22: cards, total, filters and pages follow the answer', async ({ page, shop }) => {
  await shop.open(listing, { total: 50 })
  const answer = page.waitForResponse('**/search-api/**')
  await option(page, 'make', 'Kia').check()
  const { results } = await (await answer).json()
  await expect(totalOf(page)).toHaveText('8 cars')
  for (const result of results)
    Object.assign(result, { nbHits: 45, nbPages: 3, hits: result.hits.slice(0, 2) })
  results[0].facets.body = { SUV: 41, Ute: 4 }
  await page.route('**/search-api/**', (route) => route.fulfill({ json: { results } }))
  await page.getByLabel('Sort by').selectOption('newest')
  await expect(totalOf(page)).toHaveText('45 cars')
  await expect(cards(page)).toHaveCount(2)
  await expect(page.getByTestId('facet-body').locator('label')).toHaveText([/SUV ?\(41\)/, /Ute ?\(4\)/])
  await expect(page.getByTestId('pager').getByRole('listitem')).toHaveText(['Page 1', 'Page 2', 'Page 3'])
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
  const rows = Array.from({ length: 25 }, (_, index) =>
    stockRow(`kia-${index}`, { make: 'Kia', model: 'Sportage', images: [] }),
  )
  const limit = { searchFilter: 'dealership_slug:alpha-motors' }
  const secondPage = async () => {
    const asked = page.waitForRequest('**/search-api/**')
    await page.getByTestId('pager').getByRole('link', { name: 'Page 2' }).click()
    return (await asked).postDataJSON().requests[0]
  }
  await shop.open(`${listing}?query=sportage&make=Kia`, { rows, switches: limit, total: 25 })
  await expect(cards(page)).toHaveCount(21)
  const request = await secondPage()
  expect(request).toMatchObject({
    query: 'sportage',
    hitsPerPage: 21,
    page: 1,
    facetFilters: [['make:Kia']],
    indexName: expect.stringMatching(/_vehicles$/),
  })
  expect(request.filters).toContain('status:"in_stock" OR status:"coming_soon"')
  expect(request.filters).toContain('dealership_slug:"alpha-motors"')
  await expect(cards(page)).toHaveCount(4)

  await shop.open(listing, { rows, switches: { ...limit, hitsPerPage: 12 }, total: 25 })
  await expect(cards(page)).toHaveCount(12)
  expect(await secondPage()).toMatchObject({ hitsPerPage: 12, page: 1 })
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
  await choose('Price: low to high', 4)
  await choose('Kilometres: low to high', 4)
})
