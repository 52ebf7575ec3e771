import { eventually, visit } from '../product/index.ts'
import { importStock, stockRow } from '../product/stock.ts'
import { siteOrigin } from './fixtures.ts'
import { errorsOf, expect, fill, onSuccess, person, test } from './forms-shop.ts'

const financePerson = {
  ...{ name: 'Ada', last_name: 'Lovelace', email: person.email },
  ...{ phone: person.phone, postcode: '4127' },
}

test('FORM-07 FORM-08 the ticks for news and for the terms are as the site wants them', async ({
  page,
  shop,
  leads,
}) => {
  const notice = '* You must agree to the terms of use before submitting the form.'
  await shop.open('/finance')
  const form = page.getByTestId('form-finance')
  const news = form.getByRole('checkbox', { name: /^Send me news and offers/ })
  const terms = form.getByRole('checkbox', { name: 'I agree to the terms of use.' })
  const send = form.getByRole('button', { name: 'Send enquiry' })
  const fillIn = async () => {
    await fill(page, 'finance', financePerson)
    await form.locator('[name=dealership_slug]').selectOption('corner-north')
  }
  await expect(news).toBeChecked()
  await expect(form).not.toContainText(notice)
  await fillIn()
  await news.uncheck()
  await send.click()
  await onSuccess(page)
  expect(leads[0]).toMatchObject({ opt_in: false, terms_conditions: false })

  await shop.set({ hideOptIn: true, showTermsNotice: true }, '/finance')
  await expect(news).toHaveCount(0)
  await expect(form.getByText(notice, { exact: true })).toBeVisible()
  await fillIn()
  await send.click()
  await expect.poll(() => errorsOf(page)).toEqual([notice])
  await expect(terms).toBeFocused()
  expect(leads).toHaveLength(1)
  await terms.check()
  await send.click()
  await onSuccess(page)
  expect(leads[1]).toMatchObject({ opt_in: true, terms_conditions: true })
})

const categories = [
  ...['General Enquiry', 'Sales', 'Service', 'Parts', 'Finance', 'Trade In', 'Careers', 'Feedback'],
]

test('ENQ-04 ENQ-05 ENQ-06 ENQ-07 ENQ-14 a general enquiry asks what the site wants to know', async ({
  page,
  editor,
  shop,
  leads,
  tenant,
}) => {
  await shop.open('/contact-us')
  const form = page.getByTestId('form-general')
  const send = form.getByRole('button', { name: 'Send enquiry' })
  const location = form.getByLabel('Location', { exact: true })
  const dealership = form.getByLabel('Preferred Dealership', { exact: true })
  const comments = form.getByLabel('Comments')
  await expect(form.locator('[name=category] option:not([value=""])')).toHaveText(categories)
  await expect(form.locator('[name=additional_services]')).toHaveCount(0)
  await fill(page, 'general', person)
  await send.click()
  await expect
    .poll(() => errorsOf(page))
    .toEqual(['Please choose a location.', 'Please choose a dealership.', 'Please write a comment.'])
  expect(leads).toEqual([])
  await location.selectOption('north')
  await dealership.selectOption('corner-north')
  await comments.fill('Do you open on Sunday?')
  const rego = form.getByPlaceholder('Rego - Helps us better assist your enquiry', { exact: true })
  await expect(rego).toHaveValue('')
  await send.click()
  await onSuccess(page)
  expect(leads[0]).toMatchObject({
    location: 'north',
    dealership_slug: 'corner-north',
    additional_services: [],
  })

  const additionalServices = ['Insurance quote', 'Paint protection', 'Tow bar']
  const less = { messageRequired: false, enquiryLocationEnabled: false, removePreferredDealership: true }
  await shop.set({ ...less, additionalServices }, '/contact-us')
  for (const field of [location, dealership]) await expect(field).toHaveCount(0)
  await expect(form.getByRole('group', { name: /^I am also interested in/ })).toBeVisible()
  await fill(page, 'general', person)
  await send.click()
  await onSuccess(page)
  expect(leads[1]).toMatchObject({ additional_services: [], dealership_slug: null })
  for (const name of ['location', 'message']) expect(leads[1]).not.toHaveProperty(name)

  await shop.open('/contact-us')
  for (const service of ['Insurance quote', 'Tow bar'])
    await form.getByRole('checkbox', { name: service }).check()
  await send.click()
  await onSuccess(page)
  expect(leads[2]).toMatchObject({ additional_services: ['Insurance quote', 'Tow bar'] })

  await shop.set({ removePreferredDealership: false, messageRequired: true }, '/contact-us')
  await expect(dealership).toBeVisible()
  const south = '*[_type == "location" && tenant._ref == $site && slug.current == "south"][0]._id'
  const id = await editor.fetch<string>(south, { site: `site-${tenant.slug}` })
  await editor.patch(id).set({ dealership_slug: 'corner-north' }).commit()
  await expect(async () => {
    await shop.open('/contact-us')
    await expect(dealership).toHaveCount(0, { timeout: 500 })
  }).toPass()
  await comments.fill('Only one of you is left.')
  await send.click()
  await onSuccess(page)
  expect(leads[3]).toMatchObject({ dealership_slug: 'corner-north' })
})

