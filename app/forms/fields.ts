/** Fields of every form, beside those that people see. */
export const fieldNames = {
  /** Proof that the form is one of ours, and which block of the page it belongs to. */
  token: '_form',
  /** Names the submission, so that a second press does nothing twice; filled in by the script. */
  key: '_submission',
  /** Left empty by people: they do not see it. */
  trap: '_website',
} as const

const own: readonly string[] = Object.values(fieldNames)

/** The fields that people filled in. */
export function withoutOwnFields(form: FormData): FormData {
  const fields = new FormData()
  for (const [name, value] of form) if (!own.includes(name)) fields.append(name, value)
  return fields
}

/** What was typed, by field; files are left out. */
export function typedValues(form: FormData): Record<string, string | string[]> {
  const values: Record<string, string | string[]> = {}
  for (const name of new Set(form.keys())) {
    const typed = form.getAll(name).filter((value) => typeof value === 'string')
    if (typed.length > 0) values[name] = typed.length === 1 ? typed[0]! : typed
  }
  return values
}
