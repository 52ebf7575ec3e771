import { buttonSwitches } from '#app/stock/rules/buttons.ts'
import { controlSwitches } from '#app/stock/rules/controls.ts'
import type { Settings } from '#tenants/settings/index.ts'

/** Switches a card reads: what an interactive block that shows cards names in its `settings`. */
export const cardSwitches = [
  ...buttonSwitches,
  ...controlSwitches,
  'soldTagText',
  'certifiedLogoMakes',
  'justArrivedDays',
  'justArrivedLabel',
  'noPriceText',
  'quoteMinPrice',
  'showViewsCount',
  'usedLabel',
] as const satisfies (keyof Settings)[]

export type CardSettings = Pick<Settings, (typeof cardSwitches)[number]>
