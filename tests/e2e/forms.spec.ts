import type { Inbox } from '#app/leads/staff/inbox.ts'
import { staffOf } from '../product/staff.ts'
import { answerLeads, dialogsOf, errorsOf, expect, fill, onSuccess, person, test } from './forms-shop.ts'

const general = { ...person, message: 'Do you open on Sunday?' }

test('FORM-01 FORM-05 ENQ-03 an enquiry that is not complete is not sent, and says what to mend', async ({
  page,
  shop,
  leads,
}) => {
  await shop.open('/contact-us')
  const form = page.getByTestId('form-general')
  await expect(form.locator('[name=category]')).toHaveValue('General Enquiry')
  await form.locator('[name=category]').selectOption('')
  await fill(page, 'general', { name: 'Ada', email: 'abc', phone: '0491 570 156', message: 'Hello' })
  await form.locator('[name=location]').selectOption('north')
  await form.locator('[name=dealership_slug]').selectOption('corner-north')
  await form.getByRole('button', { name: 'Send enquiry' }).click()
  const errors = page.getByTestId('form-errors')
  await expect(errors.getByText('Please fix the following errors:', { exact: true })).toBeVisible()
  expect(await errorsOf(page)).toEqual([
    'Invalid email. Please enter an address like name@example.com.',
    'Category is required.',
  ])
  await expect(form.locator('[name=email]')).toBeFocused()
  await expect(form.locator('[name=email]')).toHaveAttribute('aria-invalid', 'true')
  expect(leads).toEqual([])
  await form.locator('[name=email]').fill('ada@mail.example')
  await expect(errors.getByRole('listitem')).toHaveCount(1)
})

test('FORM-14 ENQ-01 ENQ-09 an enquiry goes to the dealer with what the visit was, and is thanked for', async ({
  page,
  product,
  shop,
  leads,
  tenant,
}) => {
  const dialogs = dialogsOf(page)
  await shop.open('/?utm_source=x')
  await shop.open('/contact-us')
  const form = await fill(page, 'general', general)
  await form.locator('[name=location]').selectOption('south')
  await form.locator('[name=dealership_slug]').selectOption('corner-south')
  await expect(
    form.getByPlaceholder('Rego - Helps us better assist your enquiry', { exact: true }),
  ).toBeVisible()
  for (const name of ['page_id', 'subcategory', 'lead_id', 'lead_status', 'form_completed'])
    await expect(form.locator(`input[type=hidden][name="${name}"]`)).toHaveCount(1)
  for (const label of ['Name', 'Email', 'Phone', 'Comments', 'Category', /^Rego/, 'Location', /Dealership$/])
    await expect(form.getByLabel(label, { exact: true })).toBeVisible()
  for (const label of [/^Send me news and offers/, 'I agree to the terms of use.'])
    await expect(form.getByRole('checkbox', { name: label })).toBeVisible()
  await form.getByRole('button', { name: 'Send enquiry' }).click()
  await onSuccess(page)
  await expect(page.locator('[data-thanks]')).toHaveText(/^Thank you, Ada\./)
  const [lead] = leads
  expect(lead).toMatchObject({
    ...general,
    category: 'General Enquiry',
    location: 'south',
    dealership_slug: 'corner-south',
    additional_services: [],
    opt_in: true,
    source: 'Website',
    url: expect.stringMatching(/^http:.*\/contact-us$/),
    user_agent: expect.stringMatching(/^Mozilla/),
    lead_attributes: { visited_pages: ['/', '/contact-us'], linked_query_params: { utm_source: 'x' } },
  })
  expect(Object.keys(lead!).sort()).toEqual(
    [
      ...['name', 'email', 'phone', 'message', 'category', 'location', 'dealership_slug', 'opt_in'],
      ...['terms_conditions', 'page_id', 'subcategory', 'additional_services', 'lead_id', 'lead_status'],
      ...['form_completed', 'url', 'source', 'user_agent', 'car_id', 'car_dealership_id', 'lead_attributes'],
    ].sort(),
  )
  expect(dialogs).toEqual([])
  const staff = await staffOf(product, tenant.slug)
  const { leads: kept } = await staff.get<Inbox>('/api/staff/leads')
  expect(kept.map(({ name, complete }) => [name, complete])).toEqual([['Ada Lovelace', true]])
})

