import type { Page, Route } from '@playwright/test'
import { eventually, visit } from '../product/index.ts'
import { fixtures, fullRow, importStock } from '../product/stock.ts'
import { accessibilityFindings, expect } from './fixtures.ts'
import { test } from './tenant.ts'

const answer = {
  fill: 0.65,
  listing_price: 20_000,
  market_range_min: 18_000,
  market_range_max: 24_000,
  confidence: 0.9,
  description: 'Priced below most cars like it',
}

test.beforeEach(async ({ tenant, product }) => {
  await importStock(product, tenant.slug, [fullRow('car-full'), ...fixtures('car-used', 'car-sold-2d')])
  await eventually(async () =>
    expect((await visit(product, tenant.slug, '/cars/car-full')).body).toContain('similarVehicles'),
  )
})

const card = (page: Page) => page.getByTestId('price-gauge')

/** Answers the price gauge as told, and notes what was asked. */
async function stub(page: Page, reply: (route: Route) => Promise<void>) {
  const asked: string[] = []
  await page.route('**/autogauge', async (route) => {
    asked.push(`${route.request().method()} ${new URL(route.request().url()).pathname}`)
    await reply(route)
  })
  return asked
}
const json = (body: unknown) => (route: Route) => route.fulfill({ json: body })

test('GAUGE-01 GAUGE-02 the page asks once and shows the price in the market', async ({
  page,
  tenant,
  visitSite,
}) => {
  const asked = await stub(page, json(answer))
  await visitSite(tenant.slug, '/cars/car-full')
  await expect(card(page)).toHaveCount(1)
  await card(page).scrollIntoViewIfNeeded()
  for (const text of ['$20,000', '$18,000', '$24,000', answer.description])
    await expect(card(page).getByText(text, { exact: true })).toBeVisible()
  await expect(card(page).getByRole('img')).toHaveAttribute('data-fill', '0.65')
  await expect(page.getByRole('heading', { name: 'Price comparison' })).toBeVisible()
  const track = (await card(page).locator('.gauge-track').boundingBox())!
  await expect
    .poll(async () => {
      const fill = (await card(page).locator('.gauge-fill').boundingBox())!
      return Math.round((100 * fill.width) / track.width)
    })
    .toBe(65)
  // It stands before the similar vehicles, and in the detail page.
  const order = await page
    .locator('main > section')
    .evaluateAll((sections) => sections.map((section) => (section as HTMLElement).dataset.block))
  expect(order.indexOf('vehiclePriceGauge')).toBeLessThan(order.indexOf('similarVehicles'))
  expect(asked).toEqual(['GET /cars/car-full/autogauge'])
  expect(await accessibilityFindings(page)).toEqual([])
})

test('a site that uses a service has its address asked', async ({ page, tenant, visitSite, cutsOff }) => {
  cutsOff(/^request to another host: https:\/\/gauge\.example\//)
  await tenant.set({ autogaugeBaseUrl: 'https://gauge.example/v2/' })
  const asked: string[] = []
  await page.route('https://gauge.example/**', (route) => {
    asked.push(route.request().url())
    return route.fulfill({ json: answer, headers: { 'access-control-allow-origin': '*' } })
  })
  await expect(async () => {
    await visitSite(tenant.slug, '/cars/car-full')
    await expect(card(page)).toHaveCount(1, { timeout: 2000 })
  }).toPass()
  expect(asked.at(-1)).toBe('https://gauge.example/v2/cars/car-full/autogauge')
  await expect(page.getByText('How this is worked out')).toHaveCount(0)
})

const cases: [title: string, body: unknown, shows: number][] = [
  ['GAUGE-03 null', null, 0],
  ['GAUGE-03 an empty object', {}, 0],
  ['GAUGE-04 confidence 0.2', { ...answer, confidence: 0.2 }, 0],
  ['GAUGE-04 confidence 0.21', { ...answer, confidence: 0.21 }, 1],
  ['GAUGE-05 a market that ends below the price', { ...answer, market_range_max: 19_999 }, 0],
  ['GAUGE-05 a market that ends at the price', { ...answer, market_range_max: 20_000 }, 1],
]

test('GAUGE-03 GAUGE-04 GAUGE-05 the card shows with data, confidence and a market at the price or above', async ({
  page,
  tenant,
  visitSite,
}) => {
  for (const [title, body, shows] of cases) {
    await page.unrouteAll()
    await page.route('**/autogauge', json(body))
    const answered = page.waitForResponse('**/autogauge')
    await visitSite(tenant.slug, '/cars/car-full')
    await (await answered).finished()
    await page.locator('footer').last().scrollIntoViewIfNeeded()
    await page.evaluate(
      () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
    )
    await expect(card(page), title).toHaveCount(shows)
  }
})

test('GAUGE-07 GAUGE-08 a failure or an empty answer hides the card and is logged', async ({
  page,
  tenant,
  visitSite,
  cutsOff,
}) => {
  cutsOff(/Failed to load resource.*\/autogauge|autogauge\)$/)
  const dialogs: string[] = []
  page.on('dialog', (dialog) => dialogs.push(dialog.message()))
  const replies: [string, (route: Route) => Promise<void>][] = [
    ['Failed to fetch auto gauge data', (route) => route.fulfill({ status: 500, body: '' })],
    ['No data returned', (route) => route.fulfill({ status: 200, body: '' })],
  ]
  for (const [text, reply] of replies) {
    await page.unrouteAll()
    await page.route('**/autogauge', reply)
    const logged = page.waitForEvent('console', (message) => message.text().includes(text))
    await visitSite(tenant.slug, '/cars/car-full')
    await logged
    await expect(card(page)).toHaveCount(0)
  }
  expect(dialogs).toEqual([])
})

