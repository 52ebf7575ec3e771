import type { Inbox, LeadDetails } from '#app/leads/staff/inbox.ts'
import { eventually, visit } from '../product/index.ts'
import { staffOf } from '../product/staff.ts'
import type { TestTenant } from '../product/tenant.ts'
import { siteOrigin } from './fixtures.ts'
import { expect } from './studio-desk.ts'
import { test } from './studio-test.ts'

type Product = Parameters<typeof staffOf>[0]
type Tenant = TestTenant

const photo = {
  name: 'My car.jpg',
  mimeType: 'image/jpeg',
  buffer: Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46, 0, 1, ...Array(1500).fill(7)]),
}
const text = { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('Notes') }

const field = (name: string, label: string, type: string, more: object = {}) => ({
  _type: 'formField',
  _key: name,
  ...{ name, label, type, required: true },
  ...more,
})

async function formWithFiles(product: Product, tenant: Tenant) {
  const fields = [
    field('email', 'Email', 'email'),
    field('Photos', 'Photos of your car', 'file', { maxFiles: 3 }),
  ]
  const id = await tenant.publish('form', {
    ...{ title: 'Sell us your car', category: 'Photos', thanks: 'We value it today.', submit: 'Send photos' },
    steps: [{ _key: 'a', fields }],
  })
  await tenant.page('/sell', [{ _type: 'customForm', form: { _type: 'reference', _ref: id } }])
  await eventually(async () =>
    expect((await visit(product, tenant.slug, '/sell')).body).toContain('data-testid="form-custom"'),
  )
  return `${siteOrigin(product, tenant.slug)}/sell`
}

async function onlyLead(product: Product, tenant: Tenant) {
  const staff = await staffOf(product, tenant.slug)
  const { leads } = await staff.get<Inbox>('/api/staff/leads?state=all')
  expect(leads).toHaveLength(1)
  return staff.get<LeadDetails>(`/api/staff/leads/one/${leads[0]!.id}`)
}

test('files of a form are checked as they are chosen, sent with it, and saved by staff', async ({
  page,
  product,
  signIn,
  tenant,
}) => {
  await page.goto(await formWithFiles(product, tenant))
  const photos = page.getByLabel('Photos of your car')
  await expect(photos).toHaveAccessibleDescription(
    'Up to 3 files: JPEG, PNG, WebP, HEIC or PDF, at most 10 MB each.',
  )
  await page.getByLabel('Email').fill('ada@mail.example')
  const send = page.getByRole('button', { name: 'Send photos' })
  const problems = page.getByTestId('form-errors').getByRole('listitem')
  await send.click()
  await expect(problems).toHaveText(['Photos of your car is required.'])
  await photos.setInputFiles([photo, text])
  await send.click()
  await expect(problems).toHaveText([
    'notes.txt is of another kind. Please choose JPEG, PNG, WebP, HEIC or PDF.',
  ])
  await photos.setInputFiles([photo])
  await send.click()
  await page.waitForURL('**/success')
  await expect(page.getByText('We value it today.')).toBeVisible()
  expect((await onlyLead(product, tenant)).files).toMatchObject([{ name: 'My car.jpg', type: 'image/jpeg' }])

  await signIn('editor')
  await page.getByRole('link', { name: 'Leads' }).click()
  await page.getByRole('combobox', { name: 'Site' }).selectOption(tenant.slug)
  await page.getByRole('table', { name: 'Leads, the newest first' }).getByRole('row').nth(1).focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('My car.jpg, 2 kB')
  const download = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Save My car.jpg' }).click()
  expect((await download).suggestedFilename()).toBe('My car.jpg')
})

test('a form that a program types is held back, and delivered once staff say so', async ({
  page,
  product,
  signIn,
  tenant,
}) => {
  await tenant.set({ email: 'sales@corner.example' })
  await page.goto(await formWithFiles(product, tenant))
  await page.getByLabel('Photos of your car').setInputFiles([photo])
  await page.getByRole('button', { name: 'Send photos' }).click()
  await expect(page.getByTestId('form-errors').getByRole('listitem')).toHaveText(['Email is required.'])
  await page.evaluate(() => {
    const form = document.querySelector('[data-lead-form]')!
    const other = form.querySelector('[name="opt_in"]')!
    const email = form.querySelector<HTMLInputElement>('[name="email"]')!
    email.value = 'program@mail.example'
    for (const key of email.value) email.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
    other.dispatchEvent(new KeyboardEvent('keydown', { key: 'x', bubbles: true }))
    email.dispatchEvent(new Event('input', { bubbles: true }))
    form.querySelector<HTMLButtonElement>('.lead-submit')!.click()
  })
  await page.waitForURL('**/success')
  expect((await onlyLead(product, tenant)).deliveries).toEqual([])

  await signIn('editor')
  await page.getByRole('link', { name: 'Leads' }).click()
  await page.getByRole('combobox', { name: 'Site' }).selectOption(tenant.slug)
  await page.getByRole('combobox', { name: 'Which leads' }).selectOption('Suspected spam')
  const row = page.getByRole('table', { name: 'Leads, the newest first' }).getByRole('row').nth(1)
  await expect(row).toContainText('Held back')
  await row.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('This may be spam')
  await dialog.getByRole('button', { name: 'Not spam: deliver it' }).click()
  await expect(dialog).toContainText('sales@corner.example')
  await expect(dialog.getByText('This may be spam')).toBeHidden()
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('files are sent as well, and asked for again where the form comes back', async ({
    page,
    product,
    tenant,
  }) => {
    await page.goto(await formWithFiles(product, tenant))
    const photos = page.getByLabel('Photos of your car')
    const send = page.getByRole('button', { name: 'Send photos' })
    await photos.setInputFiles([photo])
    await send.click()
    await expect(page.getByTestId('form-errors')).toContainText('Email is required.')
    await expect(page.getByText('If you had chosen files, please choose them again.')).toBeVisible()
    await page.getByLabel('Email').fill('ada@mail.example')
    await photos.setInputFiles([photo, { ...photo, name: 'Back.jpg' }])
    await send.click()
    await page.waitForURL('**/success?form=*')
    const { files } = await onlyLead(product, tenant)
    expect(files.map(({ name }) => name)).toEqual(['My car.jpg', 'Back.jpg'])
  })
})
