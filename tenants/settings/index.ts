import { z } from 'zod'
import type { Switch, SwitchGroup } from './define.ts'
import { financeSwitches, purchaseSwitches, trackingSwitches } from './finance.ts'
import { formSwitches, tradeInSwitches } from './forms.ts'
import { locationSwitches, reviewSwitches } from './locations.ts'
import { promotionSwitches } from './promotions.ts'
import { cardSwitches, searchSwitches, sortSwitches, visitorSwitches } from './search.ts'
import { footerSwitches, headerSwitches, siteSwitches } from './site.ts'
import { vehicleSwitches } from './vehicle.ts'

export { switchGroups } from './define.ts'
export type { MenuItem, MenuTile } from './menu.ts'

/**
 * Every per-tenant switch. A site's document holds only what it overrides, each under its own key;
 * merge order: defaults, template, brand, site (deep for objects, arrays and null replace).
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

type Switches = typeof switches
export type SettingKey = keyof Switches
export type Settings = { [Key in SettingKey]: z.output<Switches[Key]['shape']> }

/** What a layer (template, brand, site) may hold. */
export type SettingsLayer = Partial<Settings>

export const switchEntries = Object.entries(switches) as [SettingKey, Switch & { group: SwitchGroup }][]

const shapes = Object.fromEntries(switchEntries.map(([key, { shape }]) => [key, shape])) as {
  [Key in SettingKey]: Switches[Key]['shape']
}

/** The merged settings of a site. Unknown keys fail. */
export const settingsShape = z.strictObject(shapes)

/** One layer: any of the switches, and nothing else. */
export const settingsLayerShape = settingsShape.partial()

/** The lowest layer. `siteSlug` is the site's own and has no default. */
export const settingsDefaults = Object.fromEntries(
  switchEntries.filter(([key]) => key !== 'siteSlug').map(([key, entry]) => [key, entry.default]),
) as Omit<Settings, 'siteSlug'>

/**
 * Conditional GROQ projections of the switches that hold references, to stand after `...` in a query of site or
 * navigation documents: a switch that is not set stays absent.
 */
export const settingsProjection = switchEntries
  .flatMap(([key, { projection, control }]) =>
    projection
      ? [`defined(${key}) => { "${key}": ${key}${control === 'menu' ? '[]' : ''}{ ${projection} } }`]
      : [],
  )
  .join(',\n  ')
