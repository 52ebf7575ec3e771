import type { z } from 'zod'
import type { Switches } from './define.ts'

/** Values of a set of switches, by their keys. */
export type SettingsOf<Own extends Switches> = { [Key in keyof Own]: z.output<Own[Key]['shape']> }

/**
 * Values of the switches that rooms of `app/` declare. A room adds its own in `app/<room>/settings.ts`, whose default
 * export is `switches`:
 *
 *     declare module '#tenants/settings/feature.ts' {
 *       interface FeatureSettings extends SettingsOf<typeof switches> {}
 *     }
 */
// biome-ignore lint/suspicious/noEmptyInterface: rooms add to it by declaration merging.
export interface FeatureSettings {}