test('ENQ-02 comments are required unless the site or the form does without them', async ({
  page,
  product,
  shop,
  leads,
  tenant,
}) => {
  const comments = { _key: 'm', _type: 'formField', name: 'message', label: 'Comments', type: 'textarea' }
  const field = { _key: 'n', _type: 'formField', name: 'name', label: 'Name', type: 'text', required: true }
  const steps = [{ _key: 'a', fields: [field, comments] }]
  const built = await tenant.publish('form', {
    title: 'Ring me',
    category: 'Sales',
    messageRequired: false,
    steps,
  })
  await tenant.page('/ring-me', [{ _type: 'customForm', form: { _type: 'reference', _ref: built } }])
  await tenant.page('/ask', [{ _type: 'enquiryForm', messageRequired: false }])
  await tenant.set({ enquiryLocationEnabled: false, removePreferredDealership: true })
  for (const [path, kind] of [
    ['/ask', 'general'],
    ['/ring-me', 'custom'],
  ] as const) {
    await eventually(async () =>
      expect((await visit(product, tenant.slug, path)).body).toContain('data-lead-form'),
    )
    await shop.open(path)
    const form = page.getByTestId(`form-${kind}`)
    await fill(page, kind, kind === 'general' ? person : { name: person.name })
    await expect(form.getByLabel('Comments (optional)')).toHaveValue('')
    await form.getByRole('button').last().click()
    await onSuccess(page)
  }
  expect(leads).toHaveLength(2)

  await shop.open('/contact-us')
  const usual = page.getByTestId('form-general')
  await usual.getByRole('button', { name: 'Send enquiry' }).click()
  await expect.poll(() => errorsOf(page)).toEqual(['Please write a comment.'])
  expect(leads).toHaveLength(2)
  await shop.set({ messageRequired: false }, '/contact-us')
  await usual.getByRole('button', { name: 'Send enquiry' }).click()
  await onSuccess(page)
  expect(leads).toHaveLength(3)
  for (const lead of leads) expect(lead).not.toHaveProperty('message')
})

