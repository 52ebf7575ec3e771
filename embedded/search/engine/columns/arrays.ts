export type Numbers = Uint8Array | Uint16Array | Uint32Array | Float64Array

/** The array itself if it is long enough, else a longer copy, filled up with 0. */
export function grown<Kind extends Numbers>(array: Kind, length: number): Kind {
  if (array.length >= length) return array
  const longer = new (array.constructor as new (length: number) => Kind)(
    Math.max(length, Math.ceil(array.length * 1.5), 64),
  )
  longer.set(array as never)
  return longer
}

/** The values of the kept rows, in order. */
export function kept<Kind extends Numbers>(array: Kind, rows: Uint32Array): Kind {
  const shorter = new (array.constructor as new (length: number) => Kind)(rows.length)
  for (let index = 0; index < rows.length; index++) shorter[index] = array[rows[index]!]!
  return shorter
}

/** Merges two sorted lists; on a tie the element of the first comes first. */
export function mergedBy(compare: (a: number, b: number) => number, before: Uint32Array, added: Uint32Array) {
  const merged = new Uint32Array(before.length + added.length)
  let old = 0
  let fresh = 0
  for (let index = 0; index < merged.length; index++) {
    const takeOld =
      fresh === added.length || (old < before.length && compare(before[old]!, added[fresh]!) <= 0)
    merged[index] = takeOld ? before[old++]! : added[fresh++]!
  }
  return merged
}
