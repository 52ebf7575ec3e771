import { expect, test } from 'vitest'
import { isEmpty, readGauge } from './gauge.ts'

const answer = {
  fill: 0.6,
  listing_price: 20_000,
  market_range_min: 18_000,
  market_range_max: 24_000,
  confidence: 0.9,
  description: 'Well priced',
}

test('confidence has to be above 0.2', () => {
  expect(readGauge({ ...answer, confidence: 0.2 })).toBeUndefined()
  expect(readGauge({ ...answer, confidence: 0.21 })).toBeDefined()
})

test('the market may end at the price, and not below it', () => {
  expect(readGauge({ ...answer, market_range_max: 19_999 })).toBeUndefined()
  expect(readGauge({ ...answer, market_range_max: 20_000 })).toBeDefined()
})

test('an answer that lacks a number, or turns the range around, is not drawn', () => {
  for (const field of ['fill', 'listing_price', 'market_range_min', 'market_range_max', 'confidence'])
    for (const value of [undefined, null, '20000', Number.NaN])
      expect(readGauge({ ...answer, [field]: value }), `${field} ${value}`).toBeUndefined()
  expect(readGauge({ ...answer, market_range_min: 25_000 })).toBeUndefined()
  expect(readGauge({ ...answer, description: undefined })).toMatchObject({ description: '' })
})

test('null, an empty object and words are no data', () => {
  for (const empty of [null, {}, undefined, 'none']) expect(isEmpty(empty)).toBe(true)
  expect(isEmpty(answer)).toBe(false)
})

test('the fill is a share of the scale, or percent of it', () => {
  expect(readGauge({ ...answer, fill: 60 })?.fill).toBe(0.6)
  expect(readGauge({ ...answer, fill: -1 })?.fill).toBe(0)
  expect(readGauge({ ...answer, fill: 400 })?.fill).toBe(1)
})

test('the range has a band where the fill is drawn on its scale', () => {
  expect(readGauge({ ...answer, fill: 0.4 })?.banded).toBe(true)
  expect(readGauge(answer)?.banded).toBe(false)
})
