import { expect, test } from 'vitest'
import { deliveryEstimate, deliveryPricesValue, deliveryRegions } from './delivery-prices.ts'

const all = [
  {
    regions: [
      { name: 'Brisbane', price: 0, postcodes: [{ from: '4000', to: '4179' }] },
      { name: 'Darwin', price: 1850, postcodes: [{ from: '0800' }] },
    ],
  },
  { dealership_slug: 'sydney', regions: [{ name: 'Sydney', price: 120, postcodes: [{ from: '2000' }] }] },
].map((one) => deliveryPricesValue.parse(one))

test('the region that holds the postcode gives the price, both ends of a range included', () => {
  const brisbane = { price: 0, region_name: 'Brisbane' }
  expect(deliveryEstimate(all, 'newstead', '4000')).toEqual(brisbane)
  expect(deliveryEstimate(all, undefined, '4179')).toEqual(brisbane)
  expect(deliveryEstimate(all, 'newstead', '0800')).toEqual({ price: 1850, region_name: 'Darwin' })
  expect(deliveryEstimate(all, 'newstead', '4180')).toBeUndefined()
})

test('a dealership with prices of its own uses those alone', () => {
  expect(deliveryEstimate(all, 'sydney', '2000')).toEqual({ price: 120, region_name: 'Sydney' })
  expect(deliveryEstimate(all, 'sydney', '4000')).toBeUndefined()
  expect(deliveryEstimate(all, 'newstead', '2000')).toBeUndefined()
})

test('what is not a postcode is in no region', () => {
  for (const typed of ['40', '', '40000', '4 000', 'abcd', '4000-4001'])
    expect(deliveryEstimate(all, 'newstead', typed)).toBeUndefined()
})

test('without prices there are no regions; a region that cannot be read is left out', () => {
  expect(deliveryRegions([], 'sydney')).toEqual([])
  const [kept] = [
    deliveryPricesValue.parse({ regions: [{ name: 'A', price: -1, postcodes: [] }, null, { price: 5 }] }),
  ]
  expect(kept.regions).toEqual([])
})
