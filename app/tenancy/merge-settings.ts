import { isRecord } from '#platform/is-record.ts'
import { defaultsOf } from '#tenants/settings/combine.ts'
import type { Switch, Switches } from '#tenants/settings/define.ts'
import type { Settings } from '#tenants/settings/index.ts'
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

/**
 * Defaults of `switches`, overridden by each layer in turn (TEN-02). A key that is not a switch, or a value its switch
 * does not allow, is reported and left out: that key keeps the value of the layer below.
 */
export function mergeSettings(switches: Switches, siteSlug: string, layers: readonly Layer[]) {
  const merged: Record<string, unknown> = { ...defaultsOf(switches), siteSlug }
  const problems: SettingProblem[] = []
  for (const { source, values } of layers) {
    for (const [key, value] of Object.entries(values)) {
      if (value === undefined || key === 'siteSlug') continue
      const entry = Object.hasOwn(switches, key) ? switches[key] : undefined
      if (!entry) {
        problems.push({ source, key, message: 'There is no such switch.' })
        continue
      }
      const read = readValue(entry, merged[key], value)
      if ('value' in read) merged[key] = read.value
      else if (value !== null) problems.push({ source, key, message: read.message })
    }
  }
  return { settings: merged as Settings, problems }
}

/** Reads a layer's value alone first (the Studio keeps maps as lists), then over the value below it. */
function readValue({ shape }: Switch, lower: unknown, value: unknown) {
  const alone = shape.safeParse(value)
  const whole = shape.safeParse(mergeDeep(lower, alone.success && isRecord(alone.data) ? alone.data : value))
  if (whole.success) return { value: whole.data }
  const [issue] = whole.error.issues
  return { message: [issue?.path.join('.'), issue?.message].filter(Boolean).join(': ') }
}
