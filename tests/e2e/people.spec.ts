import type { Page } from '@playwright/test'
import { eventually, type ProductInfo } from '../product/index.ts'
import { codeFor } from '../product/people.ts'
import { fixtures, importStock } from '../product/stock.ts'
import type { TestTenant } from '../product/tenant.ts'
import { accessibilityFindings, expect, siteOrigin } from './fixtures.ts'
import { listing } from './listing-shop.ts'
import { test } from './tenant.ts'

const phone = '+61400000321'
const [used] = fixtures('car-used')
const carName = '2021 Toyota Corolla Ascent Sport'

async function openShop(page: Page, product: ProductInfo, tenant: TestTenant) {
  const origin = siteOrigin(product, tenant.slug)
  await tenant.set({ favouritesMode: 'watchlist', garageEnabled: true })
  await importStock(product, tenant.slug, fixtures('car-used', 'car-new', 'car-demo'))
  await eventually(async () => {
    await page.goto(origin + listing)
    await expect(page.getByTestId('car-card')).toHaveCount(3, { timeout: 500 })
    await expect(page.locator('[data-watchlist]')).toHaveCount(3, { timeout: 500 })
  })
  return origin
}

const cardOf = (page: Page, name: string) =>
  page.getByTestId('car-card').filter({ has: page.locator(`a[href="/cars/${name}"]`) })

