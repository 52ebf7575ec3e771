import { describe, expect, test } from 'vitest'
import { sampleRecord } from '#app/samples/stock.ts'
import { type Settings, settingsDefaults } from '#tenants/settings/index.ts'
import type { StockRecord } from '../index/record.ts'
import { cardButtons, financeHref } from './buttons.ts'

const everything = {
  reserveEnabled: true,
  onlinePurchaseEnabled: true,
  customCardButton: { label: 'Walk In', url: '/x?car={slug}' },
}
const car = { id: 7, slug: 'car-7' }
const buttons = (more: Partial<StockRecord> = {}, settings: Partial<Settings> = {}) =>
  cardButtons(sampleRecord({ ...car, ...more }), { ...settingsDefaults, ...settings })
const keys = (...of: Parameters<typeof buttons>) => buttons(...of).map(({ key }) => key)
const button = (key: string, ...of: Parameters<typeof buttons>) =>
  buttons(...of).find((found) => found.key === key)

test('all eight buttons, in the order of the site', () => {
  const order = [
    'custom',
    'details',
    'testDrive',
    'finance',
    'reserve',
    'tradeIn',
    'onlinePurchase',
    'enquire',
  ] as const
  expect(keys({}, { ...everything, cardButtons: [...order] })).toEqual(order)
  expect(keys({}, everything)).toEqual([
    'details',
    'testDrive',
    'finance',
    'reserve',
    'tradeIn',
    'onlinePurchase',
    'enquire',
    'custom',
  ])
})

test('exactly the buttons of the site, in its order', () => {
  expect(keys({}, { cardButtons: ['enquire', 'details'] })).toEqual(['enquire', 'details'])
})

describe('where they lead', () => {
  test.each([
    ['CARD-09', 'details', 'Details', '/cars/car-7'],
    ['the form', 'testDrive', 'Test Drive', '/book-test-drive?car_id=7'],
    ['CARD-12', 'reserve', 'Reserve', '/cars/car-7/checkout'],
    ['CARD-13', 'tradeIn', 'Trade In', '/cars/trade-in?car_id=7'],
    ['CARD-14', 'onlinePurchase', 'Buy Online', '/checkout-journey?car_id=7'],
    ['the contact page', 'enquire', 'Enquire Now', '/enquire?car_id=7'],
    ['CARD-16', 'custom', 'Walk In', '/x?car=car-7'],
  ])('%s: %s reads %s and leads to %s', (_, key, label, href) => {
    expect(button(key, {}, everything)).toEqual({ key, label, href })
  })

  test('FIN-29: finance names dealership, budget, car, type and VIN, and ends at the form', () => {
    const known = { ...sampleRecord(car), vin: 'JTNK4RBE603012345' }
    const href = financeHref(known, settingsDefaults)
    const { pathname, searchParams, hash } = new URL(href, 'http://site')
    expect(pathname + hash).toBe('/finance#finance-form')
    expect(Object.fromEntries(searchParams)).toEqual({
      preferredDealership: 'sample-motors',
      vehiclePriceBudget: '25990',
      car_id: '7',
      car_type: 'used',
      vin: 'JTNK4RBE603012345',
    })
    expect(button('finance')?.href).not.toContain('vin=')
  })

  test('an own finance page gets the same, an address outside gets none', () => {
    const href = (financeLink: string) => button('finance', {}, { financeLink })?.href
    expect(href('/apply-for-finance')).toMatch(
      /^\/apply-for-finance\?preferredDealership=.*car_id=7.*#finance-form$/,
    )
    expect(href('https://lender.example/apply?x=1')).toBe('https://lender.example/apply?x=1')
  })

  test('personalised finance leads to the page of the car', () => {
    expect(button('finance', {}, { personalisedFinance: true })?.href).toBe('/personalised/finance?car_id=7')
  })

  test('the reserve path is the site’s', () => {
    expect(button('reserve', {}, { ...everything, reservePath: 'buy-online' })?.href).toBe(
      '/cars/car-7/buy-online',
    )
  })

  test('purchase links name the car by id or by slug', () => {
    expect(button('onlinePurchase', {}, { ...everything, checkoutJourneyParam: 'slug' })?.href).toBe(
      '/checkout-journey?car_id=car-7',
    )
  })
})

