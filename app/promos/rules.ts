import { isWithin } from '#values/schedule.ts'
import type { CarType } from '#values/vehicle-kinds.ts'
import type { Promo } from './promo.ts'

/** A promo shows between its start and expiry, both optional (PROMO-04). */
export const isLive = (promo: Pick<Promo, 'start' | 'expiry'>, instant: Date, timeZone: string) =>
  isWithin(promo, instant, timeZone)

type Meant = Pick<Promo, 'display' | 'strictDisplay'>

/**
 * Whether a promo fits the car types a shopper has chosen (PROMO-06). Without a choice: unless strict. With one: shown
 * when it names no types or one of the chosen; a strict promo must name all of them.
 */
export function fitsCarTypes({ display, strictDisplay }: Meant, chosen: readonly CarType[]) {
  if (strictDisplay) return chosen.length > 0 && chosen.every((type) => display.includes(type))
  return chosen.length === 0 || display.length === 0 || chosen.some((type) => display.includes(type))
}

export const filterByCarType = <P extends Meant>(promos: readonly P[], chosen: readonly CarType[]) =>
  promos.filter((promo) => fitsCarTypes(promo, chosen))

/** A number in [0, 1), as `Math.random` gives it: passed in, so that the rules stay pure. */
export type Random = () => number

/**
 * Promos with a position first, by position; the rest after them, in their own order or shuffled (PROMO-05).
 */
export function orderPromos<P extends Pick<Promo, 'position'>>(
  promos: readonly P[],
  order: 'fixed' | 'random' = 'fixed',
  random: Random = Math.random,
): P[] {
  const ranked = promos.filter((promo) => promo.position != null)
  const rest = promos.filter((promo) => promo.position == null)
  ranked.sort((one, other) => one.position! - other.position!)
  return [...ranked, ...(order === 'random' ? shuffle(rest, random) : rest)]
}

function shuffle<Item>(items: readonly Item[], random: Random): Item[] {
  const mixed = [...items]
  for (let last = mixed.length - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1))
    ;[mixed[last], mixed[other]] = [mixed[other]!, mixed[last]!]
  }
  return mixed
}

/** The tenant's switches that decide where promos stand in the grid. */
interface PromoSlotSwitches {
  /** A list of grid slots counted from 1, or N: one after each N vehicles. */
  promoPositions: number | readonly number[]
  /** One slot, somewhere between these two (both included), instead of `promoPositions`. */
  promoRandomPosition?: readonly [number, number] | null
}

/**
 * Slots of the grid (counted from 1, promos counted in) that promos may take, in rising order, up to `length`, the
 * number of grid items with every promo in place (PROMO-07, PROMO-08, PROMO-09).
 */
export function promoSlots(
  { promoPositions, promoRandomPosition }: PromoSlotSwitches,
  length: number,
  random: Random = Math.random,
): number[] {
  const within = (slot: number) => Number.isInteger(slot) && slot >= 1 && slot <= length
  if (promoRandomPosition) {
    const [low, high] = [...promoRandomPosition].sort((one, other) => one - other) as [number, number]
    return [low + Math.floor(random() * (high - low + 1))].filter(within)
  }
  if (typeof promoPositions === 'number') {
    const step = Math.floor(promoPositions) + 1
    return step > 1 ? Array.from({ length: Math.floor(length / step) }, (_, index) => step * (index + 1)) : []
  }
  return [...new Set(promoPositions)].filter(within).sort((one, other) => one - other)
}

/** Grid of vehicles with the promos standing in their slots; promos without a slot are left out. */
export function withPromos<Vehicle, P>(
  vehicles: readonly Vehicle[],
  promos: readonly P[],
  switches: PromoSlotSwitches,
  random: Random = Math.random,
): ({ vehicle: Vehicle } | { promo: P })[] {
  const slots = promoSlots(switches, vehicles.length + promos.length, random)
  const grid: ({ vehicle: Vehicle } | { promo: P })[] = vehicles.map((vehicle) => ({ vehicle }))
  promos.slice(0, slots.length).forEach((promo, index) => {
    if (slots[index]! <= grid.length + 1) grid.splice(slots[index]! - 1, 0, { promo })
  })
  return grid
}
