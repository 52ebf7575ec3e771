import type { Page } from '@playwright/test'
import { eventually, visit } from '../product/index.ts'
import { fullRow, importStock, stockRow, withStockDatabase } from '../product/stock.ts'
import { eventsOf, test } from './events-shop.ts'
import { accessibilityFindings, expect, siteOrigin } from './fixtures.ts'

const path = '/cars/car-full'
const phone = '07 3123 4567'
const sorry =
  "Sorry, we can't provide an estimate for that location. Please use the enquiry form on this page or give us a call to get a quote."

test.beforeEach(async ({ product, tenant }) => {
  await tenant.publish('deliveryPrices', {
    regions: [
      { _key: 'a', name: 'Brisbane metro', price: 149, postcodes: [{ _key: 'a', from: '4000', to: '4179' }] },
    ],
  })
  await importStock(product, tenant.slug, [
    fullRow('car-full', { 'location.phone': phone }),
    stockRow('car-silent', { 'location.phone': null }),
  ])
  await eventually(async () =>
    expect((await visit(product, tenant.slug, path)).body).toContain('data-testid="delivery"'),
  )
})

const carOf = async (page: Page) => Number(await page.getByTestId('sidebar').getAttribute('data-viewed'))

test('DLVR-01 DLVR-02 DLVR-03 DLVR-04 DLVR-05 DLVR-07 DLVR-08 a postcode is answered with its region and price', async ({
  page,
  tenant,
  visitSite,
  cutsOff,
}) => {
  cutsOff(/\/api\/delivery/)
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/delivery')) asked.push(request.url())
  })
  await visitSite(tenant.slug, path)
  const delivery = page.getByTestId('delivery')
  const box = delivery.getByPlaceholder('4000')
  const check = delivery.getByRole('button', { name: 'Check' })
  const answer = delivery.getByRole('status')
  await expect(box).toBeVisible()
  await expect(answer).toBeEmpty()

  await check.click()
  await expect(answer).toHaveText('Please enter a postcode.')
  expect(asked).toEqual([])

  let go = () => {}
  const held = new Promise<void>((resolve) => {
    go = resolve
  })
  await page.route('**/api/delivery*', async (route) => {
    await held
    await route.continue()
  })
  await box.fill('4006')
  await expect(answer).toBeEmpty()
  await box.press('Enter')
  await expect(answer).toHaveText('Checking…')
  await expect(check).toBeDisabled()
  go()
  await expect(answer).toHaveText('$149 to Brisbane metro')
  await expect(check).toBeEnabled()
  const car_id = await carOf(page)
  expect(asked).toEqual([`${new URL(page.url()).origin}/api/delivery?postcode=4006&car_id=${car_id}`])

  await box.fill('6000')
  await expect(answer).toBeEmpty()
  await check.click()
  await expect(answer).toHaveText(sorry)
  await box.fill('40')
  await expect(answer).toBeEmpty()
  await check.click()
  await expect(answer).toHaveText(sorry)

  await page.route('**/api/delivery*', (route) => route.fulfill({ status: 500, json: { error: 'x' } }))
  await box.fill('4006')
  await check.click()
  await expect(answer).toHaveText(sorry)
  await expect(check).toBeEnabled()
  expect(await accessibilityFindings(page, '[data-testid="delivery"]')).toEqual([])
})

