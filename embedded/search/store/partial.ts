import { SearchError, type SearchObject } from '../engine/contract.ts'

/** Operations on one attribute, by Algolia's names; each takes the current value. */
const operations: Record<string, (now: unknown, value: unknown) => unknown> = {
  Increment: (now, value) => numberIn(now) + number(value, 'Increment'),
  Decrement: (now, value) => numberIn(now) - number(value, 'Decrement'),
  Add: (now, value) => [...listIn(now), value],
  AddUnique: (now, value) => (listIn(now).includes(value) ? listIn(now) : [...listIn(now), value]),
  Remove: (now, value) => listIn(now).filter((one) => one !== value),
}

/** Thrown if the object has changed meanwhile: its whole update is skipped, without an error. */
const skip = Symbol('skip')

/**
 * The object after a partial update; undefined if a condition of the update (`IncrementFrom`, `IncrementSet`) does not
 * hold. `current` is undefined for an object that does not exist yet.
 */
export function updated(current: SearchObject | undefined, patch: SearchObject): SearchObject | undefined {
  const result: SearchObject = { ...current, objectID: patch.objectID }
  for (const [name, value] of Object.entries(patch)) {
    if (name === 'objectID') continue
    const next = isOperation(value) ? apply(result[name], value) : value
    if (next === skip) return undefined
    result[name] = next
  }
  return result
}

const isOperation = (value: unknown): value is { _operation: unknown; value: unknown } =>
  typeof value === 'object' && value !== null && '_operation' in value

function apply(now: unknown, { _operation: operation, value }: { _operation: unknown; value: unknown }) {
  if (operation === 'IncrementFrom')
    return numberIn(now) === number(value, operation) ? numberIn(now) + 1 : skip
  if (operation === 'IncrementSet') return number(value, operation) > numberIn(now) ? value : skip
  const known = operations[String(operation)]
  if (!known) throw new SearchError(`Unknown _operation: ${String(operation)}`)
  return known(now, value)
}

const numberIn = (now: unknown) => (typeof now === 'number' ? now : 0)
const listIn = (now: unknown): unknown[] => (Array.isArray(now) ? now : now === undefined ? [] : [now])

function number(value: unknown, operation: string) {
  if (typeof value !== 'number') throw new SearchError(`${operation} needs a number as its value`)
  return value
}
