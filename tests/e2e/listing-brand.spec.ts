import { stockRow } from '../product/stock.ts'
import { expect } from './fixtures.ts'
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
  shop,
}) => {
  const asked: string[] = []
  await page.route('https://pictures.example/**', (route) => {
    asked.push(route.request().url())
    return route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' })
  })
  await shop.open(listing, { rows, switches: { mediaBaseUrl: 'https://pictures.example/near/' }, total: 5 })
  const sources = () =>
    page
      .getByTestId('car-card')
      .locator('img')
      .evaluateAll((all) =>
        all.flatMap((one) => [(one as HTMLImageElement).src, (one as HTMLImageElement).srcset]),
      )
  const near = /^(https:\/\/pictures\.example\/near\/stock\/.*)?$/
  for (const source of await sources()) expect(source).toMatch(near)
  await option(page, 'make', 'Chery').check()
  await expect(cards(page)).toHaveCount(2)
  await option(page, 'make', 'Chery').uncheck()
  await expect(cards(page)).toHaveCount(5)
  expect(shop.searches()).toBeGreaterThan(0)
  for (const source of await sources()) expect(source).toMatch(near)
  expect(asked.length).toBeGreaterThan(0)
})