test('PHONE-02 PHONE-03 PHONE-04 PHONE-07 ANALYT-04 a masked number shows with one press, which is one lead and one event', async ({
  page,
  product,
  tenant,
  visitSite,
}) => {
  await tenant.set({ phoneMaskEnabled: true })
  await eventually(async () =>
    expect((await visit(product, tenant.slug, path)).body).toContain('Click to reveal phone number'),
  )
  const sent = eventsOf(page)
  const presses = () => sent.filter(({ event_id }) => event_id === 25)
  const said: unknown[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/leads/phone-reveal')) said.push(request.postDataJSON())
  })
  const kept = () =>
    withStockDatabase(product, async (pool) => {
      const { rows } = await pool.query('select kind from leads where tenant = $1', [`site-${tenant.slug}`])
      return rows.map(({ kind }) => kind)
    })
  await visitSite(tenant.slug, path)
  const sidebar = page.getByTestId('sidebar')
  const car_id = await carOf(page)
  await expect(page.locator('a[href^="tel:"]')).toHaveCount(0)
  await expect(page.locator('body')).not.toContainText(phone)
  await sidebar.getByRole('button', { name: 'Click to reveal phone number' }).click()
  const link = sidebar.getByTestId('phone-reveal')
  await expect(link).toHaveText(phone)
  await expect(link).toHaveAttribute('href', 'tel:0731234567')
  await expect(link).toBeFocused()
  await expect.poll(kept).toEqual(['phoneReveal'])
  expect(said).toEqual([expect.objectContaining({ car_id, dealership_id: 'd-1', website_id: tenant.slug })])
  await expect.poll(presses).toEqual([expect.objectContaining({ car_id })])

  await page.evaluate(() => document.addEventListener('click', (event) => event.preventDefault()))
  await link.click()
  await expect.poll(presses).toHaveLength(2)
  expect(said).toHaveLength(1)

  await visitSite(tenant.slug, path)
  const again = page.waitForResponse('**/api/leads/phone-reveal')
  await sidebar.getByRole('button', { name: 'Click to reveal phone number' }).click()
  expect((await again).status()).toBe(200)
  expect(await kept()).toEqual(['phoneReveal'])

  await page.setViewportSize({ width: 390, height: 844 })
  await visitSite(tenant.slug, path)
  const bar = page.getByTestId('sticky-bar')
  await bar.getByRole('button', { name: 'Call Now' }).click()
  await expect(bar.getByRole('link', { name: phone })).toHaveAttribute('href', 'tel:0731234567')
})

test('PHONE-06 NOTE-35 the number shows also when its lead cannot be kept, and nothing is said but in the console', async ({
  page,
  product,
  tenant,
  visitSite,
  cutsOff,
}) => {
  cutsOff(/phone-reveal/)
  await tenant.set({ phoneMaskEnabled: true, phoneNumbers: { used: phone } })
  await eventually(async () =>
    expect((await visit(product, tenant.slug, path)).body).toContain('Click to reveal phone number'),
  )
  const logged: string[] = []
  page.on('console', (message) => logged.push(message.text()))
  let dialogs = 0
  page.on('dialog', (dialog) => {
    dialogs++
    return dialog.dismiss()
  })
  await page.route('**/api/leads/phone-reveal', (route) =>
    route.fulfill({ status: 500, json: { error: 'x' } }),
  )
  await visitSite(tenant.slug, path)
  await expect(page.locator('a[href^="tel:"]')).toHaveCount(0)
  await expect(page.locator('body')).not.toContainText(phone)
  await page.getByTestId('sidebar').getByRole('button', { name: 'Click to reveal phone number' }).click()
  await expect(page.getByTestId('phone-reveal')).toHaveAttribute('href', 'tel:0731234567')
  await expect(page.getByTestId('phone-reveal')).toHaveText(phone)
  await expect
    .poll(() => logged.filter((line) => line.startsWith('The lead could not be sent.')))
    .toHaveLength(1)
  expect(dialogs).toBe(0)
})

test('PHONE-09 a vehicle without a number has no call button, and the console says so once', async ({
  page,
  tenant,
  visitSite,
}) => {
  const warned: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'warning') warned.push(message.text())
  })
  let dialogs = 0
  page.on('dialog', () => dialogs++)
  await visitSite(tenant.slug, '/cars/car-silent')
  await expect.poll(() => warned.filter((line) => line.includes('no phone number'))).toHaveLength(1)
  await page.waitForLoadState('networkidle')
  expect(warned.filter((line) => line.includes('no phone number'))).toHaveLength(1)
  await expect(page.getByTestId('sidebar').locator('a[href^="tel:"], [data-reveal]')).toHaveCount(0)
  expect(dialogs).toBe(0)
})

