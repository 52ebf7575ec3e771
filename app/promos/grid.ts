import type { Settings } from '#tenants/settings/index.ts'
import type { CarType } from '#values/vehicle-kinds.ts'
import type { Promo, PromoNode } from './promo.ts'
import { filterByCarType, orderPromos, type Random, withPromos } from './rules.ts'
import { tradeInCard } from './trade-in-card.ts'

/** A promo as the grid of vehicles may show it; `href` is where it leads on this site. */
export interface GridPromo extends Pick<Promo, 'id' | 'position' | 'display' | 'strictDisplay'> {
  node: PromoNode
  href?: string
}

export const promoSwitches = [
  'promoPositions',
  'promoRandomPosition',
  'promoOrder',
] as const satisfies (keyof Settings)[]
type Switches = Pick<Settings, (typeof promoSwitches)[number]>

/** What stands in the grid of a site without a promo for it: We Want Your Car! (PROMO-03). */
const ownCard: GridPromo = {
  id: 'trade-in',
  position: null,
  display: [],
  strictDisplay: null,
  node: tradeInCard,
  href: tradeInCard.link?.href ?? undefined,
}

type GridItem<Vehicle> = { vehicle: Vehicle } | { promo: GridPromo }

/**
 * The grid of a page of results: vehicles in their order, with promos in the site's slots (SRCH-40, PROMO-05 to 09).
 * `carTypes` are those chosen in the search. Where slots or order are random they follow from `seed` (0 to 1) alone, so
 * that server and browser make the same grid of the same load.
 */
export function gridItems<Vehicle>(
  vehicles: readonly Vehicle[],
  promos: readonly GridPromo[],
  switches: Switches,
  { carTypes = [], seed = 0 }: { carTypes?: readonly CarType[]; seed?: number } = {},
): GridItem<Vehicle>[] {
  const random = randomFrom(seed)
  const meant = orderPromos(filterByCarType(promos, carTypes), switches.promoOrder, random)
  return withPromos(vehicles, meant.length > 0 ? meant : [ownCard], switches, random)
}

/** Numbers that look like chance and follow from `seed` alone (the mulberry32 generator). */
export function randomFrom(seed: number): Random {
  let state = Math.floor(seed * 2 ** 32) >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
