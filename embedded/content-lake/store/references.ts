import { isRecord } from '#platform/is-record.ts'
import type { LakeDocument } from '../context.ts'

/** Ids that this value refers to; those of weak references only with `weak`. */
export function referencedIds(value: unknown, weak = false, found = new Set<string>()): Set<string> {
  if (Array.isArray(value)) {
    for (const item of value) referencedIds(item, weak, found)
  } else if (typeof value === 'object' && value !== null) {
    const object = value as Record<string, unknown>
    if (typeof object._ref === 'string' && (weak || object._weak !== true)) found.add(object._ref)
    for (const key of Object.keys(object)) referencedIds(object[key], weak, found)
  }
  return found
}

/** References held directly in a field: `[field, id]` pairs. */
export function topLevelReferences(doc: LakeDocument): [string, string][] {
  const pairs: [string, string][] = []
  for (const [field, value] of Object.entries(doc)) {
    if (isRecord(value) && typeof value._ref === 'string') pairs.push([field, value._ref])
  }
  return pairs
}
