import type { Page } from '@playwright/test'
import { eventually, type ProductInfo, visit } from '../product/index.ts'
import { signInShopper } from '../product/people.ts'
import { daysAgo, fixtures, importStock, withStockDatabase } from '../product/stock.ts'
import type { TestTenant } from '../product/tenant.ts'
import { expect, siteOrigin } from './fixtures.ts'
import { dialogsOf } from './forms-shop.ts'
import { listing } from './listing-shop.ts'
import { test as base } from './tenant.ts'

const phone = '+61400000654'

interface Shop {
  origin: string
  /** Opens the page of a vehicle. @returns its Save */
  open(name: string): Promise<ReturnType<Page['getByTestId']>>
  signIn(): Promise<void>
  /** Bodies of the calls that change the watchlist, with their paths. */
  calls: { path: string; body: unknown }[]
}

async function openShop(page: Page, product: ProductInfo, tenant: TestTenant): Promise<Shop> {
  const origin = siteOrigin(product, tenant.slug)
  await tenant.set({ favouritesMode: 'watchlist', garageEnabled: true, phone: '07 5550 1000' })
  await importStock(product, tenant.slug, fixtures('car-used', 'car-new', 'car-sold-2d'))
  await eventually(async () => {
    const { body } = await visit(product, tenant.slug, '/cars/car-used')
    expect(body).toContain('data-watchlist')
  })
  const calls: Shop['calls'] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (request.method() === 'POST' && /\/api\/watchlist\/(save|remove)-car$/.test(pathname))
      calls.push({ path: pathname, body: request.postDataJSON() })
  })
  return {
    origin,
    calls,
    async open(name) {
      const session = page.waitForResponse((response) => response.url().endsWith('/api/session'))
      await page.goto(`${origin}/cars/${name}`)
      await session
      return page.getByTestId('sidebar').getByTestId('save-control')
    },
    async signIn() {
      const cookie = await signInShopper(product, tenant.slug, phone)
      const [name = '', value = ''] = cookie.split('=', 2)
      await page.context().addCookies([{ name, value, url: origin }])
    },
  }
}

const test = base.extend<{ shop: Shop }>({
  shop: async ({ page, product, tenant }, use) => use(await openShop(page, product, tenant)),
})

const idOf = async (product: ProductInfo, tenant: TestTenant, name: string) =>
  Number(JSON.parse((await visit(product, tenant.slug, `/api/cars/${name}`)).body).id)

test('WATCH-02 WATCH-03 AUTH-04 who is signed in saves a vehicle and removes it; who is not is led to sign-in', async ({
  page,
  product,
  tenant,
  shop,
}) => {
  const signedOut = await shop.open('car-used')
  await signedOut.click()
  await page.waitForURL(`${shop.origin}/sign-in?type=watchlist&redirect=/cars/car-used&back=/cars/car-used`)
  expect(shop.calls).toEqual([])
  await shop.signIn()
  const save = await shop.open('car-used')
  const body = { phone_number: phone, car_id: await idOf(product, tenant, 'car-used') }
  const answered = page.waitForResponse('**/api/watchlist/save-car')
  await save.click()
  expect(await (await answered).json()).toEqual({ success: true })
  expect(shop.calls).toEqual([{ path: '/api/watchlist/save-car', body }])
  await page.reload()
  await expect(save).toHaveAttribute('aria-pressed', 'true')
  const removed = page.waitForResponse('**/api/watchlist/remove-car')
  await save.click()
  expect(await (await removed).json()).toEqual({ success: true })
  expect(shop.calls.slice(1)).toEqual([{ path: '/api/watchlist/remove-car', body }])
  await page.reload()
  await expect(save).toHaveAttribute('aria-pressed', 'false')
})

test('WATCH-04 WATCH-05 a vehicle reads as saved before the site answers, and cannot be pressed meanwhile', async ({
  page,
  shop,
}) => {
  await shop.signIn()
  const save = await shop.open('car-used')
  let answer = () => {}
  const held = new Promise<void>((resolve) => (answer = resolve))
  await page.route('**/api/watchlist/save-car', async (route) => {
    await held
    await route.continue()
  })
  await save.click()
  await expect(save).toHaveAttribute('aria-pressed', 'true')
  await expect(save).toBeDisabled()
  await expect(save.locator('[data-spinner]')).toBeVisible()
  await expect(page.getByTestId('toast')).toHaveCount(0)
  answer()
  await expect(save).toBeEnabled()
  await expect(save.locator('[data-spinner]')).toHaveCount(0)
  await expect(save).toHaveAttribute('aria-pressed', 'true')
})

test('WATCH-06 a change that the site does not take is undone, without a toast', async ({ page, shop }) => {
  const dialogs = dialogsOf(page)
  await shop.signIn()
  const save = await shop.open('car-used')
  const refuse = () =>
    page.route('**/api/watchlist/*-car', (route) => route.fulfill({ json: { success: false } }))
  await refuse()
  await save.click()
  await expect.poll(() => shop.calls).toHaveLength(1)
  await expect(save).toBeEnabled()
  await expect(save).toHaveAttribute('aria-pressed', 'false')
  await expect(page.getByTestId('toast')).toHaveCount(0)
  await page.unrouteAll()
  await save.click()
  await expect(page.getByTestId('toast')).toContainText('Car Saved In Watchlist')
  await page.getByTestId('toast').getByRole('button', { name: 'Close' }).click()
  await refuse()
  await save.click()
  await expect.poll(() => shop.calls).toHaveLength(3)
  await expect(save).toBeEnabled()
  await expect(save).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByTestId('toast')).toHaveCount(0)
  expect(dialogs).toEqual([])
})

