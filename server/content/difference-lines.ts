import { isDeepStrictEqual } from 'node:util'
import { isRecord } from '#platform/is-record.ts'

const shown = (value: unknown) => {
  if (value === undefined) return 'nothing'
  const text = JSON.stringify(value)
  return text.length > 80 ? `${text.slice(0, 77)}…` : text
}

const keyOf = (value: unknown) => (isRecord(value) && typeof value._key === 'string' ? value._key : undefined)

/** How two values differ, one line per path: `blocks[_key=="hero"].heading: "A" → "B"`. */
export function differenceLines(before: unknown, after: unknown, path = ''): string[] {
  if (isDeepStrictEqual(before, after)) return []
  if (Array.isArray(before) && Array.isArray(after) && [...before, ...after].every(keyOf)) {
    const keys = new Set([...before, ...after].map(keyOf))
    const inner = [...keys].flatMap((key) =>
      differenceLines(
        before.find((item) => keyOf(item) === key),
        after.find((item) => keyOf(item) === key),
        `${path}[_key=="${key}"]`,
      ),
    )
    return inner.length > 0 ? inner : [`${path}: in another order`]
  }
  if (isRecord(before) && isRecord(after))
    return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((key) =>
      differenceLines(before[key], after[key], path ? `${path}.${key}` : key),
    )
  return [`${path}: ${shown(before)} → ${shown(after)}`]
}
