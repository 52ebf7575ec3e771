import { promoSwitches } from '#app/promos/grid.ts'
import { type CardSettings, cardSwitches } from '#app/stock/card/settings.ts'
import type { Settings } from '#tenants/settings/index.ts'

/** Of all of a site's switches, those that the listing reads in the browser. */
export const listingSwitches = [
  ...cardSwitches,
  ...promoSwitches,
  'vehicleKinds',
  'searchCacheSize',
  'usedLabel',
  'labels',
  'seriesOrder',
  'groupPopularMakes',
  'certifiedOnlyFacet',
  'emptyResultVariant',
] as const satisfies (keyof Settings)[]

export type ListingSettings = Pick<Settings, (typeof listingSwitches)[number]> & Pick<CardSettings, 'reach'>
