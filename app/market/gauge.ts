import type { StockOffer } from '#app/stock/store/offers.server.ts'
import { type Alike, alike, closeness, type Subject } from './alike.ts'
import { median, spreadOf, withoutOutliers } from './statistics.ts'

/** How a price stands in the market, in the words of the price gauge (GAUGE-02). */
export interface Gauge {
  /** Where the price stands on the scale that is drawn, 0 to 1; the market's range takes 0.2 to 0.8 of it. */
  fill: number
  /** AUD, as are the two ends of the range. */
  listing_price: number
  market_range_min: number
  market_range_max: number
  /** 0 to 1. */
  confidence: number
  description: string
}

/** A range is made of no fewer offers than this. */
const fewest = 5
/** Offers of other dealers count when there are this many of them, and each end of the range holds as many. */
const fewestOthers = 3
/** An end of the range is the mean of this share of the offers, and never of fewer than three. */
const endShare = 0.2

/**
 * Compares a vehicle's price with what its like is offered for at all sites. Null where too little is alike for a
 * range, or where the range would say what a single other dealer asks for a single vehicle (see README.md).
 */
export function gaugeOf(subject: Subject, offers: readonly StockOffer[]): Gauge | null {
  for (const step of closeness) {
    const sample = sampleOf(alike(subject, offers, step), subject.tenant)
    if (sample) return measured(subject, sample, step)
  }
  return null
}

/** The offers that a range may be made of, cheapest first; undefined where they are too few. */
function sampleOf(offers: readonly StockOffer[], own: string): StockOffer[] | undefined {
  const all = withoutOutliers(offers)
  const others = all.filter(({ tenant }) => tenant !== own).length
  const mayCompare = others === 0 || others >= fewestOthers
  const kept = mayCompare ? all : withoutOutliers(offers.filter(({ tenant }) => tenant === own))
  return kept.length >= fewest ? kept : undefined
}

function measured({ price, tenant, noun }: Subject, sample: readonly StockOffer[], { trust }: Alike): Gauge {
  const prices = sample.map((offer) => offer.price)
  const step = roundingOf(median(prices))
  const low = Math.floor(endOf(sample, tenant) / step) * step
  const high = Math.max(low + step, Math.ceil(endOf([...sample].reverse(), tenant) / step) * step)
  const size = sample.length / (sample.length + fewest)
  const agreement = Math.max(0, 1 - spreadOf(prices) / 0.4)
  return {
    fill: round(Math.min(1, Math.max(0, 0.2 + (0.6 * (price - low)) / (high - low))), 3),
    listing_price: price,
    market_range_min: low,
    market_range_max: high,
    confidence: round(size * agreement * trust, 2),
    description: inWords(price - (low + high) / 2, step, `${sample.length} similar ${noun}`),
  }
}

/**
 * One end of the range: the mean of the first fifth of the offers, at least three. One or two of other dealers among
 * them do not count; where one's own are too few without them, the end reaches on until it holds three. No end is thus
 * the price of one vehicle, nor that of one other dealer's beside prices one knows.
 */
function endOf(sample: readonly StockOffer[], own: string): number {
  const least = Math.max(3, Math.round(sample.length * endShare))
  const isOwn = ({ tenant }: StockOffer) => tenant === own
  const othersIn = (offers: readonly StockOffer[]) => offers.length - offers.filter(isOwn).length
  const isSafe = (offers: readonly StockOffer[]) => othersIn(offers) === 0 || othersIn(offers) >= fewestOthers
  const ownFirst = sample.filter(isOwn).slice(0, least)
  let first = sample.slice(0, least)
  if (!isSafe(first) && ownFirst.length === least) first = ownFirst
  while (!isSafe(first)) first = sample.slice(0, first.length + 1)
  return first.reduce((sum, { price }) => sum + price, 0) / first.length
}

/** Ends of a range are multiples of this. */
const roundingOf = (price: number) => (price < 50_000 ? 100 : price < 200_000 ? 500 : 1000)

const round = (value: number, digits: number) => Number(value.toFixed(digits))

const dollars = new Intl.NumberFormat('en-AU', {
  style: 'currency',
  currency: 'AUD',
  maximumFractionDigits: 0,
})

function inWords(difference: number, step: number, alike: string) {
  const rounded = Math.round(Math.abs(difference) / step) * step
  if (rounded === 0) return `In the middle of ${alike} for sale`
  return `${dollars.format(rounded)} ${difference < 0 ? 'under' : 'over'} the middle of ${alike} for sale`
}
