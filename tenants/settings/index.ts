import { z } from 'zod'
import { defaultsOf } from './combine.ts'
import type { FeatureSettings, SettingsOf } from './feature.ts'
import { financeSwitches, purchaseSwitches } from './finance.ts'
import { formSwitches, tradeInSwitches } from './forms.ts'
import { locationSwitches, reviewSwitches } from './locations.ts'
import { promotionSwitches } from './promotions.ts'
import { cardSwitches, searchSwitches, sortSwitches, visitorSwitches } from './search.ts'
import { footerSwitches, headerSwitches, siteSwitches } from './site.ts'
import { trackingSwitches } from './tracking.ts'
import { vehicleSwitches } from './vehicle.ts'

export { switchGroups } from './define.ts'
export type { MenuItem, MenuModel, MenuTile } from './menu.ts'

/**
 * The per-tenant switches of the product's core; rooms of `app/` declare further ones in their own `settings.ts`.
 * A site's document holds only what it overrides, each under its own key; merge order: defaults, template, brand, site
 * (deep for objects, arrays and null replace).
 */
export const switches = {
  ...siteSwitches,
  ...headerSwitches,
  ...footerSwitches,
  ...searchSwitches,
  ...sortSwitches,
  ...cardSwitches,
  ...vehicleSwitches,
  ...promotionSwitches,
  ...locationSwitches,
  ...formSwitches,
  ...tradeInSwitches,
  ...financeSwitches,
  ...purchaseSwitches,
  ...reviewSwitches,
  ...visitorSwitches,
  ...trackingSwitches,
}

type CoreSwitches = typeof switches

type CoreSettings = SettingsOf<CoreSwitches>
/** The merged settings of a site: core switches and those of the rooms. */
export type Settings = {
  [Key in keyof CoreSettings | keyof FeatureSettings]: (CoreSettings & FeatureSettings)[Key]
}

/** What a layer (template, brand, site) may hold. */
export type SettingsLayer = Partial<Settings>

const shapes = Object.fromEntries(Object.entries(switches).map(([key, { shape }]) => [key, shape])) as {
  [Key in keyof CoreSwitches]: CoreSwitches[Key]['shape']
}

/** The merged core settings of a site. Unknown keys fail. */
export const settingsShape = z.strictObject(shapes)

/** One layer: any of the core switches, and nothing else. */
export const settingsLayerShape = settingsShape.partial()

/** Defaults of the core switches. `siteSlug` is the site's own and has no default. */
export const settingsDefaults = defaultsOf(switches) as Omit<CoreSettings, 'siteSlug'>
