/** The middle value, or the mean of the two middle ones. Of no values it is NaN. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  const upper = sorted[middle] ?? Number.NaN
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2
}

/** Makes of the median distance from the median what the standard deviation would be of a normal spread. */
const toDeviation = 1.4826

/** How far values lie from their median, robustly: the median absolute deviation, as a standard deviation. */
const deviationOf = (values: readonly number[]) => {
  const middle = median(values)
  return toDeviation * median(values.map((value) => Math.abs(value - middle)))
}

/** The robust deviation as a share of the median: 0.1 where most prices lie within a tenth. */
export const spreadOf = (values: readonly number[]) => deviationOf(values) / median(values)

/** Deviations from the median beyond which a price is not one of the market. */
const farthest = 3
/** Where most prices are the same, those within this share of the median still count as theirs. */
const leastDeviation = 0.03

/** Offers within three robust deviations of the median price, cheapest first. */
export function withoutOutliers<Offer extends { price: number }>(offers: readonly Offer[]): Offer[] {
  const prices = offers.map(({ price }) => price)
  const middle = median(prices)
  const limit = farthest * Math.max(deviationOf(prices), leastDeviation * middle)
  return offers
    .filter(({ price }) => Math.abs(price - middle) <= limit)
    .sort((one, other) => one.price - other.price)
}