test('WATCH-11 where the site cannot be reached a dialog says why, and the vehicle is not saved', async ({
  page,
  shop,
  cutsOff,
}) => {
  cutsOff(/\/api\/watchlist\/save-car/)
  const dialogs = dialogsOf(page)
  await shop.signIn()
  const save = await shop.open('car-used')
  await page.route('**/api/watchlist/save-car', (route) => route.abort())
  await save.click()
  await expect.poll(() => dialogs).toEqual(['Failed to fetch'])
  await expect(save).toHaveAttribute('aria-pressed', 'false')
  await page.unrouteAll()
  await page.reload()
  await expect(save).toHaveAttribute('aria-pressed', 'false')
})

test('WATCH-13 a site with local favourites keeps hearts in the browser, without sign-in', async ({
  page,
  shop,
  tenant,
}) => {
  await tenant.set({ favouritesMode: 'local' })
  const heart = page.getByTestId('sidebar').getByTestId('favourite-control')
  await eventually(async () => {
    await page.goto(`${shop.origin}/cars/car-used`)
    await expect(heart).toBeVisible({ timeout: 300 })
  })
  const calls: string[] = []
  page.on('request', (request) => request.url().includes('/api/watchlist') && calls.push(request.url()))
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await page.reload()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  const kept = () => page.evaluate((key) => localStorage.getItem(key), `${tenant.slug}:favourites`)
  expect(JSON.parse((await kept()) ?? '')).toHaveLength(1)
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'false')
  expect(JSON.parse((await kept()) ?? '')).toEqual([])
  expect(calls).toEqual([])
})

test('WATCH-15 a sold vehicle cannot be saved; one that was saved can be taken out', async ({
  page,
  product,
  tenant,
  shop,
}) => {
  await shop.signIn()
  const save = await shop.open('car-used')
  await save.click()
  await expect(page.getByTestId('toast')).toContainText('Car Saved')
  const sold = { status: 'sold', sold: true, sold_date: daysAgo(1), show_on_dealer_website: true }
  const [used] = fixtures('car-used')
  await importStock(product, tenant.slug, [{ ...used!, ...sold }, ...fixtures('car-sold-2d')])
  await eventually(async () =>
    expect((await visit(product, tenant.slug, '/cars/car-used')).body).toContain('JUST SOLD'),
  )
  const taken = await shop.open('car-used')
  await expect(taken).toHaveAttribute('aria-pressed', 'true')
  const unsaved = await shop.open('car-sold-2d')
  await expect(unsaved).toHaveCount(0)
  await shop.open('car-used')
  await taken.click()
  await expect(page.getByTestId('toast')).toContainText('Car Removed')
  await expect(taken).toHaveCount(0)
})

test('AUTH-16 who is signed in without a phone counts as signed out for the watchlist alone', async ({
  page,
  product,
  tenant,
  shop,
}) => {
  await shop.signIn()
  await withStockDatabase(product, (pool) =>
    pool.query('update users set phone = null where tenant = $1', [`site-${tenant.slug}`]),
  )
  const save = await shop.open('car-used')
  const session = await page.evaluate(async () => (await fetch('/api/session')).json())
  expect(session).toEqual({ user: { id: expect.any(String), phone: null } })
  await save.click()
  await page.waitForURL(`${shop.origin}/sign-in?type=watchlist&redirect=/cars/car-used&back=/cars/car-used`)
  expect(shop.calls).toEqual([])
  await page.goto(`${shop.origin}/my-garage`)
  await expect(page).toHaveURL(`${shop.origin}/my-garage`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My garage')
})

test('AUTH-03 who is signed out browses, compares, enquires, books a test drive and reads the phone number', async ({
  page,
  product,
  tenant,
  shop,
}) => {
  const seen: string[] = []
  page.on('framenavigated', (frame) => seen.push(new URL(frame.url()).pathname))
  await page.goto(shop.origin + listing)
  const cards = page.getByTestId('car-card')
  for (const name of ['car-used', 'car-new'])
    await cards
      .filter({ has: page.locator(`a[href="/cars/${name}"]`) })
      .getByTestId('compare-control')
      .click()
  await page
    .getByRole('link', { name: /^Compare/ })
    .filter({ visible: true })
    .first()
    .click()
  await page.waitForURL('**/compare?ids=*')
  await expect(page.getByRole('main')).toContainText('Corolla')
  await expect(page.getByRole('main')).toContainText('Sportage')
  await page.goto(`${shop.origin}/cars/car-used`)
  const call = page.getByTestId('sidebar').locator('a[href^="tel:"]').first()
  await expect(call).toHaveText(/\d{2,4} ?\d{3,4} ?\d{3,4}/)
  const id = await idOf(product, tenant, 'car-used')
  for (const [path, form, button] of [
    ['/enquire', 'vehicle', 'Send enquiry'],
    ['/book-test-drive', 'testDrive', 'Book test drive'],
  ] as const) {
    await page.goto(`${shop.origin}${path}?car_id=${id}`)
    const place = page.getByTestId(`form-${form}`)
    const ada = { name: 'Ada Lovelace', email: `${form}@mail.example`, phone: '0491 570 156' }
    for (const [name, value] of Object.entries(ada)) await place.locator(`[name=${name}]`).fill(value)
    await place.getByRole('button', { name: button }).click()
    await page.waitForURL('**/success*')
  }
  expect(seen.filter((path) => path === '/sign-in')).toEqual([])
})
