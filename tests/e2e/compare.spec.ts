import type { Locator, Page } from '@playwright/test'
import { visit } from '../product/index.ts'
import { fixtures, fullRow } from '../product/stock.ts'
import { test } from './cards-shop.ts'
import { accessibilityFindings, expect } from './fixtures.ts'
import { listing } from './listing-shop.ts'

test.describe('the comparison', () => {
  const rows = fixtures('car-used', 'car-new', 'car-demo', 'car-ev', 'car-hybrid')
  const compare = (card: Locator) => card.getByTestId('compare-control')
  const tray = (page: Page) => page.getByRole('region', { name: 'Vehicles to compare' })

  test('VDP-43 shows two vehicles in columns, with price, kilometres and specifications; keeps four for each site', async ({
    page,
    shop,
    visitSite,
  }) => {
    await shop.open([fullRow('car-full'), ...rows])
    const kept = () =>
      page.evaluate(() =>
        Object.entries(localStorage).flatMap(([key, value]) =>
          key.endsWith(':compare') ? [[key, JSON.parse(value).length]] : [],
        ),
      )
    await visitSite(shop.tenant.slug, '/cars/car-full')
    await page.getByTestId('sidebar').getByTestId('compare-control').click()
    await visitSite(shop.tenant.slug, '/cars/car-new')
    await page.getByTestId('sidebar').getByTestId('compare-control').click()
    await tray(page).getByRole('link', { name: 'Compare 2' }).click()
    const table = page.getByRole('table')
    await expect(table.locator('thead').getByRole('columnheader')).toHaveText([
      /Toyota Corolla/,
      /Kia Sportage/,
    ])
    const cells = async (name: RegExp) =>
      (await table.getByRole('row', { name }).getByRole('cell').allInnerTexts()).map((text) => text.trim())
    expect(await cells(/^Price/)).toEqual([
      expect.stringMatching(/^\$25,990 Drive Away/),
      expect.stringMatching(/^\$25,990 Drive Away/),
    ])
    expect(await cells(/^Kilometres/)).toEqual(['48,210 km', expect.stringMatching(/^12 km/)])
    expect(await cells(/^Torque/)).toEqual(['200 Nm', 'Not known'])
    expect(await cells(/^Fuel consumption/)).toEqual(['6 L/100km', 'Not known'])
    expect(await kept()).toEqual([[`${shop.tenant.slug}:compare`, 2]])

    await page.goto(new URL(listing, page.url()).href)
    for (const name of ['car-used', 'car-demo', 'car-ev']) await compare(shop.card(name)).click()
    await expect(tray(page).getByRole('status')).toContainText('You can compare 4 vehicles')
    expect(await kept()).toEqual([[`${shop.tenant.slug}:compare`, 4]])
  })

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

  test('says what to do without vehicles, and which are no longer for sale', async ({
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

  test('is not found if it is switched off', async ({ shop, product }) => {
    await shop.open(fixtures('car-used'), { compareEnabled: false })
    expect((await visit(product, shop.tenant.slug, '/compare')).status).toBe(404)
  })

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false })

    test('works by links, and shows no button that does nothing', async ({ page, shop, visitSite }) => {
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
