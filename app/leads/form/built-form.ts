import { z } from 'zod'
import { list, text } from '#values/fields.ts'
import {
  type BuiltFieldType,
  decides,
  fieldName,
  fieldTitles,
  hasChoices,
  isAmount,
  isNumber,
  reservedNames,
} from '#values/form-fields.ts'
import { withoutMarks } from '#values/marks.ts'
import type { Field, Step } from './field.ts'

/** A document `form` of the Studio, of this site alone. */
export const builtFormProjection = `"id": _id, title, category, heading, intro, submit, thanks, messageRequired,
  steps[]{title, fields[]{name, label, type, required, half, help, placeholder, choices, min, max, step, quickPicks, maxFiles, when}}`

const flag = z.boolean().nullish().catch(null)
const number = z
  .number()
  .nullish()
  .catch(null)
  .transform((value) => value ?? undefined)

/** A word that is compared or sent: preview would set its marks behind it. */
const plain = z.string().transform(withoutMarks)

const types = Object.keys(fieldTitles) as [BuiltFieldType, ...BuiltFieldType[]]

/** A field that cannot be asked is left out: the Studio does not publish one, other programs may. */
const field = z
  .object({
    name: plain.refine((name) => fieldName.test(name) && !reservedNames.includes(name)),
    label: z.string().min(1),
    type: plain.pipe(z.enum(types)),
    required: flag,
    half: flag,
    help: text,
    placeholder: text,
    choices: list(plain.pipe(z.string().min(1))),
    min: number,
    max: number,
    step: number,
    quickPicks: list(z.number()),
    maxFiles: number,
    when: z
      .object({ field: plain, is: list(plain) })
      .nullish()
      .catch(null),
  })
  .refine(({ type, choices }) => !hasChoices(type) || choices.length > 0)

type BuiltField = z.infer<typeof field>

export const builtForm = z.object({
  id: z.string(),
  title: text,
  category: text.transform((category) => category && withoutMarks(category)),
  heading: text,
  intro: text,
  submit: text,
  thanks: text,
  messageRequired: flag,
  steps: list(z.object({ title: text, fields: list(field) })).transform((steps) =>
    steps.filter(({ fields }) => fields.length > 0),
  ),
})

export type BuiltForm = z.infer<typeof builtForm>

/** What a browser fills in by itself, by the name of the field. */
const autoComplete: Record<string, string> = {
  name: 'name',
  last_name: 'family-name',
  email: 'email',
  phone: 'tel',
  postcode: 'postal-code',
}

type Known = Pick<Field, 'choices' | 'quickPicks' | 'required'>

/** One field as the browser draws it; `known` is what the site adds to it. */
function asField(built: BuiltField, earlier: readonly BuiltField[], known: Known): Field {
  const { name, label, type, help, placeholder, required, half, min, max, step, quickPicks, maxFiles } = built
  const choices = hasChoices(type) ? [...new Set(built.choices)] : []
  return {
    name,
    type,
    label,
    ...(help && { help }),
    ...(placeholder && { placeholder }),
    ...(required && { required: true }),
    ...(half && { half: true }),
    ...(type === 'consent' && { wording: label }),
    ...(choices.length > 0 && { choices: choices.map((value) => ({ value, label: value })) }),
    ...(isNumber(type) && { min, max }),
    ...(type === 'number' && step !== undefined && step > 0 && { step }),
    ...(isAmount(type) && quickPicks.length > 0 && { quickPicks }),
    ...(type === 'file' && maxFiles !== undefined && { maxFiles }),
    ...(autoComplete[name] && { autoComplete: autoComplete[name] }),
    ...conditionOf(built, earlier),
    ...known,
  }
}

/** The condition of a field, where the one that it looks at stands before it. */
function conditionOf({ when }: BuiltField, earlier: readonly BuiltField[]): Pick<Field, 'when'> {
  const asked = earlier.find(({ name, type }) => name === when?.field && decides(type))
  if (!when || !asked) return {}
  return { when: { field: asked.name, is: asked.type === 'checkbox' ? ['true'] : when.is } }
}

/** The steps of a form; of two fields with one name the first counts. `knownOf` says what the site adds to a field. */
export function stepsOf({ steps }: Pick<BuiltForm, 'steps'>, knownOf: (field: BuiltField) => Known): Step[] {
  const earlier: BuiltField[] = []
  return steps.map(({ title, fields }) => ({
    ...(title && { title }),
    fields: fields.flatMap((one) => {
      if (earlier.some(({ name }) => name === one.name)) return []
      const made = asField(one, earlier, knownOf(one))
      earlier.push(one)
      return made
    }),
  }))
}
