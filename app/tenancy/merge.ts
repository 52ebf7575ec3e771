import { isRecord } from '#platform/is-record.ts'

/** `upper` over `lower`: deep for objects; arrays, texts, numbers and null replace (TEN-02). Neither is changed. */
export function mergeDeep(lower: unknown, upper: unknown): unknown {
  if (upper === undefined) return lower
  if (!isRecord(lower) || !isRecord(upper)) return upper
  const merged: Record<string, unknown> = { ...lower }
  for (const [key, value] of Object.entries(upper)) {
    if (key !== '__proto__') merged[key] = mergeDeep(lower[key], value)
  }
  return merged
}
