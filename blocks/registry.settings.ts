import { combineSwitches, defaultsOf } from '#tenants/settings/combine.ts'
import type { Switches } from '#tenants/settings/define.ts'
import { switches as coreSwitches, type SettingsLayer } from '#tenants/settings/index.ts'

const files = import.meta.glob<Switches>('../app/*/settings.ts', { eager: true, import: 'default' })

const featureSwitches = combineSwitches(Object.values(files))

/** Defaults of the switches that rooms of `app/` declare. */
export const featureDefaults = defaultsOf(featureSwitches) as SettingsLayer

/** Every per-tenant switch: those of the core and those of the rooms. */
export const switches = combineSwitches([coreSwitches, featureSwitches])
