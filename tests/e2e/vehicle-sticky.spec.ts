import type { Page } from '@playwright/test'
import type { Inbox, LeadDetails } from '#app/leads/staff/inbox.ts'
import { eventually, visit } from '../product/index.ts'
import { staffOf } from '../product/staff.ts'
import { fixtures, fullRow, importStock } from '../product/stock.ts'
import { accessibilityFindings, expect } from './fixtures.ts'
import { test } from './tenant.ts'

const path = '/cars/car-full'
const name = '2021 Toyota Corolla Ascent Sport'

test.beforeEach(async ({ tenant, product }) => {
  await importStock(product, tenant.slug, [fullRow('car-full'), ...fixtures('car-used', 'car-sold-2d')])
  await eventually(async () => expect((await visit(product, tenant.slug, path)).status).toBe(200))
})

/** Scrolls to this many pixels from the top, and waits until the page has been drawn there: it may still grow. */
const scrollTo = (page: Page, top: number) =>
  expect(() =>
    page.evaluate(async (y) => {
      window.scrollTo({ top: y, behavior: 'instant' })
      await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
      if (window.scrollY !== y) throw new Error(`The page is at ${window.scrollY}, not at ${y}.`)
    }, top),
  ).toPass()

test('VDP-18 VDP-20 a header of the vehicle shows from 500 pixels on, on sites that have it', async ({
  page,
  tenant,
  product,
  visitSite,
}) => {
  const shifts = () =>
    page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          new PerformanceObserver((list) =>
            resolve(
              (list.getEntries() as unknown as { value: number }[]).reduce(
                (sum, { value }) => sum + value,
                0,
              ),
            ),
          ).observe({ type: 'layout-shift', buffered: true })
          setTimeout(() => resolve(0), 500)
        }),
    )
  const header = page.getByTestId('sticky-header')
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 800 })

    await visitSite(tenant.slug, path)
    await scrollTo(page, 499)
    await expect(header).toBeHidden()
    await scrollTo(page, 500)
    await expect(header).toBeVisible()
    await expect(header).toBeInViewport({ ratio: 1 })
    await expect(header).toContainText(`${name}$25,990 Drive Away`)
    await expect(header.locator('img')).toHaveJSProperty('complete', true)
    await scrollTo(page, 0)
    await expect(header).toBeHidden()
    expect(await shifts()).toBe(0)
  }

  await page.setViewportSize({ width: 1280, height: 800 })
  await scrollTo(page, 600)
  await expect(header.getByRole('link')).toHaveText(['Finance', 'Trade In'])
  expect(await accessibilityFindings(page, '[data-testid="sticky-header"]')).toEqual([])
  // The menu of the site is there for who goes back to it by keyboard.
  await page.getByRole('banner').getByRole('link').first().focus()
  await expect(header).toBeHidden()

  await visitSite(tenant.slug, '/cars/car-sold-2d')
  await scrollTo(page, 600)
  await expect(header.getByRole('link')).toHaveText(['Find Me Something Similar'])
  await expect(header).toContainText('Ascent SportSold')
  await expect(header).not.toContainText('$')

  await tenant.set({ stickyHeaderThresholdPx: 700 })
  await eventually(async () => expect((await visit(product, tenant.slug, path)).body).toContain('="700"'))
  await visitSite(tenant.slug, path)
  await scrollTo(page, 699)
  await expect(header).toBeHidden()
  await scrollTo(page, 700)
  await expect(header).toBeVisible()

  await tenant.set({ stickyHeaderEnabled: false })
  await eventually(async () =>
    expect((await visit(product, tenant.slug, path)).body).not.toContain('sticky-header'),
  )
  await visitSite(tenant.slug, path)
  for (const top of [500, 1000, 2000]) {
    await scrollTo(page, top)
    await expect(header).toHaveCount(0)
  }
})

