import { budgets } from '#app/costs/budgets.ts'
import { expect } from './fixtures.ts'
import { test } from './tenant.ts'
import { stockViewer, viewerOf } from './viewer-shop.ts'

for (const width of [390, 1440])
  test(`the page of a vehicle with all media fetches at most 25 kB of scripts before it is used, ${width} pixels wide`, async ({
    page,
    tenant,
    product,
    visitSite,
  }) => {
    await stockViewer(product, tenant.slug, 'car-all')
    await page.setViewportSize({ width, height: 900 })
    await visitSite(tenant.slug, '/cars/car-all')
    const scripts = () =>
      page.evaluate(() =>
        performance
          .getEntriesByType('resource')
          .filter(({ name }) => name.endsWith('.js'))
          .map((entry) => (entry as PerformanceResourceTiming).encodedBodySize),
      )
    const bytes = async () => (await scripts()).reduce((sum, size) => sum + size, 0)
    await page.reload({ waitUntil: 'networkidle' })
    // A spin in view fetches its viewer by itself.
    await viewerOf(page).turning()
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    await page.waitForLoadState('networkidle')
    expect(await bytes()).toBeGreaterThan(5000)
    expect(await bytes()).toBeLessThanOrEqual(budgets.vehiclePage)
  })
