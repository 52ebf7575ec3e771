import { eventually, visit } from '../product/index.ts'
import { codeFor } from '../product/people.ts'
import { fixtures, importStock, plainRows, withStockDatabase } from '../product/stock.ts'
import { createTenant } from '../product/tenant.ts'
import { eventsOf, idsOf, test } from './events-shop.ts'
import { expect, siteOrigin } from './fixtures.ts'

const shelf = [...fixtures('car-used', 'car-new'), ...plainRows(30)]

test.beforeEach(async ({ tenant, product }) => {
  await tenant.set({ phone: '07 5550 1000' })
  await importStock(product, tenant.slug, shelf)
  await eventually(async () =>
    expect((await visit(product, tenant.slug, '/cars/car-used')).body).toContain('tel:'),
  )
})

test('ANALYT-01 ANALYT-07 ANALYT-12 WATCH-14 what a shopper looks at, saves and rings is counted once', async ({
  page,
  product,
  tenant,
  visitSite,
}) => {
  const sent = eventsOf(page)
  await visitSite(tenant.slug, '/cars/car-used')
  await expect.poll(() => sent).toHaveLength(1)
  const car_id = Number(await page.getByTestId('sidebar').getAttribute('data-viewed'))
  expect(sent[0]).toMatchObject({ event_id: 4, car_id, path: '/cars/car-used', visit: expect.any(String) })
  expect(await page.evaluate(() => window.dataLayer)).toEqual([
    { event: 'usedVehicleView', event_id: 4, car_id },
  ])

  const heart = page.getByTestId('sidebar').getByTestId('favourite-control')
  await heart.click()
  await expect.poll(() => idsOf(sent)).toEqual([4, 39])
  expect(sent[1]).toMatchObject({ car_id, visit: sent[0]!.visit })
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'false')
  await page.evaluate(() => document.addEventListener('click', (event) => event.preventDefault()))
  await page.getByTestId('sidebar').locator('a[href^="tel:"]').first().click()
  await expect.poll(() => idsOf(sent)).toEqual([4, 39, 25])
  expect(sent[2]).toMatchObject({ car_id })

  sent.length = 0
  await visitSite(tenant.slug, '/cars/car-new')
  await page.waitForLoadState('networkidle')
  expect(sent).toEqual([])
  await visitSite(tenant.slug, '/search/new-used-and-demo-cars')
  await expect.poll(() => idsOf(sent)).toEqual([49])
  const next = page.getByTestId('pager').getByRole('link', { name: 'Next' })
  await next.click()
  await expect(page).toHaveURL(/page=2/)
  await page.waitForLoadState('networkidle')
  await page.getByTestId('facet-make').getByText('Mazda').click()
  await expect(page).toHaveURL(/make=Mazda/)
  await page.waitForLoadState('networkidle')
  await visitSite(tenant.slug, '/contact-us')
  await page.waitForLoadState('networkidle')
  expect(idsOf(sent)).toEqual([49])

  const kept = await withStockDatabase(product, async (pool) => {
    const { rows } = await pool.query<{ event_id: number; car_id: string; visit: string }>(
      'select event_id, car_id, visit from events where tenant = $1 order by at',
      [`site-${tenant.slug}`],
    )
    return rows.map((row) => [row.event_id, row.car_id && Number(row.car_id), row.visit])
  })
  const by = sent[0]!.visit
  expect(kept).toEqual([
    [4, car_id, by],
    [39, car_id, by],
    [25, car_id, by],
    [49, null, by],
  ])
})

test('ANALYT-04 each press on a telephone number is counted once, with the vehicle that it is about', async ({
  page,
  tenant,
  visitSite,
}) => {
  const sent = eventsOf(page)
  const calls = () => sent.filter(({ event_id }) => event_id === 25).map(({ car_id }) => car_id)
  const press = async (path: string, within: string) => {
    await visitSite(tenant.slug, path)
    await page.evaluate(() => document.addEventListener('click', (event) => event.preventDefault()))
    sent.length = 0
    await page.locator(`${within} a[href^="tel:"]`).filter({ visible: true }).first().click()
    await expect.poll(calls).toHaveLength(1)
    await page.waitForLoadState('networkidle')
    expect(calls()).toHaveLength(1)
    return calls()[0]
  }
  expect(await press('/contact-us', 'main')).toBeUndefined()
  expect(await press('/contact-us', 'footer')).toBeUndefined()
  const ofCar = await press('/cars/car-new', '[data-testid=sidebar]')
  expect(ofCar).toBe(Number(await page.getByTestId('sidebar').getAttribute('data-viewed')))
  expect(await press('/cars/car-new', 'footer')).toBe(ofCar)
  expect(await press(`/enquire?car_id=${ofCar}`, 'footer')).toBe(ofCar)
})

