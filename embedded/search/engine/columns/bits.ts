/** Sets of rows, one bit for each row. */
export type Bits = Uint32Array

export const wordsFor = (rows: number) => (rows + 31) >>> 5

export const has = (bits: Bits, row: number) => (bits[row >>> 5]! >>> (row & 31)) & 1

export function add(bits: Bits, row: number) {
  bits[row >>> 5]! |= 1 << (row & 31)
}

export function drop(bits: Bits, row: number) {
  bits[row >>> 5]! &= ~(1 << (row & 31))
}

export function count(bits: Bits, words: number) {
  let total = 0
  for (let index = 0; index < words; index++) {
    let word = bits[index]!
    if (word === 0) continue
    word -= (word >>> 1) & 0x55555555
    word = (word & 0x33333333) + ((word >>> 2) & 0x33333333)
    total += Math.imul((word + (word >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
  }
  return total
}

export function intersect(into: Bits, other: Bits, words: number) {
  for (let index = 0; index < words; index++) into[index]! &= other[index]!
}

export function unite(into: Bits, other: Bits, words: number) {
  for (let index = 0; index < words; index++) into[index]! |= other[index]!
}

export function invert(bits: Bits, words: number) {
  for (let index = 0; index < words; index++) bits[index] = ~bits[index]!
}

/** Writes the rows of a set in order, without those of `except`, and returns how many there are. */
export function rowsOf(bits: Bits, words: number, into: Uint32Array, except?: Bits) {
  let length = 0
  for (let index = 0; index < words; index++) {
    let word = bits[index]!
    if (except) word &= ~except[index]!
    while (word !== 0) {
      into[length++] = (index << 5) + 31 - Math.clz32(word & -word)
      word &= word - 1
    }
  }
  return length
}
