import type { Page } from '@playwright/test'
import type { Inbox, LeadDetails } from '#app/leads/staff/inbox.ts'
import { eventually, visit } from '../product/index.ts'
import { staffOf } from '../product/staff.ts'
import { fixtures, importStock } from '../product/stock.ts'
import { accessibilityFindings, expect } from './fixtures.ts'
import { listing } from './listing-shop.ts'
import { test } from './tenant.ts'

const name = '2021 Toyota Corolla Ascent Sport'

test.beforeEach(async ({ tenant, product }) => {
  await importStock(product, tenant.slug, fixtures('car-used', 'car-4images', 'car-3images'))
  await eventually(async () =>
    expect((await visit(product, tenant.slug, '/search/toyota')).body).toContain('/cars/car-used'),
  )
})

const scrolled = (page: Page) => page.evaluate(() => window.scrollY)
const kept = (page: Page, tenant: string) =>
  page.evaluate((key) => localStorage.getItem(key), `${tenant}:enquiryVehicle`)
const toForm = (page: Page) =>
  page.getByTestId('card-buttons').first().getByRole('link', { name: 'Enquire Now' })

test('CARD-10: on a card the test drive opens beside the list, by keyboard alone', async ({
  page,
  tenant,
  visitSite,
}) => {
  await visitSite(tenant.slug, listing)
  const card = page.getByTestId('car-card').filter({ has: page.locator('a[href="/cars/car-used"]') })
  const link = card.getByRole('link', { name: /^Test Drive/ })
  await expect(link).toHaveAttribute('href', /^\/book-test-drive\?car_id=\d+$/)
  await link.focus()
  await page.keyboard.press('Enter')
  const sheet = page.getByRole('dialog', { name: 'Book a test drive' })
  await expect(sheet.getByRole('figure')).toContainText(name)
  await expect(sheet.getByLabel('Name', { exact: true })).toBeFocused()
  await page.keyboard.type('Ada')
  await page.keyboard.press('Shift+Tab')
  await expect(sheet.locator(':focus')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  await expect(link).toBeFocused()

  await page.keyboard.press('Enter')
  await expect(sheet.getByLabel('Name', { exact: true })).toHaveValue('Ada')
  expect(await accessibilityFindings(page, 'dialog[open]')).toEqual([])
  const before = await scrolled(page)
  await page.mouse.move(100, 400)
  await page.mouse.wheel(0, 600)
  await page.mouse.click(20, 400)
  await expect(sheet).toBeHidden()
  expect(await scrolled(page)).toBe(before)
})

test('CARD-15, ENQ-12: the vehicle page enquires beside the page, and the lead says where', async ({
  page,
  tenant,
  product,
  visitSite,
}) => {
  const sheet = page.getByRole('dialog')
  const form = sheet.getByTestId('form-vehicle')
  await visitSite(tenant.slug, '/cars/car-used')
  await toForm(page).click()
  await expect(form).toBeVisible()
  const id = (await page.getByTestId('sidebar').getAttribute('data-viewed')) ?? ''
  await expect.poll(() => kept(page, tenant.slug)).toContain(`"id":${id}`)

  await tenant.set({ enquireButtonText: 'Message Now' })
  await expect(async () => {
    await visitSite(tenant.slug, '/cars/car-used')
    await page
      .getByTestId('card-buttons')
      .first()
      .getByRole('link', { name: 'Message Now' })
      .click({ timeout: 1000 })
  }).toPass()
  await expect(sheet.getByRole('figure')).toContainText(name)
  await expect(form).toHaveAttribute('data-car', id)

  const send = form.getByRole('button').last()
  await send.click()
  await expect(sheet.getByText('Please fix the following errors:')).toBeVisible()
  await form.getByLabel('Name', { exact: true }).fill('Ada Lovelace')
  await form.getByLabel('Email').fill('ada@mail.example')
  await form.getByLabel('Phone').fill('0491 570 156')
  await form.getByLabel('Comments').fill('Is it still there?')
  await send.click()
  await page.waitForURL('**/success**')
  expect(await kept(page, tenant.slug)).toBeNull()

  const staff = await staffOf(product, tenant.slug)
  const { leads } = await staff.get<Inbox>('/api/staff/leads?state=all')
  expect(leads).toHaveLength(1)
  const { lead } = await staff.get<LeadDetails>(`/api/staff/leads/one/${leads[0]!.id}`)
  expect(lead.url).toMatch(/\/cars\/car-used$/)
})

test('PHOTO-03: a car with few pictures has a button for more', async ({ page, tenant, visitSite }) => {
  const ask = page.getByRole('link', { name: 'Request Photos' })
  await visitSite(tenant.slug, '/cars/car-4images')
  await expect(toForm(page)).toBeVisible()
  await expect(ask).toHaveCount(0)
  await visitSite(tenant.slug, '/cars/car-3images')
  await ask.click()
  const form = page.getByRole('dialog').getByTestId('form-photos')
  await expect(form).toBeVisible()
  await form.getByLabel('Name', { exact: true }).fill('Ada Lovelace')
  await form.getByLabel('Email').fill('ada@mail.example')
  await form.getByLabel('Phone').fill('0491 570 157')
  await form.getByLabel('Comments').fill('The boot, please.')
  await form.getByRole('button').last().click()
  await page.waitForURL('**/success**')
})

test('where the form cannot be fetched, the link is followed', async ({
  page,
  tenant,
  visitSite,
  cutsOff,
}) => {
  cutsOff(/net::ERR_FAILED.*\/enquire\?|TypeError: Failed to fetch/)
  await visitSite(tenant.slug, '/cars/car-used')
  await page.route('**/enquire?*', (route) =>
    route.request().resourceType() === 'document' ? route.continue() : route.abort(),
  )
  await toForm(page).click()
  await page.waitForURL('**/enquire?car_id=*')
  await expect(page.getByTestId('form-vehicle')).toBeVisible()
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the buttons lead to the pages of the forms, with the car', async ({ page, tenant, visitSite }) => {
    await visitSite(tenant.slug, '/cars/car-3images')
    for (const [button, kind] of [
      ['Enquire Now', 'vehicle'],
      ['Test Drive', 'testDrive'],
      ['Request Photos', 'photos'],
    ] as const) {
      await page.getByRole('link', { name: button }).first().click()
      await expect(page.getByTestId(`form-${kind}`)).toBeVisible()
      await expect(page.getByRole('figure', { name: 'The vehicle of this form' })).toContainText(name)
      await page.goBack()
    }
  })
})
