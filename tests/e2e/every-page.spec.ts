import { demoTenants, pagesOf, visit } from '#tests/world/index.ts'
import { accessibilityFindings, expect, siteOrigin, test } from './fixtures.ts'

for (const tenant of demoTenants) {
  test.describe(tenant, () => {
    test('every page of the sitemap answers and loads without an error', async ({ page, world }) => {
      const paths = await pagesOf(world, tenant)
      expect(paths.length).toBeGreaterThan(8)
      for (const path of paths) {
        const response = await page.goto(siteOrigin(world, tenant) + path, { waitUntil: 'load' })
        expect(response?.status(), path).toBe(200)
        await expect(page.getByRole('main'), path).toBeVisible()
        await expect(page.getByRole('heading', { level: 1 }), path).toHaveCount(1)
      }
    })

    for (const width of [390, 1440])
      test(`no page has a serious accessibility finding at ${width} pixels`, async ({ page, world }) => {
        test.slow()
        await page.setViewportSize({ width, height: 900 })
        const findings: string[] = []
        for (const path of await pagesOf(world, tenant)) {
          await page.goto(siteOrigin(world, tenant) + path)
          for (const finding of await accessibilityFindings(page)) findings.push(`${path}: ${finding}`)
        }
        expect(findings).toEqual([])
      })

    test('no page scrolls sideways on a phone, a tablet or a desktop', async ({ page, world }) => {
      const tooWide: string[] = []
      for (const path of await pagesOf(world, tenant)) {
        await page.goto(siteOrigin(world, tenant) + path)
        for (const width of [375, 768, 1280]) {
          await page.setViewportSize({ width, height: 900 })
          const content = await page.evaluate(() => document.documentElement.scrollWidth)
          if (content > width) tooWide.push(`${path} is ${content} wide at ${width}`)
        }
      }
      expect(tooWide).toEqual([])
    })

    test('every link of the header and the footer leads to a page', async ({ page, world }) => {
      await page.goto(siteOrigin(world, tenant))
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
        const { status } = await visit(world, tenant, path)
        if (status !== 200) broken.push(`${path} answers ${status}`)
      }
      expect(broken).toEqual([])
    })
  })
}
