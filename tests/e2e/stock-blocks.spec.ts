import type { Page } from '@playwright/test'
import { eventually, visit } from '../product/index.ts'
import { importStock, type StockRow, stockRow } from '../product/stock.ts'
import { menuItem } from '../product/tenant.ts'
import { accessibilityFindings, expect } from './fixtures.ts'
import { test as base } from './tenant.ts'

/** `count` similar vehicles, at prices from `price` on. */
const several = (
  count: number,
  make: string,
  model: string,
  body: string,
  more: Record<string, unknown> = {},
) =>
  Array.from({ length: count }, (_, index) => {
    const name = `${make}-${model}-${index}`.toLowerCase()
    return stockRow(name, { make, model, badge: 'SX', body, price: 20_000 + index * 1000, ...more })
  })

const stock: StockRow[] = [
  ...several(12, 'Kia', 'Sportage', 'SUV', { car_type: 'new' }),
  ...several(5, 'Kia', 'Cerato', 'Hatch'),
  ...several(8, 'Toyota', 'Hilux', 'Ute', { car_type: 'demo' }),
  ...several(3, 'Toyota', 'Corolla', 'Hatch', { price: 60_000 }),
]

const search = '/search/new-used-and-demo-cars'
const box = { _type: 'searchBox', heading: 'Find your next car' }
/** Path and query, whatever the host of the test's site. */
const at = (address: string) => (url: URL) => url.pathname + url.search === address
const button = (page: Page) => page.getByTestId('show-me-button').first()

const test = base.extend<{
  /** Opens a home page with these blocks, once the stock above is imported. */
  open(...blocks: Record<string, unknown>[]): Promise<void>
}>({
  open: async ({ tenant, visitSite, product }, use) =>
    use(async (...blocks) => {
      await tenant.page('/', blocks)
      await importStock(product, tenant.slug, stock)
      await eventually(async () =>
        expect((await visit(product, tenant.slug, '/api/stock/counts')).body).toContain(
          `"count":${stock.length}`,
        ),
      )
      await eventually(async () =>
        expect((await visit(product, tenant.slug, '/')).body).toContain('data-block'),
      )
      await visitSite(tenant.slug, '/')
    }),
})

test('SRCH-05 the button counts the choice and leads to it', async ({ page, open }) => {
  await open(box)
  await expect(button(page)).toHaveText('Show Me 28 cars')
  await page.getByLabel('Make').selectOption('Kia')
  await expect(button(page)).toHaveText('Show Me 17 cars')
  await page.getByLabel('Body').selectOption('SUV')
  await expect(button(page)).toHaveText('Show Me 12 cars')
  await button(page).click()
  await expect(page).toHaveURL(at(`${search}?make=Kia&body=SUV`))
  await expect(page.getByTestId('search-total')).toHaveText('12 cars')
  await page.goBack()
  await page.getByLabel('Model').selectOption('Sportage')
  await button(page).click()
  await expect(page).toHaveURL(at(`${search}?make=Kia&model=Sportage&body=SUV`))
})

test('SRCH-06 the number counts up for a second, or jumps with reduced motion', async ({ page, open }) => {
  await open(box)
  const numbers = () =>
    page.evaluate(() => {
      const seen = new Map<string, number>()
      const number = document.querySelector('[data-count]')!
      new MutationObserver(() => seen.set(number.textContent ?? '', performance.now())).observe(number, {
        childList: true,
        characterData: true,
        subtree: true,
      })
      Object.assign(window, { seen })
    })
  const times = () =>
    page.evaluate(() => [...(window as unknown as { seen: Map<string, number> }).seen.values()])
  const seen = () =>
    page.evaluate(() => [...(window as unknown as { seen: Map<string, number> }).seen.keys()].map(Number))
  await numbers()
  await page.getByLabel('Make').selectOption('Toyota')
  await expect(button(page)).toHaveText('Show Me 11 cars')
  const passed = await seen()
  expect(passed.filter((count) => count > 11 && count < 28).length).toBeGreaterThan(3)
  const at = await times()
  expect(at.at(-1)! - at[0]!).toBeLessThanOrEqual(1150)

  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.reload()
  await numbers()
  await page.getByLabel('Make').selectOption('Toyota')
  await expect(button(page)).toHaveText('Show Me 11 cars')
  expect(await seen()).toEqual([11])
})

test('SRCH-48 Enter and the button of the home page lead to the same address', async ({ page, open }) => {
  await open({ _type: 'hero', heading: 'Kia and Toyota', layout: 'statement', showSearch: true })
  const words = page.locator('main').getByLabel('Make, model or keyword')
  await words.fill('hilux')
  await expect(button(page)).toHaveText('Show Me 8 cars')
  await words.press('Enter')
  await expect(page).toHaveURL(at(`${search}?query=hilux`))
  await page.goBack()
  await expect(button(page)).toBeVisible()
  await words.fill('hilux')
  await button(page).click()
  await expect(page).toHaveURL(at(`${search}?query=hilux`))
})