test('VDP-37 sharing copies the address of the page and says so', async ({
  context,
  page,
  product,
  tenant,
  visitSite,
}) => {
  const origin = siteOrigin(product, tenant.slug)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin })
  await visitSite(tenant.slug, path)
  await page.getByTestId('sidebar').getByRole('button', { name: 'Share' }).click()
  await expect(page.getByTestId('toast').locator('b')).toHaveText(
    'Copied 2021 Toyota Corolla Ascent Sport to your clipboard!',
  )
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url())
  expect(page.url()).toBe(origin + path)
})

test('PRINT-01 PRINT-02 PRINT-03 PRINT-05 NOTE-12 print opens a page or saves a PDF, and says what went wrong', async ({
  page,
  product,
  tenant,
  visitSite,
  cutsOff,
}) => {
  cutsOff(/\/pdf/)
  await visitSite(tenant.slug, path)
  const print = page.getByTestId('sidebar').locator('[data-button="print"]')
  const [sheet] = await Promise.all([page.waitForEvent('popup'), print.click()])
  await expect(sheet).toHaveURL(/\/print\?car_id=car-full$/)
  await expect(sheet.getByRole('heading', { level: 1 })).toContainText('2021 Toyota Corolla')
  expect(await accessibilityFindings(sheet)).toEqual([])
  await sheet.close()

  await tenant.set({ printMode: 'pdf' })
  await eventually(async () =>
    expect((await visit(product, tenant.slug, path)).body).toContain('download="car-full.pdf"'),
  )
  await page.reload()
  const label = await print.textContent()
  let go = () => {}
  const held = new Promise<void>((resolve) => {
    go = resolve
  })
  await page.route('**/api/cars/car-full/pdf', async (route) => {
    await held
    await route.continue()
  })
  const saved = page.waitForEvent('download')
  await print.click()
  await expect(print).toHaveText('Preparing...')
  expect(await print.evaluate((link) => getComputedStyle(link, '::before').borderRadius)).toBe('50%')
  go()
  expect((await saved).suggestedFilename()).toBe('car-full.pdf')
  await expect(print).toHaveText(label!)

  await page.unroute('**/api/cars/car-full/pdf')
  await page.route('**/api/cars/car-full/pdf', (route) =>
    route.fulfill({ status: 500, json: { error: 'The printer is on fire.' } }),
  )
  const said = page.waitForEvent('dialog')
  const pressed = print.click()
  const dialog = await said
  expect(dialog.message()).toBe('The printer is on fire.')
  await dialog.accept()
  await pressed
  await expect(print).toHaveText(label!)
  await page.unroute('**/api/cars/car-full/pdf')
  const again = page.waitForEvent('download')
  await print.click()
  expect((await again).suggestedFilename()).toBe('car-full.pdf')
})

test('ANALYT-08 ANALYT-09 ANALYT-10 report and print are counted, and open also while nothing can be counted', async ({
  context,
  page,
  tenant,
  visitSite,
  cutsOff,
}) => {
  cutsOff(/\/api\/events|reports\.example/)
  // The report is on a server of the dealer's.
  await context.route('https://reports.example/**', (route) => route.fulfill({ body: 'A report' }))
  const sent = eventsOf(page)
  const ids = () => sent.map(({ event_id }) => event_id).filter((id) => id >= 60)
  const warned: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'warning') warned.push(message.text())
  })
  await visitSite(tenant.slug, path)
  const car_id = await carOf(page)
  const press = async (key: string) => {
    const button = page.getByTestId('sidebar').locator(`[data-button="${key}"]`)
    const [opened] = await Promise.all([page.waitForEvent('popup'), button.click()])
    await opened.close()
  }
  await press('history')
  await expect.poll(ids).toEqual([60])
  await press('print')
  await expect.poll(ids).toEqual([60, 61])
  expect(sent.slice(-2)).toEqual([expect.objectContaining({ car_id }), expect.objectContaining({ car_id })])
  expect(warned).toEqual([])

  await page.route('**/api/events', (route) => route.fulfill({ status: 500, json: { error: 'x' } }))
  await press('history')
  await press('print')
  await expect
    .poll(() => warned)
    .toEqual([expect.stringContaining('Event 60'), expect.stringContaining('Event 61')])
})
