import type { Page } from '@playwright/test'
import { eventually, visit } from '../product/index.ts'
import { expect } from './fixtures.ts'
import { test } from './tenant.ts'

const outside = '<!doctype html><title>Outside</title><p>The other service</p>'

test.describe('what comes from other services', () => {
  for (const [name, block, pattern, start] of [
    [
      'a video',
      { _type: 'video', title: 'Around the yard', url: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ' },
      'https://www.youtube-nocookie.com/**',
      (page: Page) => page.getByRole('button', { name: /Play video: Around the yard/ }),
    ],
    [
      'an embed',
      {
        _type: 'embed',
        title: 'Map of the yard',
        url: 'https://www.openstreetmap.org/export/embed.html?bbox=153,-28,154,-27',
        askFirst: true,
      },
      'https://www.openstreetmap.org/**',
      (page: Page) => page.getByRole('main').locator('a[data-load]'),
    ],
  ] as const)
    test(`${name} loads nothing from other hosts until it is started`, async ({
      page,
      tenant,
      trouble,
      visitSite,
      product,
    }) => {
      await page.route(pattern, (route) => route.fulfill({ contentType: 'text/html', body: outside }))
      await tenant.page('/', [{ _type: 'hero', heading: 'See for yourself' }, block])
      await eventually(async () => expect((await visit(product, tenant.slug, '/')).status).toBe(200))
      await visitSite(tenant.slug, '/')
      const link = start(page)
      await link.scrollIntoViewIfNeeded()
      await page.waitForLoadState('networkidle')
      await expect(page.locator('iframe')).toHaveCount(0)
      expect(trouble).toEqual([])

      await expect(link).toHaveAttribute('data-ready', 'true')
      await link.click()
      await expect(page.frameLocator('iframe').getByText('The other service')).toBeVisible()
      const asked = trouble.splice(0)
      expect(asked.length).toBeGreaterThan(0)
      for (const line of asked) expect(line).toContain(pattern.replace('**', ''))
    })
})

test('the sales counter counts again after 150 seconds, and not before', async ({
  page,
  tenant,
  visitSite,
  product,
}) => {
  await tenant.page('/', [{ _type: 'salesCounter' }])
  const served = await eventually(async () => {
    const { body } = await visit(product, tenant.slug, '/')
    const count = Number(/data-count="(\d+)"/.exec(body)?.[1])
    expect(count).toBeGreaterThanOrEqual(0)
    return count
  })
  // A day with another count than the one just served.
  const [day, count] = served > 2000 ? ['02', '193'] : ['28', '5,185']
  await page.clock.install({ time: new Date(`2026-03-${day}T00:07:00+10:00`) })
  await visitSite(tenant.slug, '/')
  const number = page.getByTestId('sales-counter').locator('[data-count]')
  await expect(number).toHaveAttribute('data-counting', 'true')
  const first = await number.textContent()
  await page.clock.pauseAt(new Date(`2026-03-${day}T00:08:00+10:00`))
  await page.clock.runFor(60_000)
  await expect(number).toHaveText(first!)
  await page.clock.runFor(150_000)
  await expect(number).toHaveText(count)
})

test.describe('the promotions slider', () => {
  const slider = (page: Page) => page.getByRole('region', { name: 'Current promotions' })
  const current = (page: Page) => slider(page).locator('[data-dot][aria-current=true]')
  const banner = (page: Page, number: number) =>
    slider(page).getByRole('button', { name: `Banner ${number} of 3` })
  const isCurrent = (page: Page, number: number) =>
    expect(banner(page, number)).toHaveAttribute('aria-current', 'true')

  test('advances by itself until it is stopped', async ({ page, visitSite }) => {
    await page.clock.install()
    await visitSite('motorworld', '/')
    await slider(page).scrollIntoViewIfNeeded()
    await expect(slider(page).getByRole('button', { name: 'Stop changing banners' })).toBeVisible()
    await isCurrent(page, 1)
    await page.clock.runFor(6_100)
    await isCurrent(page, 2)
    await slider(page).getByRole('button', { name: 'Stop changing banners' }).click()
    await page.mouse.move(2, 2)
    await page.clock.runFor(20_000)
    await isCurrent(page, 2)
    await slider(page).getByRole('button', { name: 'Start changing banners' }).click()
    await page.mouse.move(2, 2)
    await page.clock.runFor(6_100)
    await isCurrent(page, 3)
  })

  test('moves forward and back by its buttons and dots', async ({ page, visitSite }) => {
    await visitSite('motorworld', '/')
    await slider(page).getByRole('button', { name: 'Next banner' }).click()
    await isCurrent(page, 2)
    await slider(page).getByRole('button', { name: 'Previous banner' }).click()
    await isCurrent(page, 1)
    await banner(page, 3).click()
    await isCurrent(page, 3)
    await expect(current(page)).toHaveCount(1)
  })

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false })

    test('every banner can be reached, and there is no button that does nothing', async ({
      page,
      visitSite,
    }) => {
      await visitSite('motorworld', '/')
      await expect(slider(page).getByRole('button')).toHaveCount(0)
      const links = slider(page).getByRole('link')
      await expect(links).toHaveCount(3)
      await links.last().focus()
      await expect(links.last()).toBeInViewport()
    })
  })

  test.describe('at 1920 pixels', () => {
    test.use({ viewport: { width: 1920, height: 1080 } })

    test('PROMO-12 is 1920 wide and 540 high', async ({ page, visitSite }) => {
      await visitSite('motorworld', '/')
      const picture = slider(page).getByRole('group', { name: '1 of 3' }).locator('img')
      await expect(picture).toBeVisible()
      expect(await picture.boundingBox()).toMatchObject({ width: 1920, height: 540 })
    })
  })
})
