import type { Page } from '@playwright/test'
import type { Inbox, LeadDetails } from '#app/leads/staff/inbox.ts'
import { eventually, visit } from '../product/index.ts'
import { staffOf } from '../product/staff.ts'
import { siteOrigin } from './fixtures.ts'
import { expect } from './studio-desk.ts'
import { test } from './studio-test.ts'

type Product = Parameters<typeof staffOf>[0]

const thanks = 'Our fleet desk writes back with prices.'
const choices = ['1 to 4', '5 or more']
const field = (name: string, label: string, type: string, more: object = {}) => ({
  _type: 'formField',
  _key: name.replace(/\W/g, ''),
  ...{ name, label, type },
  ...more,
})
const fleet = [
  field('Fleet', 'How many vehicles?', 'radio', { required: true, choices }),
  field('Manager', 'Who looks after them?', 'text', {
    required: true,
    when: { field: 'Fleet', is: ['5 or more'] },
  }),
  field('Seats', 'Seats', 'number', { min: 10, max: 20, step: 5 }),
  field('odometer', 'Kilometres a year', 'odometer', { quickPicks: [15_000] }),
  field('price', 'Budget', 'price'),
  field('location_id', 'Showroom', 'location'),
  field('postcode', 'Postcode', 'postcode', { required: true }),
]

const onPage = (id: string) => [{ _type: 'customForm', form: { _type: 'reference', _ref: id } }]

const isServed = (product: Product, tenant: string, path: string) =>
  eventually(async () =>
    expect((await visit(product, tenant, path)).body).toContain('data-testid="form-custom"'),
  )

async function person(page: Page) {
  await page.getByLabel('Name', { exact: true }).fill('Ada Lovelace')
  await page.getByLabel('Email').fill('ada@mail.example')
  await page.getByLabel('Phone').fill('0491 570 156')
}

async function onlyLead(product: Product, tenant: string) {
  const staff = await staffOf(product, tenant)
  const { leads } = await staff.get<Inbox>('/api/staff/leads?state=all')
  expect(leads).toHaveLength(1)
  return (await staff.get<LeadDetails>(`/api/staff/leads/one/${leads[0]!.id}`)).lead
}

test('a form that a marketer writes in the Studio becomes a lead in the inbox', async ({
  desk,
  page,
  editor,
  product,
  signIn,
  tenant,
}) => {
  await signIn()
  await desk.openList(tenant.slug, 'Forms')
  await desk.create()
  await desk.write('title', 'Feedback')
  await desk.write('category', 'Feedback')
  await desk.write('thanks', 'We read every word.')
  await desk.write('submit', 'Send feedback')
  await desk.publish()
  const id = await editor.fetch<string>('*[_type == "form" && tenant._ref == $site][0]._id', {
    site: `site-${tenant.slug}`,
  })
  await tenant.page('/feedback', onPage(id))
  await isServed(product, tenant.slug, '/feedback')

  await page.goto(`${siteOrigin(product, tenant.slug)}/feedback`)
  await expect(page.getByRole('heading', { level: 1, name: 'Feedback' })).toBeVisible()
  await person(page)
  await page.getByLabel('Comments').fill('Friendly people.')
  await page.getByRole('button', { name: 'Send feedback' }).click()
  await page.waitForURL('**/success')
  await expect(page.getByText('We read every word.')).toBeVisible()
  const lead = await onlyLead(product, tenant.slug)
  expect(lead).toMatchObject({
    category: 'Feedback',
    complete: true,
    fields: { message: 'Friendly people.' },
  })
})

test('FORM-12, FORM-22: its fields keep to their rules, and each answer is sent under its name', async ({
  page,
  product,
  tenant,
}) => {
  await tenant.publish('location', {
    name: 'North',
    slug: { _type: 'slug', current: 'north' },
    address: { city: 'Springwood', state: 'QLD', postcode: '4127' },
  })
  const about = [
    field('name', 'Name', 'text', { required: true }),
    field('email', 'Email', 'email', { required: true }),
    field('phone', 'Phone', 'phone', { required: true }),
  ]
  const id = await tenant.publish('form', {
    ...{ title: 'Fleet', category: 'Fleet', thanks, submit: 'Ask' },
    steps: [
      { _key: 'a', title: 'Your fleet', fields: fleet },
      { _key: 'b', title: 'About you', fields: about },
    ],
  })
  await tenant.page('/fleet', onPage(id))
  await isServed(product, tenant.slug, '/fleet')
  await page.goto(`${siteOrigin(product, tenant.slug)}/fleet`)

  const manager = page.getByLabel('Who looks after them?')
  await page.getByLabel('1 to 4').check()
  await expect(manager).toBeHidden()
  await page.getByLabel('5 or more').check()
  await expect(manager).toBeVisible()
  const seats = page.getByLabel('Seats')
  await seats.fill('25')
  await page.getByLabel('Postcode').fill('4000')
  const next = page.getByRole('button', { name: 'Next' })
  await next.click()
  await expect(page.getByTestId('form-errors').getByRole('listitem')).toHaveText([
    'Who looks after them? is required.',
    /above 20/,
  ])
  await seats.fill('10')
  await seats.press('ArrowUp')
  await expect(seats).toHaveValue('15')
  await manager.fill('Grace')
  await page.getByRole('button', { name: '15,000 kms' }).click()
  await page.getByRole('button', { name: '$20,000' }).click()
  await page.getByLabel('Showroom').selectOption('North')
  await next.click()
  await person(page)
  await page.getByRole('button', { name: 'Ask' }).click()
  await page.waitForURL('**/success')
  await expect(page.getByText(thanks)).toBeVisible()
  const { fields } = await onlyLead(product, tenant.slug)
  expect(fields).toMatchObject({
    ...{ Fleet: '5 or more', Manager: 'Grace', Seats: 15, odometer: 15_000, price: 20_000 },
    ...{ location_id: 'north', postcode: '4000' },
  })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('a built form is sent as well, and its own words thank', async ({ page, product, tenant }) => {
    const id = await tenant.publish('form', {
      ...{ title: 'Ring me', category: 'Ring back', thanks },
      steps: [{ _key: 'a', fields: [field('phone', 'Phone', 'phone', { required: true })] }],
    })
    await tenant.page('/ring-me', onPage(id))
    await isServed(product, tenant.slug, '/ring-me')
    await page.goto(`${siteOrigin(product, tenant.slug)}/ring-me`)
    await page.getByRole('button', { name: 'Send' }).click()
    await expect(page.getByTestId('form-errors')).toContainText('Phone is required.')
    await page.getByLabel('Phone').fill('0491 570 156')
    await page.getByRole('button', { name: 'Send' }).click()
    await page.waitForURL(`**/success?form=${id}`)
    await expect(page.getByText(thanks)).toBeVisible()
    expect((await onlyLead(product, tenant.slug)).category).toBe('Ring back')
  })
})
