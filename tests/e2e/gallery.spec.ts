import { demoTenants } from '../product/index.ts'
import { accessibilityFindings, expect, test } from './fixtures.ts'

const gallery = (port: number, tenant: string) => `http://localhost:${port}/blocks?site=${tenant}`

test('the gallery of blocks asks staff to sign in first', async ({ page, product }) => {
  await page.goto(gallery(product.sitePort, demoTenants[0]))
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible()
})

for (const tenant of demoTenants)
  test(`every block shows its sample in the look of ${tenant}, readable by everyone`, async ({
    page,
    signIn,
    product,
  }) => {
    test.slow()
    await signIn('viewer')
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(gallery(product.sitePort, tenant))
      expect(await page.locator('[data-block]').count()).toBeGreaterThan(18)
      // What is kept in a browser is asked for: until it is there, its place is dimmed.
      await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0)
      expect(await accessibilityFindings(page), `${width} px`).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth), 'no sideways scroll').toBe(
        width,
      )
    }
  })
