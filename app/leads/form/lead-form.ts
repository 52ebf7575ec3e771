import type { EventName } from '#tenants/settings/tracking.ts'
import type { RichTextValue } from '#values/rich-text.ts'
import type { Choice, Field, Step, Typed } from './field.ts'
import { shownFields } from './field.ts'
import type { KeptFile } from './files.ts'

/** The car a form is about, as the form shows it. */
export interface LeadCar {
  id: number
  name: string
  /** `/cars/{slug}` */
  path: string
  picture?: string
  /** "$25,990", or the site's words where there is none. */
  price: string
  /** "Drive Away". */
  priceType?: string
  /** Where it stands. */
  place?: string
  dealershipId?: string
}

/** Values that a form sends beside those that people fill in. */
export type Constants = Record<string, string | number | boolean | string[]>

/** A form as the browser draws it and the server checks it. Serialisable; made again by the server for each submission. */
export interface LeadForm {
  /** `general`, `testDrive`, …; also in `data-testid`. */
  kind: string
  heading?: string
  intro?: string
  /** Id of the document that it was built as in the Studio. */
  document?: string
  /** What a shopper reads after it; without it, what the page that thanks says. */
  thanks?: string
  /** Kind of enquiry; left out where a field of the form is called `category`. */
  category?: string
  steps: readonly Step[]
  submit: string
  constants: Constants
  car?: LeadCar
  /** Shown above the button. */
  terms?: RichTextValue
  /** Says that the terms of use must be agreed to (FORM-08). */
  termsNotice?: boolean
  /** Name of the event that its submission is counted as (`cfg:analyticsEventIds`). */
  event: EventName
  /** Path that a shopper is thanked on. */
  success: string
  /** Its times are those of this zone's clocks. */
  timeZone: string
  /** Where free times of a test drive are asked for. */
  appointments?: boolean
}

export const isWizard = ({ steps }: Pick<LeadForm, 'steps'>) => steps.length > 1

/** Fields of the steps up to this one. */
export const fieldsUpTo = ({ steps }: Pick<LeadForm, 'steps'>, step: number): Field[] =>
  steps.slice(0, step + 1).flatMap(({ fields }) => fields)

/** The step that holds a field; 0 where none does. */
export const stepOf = ({ steps }: Pick<LeadForm, 'steps'>, name: string) =>
  Math.max(
    0,
    steps.findIndex(({ fields }) => fields.some((field) => field.name === name)),
  )

/** Fields for files of a form, of all steps or of this one. */
export const fileFields = ({ steps }: Pick<LeadForm, 'steps'>, step?: number): Field[] =>
  steps
    .filter((_, index) => step === undefined || index === step)
    .flatMap(({ fields }) => fields.filter(({ type }) => type === 'file'))

/** The form with what earlier steps have sent of its files. */
export const withKept = (form: LeadForm, keptOf: (field: string) => readonly KeptFile[]): LeadForm => ({
  ...form,
  steps: form.steps.map((step) => ({
    ...step,
    fields: step.fields.map((field) =>
      field.type === 'file'
        ? { ...field, kept: keptOf(field.name).map(({ name, bytes }) => ({ name, bytes })) }
        : field,
    ),
  })),
})

/** Fields of those steps that are shown while this is typed. */
export const askedUpTo = (form: Pick<LeadForm, 'steps'>, step: number, typed: Typed) =>
  shownFields(fieldsUpTo(form, step), typed)

export const choices = (values: readonly string[]): Choice[] =>
  values.map((value) => ({ value, label: value }))
