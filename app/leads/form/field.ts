import type { BuiltFieldType } from '#values/form-fields.ts'
import type { KeptFile } from './files.ts'

/** Kinds of fields: those of the Studio's forms, and what a form sends unseen. */
export type FieldType = BuiltFieldType | 'hidden'

export interface Choice {
  value: string
  label: string
}

/** One field of a form, as the browser draws it and both sides check it. */
export interface Field {
  /** As the lead holds it: `message`, `Part#`. */
  name: string
  type: FieldType
  label: string
  help?: string
  placeholder?: string
  /** Value it is served with: `'true'` for a box that is ticked. */
  value?: string
  required?: boolean
  /** Said instead of the usual words where it is missing. */
  missing?: string
  choices?: readonly Choice[]
  min?: number
  max?: number
  step?: number
  maxLength?: number
  /** Values offered as buttons beside a price or an odometer. */
  quickPicks?: readonly number[]
  autoComplete?: string
  /** Takes half of the width where there is room. */
  half?: boolean
  /** Shown, checked and sent only while that field has one of these values. */
  when?: { field: string; is: readonly string[] }
  /** Of a date and time: said of one that has passed. */
  future?: string
  /** Of files: how many may be chosen; one unless set. */
  maxFiles?: number
  /** Of files: those that an earlier step has sent. */
  kept?: readonly KeptFile[]
  /** Of a consent: the wording that the shopper agrees to, kept with the lead. */
  wording?: string
}

export interface Step {
  title?: string
  fields: readonly Field[]
}

export type Typed = Record<string, string | string[] | undefined>

const valuesOf = (typed: Typed, name: string) => [typed[name] ?? []].flat()

/** The fields that are shown while this is typed: those without a condition, or whose condition holds. */
export function shownFields(fields: readonly Field[], typed: Typed): Field[] {
  const shown = new Set<string>()
  const named = new Set(fields.map(({ name }) => name))
  return fields.filter(({ name, when }) => {
    const asked = !when || !named.has(when.field) || shown.has(when.field)
    const isShown = asked && (!when || valuesOf(typed, when.field).some((value) => when.is.includes(value)))
    if (isShown) shown.add(name)
    return isShown
  })
}