test('FORM-06 FORM-15 ENQ-08 ENQ-10 ENQ-11 what cannot be sent stays, is said, and can be sent again', async ({
  page,
  shop,
  cutsOff,
}) => {
  cutsOff(/status of 500 .*\/api\/leads/)
  const dialogs = dialogsOf(page)
  await shop.open('/contact-us')
  const form = await fill(page, 'general', general)
  await form.locator('[name=location]').selectOption('south')
  await form.locator('[name=dealership_slug]').selectOption('corner-south')
  const send = form.getByRole('button', { name: 'Send enquiry' })
  await answerLeads(page, 500, undefined)
  await send.click()
  const alert = page.getByTestId('form-alert')
  await expect(alert).toHaveText('An error occurred when submitting this form')
  await expect(alert).toHaveAttribute('role', 'alert')
  await expect(alert).toHaveClass(/destructive/)
  expect(dialogs).toEqual(['An error occurred when submitting this form'])
  await expect(send).toBeEnabled()
  await expect(form.locator('[name=message]')).toHaveValue(general.message)

  await page.unroute('**/api/leads')
  await answerLeads(page, 200, { error: 'x' })
  await send.click()
  await expect(alert).toHaveText('x')
  await expect(page).toHaveURL(/\/contact-us$/)

  await page.unroute('**/api/leads')
  let calls = 0
  let answer: () => void = () => {}
  const held = new Promise<void>((resolve) => (answer = resolve))
  await page.route('**/api/leads', async (route) => {
    calls++
    await held
    await route.fulfill({ json: { lead_id: 5 } })
  })
  await send.dblclick()
  await expect(form.getByRole('button', { name: 'Sending…' })).toBeDisabled()
  await expect(form.getByTestId('spinner')).toBeVisible()
  answer()
  await onSuccess(page)
  expect(calls).toBe(1)
})

test('FORM-20 what a shopper said of himself stands in the next form of the same site, and nowhere else', async ({
  page,
  product,
  shop,
  tenant,
}) => {
  await shop.open('/finance')
  const form = await fill(page, 'finance', {
    name: 'Ada',
    last_name: 'Lovelace',
    email: person.email,
    phone: person.phone,
    postcode: '4000',
  })
  await form.locator('[name=dealership_slug]').selectOption('corner-north')
  await form.getByRole('button', { name: 'Send enquiry' }).click()
  await onSuccess(page)
  const kept = await page.evaluate(() => Object.keys(localStorage).sort())
  expect(kept).toEqual(expect.arrayContaining([`${tenant.slug}:success`, `${tenant.slug}:userDetails`]))
  await shop.open('/finance')
  const told = {
    ...{ name: 'Ada', last_name: 'Lovelace', email: person.email },
    ...{ phone: person.phone, postcode: '4000' },
  }
  for (const [name, value] of Object.entries(told))
    await expect(form.locator(`[name=${name}]`)).toHaveValue(value)
  await page.goto(`http://motorworld.localhost:${product.sitePort}/contact-us`)
  await expect(page.getByTestId('form-general').locator('[name=email]')).toHaveValue('')
})

test('FORM-02 FORM-03 FORM-04 each kind of field takes what fits it, and says what does not', async ({
  page,
  shop,
  leads,
}) => {
  await shop.open('/finance')
  const form = await fill(page, 'finance', { name: 'Ada', last_name: ' ', email: 'abc', phone: '12' })
  const postcode = form.locator('[name=postcode]')
  const send = form.getByRole('button', { name: 'Send enquiry' })
  await form.locator('[name=dealership_slug]').selectOption('corner-north')
  await postcode.fill('400')
  await send.click()
  const wrongPostcode = 'Invalid postcode. Please enter a 4-digit number.'
  await expect
    .poll(() => errorsOf(page))
    .toEqual([
      'Last name is required.',
      'Invalid email. Please enter an address like name@example.com.',
      'Invalid phone number. Please enter 10 digits, or begin with +61.',
      wrongPostcode,
    ])
  await fill(page, 'finance', { last_name: 'Lovelace', email: person.email, phone: '+61 491 570 156' })
  await postcode.fill('')
  await send.click()
  await expect.poll(() => errorsOf(page)).toEqual([wrongPostcode])
  await postcode.pressSequentially('40001')
  await expect(postcode).toHaveValue('4000')
  expect(leads).toEqual([])
  await send.click()
  await onSuccess(page)
  expect(leads[0]).toMatchObject({ postcode: '4000', email: person.email, phone: '+61 491 570 156' })
})

