import { visit } from '../product/index.ts'
import { siteOrigin } from './fixtures.ts'
import { expect } from './studio-desk.ts'
import { test } from './studio-test.ts'

test('staff see what a shopper has sent, with its clock and deliveries, and mark it as answered', async ({
  page,
  product,
  tenant,
  signIn,
}) => {
  await tenant.set({ email: 'sales@corner.example' })
  const { status } = await visit(product, tenant.slug, '/api/leads', {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: siteOrigin(product, tenant.slug) },
    body: JSON.stringify({
      ...{ name: 'Ada Lovelace', email: 'ada@mail.example', phone: '0491 570 156', category: 'Sales' },
      ...{ message: 'Do you open on Sunday?', opt_in: 'true' },
    }),
  })
  expect(status).toBe(200)
  await signIn('editor')
  await page.getByRole('link', { name: 'Leads' }).click()
  await page.getByRole('combobox', { name: 'Site' }).selectOption(tenant.slug)
  const row = page.getByRole('table', { name: 'Leads, the newest first' }).getByRole('row').nth(1)
  await expect(row).toContainText('Ada Lovelace')
  await expect(row).toContainText(/\d+ (min|h) left/)
  await expect(page.getByText('1 to be answered, 0 overdue')).toBeVisible()

  await row.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('Do you open on Sunday?')
  await expect(dialog).toContainText('Send me news and offers from Corner Motors.')
  await expect(dialog).toContainText('sales@corner.example')
  await dialog.getByRole('button', { name: 'Mark as answered' }).click()
  await expect(dialog).toContainText('Answered after')
  await page.keyboard.press('Escape')
  await expect(page.getByText('Nobody waits for an answer')).toBeVisible()

  await page.getByRole('combobox', { name: 'Which leads' }).selectOption('answered')
  await expect(row).toContainText('Answered after')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save as CSV' }).click()
  expect((await download).suggestedFilename()).toBe('leads.csv')
})

test('an administrator finds the key that signatures of webhooks are made with; an editor does not', async ({
  page,
  tenant,
  signIn,
}) => {
  const keys = page.getByRole('button', { name: 'Key of the webhook' })
  await signIn('administrator')
  await page.getByRole('link', { name: 'Leads' }).click()
  await page.getByRole('combobox', { name: 'Site' }).selectOption(tenant.slug)
  await expect(page.getByText('Nobody waits for an answer')).toBeVisible()
  await keys.click()
  await expect(page.getByRole('dialog').getByRole('textbox', { name: 'Key' })).toHaveValue(/^[0-9a-f]{64}$/)
  await page.context().clearCookies()
  await signIn('editor')
  await page.getByRole('link', { name: 'Leads' }).click()
  await expect(page.getByRole('button', { name: 'Save as CSV' })).toBeVisible()
  await expect(keys).toHaveCount(0)
})
