/** A price beside its market, as the gauge draws it. */
export interface Shown {
  /** 0 to 1. */
  fill: number
  price: number
  low: number
  high: number
  description: string
  /** The range reaches from a fifth to four fifths of the scale, as the site's own comparison draws it. */
  banded: boolean
}

/** At or below this much confidence nothing shows (GAUGE-04). */
const leastConfidence = 0.2

const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value)

/** The answer has no data: null, `{}`, or a body without JSON. */
export const isEmpty = (answer: unknown) =>
  typeof answer !== 'object' || answer === null || Object.keys(answer).length === 0

/** What is to be drawn of an answer; undefined where the card stays hidden (GAUGE-03 to GAUGE-05). */
export function readGauge(answer: object): Shown | undefined {
  const {
    fill,
    listing_price: price,
    market_range_min: low,
    market_range_max: high,
    confidence,
    description,
  } = answer as Record<string, unknown>
  if (!isNumber(fill) || !isNumber(price) || !isNumber(low) || !isNumber(high)) return undefined
  if (!isNumber(confidence) || confidence <= leastConfidence || high < price || low > high) return undefined
  // A service may count in percent.
  const share = Math.min(1, Math.max(0, fill > 1 ? fill / 100 : fill))
  const banded = Math.min(1, Math.max(0, 0.2 + (0.6 * (price - low)) / (high - low || 1)))
  return {
    fill: share,
    price,
    low,
    high,
    description: typeof description === 'string' ? description : '',
    banded: Math.abs(banded - share) < 0.02,
  }
}
