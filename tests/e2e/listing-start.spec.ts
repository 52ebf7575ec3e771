import type { Page } from '@playwright/test'
import { budgets } from '#app/costs/budgets.ts'
import { stockRow } from '../product/stock.ts'
import { expect } from './fixtures.ts'
import { address, cards, listing, option, test, totalOf } from './listing-shop.ts'

test.describe('before React is there', () => {
  /** Holds the scripts of the listing back until it is called. */
  async function heldScripts(page: Page) {
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route('**/assets/entry.client-*', async (route) => {
      await held
      await route.continue()
    })
    return release
  }

  test('the page fetches at most 20 kB of scripts, and the rest when it is used', async ({ page, shop }) => {
    await shop.open()
    const bytes = () =>
      page.evaluate(() =>
        performance
          .getEntriesByType('resource')
          .filter(({ name }) => name.endsWith('.js'))
          .reduce((sum, entry) => sum + (entry as PerformanceResourceTiming).encodedBodySize, 0),
      )
    await page.reload({ waitUntil: 'networkidle' })
    await page.mouse.wheel(0, 2000)
    await page.waitForLoadState('networkidle')
    expect(await bytes()).toBeGreaterThan(1000)
    expect(await bytes()).toBeLessThanOrEqual(budgets.beforeInteraction)
    await option(page, 'make', 'Kia').check()
    await expect(totalOf(page)).toHaveText('8 cars')
    expect(await bytes()).toBeGreaterThan(60_000)
    expect(await bytes()).toBeLessThanOrEqual(budgets.interactivePage)
  })

  test('what is typed, ticked and pressed is done once it is', async ({ page, shop }) => {
    await shop.open()
    const release = await heldScripts(page)
    await page.reload()
    const field = page.getByLabel('Search by make, model or keyword')
    await field.pressSequentially('a')
    await option(page, 'make', 'Kia').check()
    await option(page, 'make', 'MG').check()
    await page.getByRole('button', { name: 'Show all makes' }).click()
    await page.getByLabel('Sort by').selectOption('price_desc')
    await field.focus()
    release()
    await expect(page.getByRole('button', { name: 'Hide extra makes' })).toBeVisible()
    await expect(page).toHaveURL(/[?&]make=Kia,MG&/)
    await expect(page).toHaveURL(/[?&]sortBy=price_desc$/)
    await expect(page).toHaveURL(/[?&]query=a&/)
    await expect(option(page, 'make', 'Kia')).toBeChecked()
    await expect(option(page, 'make', 'MG')).toBeChecked()
    await expect(field).toHaveValue('a')
    await expect(field).toBeFocused()
  })

  test('words and Enter, hearts, pages and the history work', async ({ page, shop, tenant }) => {
    await shop.open()
    const release = await heldScripts(page)
    await page.reload()
    await cards(page).first().getByTestId('favourite-control').click()
    await expect(cards(page).first().getByTestId('favourite-control')).toHaveAttribute('aria-pressed', 'true')
    const kept = await page.evaluate((key) => localStorage.getItem(key), `${tenant.slug}:favourites`)
    expect(JSON.parse(kept ?? '[]')).toHaveLength(1)
    await page.getByTestId('pager').getByRole('link', { name: 'Page 2' }).click()
    await expect(page).toHaveURL(address('cars?page=2'))
    await expect(cards(page).first()).toContainText('$31,000')
    await page.goBack()
    await expect(cards(page).first()).toContainText('$10,000')
    const field = page.getByLabel('Search by make, model or keyword')
    await field.fill('ranger')
    await page.keyboard.press('Enter')
    release()
    await expect(page).toHaveURL(address('cars?query=ranger'))
    await expect(totalOf(page)).toHaveText('5 cars')

    // The entries of one document, come back to by another: each shows its own search.
    await page.reload()
    await expect(totalOf(page)).toHaveText('5 cars')
    await page.goBack()
    await expect(totalOf(page)).toHaveText('50 cars')
    await expect(field).toHaveValue('')
  })

  test('a choice sends the form where its scripts cannot be had', async ({ page, shop, cutsOff }) => {
    cutsOff(/(net::ERR_FAILED|Failed to fetch).*\/assets\/entry\.client-/)
    await shop.open()
    await page.route('**/assets/entry.client-*', (route) => route.abort())
    await page.reload()
    await option(page, 'make', 'Kia').check()
    await expect(totalOf(page)).toHaveText('8 cars')
    await expect(option(page, 'make', 'Kia')).toBeChecked()
  })
})

