import { eventually, visit } from '../product/index.ts'
import { importStock, stockRow } from '../product/stock.ts'
import { paragraphs } from '../product/tenant.ts'
import { expect, fill, onSuccess, person, test } from './forms-shop.ts'

const day = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10)

test('TD-03 TD-04 TD-08 a test drive is asked for with a car or without one, where the site says', async ({
  page,
  product,
  shop,
  leads,
  tenant,
}) => {
  await importStock(product, tenant.slug, [
    stockRow('car-used', {
      dealership_slug: 'corner-north',
      'location.distribution_locations': ['Chermside', 'Ipswich'],
    }),
  ])
  const id = await shop.carId()
  const form = page.getByTestId('form-testDrive')
  const car = page.getByRole('figure', { name: 'The vehicle of this form' })
  const model = form.getByLabel(/^Model of interest/)
  const dealership = form.getByLabel('Preferred Dealership')
  const place = form.getByLabel(/^Where would you like to drive it\?/)
  const send = form.getByRole('button', { name: 'Book test drive' })

  await shop.open('/book-test-drive')
  await expect(car).toHaveCount(0)
  await expect(model.getByRole('option')).toHaveText(['Please choose', 'Toyota Corolla'])
  await fill(page, 'testDrive', person)
  await dealership.selectOption('corner-south')
  await model.selectOption('Toyota Corolla')
  await send.click()
  await onSuccess(page)
  expect(leads[0]).toMatchObject({
    ...{ category: 'Test Drive', dealership_slug: 'corner-south', model: 'Toyota Corolla', car_id: null },
  })

  const path = `/book-test-drive?car_id=${id}`
  await shop.open(path)
  await expect(car).toContainText('2021 Toyota Corolla Ascent Sport')
  for (const field of [model, dealership, place]) await expect(field).toHaveCount(0)
  await expect(page.getByTestId('form-terms')).toHaveCount(0)
  await send.click()
  await onSuccess(page)
  expect(leads[1]).toMatchObject({ car_id: id, 'Vehicle Model': 'Corolla', dealership_slug: 'corner-north' })

  const testDriveTerms = paragraphs('Bring your licence.', 'You pay the tolls.')
  await shop.set({ testDriveDistributionLocation: true, testDriveTerms }, path)
  await expect(place.getByRole('option')).toHaveText(['Please choose', 'Chermside', 'Ipswich'])
  await expect(page.getByTestId('form-terms')).toHaveText('Bring your licence.You pay the tolls.')
  await send.click()
  await onSuccess(page)
  expect(leads[2]).not.toHaveProperty('distribution_location')
  await shop.open(path)
  await place.selectOption('Ipswich')
  await send.click()
  await onSuccess(page)
  expect(leads[3]).toMatchObject({ distribution_location: 'Ipswich' })
})

test('TD-05 free times are those of the sales hours that nobody has taken; without them any time can be asked for', async ({
  page,
  product,
  shop,
  leads,
  tenant,
  cutsOff,
}) => {
  cutsOff(/ERR_FAILED.*\/api\/appointments/)
  const hours = (open: string, close: string) =>
    [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ _key: String(weekday), weekday, open, close }))
  const place = { dealership_slug: 'corner-west', address: { state: 'QLD' } }
  for (const [location_type, open, close] of [
    ['service', '06:00', '12:00'],
    ['sales', '09:00', '12:30'],
  ] as const)
    await tenant.publish('location', {
      ...{ ...place, location_type, name: `West ${location_type}`, openingHours: hours(open, close) },
      slug: { _type: 'slug', current: `west-${location_type}` },
    })
  const date = day(4)
  const ask = async (query: Record<string, string>) => {
    const path = `/api/appointments?${new URLSearchParams(query)}`
    const { status, body } = await visit(product, tenant.slug, path)
    return { status, ...JSON.parse(body) }
  }
  const at = (hour: number) => new Date(`${date}T${String(hour).padStart(2, '0')}:00:00+10:00`).toISOString()
  const slot = (hour: number) => ({ start: at(hour), end: at(hour + 1) })
  const atWest = { dealership_slug: 'corner-west', date }
  await eventually(async () =>
    expect(await ask(atWest)).toEqual({ status: 200, slots: [slot(9), slot(10), slot(11)] }),
  )
  expect((await ask({ dealership_slug: 'corner-west', date: 'soon' })).status).toBe(422)

  const form = page.getByTestId('form-testDrive')
  const booking = form.getByLabel(/^Test Drive Booking Date/)
  const times = form.getByRole('group', { name: 'Free times' })
  const send = form.getByRole('button', { name: 'Book test drive' })
  const ready = async () => {
    await shop.open('/book-test-drive')
    await fill(page, 'testDrive', person)
    await form.getByLabel('Preferred Dealership').selectOption('corner-west')
    await booking.fill(`${date}T08:15`)
  }
  await ready()
  await expect(times.getByRole('button')).toHaveText(['9:00 am', '10:00 am', '11:00 am'])
  await times.getByRole('button', { name: '10:00 am' }).click()
  await send.click()
  await onSuccess(page)
  expect(leads[0]).toMatchObject({ dateTime: at(10), dealership_slug: 'corner-west' })
  expect((await ask(atWest)).slots).toEqual([slot(9), slot(11)])

  await page.route('**/api/appointments?*', (route) => route.abort())
  await ready()
  await expect(times).toHaveCount(0)
  await send.click()
  await onSuccess(page)
  expect(leads[1]).toMatchObject({ dateTime: new Date(`${date}T08:15:00+10:00`).toISOString() })
})
