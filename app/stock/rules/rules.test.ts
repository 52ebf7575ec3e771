import { describe, expect, test } from 'vitest'
import { sampleInstant, sampleRecord } from '#app/samples/stock.ts'
import { type Settings, settingsDefaults } from '#tenants/settings/index.ts'
import type { StockRecord } from '../index/record.ts'
import { canReserve, canTradeIn, isAvailable } from './availability.ts'
import { collapseSold } from './collapse.ts'
import { controlsOf } from './controls.ts'
import { maskedPhone, phoneOf } from './phone.ts'
import { tagOf } from './tag.ts'
import { placeOf, priceWords, titleLines } from './vehicle-text.ts'

const switches = (more: Partial<Settings> = {}) => ({ ...settingsDefaults, ...more })
const now = sampleInstant.getTime()
const arrivedDaysAgo = (days: number) => Math.floor(now / 1000) - days * 86_400

test('only in stock and coming soon are available, and nothing that is sold', () => {
  const available = (status: string, sold = false) => isAvailable({ status, sold })
  expect(available('in_stock')).toBe(true)
  expect(available('coming_soon')).toBe(true)
  for (const status of ['sold', 'deposit_taken', 'IN_STOCK', '']) expect(available(status)).toBe(false)
  expect(available('in_stock', true)).toBe(false)
})

describe('tags', () => {
  const tag = (car: Partial<StockRecord>, settings: Partial<Settings> = {}) =>
    tagOf(sampleRecord(car), switches(settings), now)?.text

  test('NOTE-22: what cannot be sold carries the sold tag in place of any other', () => {
    const electric = { fuel: 'Electric', reserved: true, tag: 'Runout Sale' }
    expect(tag({ ...electric, status: 'sold', sold: true })).toBe('JUST SOLD')
    expect(tag({ ...electric, status: 'deposit_taken' })).toBe('JUST SOLD')
    expect(tag({ ...electric, sold: true }, { soldTagText: 'SOLD' })).toBe('SOLD')
  })

  test('electric and hybrid come first', () => {
    for (const fuel of ['Electric', 'Hybrid', 'PHEV'])
      expect(tag({ fuel, reserved: true, tag: 'Runout Sale' })).toBe(fuel)
    expect(tag({ fuel: 'electric' })).toBe('Electric')
    expect(tag({ fuel: 'Petrol' })).toBeUndefined()
  })

  test('then reserved', () => {
    const car = { reserved: true, certified: true, tag: 'Runout Sale' }
    expect(tag(car, { certifiedLogoMakes: ['Toyota'] })).toBe('Reserved')
  })

  test('then the certified mark, for used cars of the listed makes', () => {
    const settings = { certifiedLogoMakes: ['toyota'] }
    const kind = (car: Partial<StockRecord>) => tagOf(sampleRecord(car), switches(settings), now)?.kind
    expect(kind({ certified: true, tag: 'Runout Sale' })).toBe('certified')
    expect(kind({ certified: true, tag: 'Runout Sale', make: 'Kia' })).toBe('custom')
    expect(kind({ certified: true, tag: 'Runout Sale', car_type: 'demo' })).toBe('custom')
    expect(kind({ certified: false, tag: 'Runout Sale' })).toBe('custom')
  })

  test('then the words of the dealer', () => {
    expect(tag({ status: 'coming_soon', tag: 'Runout Sale' })).toBe('Runout Sale')
    expect(tag({ tag: ' Test Drive Only ' })).toBe('Test Drive Only')
  })

  test('then coming soon, whenever it was listed', () => {
    expect(tag({ status: 'coming_soon', created_at_timestamp: arrivedDaysAgo(0) })).toBe('Coming Soon')
  })

  test('then just arrived, for so many days and in the words of the site', () => {
    const arrived = (days: number, settings: Partial<Settings> = {}) =>
      tag({ created_at_timestamp: arrivedDaysAgo(days) }, settings)
    expect(arrived(7)).toBe('New')
    expect(arrived(9)).toBeUndefined()
    expect(arrived(7, { justArrivedDays: 3 })).toBeUndefined()
    expect(arrived(7, { justArrivedLabel: 'New Arrival' })).toBe('New Arrival')
    expect(arrived(0, { justArrivedDays: 0 })).toBeUndefined()
  })

  test('otherwise there is none', () => {
    expect(tag({ fuel: 'Petrol', created_at_timestamp: arrivedDaysAgo(30), tag: ' ' })).toBeUndefined()
  })
})

