/**
 * How far each of five stars is filled, in percent: at most four full ones, then a partial one (NOTE-31). 5.0 gives
 * four full stars and a partial one at 100.
 */
export function starFills(average: number): number[] {
  const bounded = Math.min(5, Math.max(0, average))
  const full = Math.min(4, Math.floor(bounded))
  const partial = Math.round((bounded - full) * 100)
  return [0, 1, 2, 3, 4].map((index) => (index < full ? 100 : index === full ? partial : 0))
}
