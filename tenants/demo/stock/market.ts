import type { Random } from './random.ts'

/** Names makers give to the colours shoppers filter by. */
const paint: Readonly<Record<string, readonly string[]>> = {
  white: [
    'Polar White',
    'Glacier White',
    'Crystal White Pearl',
    'Summit White',
    'Frost White',
    'Snowflake White',
  ],
  silver: ['Sonic Silver', 'Liquid Silver', 'Sterling Silver', 'Ingot Silver', 'Platinum Silver'],
  grey: ['Graphite', 'Machine Grey', 'Meteor Grey', 'Titanium Grey', 'Gunmetal', 'Aluminium Grey'],
  black: ['Jet Black', 'Phantom Black', 'Onyx Black', 'Ebony', 'Obsidian Black'],
  blue: ['Deep Crystal Blue', 'Saxon Blue', 'Lightning Blue', 'Nebula Blue', 'Sapphire Blue', 'Navy Blue'],
  red: ['Soul Red Crystal', 'Race Red', 'Diamond Red', 'Cherry Red', 'Burgundy'],
  green: ['Forest Green', 'Olive Green', 'Emerald Green', 'Khaki Green'],
  orange: ['Sunset Orange', 'Saber Orange', 'Copper Orange'],
  brown: ['Bronze Oxide', 'Mocha Brown'],
  gold: ['Champagne', 'Pale Gold'],
  yellow: ['Triple Yellow', 'Lemon Yellow'],
}
const colourShares = {
  white: 34,
  silver: 12,
  grey: 16,
  black: 15,
  blue: 11,
  red: 7,
  green: 2,
  orange: 1.2,
  brown: 0.8,
  gold: 0.7,
  yellow: 0.3,
}

export function colourOf(random: Random, allowed: readonly string[] = Object.keys(colourShares)) {
  const base = random.weighted(
    allowed,
    allowed.map((name) => colourShares[name as keyof typeof colourShares] ?? 1),
  )
  return { base, name: random.pick(paint[base] ?? ['White']), simple: base[0]?.toUpperCase() + base.slice(1) }
}

/**
 * Asking price in whole dollars as dealers write it. `thousands` is the price new, `hold` the share kept a year; a car
 * that has done more than `usual` km loses value.
 */
export function priceOf(
  {
    thousands,
    hold,
    age,
    km,
    usual,
  }: { thousands: number; hold: number; age: number; km: number; usual: number },
  random: Random,
) {
  const aged = age === 0 ? 1 : 0.95 * hold ** age
  const driven = usual > 0 ? Math.min(1.12, Math.max(0.72, 1 - ((km - usual) / usual) * 0.16)) : 1
  const asked = thousands * 1000 * aged * driven * (1 + random.bell() * 0.03)
  return rounded(Math.max(asked, 2490), random)
}

/** 23,990 · 23,888 · 24,500. */
function rounded(price: number, random: Random) {
  const step = price > 100_000 ? 1000 : 500
  const base = Math.round(price / step) * step
  return base - random.weighted([10, 12, 2, 0], [68, 12, 8, 12])
}

/** Weekly repayment over five years without deposit, at the rate of the vehicle's age. */
export function quoteOf(price: number, age: number) {
  const advertisedRate = age <= 1 ? 6.99 : age <= 5 ? 7.95 : age <= 9 ? 8.99 : 10.49
  const rate = advertisedRate / 100 / 52.18
  const payments = 5 * 52.18
  const financed = price + 990
  const weekly = (financed * rate) / (1 - (1 + rate) ** -payments)
  return {
    weeklyRepaymentAmount: Math.round(weekly * 100) / 100,
    advertisedRate,
    comparisonRate: Math.round((advertisedRate + 0.62 + 2800 / price) * 100) / 100,
  }
}

const day = 86_400_000

/** When it came in: a tenth within the last eight days, most within two months, some have stood for half a year. */
export function arrivalOf(instant: Date, random: Random) {
  const days = random.chance(0.1) ? random.next() * 8 : 8 + 172 * random.next() ** 2.2
  const at = new Date(instant.getTime() - days * day)
  // Office hours of Brisbane are 22:00 to 07:00 UTC; what that would put after the start is as old as it was.
  at.setUTCHours((22 + random.int(0, 9)) % 24, random.int(0, 59), random.int(0, 59), 0)
  return at.getTime() > instant.getTime() - day / 12
    ? new Date(instant.getTime() - days * day - day / 12)
    : at
}

/** What has happened to an item since it arrived: state, dates, tags. About one in thirty is sold. */
export function stateOf(
  instant: Date,
  created: Date,
  random: Random,
  kind: { age: number; carType: string; electric: boolean; km: number },
) {
  const draw = random.next()
  const soldDays = random.next() * 5
  const since = (instant.getTime() - created.getTime()) / day
  if (draw < 0.034 && since > soldDays + 1) {
    const shown = random.weighted([true, false, undefined], [80, 12, 8])
    return {
      status: 'sold' as const,
      sold: true,
      reserved: false,
      sold_date_timestamp: Math.floor((instant.getTime() - soldDays * day) / 1000),
      ...(shown !== undefined && { show_on_dealer_website: shown }),
    }
  }
  if (draw < 0.04) return { status: 'deposit_taken' as const, sold: false, reserved: true }
  if (draw < 0.062) return { status: 'coming_soon' as const, sold: false, reserved: false }
  const tag = tagOf(kind, since, random)
  return {
    status: 'in_stock' as const,
    sold: false,
    reserved: draw < 0.077,
    ...(draw > 0.997 && { show_on_dealer_website: false }),
    ...(tag && { tag }),
  }
}

function tagOf(
  { age, carType, electric }: { age: number; carType: string; electric: boolean },
  since: number,
  random: Random,
) {
  if (carType === 'demo' && random.chance(0.25)) return 'Test Drive Only'
  if (carType === 'new' && age >= 1) return 'Runout Sale'
  if (since > 90 && random.chance(0.3)) return 'Price Drop'
  if (electric && random.chance(0.15)) return 'Fleet Offer'
  if (carType === 'used' && age <= 3 && random.chance(0.06)) return 'Low Kilometres'
  return undefined
}

export const isoDay = (date: Date) => date.toISOString().slice(0, 10)