describe('favourite, compare and save', () => {
  const controls = (car: Partial<StockRecord>, settings: Partial<Settings> = {}) =>
    controlsOf(sampleRecord(car), switches(settings))
  const none = { favourite: false, compare: false }

  test('a heart with local favourites, Save with a watchlist, Compare where it is on', () => {
    expect(controls({})).toEqual({ favourite: 'local', compare: true })
    expect(controls({}, { favouritesMode: 'watchlist' })).toEqual({ favourite: 'watchlist', compare: true })
    expect(controls({}, { compareEnabled: false })).toEqual({ favourite: 'local', compare: false })
  })

  test('none where favourites are off or the car is not available', () => {
    expect(controls({}, { favouritesMode: 'off' })).toEqual(none)
    expect(controls({ status: 'sold', sold: true })).toEqual(none)
    expect(controls({ status: 'sold', sold: true }, { favouritesMode: 'watchlist' })).toEqual({
      ...none,
      removable: true,
    })
    expect(controls({ status: 'coming_soon' })).toEqual({ favourite: 'local', compare: true })
  })

  test('the strict switches hide them without price or pictures, and on new and demo cars', () => {
    const strict = { favouritesStrict: true }
    expect(controls({ price: 0 }, strict)).toEqual(none)
    expect(controls({ price: undefined }, strict)).toEqual(none)
    expect(controls({ images: [] }, strict)).toEqual(none)
    expect(controls({}, strict).favourite).toBe('local')
    for (const car_type of ['new', 'demo'] as const) {
      expect(controls({ car_type }, { favouritesUsedOnly: true })).toEqual(none)
      expect(controls({ car_type, price: 0, images: [] }).favourite).toBe('local')
    }
    expect(controls({ car_type: 'used' }, { favouritesUsedOnly: true }).favourite).toBe('local')
  })
})

describe('prices', () => {
  test('in Australian dollars with the type of the price beside it', () => {
    expect(priceWords(sampleRecord(), switches())).toEqual({ text: '$25,990', type: 'Drive Away' })
    expect(priceWords(sampleRecord({ price_type: ' ' }), switches())).toEqual({ text: '$25,990' })
    expect(priceWords(sampleRecord({ price: 1089990 }), switches()).text).toBe('$1,089,990')
  })

  test('without one the words of the site stand, and no type', () => {
    for (const price of [0, undefined, -1])
      expect(priceWords(sampleRecord({ price }), switches())).toEqual({ text: 'Enquire for price.' })
    expect(priceWords(sampleRecord({ price: 0 }), switches({ noPriceText: 'POA' })).text).toBe('POA')
  })

  test('trade-in is offered from the least price on, which counts', () => {
    const offered = (price: number, car: Partial<StockRecord> = {}, settings: Partial<Settings> = {}) =>
      canTradeIn(sampleRecord({ price, ...car }), switches(settings))
    expect([499, 500, 501].map((price) => offered(price))).toEqual([false, true, true])
    expect(offered(9000, { status: 'sold', sold: true })).toBe(false)
    expect(offered(9000, {}, { tradeInEnabled: false })).toBe(false)
    expect(offered(900, {}, { financeTradeInMinPrice: 1000 })).toBe(false)
  })

  test('RESV-07: only a used or demo car in stock, with a price and held by nobody, can be reserved', () => {
    const reservable = (car: Partial<StockRecord>) => canReserve(sampleRecord(car), switches())
    expect(reservable({})).toBe(true)
    expect(reservable({ car_type: 'demo' })).toBe(true)
    for (const car of [
      { status: 'coming_soon' },
      { sold: true },
      { reserved: true },
      { price: 0 },
      { car_type: 'new' as const },
    ])
      expect(reservable(car)).toBe(false)
  })
})

