import { demoTenants, pagesOf, visit } from '../product/index.ts'
import { accessibilityFindings, expect, setTextSize, siteOrigin, test } from './fixtures.ts'

/**
 * A phone and a desktop, each with further widths at which nothing may be wider than the window, and those at which
 * that also holds with text twice as large.
 */
const views = [
  { width: 390, alsoAt: [375], enlargedAt: [] },
  { width: 1440, alsoAt: [1280, 768], enlargedAt: [1440, 1280, 1024, 768] },
]

/**
 * One brand page stands for all, because they share a template; pages that another test publishes meanwhile are left
 * out.
 */
function onePerTemplate(paths: string[]) {
  const brand = paths.find((path) => path.endsWith('/overview'))
  return paths.filter(
    (path) => (path === brand || !path.endsWith('/overview')) && !path.startsWith('/studio-'),
  )
}

for (const tenant of demoTenants) {
  test.describe(tenant, () => {
    for (const { width, alsoAt, enlargedAt } of views)
      test(`every page loads without an error, is accessible and never scrolls sideways at ${width} pixels`, async ({
        page,
        product,
      }) => {
        test.setTimeout(300_000)
        const paths = onePerTemplate(await pagesOf(product, tenant))
        expect(paths.length).toBeGreaterThan(8)
        const findings: string[] = []
        for (const path of paths) {
          await page.setViewportSize({ width, height: 900 })
          const response = await page.goto(siteOrigin(product, tenant) + path, { waitUntil: 'load' })
          expect(response?.status(), path).toBe(200)
          await expect(page.getByRole('main'), path).toBeVisible()
          await expect(page.getByRole('heading', { level: 1 }), path).toHaveCount(1)
          for (const finding of await accessibilityFindings(page)) findings.push(`${path}: ${finding}`)
          const fits = async (widths: number[], text: string) => {
            for (const shown of widths) {
              await page.setViewportSize({ width: shown, height: 900 })
              const content = await page.evaluate(() => document.documentElement.scrollWidth)
              if (content > shown) findings.push(`${path} is ${content} wide at ${shown}${text}`)
            }
          }
          await fits([width, ...alsoAt], '')
          await setTextSize(page, 32)
          await fits(enlargedAt, ' with text at 200 %')
          await setTextSize(page, 16)
        }
        expect(findings).toEqual([])
      })

    test('every link of the header and the footer leads to a page', async ({ page, product }) => {
      await page.goto(siteOrigin(product, tenant))
      const targets = await page
        .locator('header a[href], footer a[href], dialog a[href], [popover] a[href]')
        .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href))
      const own = new Set(
        targets
          .map((target) => new URL(target))
          .filter(({ protocol, hostname }) => protocol === 'http:' && hostname === `${tenant}.localhost`)
          .map(({ pathname, search }) => pathname + search),
      )
      expect(own.size).toBeGreaterThan(5)
      const broken: string[] = []
      for (const path of own) {
        const { status, headers } = await visit(product, tenant, path)
        // Pages of a shopper's own ask who it is first.
        const asksWho = status === 302 && headers.location?.startsWith('/sign-in?')
        if (status !== 200 && !asksWho) broken.push(`${path} answers ${status}`)
      }
      expect(broken).toEqual([])
    })
  })
}
