import type { Page } from '@playwright/test'
import { eventsOf } from './events-shop.ts'
import { expect, fill, onSuccess, person, test } from './forms-shop.ts'

const path = '/vehicle-parts-and-accessories'

/** Fills in the steps before the last. */
async function toOrder(page: Page) {
  const wizard = page.getByTestId('parts-wizard')
  const next = page.getByRole('button', { name: 'Next' })
  await fill(page, 'parts', person)
  await wizard.locator('[name=dealership_slug]').selectOption('corner-north')
  await next.click()
  await expect(wizard.getByRole('heading', { name: 'Vehicle Details' })).toBeVisible()
  await next.click()
  await expect(wizard.getByRole('heading', { name: 'Order Details' })).toBeVisible()
}

test('PARTS-03 PARTS-04 a part is named in a field of its own, or with the order', async ({
  page,
  shop,
  leads,
}) => {
  const wizard = page.getByTestId('parts-wizard')
  const boxes = wizard.getByRole('textbox')
  await shop.open(path)
  await toOrder(page)
  await expect(boxes).toHaveCount(2)
  await expect(wizard.getByLabel('Part# (optional)')).toHaveValue('')
  await wizard.getByRole('textbox', { name: 'Order Detail' }).fill('Wiper blades')
  await page.getByRole('button', { name: 'Send order' }).click()
  await onSuccess(page)
  expect(leads.at(-1)).toMatchObject({ form_completed: true, 'Order Detail': 'Wiper blades' })
  expect(leads.at(-1)).not.toHaveProperty('Part#')

  await shop.set({ partsFormVariant: 'combined' }, path)
  await toOrder(page)
  await expect(boxes).toHaveCount(1)
  await expect(wizard.getByLabel(/^Part#/)).toHaveCount(0)
  await wizard.getByLabel('Part number and order detail').fill('85222-02290, two of them')
  await page.getByRole('button', { name: 'Send order' }).click()
  await onSuccess(page)
  expect(leads.at(-1)).toMatchObject({ 'Order Detail': '85222-02290, two of them' })
})

test.describe('a person', () => {
  // The browser of the tests says that it is a program, which is not counted.
  test.use({ userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0' })

  test('FORM-24 who has sent the last step is counted, remembered and thanked', async ({
    page,
    shop,
    tenant,
  }) => {
    const kept = (name: string) =>
      page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? 'null'), `${tenant.slug}:${name}`)
    const id = await shop.carId()
    await shop.open(`/enquire?car_id=${id}`)
    await expect.poll(() => kept('enquiryVehicle')).toMatchObject({ id })
    const sent = eventsOf(page)
    await shop.open(path)
    await toOrder(page)
    await page.getByRole('textbox', { name: 'Order Detail' }).fill('Wiper blades')
    expect(await kept('enquiryVehicle')).toMatchObject({ id })
    expect(await kept('success')).toBeNull()
    await page.getByRole('button', { name: 'Send order' }).click()
    await onSuccess(page)
    const success = await kept('success')
    expect(success).toMatchObject({ kind: 'parts', lead_id: expect.any(Number), name: person.name })
    expect(sent).toEqual([expect.objectContaining({ event_id: 14, lead_id: success.lead_id })])
    expect(await kept('enquiryVehicle')).toBeNull()
  })
})
