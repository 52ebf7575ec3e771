import type { Page } from '@playwright/test'
import { eventually, visit } from '../product/index.ts'
import { fixtures, importStock, stockRow } from '../product/stock.ts'
import { eventsOf, idsOf, test } from './events-shop.ts'
import { accessibilityFindings, expect, siteOrigin } from './fixtures.ts'

test.beforeEach(async ({ tenant, product }) => {
  await importStock(product, tenant.slug, fixtures('car-used'))
  await eventually(async () => expect((await visit(product, tenant.slug, '/cars/car-used')).status).toBe(200))
})

const pixelHost = 'https://connect.facebook.net/**'
const tagHost = 'https://www.googletagmanager.com/**'

/** Scripts of others, as short as they can be: they note what they were asked for. */
async function stubServices(page: Page) {
  const fetched: string[] = []
  const answer = (body: string) => async (route: Parameters<Parameters<Page['route']>[1]>[0]) => {
    fetched.push(route.request().url())
    await route.fulfill({ contentType: 'text/javascript', body })
  }
  await page.route(pixelHost, answer('window.seenByPixel = window.fbq.queue.slice()'))
  await page.route(tagHost, answer('window.seenByTags = window.dataLayer.slice()'))
  return fetched
}
/** Requests to the stubbed hosts are meant. */
const forget = (trouble: string[]) =>
  trouble.splice(
    0,
    trouble.length,
    ...trouble.filter(
      (line) => !/^request to another host: https:\/\/(connect\.facebook|www\.googletagm)/.test(line),
    ),
  )
const seen = (page: Page, name: 'seenByPixel' | 'seenByTags') =>
  page.evaluate((key) => (window as unknown as Record<string, unknown>)[key], name)

test('ANALYT-11 the pixel of a site is told which car is viewed, and Tag Manager what is counted', async ({
  page,
  product,
  tenant,
  trouble,
}) => {
  const fetched = await stubServices(page)
  const origin = siteOrigin(product, tenant.slug)
  await page.goto(`${origin}/cars/car-used`, { waitUntil: 'networkidle' })
  expect(fetched).toEqual([])
  expect(await page.evaluate(() => 'fbq' in window)).toBe(false)

  await tenant.set({ socialPixelId: '1234567', tagManagerId: 'GTM-ABC1234' })
  await eventually(async () =>
    expect((await visit(product, tenant.slug, '/cars/car-used')).body).toContain('GTM-ABC1234'),
  )
  await page.goto(`${origin}/cars/car-used`)
  await expect.poll(() => seen(page, 'seenByPixel')).toBeTruthy()
  const id = await page.getByTestId('sidebar').getAttribute('data-viewed')
  const car = stockRow('car-used')
  expect(await seen(page, 'seenByPixel')).toEqual([
    ['set', 'autoConfig', false, '1234567'],
    ['init', '1234567'],
    [
      'track',
      'ViewContent',
      {
        ...{ value: car.price, currency: 'AUD', content_type: 'vehicle', content_ids: [id] },
        ...{ make: car.make, model: car.model, year: car.year },
      },
    ],
  ])
  await expect.poll(() => seen(page, 'seenByTags')).toBeTruthy()
  expect(await seen(page, 'seenByTags')).toEqual([
    { event: 'usedVehicleView', event_id: 4, car_id: Number(id) },
    { event: 'gtm.js', 'gtm.start': expect.any(Number) },
  ])
  await expect(page.getByRole('button', { name: 'Cookie choices' })).toHaveCount(0)

  fetched.length = 0
  await page.goto(`${origin}/contact-us`)
  await expect.poll(() => fetched).toEqual(['https://www.googletagmanager.com/gtm.js?id=GTM-ABC1234'])
  forget(trouble)
})

test('a site that asks loads services of others for those who accept, who may think again', async ({
  page,
  product,
  tenant,
  trouble,
}) => {
  const fetched = await stubServices(page)
  const sent = eventsOf(page)
  await tenant.set({ socialPixelId: '1234567', tagManagerId: 'GTM-ABC1234', consentRequired: true })
  await eventually(async () =>
    expect((await visit(product, tenant.slug, '/cars/car-used')).body).toContain('consent-notice'),
  )
  const open = () =>
    page.goto(`${siteOrigin(product, tenant.slug)}/cars/car-used`, { waitUntil: 'networkidle' })
  const notice = page.getByRole('region', { name: 'Cookie choices' })
  const choices = page.getByRole('contentinfo').getByRole('button', { name: 'Cookie choices' })

  await open()
  await expect(notice).toBeVisible()
  expect(await accessibilityFindings(page)).toEqual([])
  const [decline, accept] = ['Decline', 'Accept'].map((name) => notice.getByRole('button', { name }))
  const boxes = await Promise.all([decline!.boundingBox(), accept!.boundingBox()])
  expect(boxes[0]!.width).toBeCloseTo(boxes[1]!.width, 0)
  await expect(decline!).toHaveClass((await accept!.getAttribute('class')) ?? '')
  await decline!.press('Enter')
  await expect(notice).toBeHidden()
  await open()
  await expect(choices).toBeVisible()
  await expect(notice).toBeHidden()
  expect(fetched).toEqual([])
  expect(idsOf(sent)).toEqual([4, 4])

  await choices.press('Enter')
  await expect(notice).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(decline!).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(notice).toBeHidden()
  await expect(choices).toBeFocused()
  await expect.poll(() => fetched.length).toBe(2)
  await open()
  await expect(notice).toBeHidden()
  await expect.poll(() => fetched.length).toBe(4)

  await choices.click()
  await Promise.all([page.waitForEvent('load'), decline!.click()])
  await page.waitForLoadState('networkidle')
  expect(fetched).toHaveLength(4)
  expect(await page.context().cookies()).toEqual([])
  forget(trouble)
})