test('FORM-28 ENQ-13 ENQ-15 a finance enquiry knows the vehicle and its price by its address', async ({
  page,
  product,
  shop,
  leads,
  tenant,
}) => {
  await shop.open('/finance')
  const form = page.getByTestId('form-finance')
  const send = form.getByRole('button', { name: 'Send enquiry' })
  await expect(page.getByRole('heading', { name: 'Contact Us', exact: true })).toBeVisible()
  const asked = {
    ...{ preferredDealership: 'corner-south', vehiclePriceBudget: '25990' },
    ...{ car_type: 'demo', vin: 'JTNK4RBE603012345' },
  }
  await shop.open(`/finance-enquiry?${new URLSearchParams(asked)}`)
  await expect(form.getByLabel('Preferred Dealership')).toHaveValue('corner-south')
  await expect(form.getByLabel('Price of the vehicle')).toHaveValue('25,990')
  await expect(form.getByLabel('Vehicle type')).toHaveValue('Car')
  await expect(form.locator('input[type=hidden][name=car_type]')).toHaveValue('demo')
  await expect(form.locator('input[type=hidden][name=vin]')).toHaveValue(asked.vin)
  await fill(page, 'finance', { ...financePerson, message: 'Over five years, please.' })
  await send.click()
  await onSuccess(page)
  expect(leads[0]).toMatchObject({
    ...{ ...financePerson, category: 'Finance Enquiry', vehicle_type: 'Car', price: 25_990 },
    ...{ dealership_slug: 'corner-south', car_type: 'demo', vin: asked.vin },
    ...{ message: 'Over five years, please.', opt_in: true, car_id: null },
  })

  const vin = 'JTNK4RBE603099999'
  const car = { dealership_slug: 'corner-north', dealership_id: '13', vin }
  await importStock(product, tenant.slug, [stockRow('car-used', car)])
  const id = await shop.carId()
  await expect(async () => {
    await shop.open(`/finance-enquiry?${new URLSearchParams({ ...asked, car_id: String(id) })}`)
    await expect(form.locator('[name=vin]')).toHaveValue(vin, { timeout: 500 })
  }).toPass()
  await expect(page.getByRole('figure', { name: 'The vehicle of this form' })).toContainText('Toyota Corolla')
  await expect(form.getByLabel('Price of the vehicle')).toHaveValue('25,990')
  await send.click()
  await onSuccess(page)
  expect(leads[1]).toMatchObject({
    ...{ car_id: id, car_type: 'used', vin, price: 25_990 },
    ...{ dealership_slug: 'corner-north', car_dealership_id: '13' },
  })

  await shop.set({ financeFormTitle: 'Apply Now', financeVehicleType: 'Truck' }, '/finance')
  await expect(page.getByRole('heading', { name: 'Apply Now', exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Contact Us', exact: true })).toHaveCount(0)
  await shop.open('/finance-enquiry')
  await form.getByLabel('Preferred Dealership').selectOption('corner-north')
  await send.click()
  await onSuccess(page)
  expect(leads[2]).toMatchObject({ category: 'Finance Enquiry', vehicle_type: 'Truck' })
})

test('FORM-10 FORM-11 prices and kilometres are picked in the steps of the site', async ({
  page,
  product,
  shop,
  leads,
  tenant,
}) => {
  const picks = page.locator('.lead-picks button')
  await shop.open('/finance')
  await expect(picks).toHaveText(['$5,000', '$10,000', '$20,000', '$30,000', '$50,000', '$70,000'])
  await page.goto(`${siteOrigin(product, 'outback-trucks')}/finance`)
  await expect(picks).toHaveText([3, 4, 5, 6, 7, 8].map((step) => `$${step}00,000`))

  const field = { _key: 'o', _type: 'formField', name: 'odometer', label: 'Odometer', type: 'odometer' }
  const steps = [{ _key: 'a', fields: [{ ...field, required: true }] }]
  const form = await tenant.publish('form', { title: 'Your car', category: 'Trade In', steps })
  await tenant.page('/your-car', [{ _type: 'customForm', form: { _type: 'reference', _ref: form } }])
  await eventually(async () =>
    expect((await visit(product, tenant.slug, '/your-car')).body).toContain('data-lead-form'),
  )
  await shop.open('/your-car')
  const odometer = page.getByLabel('Odometer')
  const shown = page.locator('.lead-amount', { has: odometer })
  await odometer.pressSequentially('85000')
  await expect(odometer).toHaveValue('85,000')
  await expect(shown).toHaveText('kms')
  await expect(picks).toHaveCount(0)
  await page.getByRole('button', { name: 'Send' }).click()
  await onSuccess(page)
  expect(leads[0]).toMatchObject({ odometer: 85_000 })

  await shop.set({ odometerQuickPicks: [50_000, 100_000] }, '/your-car')
  await expect(picks).toHaveText(['50,000 kms', '100,000 kms'])
  await picks.last().click()
  await expect(odometer).toHaveValue('100,000')
  await page.getByRole('button', { name: 'Send' }).click()
  await onSuccess(page)
  expect(leads[1]).toMatchObject({ odometer: 100_000 })
})

test('FORM-19 a lead says whether the price gauge was on where the site wants that', async ({
  page,
  shop,
  leads,
}) => {
  const path = `/enquire?car_id=${await shop.carId()}`
  const form = page.getByTestId('form-vehicle')
  const send = form.getByRole('button', { name: 'Send enquiry' })
  await shop.set({ sendAutogaugeEnabled: true }, path)
  await fill(page, 'vehicle', person)
  await send.click()
  await onSuccess(page)
  await shop.set({ sendAutogaugeEnabled: false }, path)
  await send.click()
  await onSuccess(page)
  expect(leads[0]).toMatchObject({ autogauge_enabled: false, stock_number: 'car-used' })
  expect(leads[1]).toMatchObject({ stock_number: 'car-used' })
  expect(leads[1]).not.toHaveProperty('autogauge_enabled')
})
