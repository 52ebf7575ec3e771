/** Numbers that look random and are the same for the same seed, so that a demo can be made again. */
export interface Random {
  /** At least 0, below 1. */
  next(): number
  /** A whole number, both bounds included. */
  int(low: number, high: number): number
  chance(share: number): boolean
  pick<T>(values: readonly T[]): T
  /** `weights` in the order of `values`. */
  weighted<T>(values: readonly T[], weights: readonly number[]): T
  /** `count` different values, in the order they are drawn. */
  some<T>(values: readonly T[], count: number): T[]
  /** Bell-shaped around 0; two thirds lie within ±1. */
  bell(): number
}

/** mulberry32: 32 bits of state are plenty for a few thousand vehicles. */
export function randomFrom(seed: string): Random {
  let state = hash(seed)
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  const int = (low: number, high: number) => low + Math.floor(next() * (high - low + 1))
  const pick = <T>(values: readonly T[]) => values[int(0, values.length - 1)] as T
  return {
    next,
    int,
    chance: (share) => next() < share,
    pick,
    weighted(values, weights) {
      let at = next() * weights.reduce((sum, weight) => sum + weight, 0)
      for (const [index, value] of values.entries()) {
        at -= weights[index] ?? 0
        if (at < 0) return value
      }
      return values.at(-1) as (typeof values)[number]
    },
    some(values, count) {
      const left = [...values]
      return Array.from({ length: Math.min(count, left.length) }, () =>
        left.splice(int(0, left.length - 1), 1),
      ).flat()
    },
    bell: () => next() + next() + next() + next() + next() + next() - 3,
  }
}

/** FNV-1a. */
function hash(text: string) {
  let value = 2166136261
  for (const char of text) value = Math.imul(value ^ (char.codePointAt(0) ?? 0), 16777619)
  return value >>> 0
}
