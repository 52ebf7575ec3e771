import { eventually, visit } from '../product/index.ts'
import { expect, siteOrigin } from './fixtures.ts'
import { test } from './tenant.ts'

const hero = (heading: string) => ({ _type: 'hero', heading })

test.beforeEach(async ({ tenant }) => {
  await tenant.page('/', [hero('Home of good cars')])
  await tenant.page('/next', [hero('The next page')])
})

test('MKT-06 closing the announcement hides it for the session, and later pages do not shift', async ({
  browser,
  page,
  tenant,
  visitSite,
  product,
}) => {
  await tenant.set({ announcementBar: { text: 'Open on Saturdays.' } })
  await eventually(async () =>
    expect((await visit(product, tenant.slug, '/next')).body).toContain('Open on Saturdays.'),
  )
  await page.addInitScript(() => {
    Object.assign(window, { shifts: [] })
    new PerformanceObserver((list) => {
      for (const shift of list.getEntries()) (window as unknown as { shifts: unknown[] }).shifts.push(shift)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  const bar = page.getByTestId('announcement-bar')
  await visitSite(tenant.slug, '/')
  await expect(bar).toBeVisible()
  await bar.getByRole('button', { name: 'Close announcement' }).click()
  await expect(bar).toBeHidden()

  await visitSite(tenant.slug, '/next')
  await expect(page.getByRole('heading', { name: 'The next page' })).toBeVisible()
  await expect(bar).toBeHidden()
  expect(await page.evaluate(() => (window as unknown as { shifts: unknown[] }).shifts)).toEqual([])

  const another = await browser.newContext()
  const fresh = await another.newPage()
  await fresh.goto(siteOrigin(product, tenant.slug))
  await expect(fresh.getByTestId('announcement-bar')).toBeVisible()
  await another.close()
})

test('a new announcement shows after the last one was closed', async ({
  page,
  tenant,
  visitSite,
  product,
}) => {
  const announce = async (text: string) => {
    await tenant.set({ announcementBar: { text } })
    await eventually(async () => expect((await visit(product, tenant.slug, '/')).body).toContain(text))
    await visitSite(tenant.slug, '/')
  }
  await announce('Open on Saturdays.')
  await page.getByRole('button', { name: 'Close announcement' }).click()
  await announce('Closed on Monday.')
  await expect(page.getByTestId('announcement-bar')).toContainText('Closed on Monday.')
})

test('MKT-07 the emergency banner is on top of every page, is an alert, cannot be closed, and disappears without its text', async ({
  page,
  tenant,
  visitSite,
  product,
}) => {
  const text = 'Newstead is closed because of flooding.'
  await tenant.set({ emergencyBanner: { text } })
  await eventually(async () => expect((await visit(product, tenant.slug, '/next')).body).toContain(text))
  for (const path of ['/', '/next', '/no-such-page']) {
    await visitSite(tenant.slug, path)
    const banner = page.getByRole('alert')
    await expect(banner).toHaveText(text)
    expect((await banner.boundingBox())?.y).toBe(0)
    await expect(banner.getByRole('button')).toHaveCount(0)
  }
  for (const emergencyBanner of [{ text: ' ' }, null]) {
    await tenant.set({ emergencyBanner })
    await eventually(async () => {
      const { status, body } = await visit(product, tenant.slug, '/')
      expect(status).toBe(200)
      expect(body).not.toContain('role="alert"')
    })
    await tenant.set({ emergencyBanner: { text } })
    await eventually(async () => expect((await visit(product, tenant.slug, '/')).body).toContain(text))
  }
})