test('FORM-09 a price is typed with thousands apart, or picked', async ({ page, shop }) => {
  await shop.open('/finance?vehiclePriceBudget=25990')
  const form = page.getByTestId('form-finance')
  const price = form.locator('[name=price]')
  await expect(price).toHaveValue('25,990')
  await price.fill('')
  await price.pressSequentially('12345')
  await expect(price).toHaveValue('12,345')
  await expect(form.locator('.lead-amount')).toContainText('$')
  const picks = form.locator('.lead-picks button')
  await expect(picks.first()).toHaveText('$5,000')
  await expect(picks.last()).toHaveText('$70,000')
  await picks.first().click()
  await expect(price).toHaveValue('5,000')
})

test('FORM-18 an enquiry about a car knows it', async ({ page, shop, leads, tenant }) => {
  const id = await shop.carId()
  await shop.open(`/enquire?car_id=${id}`)
  await expect(page.getByRole('figure', { name: 'The vehicle of this form' })).toContainText('Toyota Corolla')
  await expect
    .poll(() =>
      page.evaluate(
        (key) => JSON.parse(localStorage.getItem(key) ?? '{}').id,
        `${tenant.slug}:enquiryVehicle`,
      ),
    )
    .toBe(id)
  const form = await fill(page, 'vehicle', person)
  await form.getByRole('button', { name: 'Send enquiry' }).click()
  await onSuccess(page)
  expect(leads[0]).toMatchObject({
    dealership_slug: 'corner-north',
    manufacturer_slug: 'toyota',
    stock_number: 'car-used',
    'Vehicle Make': 'Toyota',
    'Vehicle Model': 'Corolla',
    car_type: 'used',
    car_id: id,
    car_dealership_id: '13',
    vehicle_status: 'in_stock',
    opt_in: true,
    subcategory: 'Used Vehicle',
    category: 'Vehicle Enquiry',
    lead_id: null,
  })
  expect(leads[0]).not.toHaveProperty('autogauge_enabled')
  expect(await page.evaluate((key) => localStorage.getItem(key), `${tenant.slug}:enquiryVehicle`)).toBeNull()
})

test('TD-01 TD-02 TD-06 TD-07 a test drive is booked at a free time', async ({ page, shop, leads }) => {
  const id = await shop.carId()
  await shop.open(`/book-test-drive?car_id=${id}`)
  const form = await fill(page, 'testDrive', person)
  const booking = form.getByLabel('Test Drive Booking Date')
  await booking.fill('2020-01-01T10:00')
  await form.getByRole('button', { name: 'Book test drive' }).click()
  await expect.poll(() => errorsOf(page)).toEqual(['Please choose a future date.'])
  expect(leads).toEqual([])
  const day = new Date(Date.now() + 4 * 86_400_000).toISOString().slice(0, 10)
  await booking.fill(`${day}T03:17`)
  await form.getByRole('button', { name: '11:00 am' }).click()
  await expect(booking).toHaveValue(`${day}T11:00`)
  await expect(form.locator('textarea[name=message]')).not.toHaveAttribute('required')
  await form.getByRole('button', { name: 'Book test drive' }).click()
  await onSuccess(page)
  expect(leads[0]).toMatchObject({
    category: 'Test Drive',
    dateTime: `${day}T01:00:00.000Z`,
    car_id: id,
    dealership_slug: 'corner-north',
  })
  await shop.open(`/book-test-drive?car_id=${id}`)
  await form.getByLabel('Test Drive Booking Date').fill(`${day}T03:17`)
  await expect(form.getByRole('button', { name: '10:00 am' })).toBeVisible()
  await expect(form.getByRole('button', { name: '11:00 am' })).toHaveCount(0)
  await form.getByLabel('Test Drive Booking Date').fill('')
  await form.getByRole('button', { name: 'Book test drive' }).click()
  await onSuccess(page)
  expect(leads[1]).toMatchObject({ category: 'Test Drive', car_id: id })
  expect(leads[1]).not.toHaveProperty('dateTime')
})

