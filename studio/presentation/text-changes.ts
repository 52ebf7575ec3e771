import { isRecord } from '../../platform/is-record.ts'

/** A changed text and its path as Sanity writes it: `blocks[_key=="a"].heading`. */
export interface TextChange {
  path: string
  value: string
}

interface Keyed {
  _key: string
}

const isKeyed = (value: unknown): value is Keyed =>
  typeof value === 'object' && value !== null && '_key' in value && typeof value._key === 'string'

/**
 * The texts of `after` that differ from `before`. List items are compared by key, so moving a block changes nothing.
 * Texts of blocks that were added or removed are left out: the page shows those once the draft is saved.
 */
export function textChanges(before: unknown, after: unknown, path = ''): TextChange[] {
  if (before === after) return []
  if (typeof after === 'string' || typeof before === 'string') {
    const comparable = (value: unknown) => value === undefined || typeof value === 'string'
    if (!comparable(before) || !comparable(after)) return []
    return [{ path, value: typeof after === 'string' ? after : '' }]
  }
  if (Array.isArray(before) && Array.isArray(after)) {
    const known = new Map(before.filter(isKeyed).map((item) => [item._key, item]))
    return after
      .filter(isKeyed)
      .flatMap((item) =>
        known.has(item._key) ? textChanges(known.get(item._key), item, `${path}[_key=="${item._key}"]`) : [],
      )
  }
  if (!isRecord(before) || !isRecord(after)) return []
  const names = new Set([...Object.keys(before), ...Object.keys(after)])
  return [...names]
    .filter((name) => !name.startsWith('_'))
    .flatMap((name) => textChanges(before[name], after[name], path ? `${path}.${name}` : name))
}
