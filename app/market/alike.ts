import { hasPrice, isAvailable } from '#app/stock/rules/availability.ts'
import type { StockOffer } from '#app/stock/store/offers.server.ts'
import type { Vehicle } from '#app/stock/vehicle.ts'
import type { ItemType } from '#values/vehicle-kinds.ts'

/** A vehicle whose price is compared. */
export interface Subject extends StockOffer {
  year: number
  /** What several of its kind are called. */
  noun: string
}

/** How alike offers have to be. */
export interface Alike {
  /** Of the same variant. */
  badge: boolean
  /** Years older or newer. */
  years: number
  /** Kilometres more or fewer. */
  km: number
  /** What is taken off the confidence for looking this far. */
  trust: number
}

/** Widened step by step until enough is found. */
export const closeness: readonly Alike[] = [
  { badge: true, years: 0, km: 15_000, trust: 1 },
  { badge: true, years: 1, km: 25_000, trust: 0.95 },
  { badge: false, years: 1, km: 25_000, trust: 0.85 },
  { badge: false, years: 2, km: 40_000, trust: 0.75 },
  { badge: false, years: 3, km: 60_000, trust: 0.6 },
]

const nouns: Record<ItemType, string> = {
  car: 'cars',
  truck: 'trucks',
  motorcycle: 'motorcycles',
  caravan: 'caravans',
  part: 'parts',
}

/** Null for a vehicle that is not for sale, has no price or no year. */
export function subjectOf(tenant: string, vehicle: Vehicle): Subject | null {
  const { id, vin, badge, car_type, price_type, year, km, item_type } = vehicle
  if (!isAvailable(vehicle) || !hasPrice(vehicle) || year === undefined) return null
  return {
    tenant,
    id,
    vin: vin ?? null,
    badge: badge ?? null,
    carType: car_type,
    price: vehicle.price,
    priceType: price_type ?? null,
    year,
    km: km ?? null,
    noun: nouns[item_type],
  }
}

const word = (text: string | null) => text?.trim().toLowerCase() ?? ''

/**
 * Offers of the same make and model that are as alike as `step` asks: new, demo or used as it is, with a price of the
 * same type. The vehicle itself is none of them, at whatever site it is offered, and no other counts twice.
 */
export function alike(subject: Subject, offers: readonly StockOffer[], step: Alike): StockOffer[] {
  const seen = new Set([word(subject.vin)].filter(Boolean))
  const ownFirst = [...offers].sort(
    (a, b) => Number(b.tenant === subject.tenant) - Number(a.tenant === subject.tenant),
  )
  return ownFirst.filter((offer) => {
    const isItself = offer.tenant === subject.tenant && offer.id === subject.id
    const vin = word(offer.vin)
    if (isItself || seen.has(vin) || !fits(subject, offer, step)) return false
    if (vin) seen.add(vin)
    return true
  })
}

function fits(subject: Subject, offer: StockOffer, { badge, years, km }: Alike) {
  return (
    offer.carType === subject.carType &&
    word(offer.priceType) === word(subject.priceType) &&
    (!badge || word(offer.badge) === word(subject.badge)) &&
    offer.year !== null &&
    Math.abs(offer.year - subject.year) <= years &&
    (subject.carType === 'new' || isWithin(km, offer.km, subject.km))
  )
}

/** Of vehicles whose kilometres are not known nothing can be said. */
const isWithin = (band: number, one: number | null, other: number | null) =>
  one !== null && other !== null && Math.abs(one - other) <= band
