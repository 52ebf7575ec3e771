import { expect, test } from 'vitest'
import { sampleVehicle } from '#app/samples/vehicle.ts'
import type { StockOffer } from '#app/stock/store/offers.server.ts'
import type { Vehicle } from '#app/stock/vehicle.ts'
import { subjectOf } from './alike.ts'
import { gaugeOf } from './gauge.ts'

let id = 5000
/** A used Corolla Ascent Sport of 2021 with about as many kilometres as the sample vehicle. */
const offer = (price: number, more: Partial<StockOffer> = {}): StockOffer => ({
  tenant: 'sample',
  id: id++,
  vin: null,
  badge: 'Ascent Sport',
  carType: 'used',
  price,
  priceType: 'Drive Away',
  year: 2021,
  km: 50_000,
  ...more,
})
const offers = (prices: number[], more?: Partial<StockOffer>) => prices.map((price) => offer(price, more))

const five = [20_000, 21_000, 22_000, 23_000, 24_000]
const compare = (given: readonly StockOffer[], vehicle: Partial<Vehicle> = {}) => {
  const subject = subjectOf('sample', sampleVehicle({ price: 21_400, ...vehicle }))
  return subject && gaugeOf(subject, given)
}

test('five offers make a range: the means of the three cheapest and the three dearest', () => {
  // Spread: 1.4826 * 1,000 / 22,000 = 0.067391; agreement 1 - 0.067391 / 0.4 = 0.831523; size 5 / (5 + 5) = 0.5.
  // Fill: 0.2 + 0.6 * (21,400 - 21,000) / (23,000 - 21,000) = 0.32. The middle of the range is 22,000.
  expect(compare(offers(five))).toEqual({
    fill: 0.32,
    listing_price: 21_400,
    market_range_min: 21_000,
    market_range_max: 23_000,
    confidence: 0.42,
    description: '$600 under the middle of 5 similar cars for sale',
  })
})

test('twenty offers make a range of the four at each end, and more confidence', () => {
  // 20,000 to 29,500 in steps of 500: the cheapest four are 20,750 on average, the dearest 28,750; rounded outwards.
  const prices = Array.from({ length: 20 }, (_, index) => 20_000 + index * 500)
  const found = compare(offers(prices), { price: 24_750 })
  expect(found).toMatchObject({ market_range_min: 20_700, market_range_max: 28_800 })
  // Median 24,750, median distance 2,500: 1 - 1.4826 * 2,500 / 24,750 / 0.4 = 0.625606; size 20 / 25 = 0.8.
  expect(found?.confidence).toBe(0.5)
  expect(found?.description).toBe('In the middle of 20 similar cars for sale')
})

test('four offers are too few, and a far-off price is none of them', () => {
  expect(compare(offers(five.slice(1)))).toBeNull()
  expect(compare(offers([...five.slice(1), 60_000]))).toBeNull()
  expect(compare(offers([...five, 60_000]))).toMatchObject({ market_range_max: 23_000 })
})

test('it looks further where too few are close, and says so by less confidence', () => {
  expect(compare(offers(five, { year: 2022 }))?.confidence).toBe(0.39)
  expect(compare(offers(five, { badge: 'ZR' }))?.confidence).toBe(0.35)
  expect(compare(offers(five, { year: 2023 }))?.confidence).toBe(0.31)
  expect(compare(offers(five, { year: 2024, km: 108_210 }))?.confidence).toBe(0.25)
  expect(compare(offers(five, { year: 2025 }))).toBeNull()
  expect(compare(offers(five, { km: 108_211 }))).toBeNull()
  // Five that are close do, however many stand further off.
  expect(compare([...offers(five), ...offers(five, { year: 2023 })])?.confidence).toBe(0.42)
})

test('what is not like it does not count', () => {
  for (const more of [
    { carType: 'demo' as const },
    { priceType: 'Excl. Govt. Charges' },
    { year: null },
    { km: null },
  ])
    expect(compare(offers(five, more)), JSON.stringify(more)).toBeNull()
  expect(compare(offers(five, { carType: 'new', km: null }), { car_type: 'new' })).not.toBeNull()
})

test('the vehicle itself does not count, nor any other twice, at whatever site', () => {
  const itself = sampleVehicle()
  expect(compare([...offers(five.slice(1)), offer(20_000, { id: itself.id })])).toBeNull()
  expect(compare([...offers(five.slice(1)), offer(20_000, { vin: itself.vin!.toLowerCase() })])).toBeNull()
  const twice = ['sample', 'other', 'third'].map((tenant) =>
    offer(20_000, { tenant, vin: 'JTNK4RBE60301999' }),
  )
  expect(compare([...offers(five.slice(2)), ...twice])).toBeNull()
  expect(compare([...offers(five.slice(1)), ...twice])?.description).toContain('5 similar')
})

test('one or two vehicles of other dealers do not count, so that no price of theirs can be worked out', () => {
  const own = offers(five)
  const theirs = (count: number) => offers([30_000, 18_000, 25_000].slice(0, count), { tenant: 'other' })
  const alone = compare(own)
  expect(compare([...own, ...theirs(1)])).toEqual(alone)
  expect(compare([...own, ...theirs(2)])).toEqual(alone)
  expect(compare([...own, ...theirs(3)])).not.toEqual(alone)
  expect(compare([...own.slice(1), ...theirs(1)])).toBeNull()
})

test('one or two vehicles of other dealers at an end of the range do not move it', () => {
  const own = offers([19_000, 19_100, 19_200, 25_800, 25_900, 26_000])
  const theirs = (cheapest: number) => offers([cheapest, 22_000, 23_000, 24_000], { tenant: 'other' })
  for (const cheapest of [18_800, 18_900, 19_150])
    expect(compare([...own, ...theirs(cheapest)])).toMatchObject({
      market_range_min: 19_100,
      market_range_max: 25_900,
    })
})

test('where one’s own are too few, an end reaches on until it holds three of other dealers', () => {
  const theirs = offers([19_500, 22_000, 23_000, 24_000], { tenant: 'other' })
  // Cheapest: 19,500 20,000 21,000 22,000 23,000, on average 21,100; dearest 24,000 23,000 22,000.
  expect(compare([...offers([20_000, 21_000]), ...theirs])).toMatchObject({
    market_range_min: 21_100,
    market_range_max: 23_000,
  })
})

test('prices that are all the same make the narrowest range', () => {
  expect(compare(offers(five.map(() => 25_990)), { price: 25_990 })).toMatchObject({
    market_range_min: 25_900,
    market_range_max: 26_000,
    fill: 0.74,
  })
})

test('a price far below or above the range stands at the end of the scale', () => {
  expect(compare(offers(five), { price: 9_000 })?.fill).toBe(0)
  expect(compare(offers(five), { price: 90_000 })?.fill).toBe(1)
})

test('dearer vehicles have a coarser range, and are called what they are', () => {
  const trucks = offers([100_000, 104_000, 108_000, 112_000, 116_000])
  expect(compare(trucks, { item_type: 'truck', price: 102_750 })).toMatchObject({
    market_range_min: 104_000,
    market_range_max: 112_000,
    description: '$5,500 under the middle of 5 similar trucks for sale',
  })
})

test('nothing is compared of a vehicle that is sold, or has no price or year', () => {
  const own = offers(five)
  expect(compare(own, { status: 'sold', sold: true })).toBeNull()
  expect(compare(own, { price: 0 })).toBeNull()
  expect(compare(own, { price: undefined })).toBeNull()
  expect(compare(own, { year: undefined })).toBeNull()
})