test('VDP-36 phones keep Reserve, Enquire and Call Now at the foot of the screen, on a bar past 900 pixels', async ({
  page,
  tenant,
  product,
  visitSite,
}) => {
  // The site takes reservations on a page of its own.
  await tenant.page(`${path}/checkout`, [{ _type: 'hero', heading: 'Reserve it' }])
  await tenant.set({ reserveEnabled: true })
  await eventually(async () =>
    expect((await visit(product, tenant.slug, path)).body).toContain('data-button="reserve"'),
  )
  const bar = page.getByTestId('sticky-bar')
  await page.setViewportSize({ width: 375, height: 800 })
  await visitSite(tenant.slug, path)
  await expect(bar.getByRole('link')).toHaveText(['Reserve', 'Enquire Now', 'Call Now'])
  const atFoot = async () => {
    const { x, y, width, height } = (await bar.boundingBox())!
    expect([x, width, Math.round(y + height)]).toEqual([0, 375, 800])
  }
  await atFoot()
  await scrollTo(page, 900)
  await expect(bar).not.toHaveClass(/opened/)
  await scrollTo(page, 901)
  await expect(bar).toHaveClass(/(^| )vehicle-bar-opened( |$)/)
  await atFoot()
  expect(await accessibilityFindings(page, '[data-testid="sticky-bar"]')).toEqual([])
  await scrollTo(page, 0)
  await expect(bar).not.toHaveClass(/opened/)

  await visitSite(tenant.slug, '/cars/car-sold-2d')
  await expect(bar.getByRole('link')).toHaveText(['Find Me Something Similar'])
  await page.setViewportSize({ width: 1200, height: 800 })
  await expect(bar).toBeHidden()
})

test('VDP-35 VDP-48 the middle button is Instant Message where the site has a chat, and posts a lead', async ({
  page,
  tenant,
  product,
  visitSite,
}) => {
  await page.setViewportSize({ width: 375, height: 800 })
  const bar = page.getByTestId('sticky-bar')
  const dialog = page.getByRole('dialog')
  await visitSite(tenant.slug, path)
  await bar.getByRole('link', { name: 'Enquire Now' }).click()
  await expect(dialog).toHaveAccessibleName('Enquire about this vehicle')
  expect((await visit(product, tenant.slug, '/instant-message')).status).toBe(404)

  await tenant.set({ instantMessageEnabled: true })
  await eventually(async () =>
    expect((await visit(product, tenant.slug, path)).body).toContain('Instant Message'),
  )
  await visitSite(tenant.slug, path)
  await expect(bar.getByRole('link')).toHaveText(['Instant Message', 'Call Now'])
  // The buttons beside the vehicle stay as they are (NOTE-46).
  await expect(page.getByTestId('sidebar').getByRole('link', { name: 'Enquire Now' })).toBeVisible()
  await bar.getByRole('link', { name: 'Instant Message' }).click()
  await expect(dialog).toHaveAccessibleName('Instant Message')
  await expect(dialog.getByRole('figure')).toContainText(name)
  expect(await accessibilityFindings(page, 'dialog[open]')).toEqual([])
  const form = dialog.getByTestId('form-vehicle')
  await form.getByLabel('Name', { exact: true }).fill('Ada Lovelace')
  await form.getByLabel('Email').fill('ada@mail.example')
  await form.getByLabel('Phone').fill('0491 570 156')
  await form.getByLabel('Comments').fill('Is it still there?')
  await form.getByRole('button', { name: 'Send message' }).click()
  await page.waitForURL('**/success**')
  const staff = await staffOf(product, tenant.slug)
  const { leads } = await staff.get<Inbox>('/api/staff/leads?state=all')
  expect(leads).toHaveLength(1)
  const { lead } = await staff.get<LeadDetails>(`/api/staff/leads/one/${leads[0]!.id}`)
  expect(lead.url).toMatch(/\/cars\/car-full$/)

  await tenant.set({ chatProvider: 'https://chat.example/?about={slug}' })
  await eventually(async () =>
    expect((await visit(product, tenant.slug, path)).body).toContain('https://chat.example/?about=car-full'),
  )
  await tenant.set({ chatProvider: 'of-nobody' })
  await eventually(async () =>
    expect((await visit(product, tenant.slug, path)).body).not.toContain('Instant Message'),
  )
  await visitSite(tenant.slug, path)
  await expect(bar.getByRole('link')).toHaveText(['Enquire Now', 'Call Now'])
})
