/** Words of different members of a list are never neighbours. */
export const memberGap = 8
/** Words further on count as standing here. */
export const lastPosition = 1023

/** Words apart, 8 at most; one more when they stand the other way round, 8 in different attributes. */
export function proximity(sameAttribute: boolean, from: number, to: number) {
  if (!sameAttribute) return 8
  const apart = to - from
  return Math.min(8, Math.max(1, apart > 0 ? apart : 1 - apart))
}
