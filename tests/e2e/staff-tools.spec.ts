import { importStock, stockRow } from '../product/stock.ts'
import { signInto } from './fixtures.ts'
import { expect } from './studio-desk.ts'
import { test } from './studio-test.ts'

test('an editor sees what an import of the site’s stock brought in and what it refused', async ({
  page,
  product,
  tenant,
  signIn,
}) => {
  await importStock(product, tenant.slug, [stockRow('car-one'), stockRow('car-two', { year: 'soon' })])
  await signIn('editor')
  await page.getByRole('link', { name: 'Stock imports' }).click()
  await expect(page.getByRole('heading', { name: 'Stock imports' })).toBeVisible()
  await page.getByRole('combobox', { name: 'Site' }).selectOption(tenant.slug)
  const row = page.getByRole('table', { name: 'Imports, the newest first' }).getByRole('row').nth(1)
  await expect(row).toContainText('test')
  await expect(row).toContainText('line 2: year "soon" is not a year')
  await row.focus()
  await page.keyboard.press('j')
  await expect(row).toBeFocused()

  await page.getByRole('link', { name: 'Deliveries' }).click()
  await expect(page.getByText('Everything is delivered')).toBeVisible()
})

test('a viewer has no deliveries, and an editor of one site has no other', async ({
  browser,
  page,
  product,
  signIn,
}) => {
  await signIn('viewer')
  await expect(page.getByRole('link', { name: 'Stock imports' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Deliveries' })).toHaveCount(0)

  const other = await (await browser.newContext()).newPage()
  await signInto(other, product, 'editor', 'outback-trucks')
  await other.getByRole('link', { name: 'Stock imports' }).click()
  await expect(other.getByRole('combobox', { name: 'Site' })).toHaveCount(0)
  await expect(other.getByText('Outback Trucks').first()).toBeVisible()
  await other.context().close()
})