test('GAUGE-06 the gauge fills in two seconds, and at once for those who ask for less motion', async ({
  page,
  tenant,
  visitSite,
}) => {
  await stub(page, json(answer))
  await visitSite(tenant.slug, '/cars/car-full')
  await expect(card(page)).toHaveCount(1)
  const took = await page.evaluate(async () => {
    const fill = document.querySelector<HTMLElement>('.gauge-fill')!
    const width = () => new DOMMatrix(getComputedStyle(fill).transform).a
    const begin = width()
    const times: Record<string, number> = {}
    for (const kind of ['transitionstart', 'transitionend'])
      fill.addEventListener(kind, () => {
        times[kind] = performance.now()
      })
    fill.scrollIntoView({ block: 'center' })
    while (times.transitionend === undefined) await new Promise(requestAnimationFrame)
    return { begin, end: width(), ms: times.transitionend - (times.transitionstart ?? 0) }
  })
  expect(took.begin).toBe(0)
  expect(took.end).toBeCloseTo(0.65, 3)
  expect(Math.abs(took.ms - 2000)).toBeLessThan(200)

  await page.emulateMedia({ reducedMotion: 'reduce' })
  await visitSite(tenant.slug, '/cars/car-full')
  await card(page).scrollIntoViewIfNeeded()
  await expect(card(page).locator('[data-run]')).toHaveCount(1)
  const moving = () => document.querySelector('.gauge-fill')!.getAnimations().length
  expect(await page.evaluate(moving)).toBe(0)
})

test('GAUGE-09 without the plug-in nothing is asked and nothing shows', async ({
  page,
  tenant,
  visitSite,
}) => {
  const asked = await stub(page, json(answer))
  await tenant.set({ plugins: [{ _key: 'a', name: 'Car Analysis' }] })
  await expect(async () => {
    await visitSite(tenant.slug, '/cars/car-full')
    await expect(page.getByTestId('car-analysis')).toHaveCount(1, { timeout: 500 })
  }).toPass()
  asked.length = 0
  await visitSite(tenant.slug, '/cars/car-full')
  await page.locator('footer').last().scrollIntoViewIfNeeded()
  await page.waitForLoadState('networkidle')
  expect(asked).toEqual([])
  await expect(card(page)).toHaveCount(0)
})

test('vehicles looked at before stand in a row of their own, without the one of the page', async ({
  page,
  tenant,
  visitSite,
}) => {
  const recent = page.getByTestId('recently-viewed')
  await visitSite(tenant.slug, '/cars/car-used')
  await expect(recent).toBeHidden()
  const kept = (count: number) =>
    expect
      .poll(() =>
        page.evaluate(
          (site) => JSON.parse(localStorage.getItem(`${site}:viewedCars`) ?? '[]').length,
          tenant.slug,
        ),
      )
      .toBe(count)
  await kept(1)
  await visitSite(tenant.slug, '/cars/car-full')
  await page.locator('[data-block="featureBanner"]').scrollIntoViewIfNeeded()
  await expect(recent.getByRole('heading', { name: 'Recently viewed' })).toBeVisible()
  await expect(recent.getByRole('link')).toHaveCount(1)
  await recent.getByRole('link').click()
  await expect(page).toHaveURL(/\/cars\/car-used$/)
})
