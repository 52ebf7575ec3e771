/** Words of different members of a list are never neighbours. */
export const memberGap = 8
/** Later words count as if at this position. */
export const lastPosition = 1023

/** Distance in words, 8 at most; one more in reverse order, 8 in different attributes. */
export function proximity(sameAttribute: boolean, from: number, to: number) {
  if (!sameAttribute) return 8
  const apart = to - from
  return Math.min(8, Math.max(1, apart > 0 ? apart : 1 - apart))
}