describe('when they are there', () => {
  test('RESV-08: reserve and online purchase need the switch and a car that can be held', () => {
    expect(keys()).not.toContain('reserve')
    expect(keys()).not.toContain('onlinePurchase')
    expect(keys({}, everything)).toEqual(expect.arrayContaining(['reserve', 'onlinePurchase']))
    for (const car of [
      { reserved: true },
      { status: 'coming_soon' },
      { price: 0 },
      { car_type: 'new' as const },
    ])
      expect(keys(car, everything).filter((key) => key === 'reserve' || key === 'onlinePurchase')).toEqual([])
  })

  test('trade in needs the least price', () => {
    expect(keys({ price: 499 })).not.toContain('tradeIn')
    expect(keys({ price: 500 })).toContain('tradeIn')
  })

  test('the own button is there when it is set, and not else', () => {
    expect(keys()).not.toContain('custom')
    expect(keys({}, { cardButtons: ['custom', 'details'] })).toEqual(['details'])
  })

  test('no finance button where finance is not spoken of', () => {
    expect(keys({ make: 'Suzuki' })).not.toContain('finance')
    expect(keys({}, { financeDisplayEnabled: false })).not.toContain('finance')
  })

  test('a car that is not available has one link, to the same make and body', () => {
    for (const gone of [{ status: 'sold', sold: true }, { status: 'deposit_taken' }])
      expect(buttons(gone, everything)).toEqual([
        {
          key: 'findSimilar',
          label: 'Find Me Something Similar',
          href: '/search/new-used-and-demo-cars?make=Toyota&body=Hatch',
        },
      ])
    expect(buttons({ sold: true, make: 'A, B & C', body: undefined })[0]?.href).toBe(
      '/search/new-used-and-demo-cars?make=A%5C,%20B%20%26%20C',
    )
  })
})

describe('what they are called', () => {
  test('by the labels of the site', () => {
    expect(button('testDrive', {}, { labels: { testDrive: 'Drive It' } })?.label).toBe('Drive It')
    expect(button('testDrive')?.label).toBe('Test Drive')
  })

  test('the enquiry button has a text of its own', () => {
    expect(button('enquire', {}, { enquireButtonText: 'Message Now' })?.label).toBe('Message Now')
  })
})

describe('on a site that answers few addresses', () => {
  const few = { paths: ['/finance', '/enquire'], routes: ['/cars/:vehicle'] }
  const record = sampleRecord(car)
  const settings = { ...settingsDefaults, ...everything, tradeInEnabled: false }
  const hrefs = (reach: Parameters<typeof cardButtons>[2]) =>
    cardButtons(record, settings, reach).map(({ href }) => href.replace(/\?.*?(#|$)/, '$1'))

  test('only the buttons are there that lead to something', () => {
    expect(hrefs(few)).toEqual(['/cars/car-7', '/finance', '/enquire'])
  })

  test('the anchor of the finance form is there where the form is', () => {
    expect(hrefs({ ...few, paths: [...few.paths, '/finance#finance-form'] })).toContain(
      '/finance#finance-form',
    )
  })

  test('a page for reserving brings its button', () => {
    expect(hrefs({ ...few, routes: [...few.routes, '/cars/:vehicle/checkout'] })).toContain(
      '/cars/car-7/checkout',
    )
  })

  test('an own button with the vehicle in its path is the dealer’s own business', () => {
    const own = { ...settings, customCardButton: { label: 'Hold', url: '/hold/{slug}' } }
    expect(cardButtons(record, own, few).at(-1)?.href).toBe('/hold/car-7')
  })
})
