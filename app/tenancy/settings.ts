import { isRecord } from '#platform/is-record.ts'
import { type SettingKey, type Settings, settingsDefaults, switches } from '#tenants/settings/index.ts'
import { mergeDeep } from './merge.ts'

/** One layer of settings, lowest first: template, brand, site document, navigation document. */
export interface Layer {
  /** Where it comes from, for the log: `template default`, `site-motorworld`. */
  source: string
  values: Record<string, unknown>
}

/** A value that a layer holds and the settings do not allow. */
export interface SettingProblem {
  source: string
  key: string
  message: string
}

const isSwitch = (key: string): key is SettingKey => Object.hasOwn(switches, key)

/**
 * Defaults, overridden by each layer in turn (TEN-02). A key that is not a switch, or a value its switch does not
 * allow, is reported and left out: the layer below answers for that key, and the site goes on with the rest.
 */
export function mergeSettings(siteSlug: string, layers: readonly Layer[]) {
  const merged: Record<string, unknown> = { ...settingsDefaults, siteSlug }
  const problems: SettingProblem[] = []
  for (const { source, values } of layers) {
    for (const [key, value] of Object.entries(values)) {
      if (value === undefined || key === 'siteSlug') continue
      if (!isSwitch(key)) {
        problems.push({ source, key, message: 'There is no such switch.' })
        continue
      }
      const read = readValue(key, merged[key], value)
      if ('value' in read) merged[key] = read.value
      else if (value !== null) problems.push({ source, key, message: read.message })
    }
  }
  return { settings: merged as Settings, problems }
}

/** Reads a layer's value alone first (the Studio keeps maps as lists), then over the value below it. */
function readValue(key: SettingKey, lower: unknown, value: unknown) {
  const { shape } = switches[key]
  const alone = shape.safeParse(value)
  const whole = shape.safeParse(mergeDeep(lower, alone.success && isRecord(alone.data) ? alone.data : value))
  if (whole.success) return { value: whole.data }
  const [issue] = whole.error.issues
  return { message: [issue?.path.join('.'), issue?.message].filter(Boolean).join(': ') }
}
