import { demoTenants, pagesOf } from '../product/index.ts'
import { expect, siteOrigin, test } from './fixtures.ts'

test.use({ javaScriptEnabled: false })

for (const tenant of demoTenants)
  test.describe(`${tenant} without JavaScript`, () => {
    test('pages show their content and can be reached by links', async ({ page, product }) => {
      const [, second] = await pagesOf(product, tenant)
      await page.goto(siteOrigin(product, tenant))
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await page.goto(siteOrigin(product, tenant) + second)
      await page.getByRole('banner').locator(`a[href="/"], a[href$=":${product.sitePort}"]`).first().click()
      expect(new URL(page.url()).pathname).toBe('/')
    })

    test('questions open and close', async ({ page, product }) => {
      for (const path of await pagesOf(product, tenant)) {
        await page.goto(siteOrigin(product, tenant) + path)
        const question = page.getByRole('main').locator('details').first()
        if ((await question.count()) === 0) continue
        const open = await question.getAttribute('open')
        await question.locator('summary').click()
        if (open === null) await expect(question).toHaveAttribute('open', '')
        else await expect(question).not.toHaveAttribute('open', '')
        return
      }
      throw new Error('No page of this site has a question to open')
    })
  })
