import { decides, fieldName, hasChoices, isNumber, reservedNames } from '#values/form-fields.ts'

/** A field of a form as the Studio holds it while it is written. */
export interface DraftField {
  _key?: string
  name?: string
  label?: string
  type?: string
  choices?: string[]
  min?: number
  max?: number
  step?: number
  when?: { field?: string; is?: string[] }
}

export interface DraftStep {
  _key?: string
  title?: string
  fields?: DraftField[]
}

const fieldsOf = (steps: readonly DraftStep[] | undefined) =>
  (steps ?? []).flatMap(({ fields }) => fields ?? [])

/** What is wrong with the name under which a lead holds an answer, among all fields of the form. */
export function nameProblem(
  name: string | undefined,
  steps: readonly DraftStep[] | undefined,
): true | string {
  if (!name) return 'Write a name: the lead holds the answer under it.'
  if (name.startsWith('_')) return 'Names that begin with _ are kept for the site itself.'
  if (reservedNames.includes(name)) return `Every lead has "${name}" already. Choose another name.`
  if (!fieldName.test(name))
    return 'Begin with a letter and use letters, numbers, spaces, hyphens, underscores and #, at most 60.'
  const same = fieldsOf(steps).filter((field) => field.name === name)
  return same.length < 2 || 'Another field of this form has the same name.'
}

export function choicesProblem(
  choices: readonly string[] | undefined,
  type: string | undefined,
): true | string {
  if (!hasChoices(type)) return true
  if ((choices ?? []).length < 2) return 'Write at least two choices.'
  if (choices?.some((choice) => choice.trim() === '')) return 'Write something in every choice.'
  return new Set(choices).size === choices?.length || 'Two choices are the same.'
}

/** What is wrong with the limits of a number. */
export function limitsProblem({ type, min, max, step }: DraftField): true | string {
  if (!isNumber(type)) return true
  if (min !== undefined && max !== undefined && min > max) return 'The least is more than the most.'
  return step === undefined || step > 0 || 'Write a step above 0.'
}

/** What is wrong with the condition of the field that has this key. */
export function conditionProblem(
  key: string | undefined,
  steps: readonly DraftStep[] | undefined,
): true | string {
  const all = fieldsOf(steps)
  const at = all.findIndex(({ _key }) => _key === key)
  const { field: name, is = [] } = all[at]?.when ?? {}
  if (!name) return is.length === 0 || 'Write the name of the field that this depends on.'
  const asked = all.slice(0, at).find((field) => field.name === name)
  if (!asked) return `No field before this one is called "${name}".`
  if (!decides(asked.type)) return `"${name}" is not a tick box or a list of choices.`
  if (asked.type === 'checkbox')
    return is.length === 0 || 'Leave the answers empty: the box is ticked or not.'
  if (is.length === 0) return `Write which answers of "${name}" show this field.`
  const unknown = is.find((answer) => !asked.choices?.includes(answer))
  return unknown === undefined || `"${unknown}" is not among the choices of "${name}".`
}

/** What a form lacks as a whole. */
export function stepsProblem(steps: readonly DraftStep[] | undefined): true | string {
  const all = fieldsOf(steps)
  if (all.length === 0) return 'Add a field.'
  if (!all.some(({ type, when }) => (type === 'email' || type === 'phone') && !when?.field))
    return 'Add an email or a phone field without a condition: nobody could answer without one.'
  const isUntitled = (steps ?? []).length > 1 && steps?.some(({ title }) => !title?.trim())
  return !isUntitled || 'Give every step a title: shoppers see how far they have come.'
}