test('WATCH-12 ANALYT-06 a vehicle kept in the browser, saved to the watchlist and taken out again is counted', async ({
  editor,
  page,
  product,
  tenant,
  visitSite,
}) => {
  const sent = eventsOf(page)
  const saves = () => sent.filter(({ event_id }) => event_id === 39)
  const said = () => saves().map(({ car_id, action }) => ({ car_id, action }))
  const ofPage = async () => Number(await page.getByTestId('sidebar').getAttribute('data-viewed'))
  await visitSite(tenant.slug, '/cars/car-new')
  await page.getByTestId('sidebar').getByTestId('favourite-control').click()
  await expect.poll(said).toEqual([{ car_id: await ofPage(), action: undefined }])

  const other = await createTenant(editor, { favouritesMode: 'watchlist' })
  try {
    const origin = siteOrigin(product, other.slug)
    await importStock(product, other.slug, fixtures('car-used'))
    await page.goto(`${origin}/sign-in?type=watchlist&redirect=/cars/car-used`)
    await page.getByLabel('Mobile number').fill('0400 000 322')
    await page.getByRole('button', { name: 'Text me a code' }).click()
    await page.getByLabel('Code', { exact: true }).fill(await codeFor(product, other.slug, '+61400000322'))
    await page.waitForURL(`${origin}/cars/car-used`)
    sent.length = 0
    const save = page.getByTestId('sidebar').getByTestId('save-control')
    const car_id = await ofPage()
    await save.click()
    await expect.poll(said).toEqual([{ car_id, action: 'save' }])
    await save.click()
    const both = [
      { car_id, action: 'save' },
      { car_id, action: 'remove' },
    ]
    await expect.poll(said).toEqual(both)
    await save.click()
    await expect.poll(said).toHaveLength(3)
    await page.goto(`${origin}/watchlist`)
    sent.length = 0
    await page
      .getByTestId('watchlist')
      .getByRole('button', { name: /^Remove / })
      .click()
    await page.getByRole('button', { name: 'Save it again' }).click()
    await expect.poll(said).toEqual([both[1], both[0]])
  } finally {
    await other.remove()
  }
})

test('FORM-17 ANALYT-02 each form is counted under the number of its kind when it is sent', async ({
  page,
  product,
  tenant,
}) => {
  test.setTimeout(90_000)
  await tenant.set({ removePreferredDealership: true })
  await tenant.page('/finance-form', [{ _type: 'financeForm' }])
  const origin = siteOrigin(product, tenant.slug)
  await eventually(async () => expect((await page.goto(`${origin}/finance-form`))?.status()).toBe(200))
  await page.goto(`${origin}/cars/car-used`)
  const car = Number(await page.getByTestId('sidebar').getAttribute('data-viewed'))
  const sent = eventsOf(page)
  const forms: [path: string, kind: string, id: number, car?: number][] = [
    ['/contact-us', 'general', 14],
    [`/enquire?car_id=${car}`, 'vehicle', 15, car],
    [`/book-test-drive?car_id=${car}`, 'testDrive', 17, car],
    [`/request-photos?car_id=${car}`, 'photos', 14, car],
    ['/register-interest', 'registerInterest', 14],
    ['/vehicle-parts-and-accessories', 'parts', 14],
    ['/finance-form', 'finance', 48],
  ]
  for (const [index, [path, kind, id, about]] of forms.entries()) {
    sent.length = 0
    await page.goto(origin + path)
    const form = page.getByTestId(`form-${kind}`)
    const fill = async (label: string, value: string) => {
      const field = form.getByLabel(label, { exact: true })
      if (await field.isVisible()) await field.fill(value)
    }
    await fill('Name', 'Ada Lovelace')
    await fill('First name', 'Ada')
    await fill('Last name', 'Lovelace')
    await fill('Email', `ada${index}@mail.example`)
    await fill('Phone', `049157015${index}`)
    await fill('Postcode', '4127')
    await fill('Comments', 'When are you open?')
    if (kind === 'parts') {
      const forward = form.getByRole('button', { name: 'Next' })
      await forward.click()
      await expect(form.getByRole('heading', { name: 'Vehicle Details' })).toBeVisible()
      await forward.click()
      await form.getByLabel('Order Detail', { exact: true }).fill('Wiper blades')
    }
    const tick = form.getByLabel('I agree to the terms of use.')
    if (await tick.isVisible()) await tick.check()
    await form.getByRole('button', { name: /^(Send|Book|Request|Register)/ }).click()
    await page.waitForURL(/\/success/)
    expect(sent, kind).toHaveLength(1)
    expect(sent[0], kind).toMatchObject({ event_id: id, lead_id: expect.any(Number) })
    expect(sent[0]!.car_id, kind).toBe(about)
  }
})

test('a collector that fails disturbs nobody; only the loss of a report or a print is said', async ({
  page,
  tenant,
  trouble,
  visitSite,
}) => {
  const warnings: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'warning') warnings.push(message.text())
  })
  await page.route('**/api/events', (route) => route.fulfill({ status: 500, body: '{"error":"down"}' }))
  await visitSite(tenant.slug, '/cars/car-used')
  const heart = page.getByTestId('sidebar').getByTestId('favourite-control')
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  const count = (name: string) =>
    page.evaluate(
      (counted) =>
        window.dispatchEvent(new CustomEvent('forecourt:count', { detail: { name: counted, car_id: 1 } })),
      name,
    )
  for (const name of ['historyReport', 'print', 'financeCalculator', 'noSuchEvent']) await count(name)
  await expect
    .poll(() => warnings.map((line) => /^Event \d+/.exec(line)?.[0]))
    .toEqual(['Event 60', 'Event 61'])
  // The browser itself says so of every answer 500.
  await expect.poll(() => trouble.filter((line) => /status of 500.*\/api\/events/.test(line))).toHaveLength(5)
  expect(trouble).toHaveLength(5)
  trouble.length = 0
})