test('the keyboard gets to the vehicles at once, and back to the first of them with every page', async ({
  page,
  shop,
}) => {
  await shop.open(listing, { total: 50 })
  await page.reload()
  const skip = page.getByRole('link', { name: 'Skip to the vehicles' })
  await skip.focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(cards(page).first().locator(':focus')).toHaveCount(1)
  await page.getByLabel('Search by make, model or keyword').focus()
  await page.getByTestId('pager').getByRole('link', { name: 'Page 2' }).click()
  await expect(page).toHaveURL(address('cars?page=2'))
  await page.getByTestId('pager').getByRole('link', { name: 'Page 3' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Vehicles, page 3 of 3' })).toBeFocused()
})

test('a long list of makes is searched in place', async ({ page, shop }) => {
  const rows = Array.from({ length: 18 }, (_, index) =>
    stockRow(`many-${index}`, { make: `${'ABCDEFGHIJKLMNOPQR'[index]}lpha Motor`, images: [] }),
  )
  await shop.open(listing, { rows, total: 18 })
  const makes = page.getByTestId('facet-make')
  await expect(makes.getByRole('checkbox')).toHaveCount(7)
  await makes.getByLabel('Find in this list').fill('rlp')
  await expect(makes.locator('label')).toHaveText([/^Rlpha Motor ?\(1\)/])
  await option(page, 'make', 'Rlpha').check()
  await expect(page).toHaveURL(/make=Rlpha/)
  await expect(totalOf(page)).toHaveText('1 car')
})

test('nothing found: the choice to blame is named, and a link lets go of it', async ({ page, shop }) => {
  await shop.open(`${listing}?make=Kia&price=:12000`, { total: 0 })
  const empty = page.getByTestId('empty-results')
  await expect(empty).toContainText('No cars for Kia and Up to $12,000.')
  await expect(empty.getByRole('link', { name: /^Without/ })).toHaveText([
    'Without Kia: 3 cars',
    'Without Up to $12,000: 8 cars',
  ])
  await expect(cards(page)).toHaveCount(0)
  await expect(empty.getByRole('link', { name: /Toyota|Sportage/ })).toHaveCount(3)
  await empty.getByRole('link', { name: 'Without Up to $12,000' }).click()
  await expect(page).toHaveURL(address('cars?make=Kia'))
  await expect(totalOf(page)).toHaveText('8 cars')
  await page.getByRole('searchbox', { name: 'Search by make, model or keyword' }).fill('zzzz')
  await expect(empty.getByRole('link', { name: /^Without/ })).toHaveText(['Without “zzzz”: 8 cars'])
})

test('on a wide screen the filters scroll by themselves, and their end is reached', async ({
  page,
  shop,
}) => {
  await page.setViewportSize({ width: 1440, height: 700 })
  await shop.open(listing, { total: 50 })
  const panel = page.getByRole('complementary', { name: 'Filters' })
  await page.mouse.wheel(0, 900)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500)
  const { top, bottom } = await panel.evaluate((element) => element.getBoundingClientRect())
  expect(top).toBeLessThan(100)
  expect(bottom).toBeLessThanOrEqual(700)
  const before = await page.evaluate(() => scrollY)
  await panel.hover()
  await page.mouse.wheel(0, 500)
  await expect.poll(() => panel.evaluate((element) => element.scrollTop)).toBeGreaterThan(200)
  expect(await page.evaluate(() => scrollY)).toBe(before)
})
