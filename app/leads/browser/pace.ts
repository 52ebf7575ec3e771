import { paceText } from '../form/pace.ts'

type Press = Pick<KeyboardEvent, 'key' | 'repeat' | 'ctrlKey' | 'metaKey'> & { target: EventTarget | null }

/** Notes how fast a form is typed. Autofill, pasting and the keyboards of phones press no letters. */
export function createPace(now = () => performance.now()) {
  let letters = 0
  let first = 0
  let fields = new Set<unknown>()
  return {
    note({ key, repeat, ctrlKey, metaKey, target }: Press) {
      if ([...key].length !== 1 || repeat || ctrlKey || metaKey) return
      if (letters === 0) first = now()
      letters++
      fields.add((target as HTMLInputElement | null)?.name)
    },
    /** What the server is told; the next sending begins again. */
    take() {
      const milliseconds = letters === 0 ? 0 : now() - first
      const said = paceText({ letters, fields: fields.size, milliseconds })
      letters = 0
      fields = new Set()
      return said
    },
  }
}
