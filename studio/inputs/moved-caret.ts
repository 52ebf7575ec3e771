/**
 * Where a caret stands after somebody else has changed the text around it: beside the same letters as before. Positions
 * count UTF-16 units, as those of a text field do.
 */
export function movedCaret(before: string, after: string, at: number): number {
  const shorter = Math.min(before.length, after.length)
  let start = 0
  while (start < shorter && before[start] === after[start]) start++
  let end = 0
  while (end < shorter - start && before.at(-1 - end) === after.at(-1 - end)) end++
  if (at <= start) return at
  if (at >= before.length - end) return at + after.length - before.length
  return Math.min(at, after.length - end)
}
