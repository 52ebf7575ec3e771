export type Numbers = Uint8Array | Uint16Array | Uint32Array | Float64Array

/** The array itself when it is long enough, else a longer copy of it; what is new is 0. */
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
