import { eventually } from '../product/index.ts'
import { fixtures, importStock } from '../product/stock.ts'
import { expect, siteOrigin } from './fixtures.ts'
import { listing } from './listing-shop.ts'
import { test } from './tenant.ts'

test('a shopper finds saved vehicles again on a page of their own, and takes them out there', async ({
  page,
  product,
  tenant,
}) => {
  const origin = siteOrigin(product, tenant.slug)
  await importStock(product, tenant.slug, fixtures('car-used', 'car-new', 'car-demo'))
  const cards = page.getByTestId('car-card')
  await eventually(async () => {
    await page.goto(origin + listing, { waitUntil: 'networkidle' })
    await expect(cards).toHaveCount(3, { timeout: 200 })
  })
  const saved = page.getByRole('contentinfo').getByRole('link', { name: 'Saved vehicles' })
  await saved.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Saved vehicles')
  await expect(page.getByText('Nothing saved yet')).toBeVisible()
  await page.getByRole('link', { name: 'Find a vehicle' }).click()

  const heart = (name: string) =>
    cards.filter({ has: page.locator(`a[href="/cars/${name}"]`) }).getByTestId('favourite-control')
  for (const name of ['car-used', 'car-new']) {
    await heart(name).click()
    await expect(heart(name)).toHaveAttribute('aria-pressed', 'true')
  }
  const heading = page.getByRole('banner').getByRole('link', { name: 'Saved vehicles' })
  await expect(heading).toHaveAccessibleName('Saved vehicles 2')
  await heading.click()
  await expect(page.getByRole('status')).toHaveText('2 vehicles, kept in this browser.')
  await expect(cards.locator('h2 a')).toHaveText([/Kia Sportage/, /Toyota Corolla/])
  await expect(page).toHaveURL(`${origin}/favourites`)
  await expect(heart('car-new')).toHaveAttribute('aria-pressed', 'true')

  await heart('car-new').click()
  await expect(cards.locator('h2 a')).toHaveText([/Toyota Corolla/])
  await expect(page.getByRole('status')).toBeFocused()
  await heart('car-used').press('Enter')
  await expect(page.getByText('Nothing saved yet')).toBeVisible()
  await expect(heading).toHaveAccessibleName('Saved vehicles')
})

test('a saved vehicle that has left the stock is counted, not shown', async ({ page, product, tenant }) => {
  const origin = siteOrigin(product, tenant.slug)
  await importStock(product, tenant.slug, fixtures('car-used', 'car-new'))
  const cards = page.getByTestId('car-card')
  await eventually(async () => {
    await page.goto(origin + listing, { waitUntil: 'networkidle' })
    await expect(cards).toHaveCount(2, { timeout: 200 })
  })
  for (const heart of await page.getByTestId('favourite-control').all()) await heart.click()
  await importStock(product, tenant.slug, fixtures('car-used'))
  await eventually(
    async () => {
      await page.goto(`${origin}/favourites`)
      await expect(page.getByRole('status')).toHaveText(
        '1 vehicle, kept in this browser. One you saved is no longer for sale.',
        { timeout: 1000 },
      )
    },
    { within: 15_000 },
  )
  await expect(cards).toHaveCount(1)
})

test('a heart that is pressed before its script has come counts once it has', async ({
  page,
  product,
  tenant,
}) => {
  await importStock(product, tenant.slug, fixtures('car-used'))
  const heart = page.getByTestId('car-card').getByTestId('favourite-control')
  await eventually(async () => {
    await page.goto(siteOrigin(product, tenant.slug) + listing)
    await expect(heart).toHaveCount(1, { timeout: 200 })
  })
  let come: () => void = () => {}
  const held = new Promise<void>((resolve) => (come = resolve))
  await page.route(/\/assets\/client-/, async (route) => {
    await held
    await route.continue()
  })
  const asked = page.waitForRequest(/\/assets\/client-/)
  await page.reload({ waitUntil: 'commit' })
  await asked
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'false')
  come()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
})