test('the search path of the site is where the search leads', async ({ page, open, tenant }) => {
  await tenant.set({ searchPath: '/search/used-cars' })
  await open(box)
  await button(page).click()
  await expect(page).toHaveURL(at('/search/used-cars'))
})

test('SRCH-44 a tile for each body type in stock leads to its vehicles', async ({ page, open }) => {
  await open({ _type: 'bodyTypeSearch', heading: 'Browse by shape' })
  const tiles = page.getByTestId('body-tile')
  await expect(tiles).toHaveText(['SUV 12', 'Hatch 8', 'Ute 8'])
  expect(await accessibilityFindings(page)).toEqual([])
  await tiles.first().click()
  await expect(page).toHaveURL(at('/search/suv'))
})

test('SRCH-45 FACET-41 the budget slider counts by keyboard and leads to its range', async ({
  page,
  open,
}) => {
  await open({ _type: 'budgetSearch', heading: 'Kia, by what it costs' })
  const low = page.getByLabel('Lowest price')
  const high = page.getByLabel('Highest price')
  for (const slider of [low, high]) {
    await expect(slider).toHaveAttribute('min', '5000')
    await expect(slider).toHaveAttribute('max', '250000')
    await expect(slider).toHaveAttribute('step', '500')
  }
  await expect(button(page)).toHaveText('Show Me 28 cars')
  await page.getByLabel('From', { exact: true }).fill('59500')
  await expect(button(page)).toHaveText('Show Me 3 cars')
  await low.press('ArrowRight')
  await low.press('ArrowRight')
  await expect(low).toHaveValue('60500')
  await expect(button(page)).toHaveText('Show Me 0 cars')
  await low.press('ArrowLeft')
  await high.press('Home')
  await expect(high).toHaveValue('60000')
  await button(page).click()
  await expect(page).toHaveURL(at(`${search}?price=60000:60000`))
})

test('a row of vehicles follows its filter and the stock', async ({ page, open, tenant, product }) => {
  await open({
    _type: 'vehicleCarousel',
    heading: 'Kia SUVs under $25,000',
    sort: 'price_asc',
    limit: 4,
    stock: {
      _type: 'stockFilter',
      facets: [
        { _key: 'a', _type: 'stockFacet', facet: 'make', values: ['Kia'] },
        { _key: 'b', _type: 'stockFacet', facet: 'body', values: ['SUV'] },
      ],
      ranges: [{ _key: 'c', _type: 'stockRange', facet: 'price', max: 25000 }],
    },
  })
  await expect(page.getByTestId('car-card')).toHaveCount(4)
  await expect(page.getByTestId('car-card').first()).toContainText('$20,000')
  const all = page.getByTestId('see-all')
  await expect(all).toContainText('See all 6')
  await expect(all).toHaveAttribute('href', `${search}?make=Kia&body=SUV&price=:25000&sortBy=price_asc`)
  await page.getByRole('button', { name: 'Further' }).click()
  await expect(page.getByTestId('car-card').last()).toBeInViewport()

  await importStock(product, tenant.slug, several(1, 'Kia', 'Sportage', 'SUV'))
  await expect(async () => {
    await page.reload()
    await expect(page.getByTestId('car-card')).toHaveCount(1, { timeout: 500 })
  }).toPass()
})

test('the makes with the most stock lead to their vehicles', async ({ page, open }) => {
  await open({ _type: 'popularMakes', heading: 'Makes on the ground' })
  const tiles = page.getByTestId('make-tile')
  await expect(tiles).toHaveText([/Kia\s*17 in stock/, /Toyota\s*11 in stock/])
  await tiles.first().click()
  await expect(page).toHaveURL(at('/search/kia'))
})

test('NAV-02 the brand menu counts the stock by type', async ({ page, open, tenant }) => {
  await tenant.publish('brand', { name: 'Kia', slug: { _type: 'slug', current: 'kia' }, kind: 'cars' })
  await tenant.publish('navigation', { headerMenu: [menuItem('Brands', '/brands', { brands: true })] })
  await open(box)
  await page.getByRole('navigation', { name: 'Main' }).locator('summary').click()
  await expect(page.getByTestId('brand-menu').first()).toContainText('New (12) · Used (5)')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the search box is a form whose fields are the address', async ({ page, open }) => {
    await open(box)
    await expect(button(page)).toHaveText('Show Me 28 cars')
    await expect(page.getByLabel('Model')).toBeHidden()
    await page.getByLabel('Make').selectOption('Kia')
    await button(page).click()
    expect(new URL(page.url()).searchParams.get('make')).toBe('Kia')
    await expect(page.getByTestId('car-card')).toHaveCount(17)
  })

  test('the budget is two numbers', async ({ page, open }) => {
    await open({ _type: 'budgetSearch', heading: 'Kia' })
    await expect(page.getByTestId('price-slider')).toBeHidden()
    await page.getByLabel('From', { exact: true }).fill('60000')
    await button(page).click()
    expect(new URL(page.url()).searchParams.getAll('price')).toEqual(['60000', '250000'])
    await expect(page.getByTestId('car-card')).toHaveCount(3)
  })
})
