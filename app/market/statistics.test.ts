import { expect, test } from 'vitest'
import { median, spreadOf, withoutOutliers } from './statistics.ts'

const priced = (...prices: number[]) => prices.map((price) => ({ price }))
const kept = (...prices: number[]) => withoutOutliers(priced(...prices)).map(({ price }) => price)

test('the median is the middle value, or the mean of the two in the middle', () => {
  expect(median([30, 10, 20])).toBe(20)
  expect(median([40, 10, 20, 30])).toBe(25)
  expect(median([])).toBeNaN()
})

test('the spread is the median distance from the median, as a share of it', () => {
  // Distances from 22: 2, 1, 0, 1, 2; their median is 1.
  expect(spreadOf([20, 21, 22, 23, 24])).toBeCloseTo(1.4826 / 22, 10)
  expect(spreadOf([25, 25, 25])).toBe(0)
})

test('a price three robust deviations from the median is left out', () => {
  // Median 22,500, distances 2,500 1,500 500 500 1,500 37,500, their median 1,500: the limit is 3 * 2,223.90 = 6,671.70.
  expect(kept(60_000, 20_000, 21_000, 22_000, 23_000, 24_000)).toEqual([
    20_000, 21_000, 22_000, 23_000, 24_000,
  ])
  expect(kept(20_000, 21_000, 22_000, 23_000, 24_000, 29_000)).toHaveLength(6)
})

test('where most prices are the same, those near it stay and a typing error goes', () => {
  // The deviation is 0; the least is 3 % of 25,990, so that 3 * 779.70 = 2,339.10 is near.
  expect(kept(25_990, 25_990, 25_990, 25_990, 24_500, 2_599)).toEqual([
    24_500, 25_990, 25_990, 25_990, 25_990,
  ])
})
