type Plain = Record<string, unknown>

export const isPlain = (value: unknown): value is Plain =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** `upper` over `lower`: deep for objects; arrays, texts, numbers and null replace (TEN-02). Neither is changed. */
export function mergeDeep(lower: unknown, upper: unknown): unknown {
  if (upper === undefined) return lower
  if (!isPlain(lower) || !isPlain(upper)) return upper
  const merged: Plain = { ...lower }
  for (const [key, value] of Object.entries(upper)) {
    if (key !== '__proto__') merged[key] = mergeDeep(lower[key], value)
  }
  return merged
}