test('PARTS-01 PARTS-02 PARTS-05 PARTS-06 FORM-23 FORM-25 FORM-26 PARTS-08 a part is ordered in three steps, as one lead', async ({
  page,
  shop,
  leads,
  tenant,
  cutsOff,
}) => {
  cutsOff(/status of 500 .*\/api\/leads/)
  await shop.open('/vehicle-parts-and-accessories')
  const wizard = page.getByTestId('parts-wizard')
  const title = wizard.getByRole('heading')
  const next = page.getByRole('button', { name: 'Next' })
  await expect(title.filter({ visible: true })).toHaveText('Contact Details')
  await fill(page, 'parts', { ...person, email: 'abc' })
  await wizard.locator('[name=dealership_slug]').selectOption('corner-north')
  await next.click()
  await expect
    .poll(() => errorsOf(page))
    .toEqual(['Invalid email. Please enter an address like name@example.com.'])
  await expect(title.filter({ visible: true })).toHaveText('Contact Details')
  await wizard.locator('[name=email]').fill(person.email)
  await next.click()
  await expect(title.filter({ visible: true })).toHaveText('Vehicle Details')
  await expect(title.filter({ visible: true })).toBeFocused()
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(wizard.locator('[name=email]')).toHaveValue(person.email)
  await next.click()
  await fill(page, 'parts', { Rego: 'abc-123', VIN: '' })
  await next.click()
  await expect(title.filter({ visible: true })).toHaveText('Order Details')
  await expect(wizard.locator('[name="Part#"]')).toBeVisible()
  await wizard.locator('[name="Order Detail"]').fill('Wiper blades')
  const send = page.getByRole('button', { name: 'Send order' })
  const alert = page.getByTestId('form-alert')
  for (const [status, body, said] of [
    [200, { error: 'Bad rego' }, 'Bad rego'],
    [500, { error: 'The yard is closed' }, 'The yard is closed'],
    [500, undefined, 'An unexpected error occured'],
  ] as const) {
    await answerLeads(page, status, body)
    await send.click()
    await expect(alert).toHaveText(said)
    await expect(page).toHaveURL(/accessories$/)
    await page.unroute('**/api/leads')
  }
  await send.click()
  await onSuccess(page)
  const last = leads.at(-1)!
  const [first, ...later] = leads.filter(({ lead_status }) => lead_status === 'Incomplete')
  expect(first).toMatchObject({ lead_status: 'Incomplete', form_completed: false, lead_id: null })
  expect(new Set(later.map(({ lead_id }) => lead_id)).size).toBe(1)
  expect(last).toMatchObject({
    lead_status: 'Complete',
    form_completed: true,
    lead_id: later[0]!.lead_id,
    Rego: 'ABC123',
    'Order Detail': 'Wiper blades',
  })
  expect(await page.evaluate((key) => localStorage.getItem(key), `${tenant.slug}:success`)).toContain('parts')
})

test('PHOTO-01 PHOTO-02 pictures of a car are asked for', async ({ page, shop, leads }) => {
  await shop.open(`/request-photos?car_id=${await shop.carId()}`)
  const form = await fill(page, 'photos', { ...person, message: 'The boot, please' })
  await expect(form.locator('input[type=hidden][name="Request Photos"]')).toHaveValue(
    'Please send photos for this car',
  )
  await form.getByRole('button', { name: 'Request photos' }).click()
  await onSuccess(page)
  expect(leads[0]).toMatchObject({
    'Request Photos': 'Please send photos for this car',
    message: 'The boot, please',
    category: 'Request Photos',
  })
})