describe('sold vehicles in a list', () => {
  const list = (words: string) =>
    words
      .split(' ')
      .map((name) => ({ name, status: name.startsWith('S') ? 'sold' : 'in_stock', sold: false }))
  const shown = (words: string) =>
    collapseSold(list(words))
      .map(({ name }) => name)
      .join(' ')

  test('NOTE-14: those that follow each other collapse to the first', () => {
    expect(shown('A S1 S2 B S3')).toBe('A S1 B S3')
    expect(shown('S1 S2 A')).toBe('S1 A')
    expect(shown('A B')).toBe('A B')
  })

  test('where all are sold, all are shown', () => {
    expect(shown('S1 S2 S3')).toBe('S1 S2 S3')
    expect(collapseSold([])).toEqual([])
  })

  test('the flag alone makes one sold', () => {
    const sold = { status: 'in_stock', sold: true }
    expect(collapseSold([sold, sold, { status: 'in_stock', sold: false }])).toHaveLength(2)
  })
})

test('the call button takes the one number for all, then that of the type, then that of the place', () => {
  const number = (car: Partial<StockRecord>, phoneNumbers: Settings['phoneNumbers']) =>
    phoneOf(sampleRecord({ phone: '07 3000 0000', ...car }), { phoneNumbers })
  const all = { override: '0700000001', new: '1', used: '2', demo: '3' }
  for (const car_type of ['new', 'used', 'demo'] as const)
    expect(number({ car_type }, all)).toBe('0700000001')
  const byType = { new: '1', used: '2', demo: '3' }
  expect(number({ car_type: 'demo' }, byType)).toBe('3')
  expect(number({ car_type: 'demo' }, { new: '1', used: '2' })).toBe('1')
  expect(number({ car_type: 'new' }, { used: '2' })).toBe('2')
  expect(number({ car_type: 'used' }, { new: '1' })).toBe('1')
  expect(number({}, {})).toBe('07 3000 0000')
  expect(number({ phone: undefined }, {})).toBeUndefined()
})

test('a masked number keeps its first five characters', () => {
  expect(maskedPhone('07 3123 4567')).toBe('07 31** ****')
  expect(maskedPhone('(07) 7010 2600')).toBe('(07) **** ****')
  expect(maskedPhone('1300 975 707')).toBe('1300 *** ***')
  expect(maskedPhone('0731234567')).toBe('07312*****')
  expect(maskedPhone('000')).toBe('000')
})

test('the lines of a title are the whole name', () => {
  expect(titleLines(sampleRecord())).toEqual(['2021 Toyota Corolla', 'Ascent Sport'])
  expect(titleLines({ name: '2020 Ford Ranger Wildtrak Ute', badge: 'Wildtrak' })).toEqual([
    '2020 Ford Ranger Wildtrak Ute',
  ])
  expect(titleLines({ name: '1998 Toyota LandCruiser', badge: undefined })).toEqual([
    '1998 Toyota LandCruiser',
  ])
})

test('the place is the location, else city and state', () => {
  expect(placeOf(sampleRecord())).toBe('Sample Motors Springwood')
  expect(placeOf(sampleRecord({ location_name: undefined }))).toBe('Springwood, QLD')
  expect(placeOf({ location_name: undefined, city: undefined, state: 'QLD' })).toBe('QLD')
  expect(placeOf({ location_name: undefined, city: undefined, state: undefined })).toBeUndefined()
})
