import { typedValues } from '#app/forms/fields.ts'
import type { Typed } from './field.ts'

/** Names that a form sends beside its fields, for the server alone. */
export const stepFields = {
  /** Which step is sent, from 0. */
  step: '_step',
  /** Pressed to go back. */
  back: '_back',
  /** Of the lead that the first step made. */
  proof: '_proof',
} as const

/** What was typed, by field. */
export const typedOf = (form: FormData): Typed => typedValues(form)
