import { buttonSwitches, buttonTargets } from '#app/stock/rules/buttons.ts'
import { controlSwitches } from '#app/stock/rules/controls.ts'
import type { Reach } from '#app/tenancy/reach.ts'
import type { Site } from '#app/tenancy/site.ts'
import type { Settings } from '#tenants/settings/index.ts'
import { paths } from '#values/paths.ts'

/** Switches a card reads: what an interactive block that shows cards names in its `settings`. */
export const cardSwitches = [
  ...buttonSwitches,
  ...controlSwitches,
  'soldTagText',
  'certifiedLogoMakes',
  'justArrivedDays',
  'justArrivedLabel',
  'noPriceText',
  'showViewsCount',
  'usedLabel',
] as const satisfies (keyof Settings)[]

export type CardSettings = Pick<Settings, (typeof cardSwitches)[number]> & {
  /** What the site answers: buttons that would lead nowhere are left out. */
  reach?: Reach
}

/** What a card needs to know of its site. */
export const cardSettings = ({ settings, reach }: Pick<Site, 'settings' | 'reach'>) => ({
  ...settings,
  reach,
})

/** Addresses that cards may lead to: what an interactive block that shows cards names in its `leadsTo`. */
export const cardTargets = (settings: Settings) => [...buttonTargets(settings), paths.signIn]