async function signInHere(page: Page, product: ProductInfo, tenant: TestTenant) {
  await page.getByLabel('Mobile number').fill('0400 000 321')
  await page.getByRole('button', { name: 'Text me a code' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Enter your code')
  await page.getByLabel('Code', { exact: true }).fill(await codeFor(product, tenant.slug, phone))
}

test('WATCH-07, WATCH-08, WATCH-09, WATCH-10: a shopper saves a vehicle, signs in for it, and sees what became of it', async ({
  page,
  product,
  tenant,
}) => {
  const origin = await openShop(page, product, tenant)
  await page.goto(`${origin}/cars/car-used`)
  const save = page.getByTestId('save-control').first()
  const calls: string[] = []
  page.on('request', (request) => request.url().includes('/save-car') && calls.push(request.url()))
  await save.click()
  await page.waitForURL(`${origin}/sign-in?**`)
  expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual({
    type: 'watchlist',
    redirect: '/cars/car-used',
    back: '/cars/car-used',
  })
  expect(calls).toEqual([])
  expect(await accessibilityFindings(page)).toEqual([])

  await page.getByLabel('Mobile number').fill('07 3555 0142')
  await page.getByRole('button', { name: 'Text me a code' }).click()
  await expect(page.getByRole('alert')).toHaveText(/Australian mobile/)
  await expect(page.getByLabel('Mobile number')).toBeFocused()
  await signInHere(page, product, tenant)
  await page.waitForURL(`${origin}/cars/car-used`)

  await save.click()
  const toast = page.getByTestId('toast')
  const says = async (title: string, text: string) => {
    await expect(toast.locator('b')).toHaveText(title)
    await expect(toast.locator('span')).toHaveText(text)
    await expect(toast.getByRole('link', { name: 'View List' })).toHaveAttribute('href', '/watchlist')
  }
  await says('Car Saved In Watchlist', `${carName} is now available in your watchlist`)
  await expect(save).toHaveAttribute('aria-pressed', 'true')
  await page.reload()
  await expect(save).toHaveAttribute('aria-pressed', 'true')
  await save.click()
  await says('Car Removed', `${carName} is no longer in your watchlist`)
  await toast.getByRole('link', { name: 'View List' }).click()
  await page.waitForURL(`${origin}/watchlist`)
  await page.goto(`${origin}/cars/car-used`)
  await save.click()
  await toast.getByRole('link', { name: 'View List' }).click()
  await page.waitForURL(`${origin}/watchlist`)
  const list = page.getByTestId('watchlist')
  await expect(list.getByTestId('car-card')).toHaveCount(1)
  expect(await accessibilityFindings(page)).toEqual([])

  await importStock(product, tenant.slug, [{ ...used!, price: Number(used!.price) - 1500 }])
  await eventually(
    async () => {
      await page.reload()
      await expect(list).toContainText('$1,500 less since you saved it', { timeout: 300 })
    },
    { within: 15_000 },
  )
  await list.getByRole('button', { name: `Remove ${carName}` }).click()
  await expect(page.getByRole('status').first()).toHaveText(`${carName} is no longer in your watchlist.`)
  await page.getByRole('button', { name: 'Save it again' }).click()
  await expect(list.getByTestId('car-card')).toHaveCount(1)

  await page.getByRole('banner').getByRole('link', { name: 'My garage' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My garage')
  await expect(page.getByRole('region', { name: 'Looked at lately' }).getByTestId('car-card')).toHaveCount(1)
  await expect(page.getByRole('region', { name: 'Saved vehicles' }).getByTestId('car-card')).toHaveCount(1)
  expect(await accessibilityFindings(page)).toEqual([])
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: /Download all that/ }).click()
  expect((await download).suggestedFilename()).toBe(`${tenant.slug}-my-data.json`)
  await page.getByRole('button', { name: 'Sign out', exact: true }).click()
  await page.waitForURL(`${origin}/`)
  await page.goto(`${origin}/my-garage`)
  await page.waitForURL(`${origin}/sign-in?type=my-garage&redirect=/my-garage&back=/`)
})

test('WATCH-01: what is saved in one browser is on the list in another, also what was kept before sign-in', async ({
  page,
  browser,
  product,
  tenant,
}) => {
  const origin = await openShop(page, product, tenant)
  await page.goto(`${origin}/sign-in?type=watchlist&redirect=/watchlist`)
  await signInHere(page, product, tenant)
  await page.waitForURL(`${origin}/watchlist`)
  await expect(page.getByText('Nothing saved yet')).toBeVisible()

  const other = await (await browser.newContext()).newPage()
  await other.goto(origin + listing)
  await other.evaluate(async (slug) => {
    const answer = await fetch('/api/cars/car-demo')
    localStorage.setItem(`${slug}:favourites`, JSON.stringify([(await answer.json()).id]))
  }, tenant.slug)
  await other.goto(`${origin}/sign-in?redirect=${listing}`)
  await signInHere(other, product, tenant)
  await other.waitForURL(`${origin}${listing}`)
  await expect(cardOf(other, 'car-demo').getByTestId('save-control')).toHaveAttribute('aria-pressed', 'true')
  await cardOf(other, 'car-new').getByTestId('save-control').click()
  await expect(other.getByTestId('toast')).toContainText('Car Saved In Watchlist')
  await other.context().close()

  await page.reload()
  await expect(page.getByTestId('watchlist').getByTestId('car-card')).toHaveCount(2)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('a shopper signs in, saves a vehicle, takes it out, and deletes the account', async ({
    page,
    product,
    tenant,
  }) => {
    const origin = await openShop(page, product, tenant)
    await cardOf(page, 'car-used')
      .getByRole('button', { name: `Save: ${carName}` })
      .click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in to your watchlist')
    await signInHere(page, product, tenant)
    await page.getByRole('button', { name: 'Sign in' }).click()
    await page.getByRole('button', { name: 'Save to watchlist' }).click()
    await expect(page.getByRole('status').first()).toHaveText(
      `${carName} is now in your watchlist. 1 vehicle saved.`,
    )
    await page.getByRole('button', { name: `Remove ${carName}` }).click()
    await expect(page.getByText('Nothing saved yet')).toBeVisible()

    await page.goto(`${origin}/my-garage`)
    await expect(page.getByRole('heading', { name: 'Your details' })).toBeVisible()
    const remove = page.getByRole('button', { name: 'Delete everything' })
    await expect(remove).toBeHidden()
    await page.getByText('Delete my account').click()
    await remove.click()
    await page.waitForURL(`${origin}/`)
    await page.goto(`${origin}/my-garage`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in to your garage')
  })
})
