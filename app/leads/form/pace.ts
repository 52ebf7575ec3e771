/** How fast a form was typed, as its script saw it. */
export interface Pace {
  /** Letters that were typed by key. */
  letters: number
  /** Fields that they went into. */
  fields: number
  /** From the first letter to sending. */
  milliseconds: number
}

/** As the header has it: `48.3.312`. */
export const paceText = ({ letters, fields, milliseconds }: Pace) =>
  [letters, fields, Math.round(milliseconds)].join('.')

/** A person who types fast writes about ten letters a second; what a browser or a person pastes is not typed. */
const least = { letters: 20, fields: 2, milliseconds: 1000 }

/** Why a program seems to have typed it, in words for staff; undefined for people, and where nothing is said. */
export function suspicionOf(said: unknown): string | undefined {
  const [, ...numbers] = /^(\d{1,5})\.(\d{1,3})\.(\d{1,9})$/.exec(String(said ?? '')) ?? []
  const [letters = 0, fields = 0, milliseconds = 0] = numbers.map(Number)
  if (letters < least.letters || fields < least.fields || milliseconds >= least.milliseconds) return undefined
  return `${letters} letters in ${fields} fields were typed in ${(milliseconds / 1000).toFixed(1)} seconds`
}
