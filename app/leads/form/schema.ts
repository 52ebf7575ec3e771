import { z } from 'zod'
import { phoneNumber } from '#app/forms/phone.ts'
import { instantOfWall } from '#values/schedule.ts'
import type { Field } from './field.ts'
import { filesOf, togetherProblem } from './files.ts'
import { isPostcode, postcodeProblem } from './postcode.ts'
import { isRego, tidyRego } from './rego.ts'
import { isVin, tidyNumber } from './vin.ts'

/** Longest text of a field in letters; a comment may be longer. */
const longest = { text: 200, textarea: 4000 }

/** The name of a field in a sentence, without the marks of the form. */
const named = ({ label, name }: Field) => label.replace(/[*:]+$/, '').trim() || name

const missing = (field: Field) => field.missing ?? `${named(field)} is required.`

const textUpTo = (most: number, field: Field) =>
  z
    .string({ error: missing(field) })
    .trim()
    .max(most, `${named(field)} is longer than ${most} letters.`)

const checked = (field: Field, fits: (text: string) => boolean, problem: string) =>
  textUpTo(longest.text, field).refine(fits, problem)

/** A number as people write it: `$12,345`, `85,000 kms`. */
export const plainNumber = (text: string) => text.replace(/[\s,$]|kms?$/gi, '')

function numberOf(field: Field) {
  const { min, max, step } = field
  const low = min ?? (field.type === 'number' ? undefined : 0)
  const isStep = (value: number) => step === undefined || Number.isInteger((value - (low ?? 0)) / step)
  return textUpTo(longest.text, field)
    .transform(plainNumber)
    .refine((text) => /^-?\d{1,12}(\.\d{1,6})?$/.test(text), `${named(field)} is not a number.`)
    .transform(Number)
    .refine((value) => low === undefined || value >= low, `${named(field)} is below ${low}.`)
    .refine((value) => max === undefined || value <= max, `${named(field)} is above ${max}.`)
    .refine(isStep, `${named(field)} goes in steps of ${step}.`)
}

function choiceOf(field: Field) {
  const values = (field.choices ?? []).map(({ value }) => value)
  return textUpTo(longest.text, field).refine(
    (value) => values.includes(value),
    `Choose one of the list for ${named(field)}.`,
  )
}

/** What reading a form depends on besides its fields. */
export interface Clock {
  now: Date
  /** Times without an offset are those of this zone's clocks. */
  timeZone: string
}

/** An instant with its offset, or a date and time of the dealership's clock: `2026-11-23T09:00`. */
const dateTime = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?(Z|[+-]\d{2}:\d{2})?$/

const instantOf = (text: string, timeZone: string) =>
  /(Z|[+-]\d{2}:\d{2})$/.test(text) ? new Date(text) : instantOfWall(timeZone, Date.parse(`${text}Z`))

/** Sent as ISO 8601 in UTC. */
function dateTimeOf(field: Field, { now, timeZone }: Clock) {
  const isRead = (text: string) => dateTime.test(text) && !Number.isNaN(Date.parse(text))
  return textUpTo(longest.text, field).transform((text, context) => {
    const at = isRead(text) ? instantOf(text, timeZone) : undefined
    const problem = at ? field.future && at <= now && field.future : `${named(field)} is not a date and time.`
    if (problem) context.addIssue({ code: 'custom', message: problem })
    return at?.toISOString() ?? text
  })
}

function shapeOf(field: Field, clock: Clock): z.ZodType {
  switch (field.type) {
    case 'email':
      return checked(
        field,
        (text) => z.email().max(254).safeParse(text).success,
        'Invalid email. Please enter an address like name@example.com.',
      )
    case 'phone':
      return checked(
        field,
        (text) => phoneNumber(text) !== undefined,
        'Invalid phone number. Please enter 10 digits, or begin with +61.',
      )
    case 'postcode':
      // One message for a postcode that is missing and for one that is wrong (FORM-04).
      return z.string({ error: postcodeProblem }).trim().refine(isPostcode, postcodeProblem)
    case 'rego':
      return checked(
        field,
        isRego,
        'Invalid registration. Please enter up to 7 letters and digits.',
      ).transform(tidyRego)
    case 'vin':
      return checked(
        field,
        isVin,
        'Invalid VIN. Please enter its 17 characters; I, O and Q are not among them.',
      ).transform(tidyNumber)
    case 'number':
    case 'price':
    case 'odometer':
      return numberOf(field)
    case 'select':
    case 'radio':
    case 'location':
    case 'dealership':
      return choiceOf(field)
    case 'date':
      return checked(field, (text) => z.iso.date().safeParse(text).success, `${named(field)} is not a date.`)
    case 'dateTime':
      return dateTimeOf(field, clock)
    case 'textarea':
      return textUpTo(field.maxLength ?? longest.textarea, field)
    default:
      return textUpTo(field.maxLength ?? longest.text, field)
  }
}

/** A box that is not ticked is not sent at all. */
const box = z.union([z.boolean(), z.string()]).optional()
const isTicked = (value: boolean | string | undefined) => value === true || value === 'true' || value === 'on'

function boxOf(field: Field) {
  const ticked = box.transform(isTicked)
  return field.required ? ticked.refine((value) => value, missing(field)) : ticked
}

function boxesOf(field: Field) {
  const values = (field.choices ?? []).map(({ value }) => value)
  const list = z
    .union([z.string().transform((one) => [one]), z.array(z.string()).max(50)])
    .optional()
    .transform((chosen = []) => chosen.filter((value) => value !== ''))
    .refine(
      (chosen) => chosen.every((value) => values.includes(value)),
      `Choose from the list for ${named(field)}.`,
    )
  return field.required ? list.refine((chosen) => chosen.length > 0, missing(field)) : list
}

/** How one field is read: empty counts as missing. */
function fieldShape(field: Field, clock: Clock): z.ZodType {
  if (field.type === 'checkbox' || field.type === 'consent') return boxOf(field)
  if (field.type === 'checkboxes') return boxesOf(field)
  if (field.type === 'file') return filesOf(field, { missing: missing(field), named: named(field) })
  const shape = shapeOf(field, clock)
  const read = field.required ? shape : shape.optional()
  return z.preprocess((value) => (typeof value === 'string' && value.trim() === '' ? undefined : value), read)
}

/**
 * Reads these fields, in the browser and on the server alike: text is trimmed, numbers are numbers, boxes are true or
 * false, lists are lists. Names may hold any letter (`Part#`, `do-you-have-a-trade-in`).
 */
export const schemaOf = (fields: readonly Field[], clock: Clock) =>
  z
    .object(Object.fromEntries(fields.map((field) => [field.name, fieldShape(field, clock)])))
    .superRefine((values, context) => {
      const asked = fields.filter(({ type }) => type === 'file').map(({ name }) => name)
      const message = togetherProblem(asked.flatMap((name) => (values[name] as File[] | undefined) ?? []))
      if (message) context.addIssue({ code: 'custom', message, path: [asked.at(-1)!] })
    })

export type LeadValues = Record<string, string | number | boolean | string[] | undefined>
