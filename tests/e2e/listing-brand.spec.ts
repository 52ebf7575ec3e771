import { stockRow } from '../product/stock.ts'
import { expect, siteOrigin } from './fixtures.ts'
import { cards, listing, option, test } from './listing-shop.ts'

const rows = [
  ...['one', 'two', 'three'].map((name) => stockRow(`toyota-${name}`, { custom_rank: 90, price: 10_000 })),
  ...['one', 'two'].map((name) =>
    stockRow(`chery-${name}`, { make: 'Chery', model: 'OMODA 5', custom_rank: 0, price: 40_000 }),
  ),
]

test('what a brand dealer recommends begins with its own brand, from the server and in the browser', async ({
  page,
  shop,
  tenant,
}) => {
  await tenant.publish('brand', { name: 'Chery', slug: { _type: 'slug', current: 'chery' }, kind: 'cars' })
  await shop.open(listing, { rows, switches: { brand: 'chery', brands: [] }, total: 5 })
  const titles = cards(page)
    .locator('h3, h2')
    .filter({ hasText: /20\d\d/ })
  const ownFirst = [/Chery/, /Chery/, /Toyota/, /Toyota/, /Toyota/]
  await expect(titles).toHaveText(ownFirst)
  await page.getByLabel('Sort by').selectOption('price_asc')
  await expect(titles).toHaveText([/Toyota/, /Toyota/, /Toyota/, /Chery/, /Chery/])
  await page.getByLabel('Sort by').selectOption('recommended')
  await expect(titles).toHaveText(ownFirst)
  expect(shop.searches()).toBeGreaterThan(0)

  await tenant.set({ brand: null })
  await expect(async () => {
    await page.reload()
    await expect(titles.first()).toHaveText(/Toyota/, { timeout: 200 })
  }).toPass()
})

test('pictures of a search in the browser come from the site’s picture host, as those of the page do', async ({
  page,
  product,
  shop,
  tenant,
}) => {
  // Another address of the same pictures: a test may not reach further.
  const host = `${siteOrigin(product, tenant.slug)}/media`
  await shop.open(listing, { rows, switches: { mediaBaseUrl: host }, total: 5 })
  const sources = () =>
    page
      .getByTestId('car-card')
      .locator('img')
      .evaluateAll((all) => all.map((one) => one.getAttribute('src') ?? ''))
  const areThere = async () => {
    const found = await sources()
    expect(found.length).toBeGreaterThan(4)
    for (const source of found) expect(source.startsWith(`${host}/stock/`), source).toBe(true)
  }
  await areThere()
  await option(page, 'make', 'Chery').check()
  await expect(cards(page)).toHaveCount(2)
  await option(page, 'make', 'Chery').uncheck()
  await expect(cards(page)).toHaveCount(5)
  expect(shop.searches()).toBeGreaterThan(0)
  await areThere()
})
