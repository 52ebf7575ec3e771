import type { ItemType } from '#values/vehicle-kinds.ts'
import type { RangeKey, ValueKey } from './state.ts'

/** Facets that only vehicles of some kinds have. */
const kindsOf: Partial<Record<ValueKey | RangeKey, readonly ItemType[]>> = {
  body_style: ['truck', 'caravan', 'motorcycle'],
  gvm: ['truck'],
  payload: ['truck'],
  axles: ['truck', 'caravan'],
  atm: ['caravan'],
  berths: ['caravan'],
  length: ['truck', 'caravan'],
  lams: ['motorcycle'],
}

/** Whether a site that lists these kinds can offer the facet; no kinds are all of them. */
export function isOfKinds(facet: ValueKey | RangeKey, kinds: readonly ItemType[]) {
  const own = kindsOf[facet]
  return !own || kinds.length === 0 || own.some((kind) => kinds.includes(kind))
}
