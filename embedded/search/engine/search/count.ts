import { grown } from '../columns/arrays.ts'
import { type Bits, rowsOf } from '../columns/bits.ts'
import type { FacetColumn } from '../columns/facet-column.ts'
import type { Pool } from '../columns/pool.ts'
import type { Store } from '../columns/store.ts'

/** Rows to count: those of a set, or those outside it if these are fewer. */
export interface Counted {
  rows: Uint32Array
  length: number
  outside: boolean
}

export function countedBy(bits: Bits, matched: number, store: Store, pool: Pool): Counted {
  const outside = matched * 2 > store.size
  const rows = pool.uint32(outside ? store.size - matched : matched)
  const length = outside ? rowsOf(store.live, store.words, rows, bits) : rowsOf(bits, store.words, rows)
  return { rows, length, outside }
}

export interface FacetCounts {
  /** Number of objects by value, for as many values as requested. */
  values: Record<string, number>
  /** Values counted. */
  size: number
  stats: { min: number; max: number; avg: number; sum: number } | undefined
}

/** Counts the values of facets; keeps its scratch. */
export class FacetCounter {
  /** By ordinal; all 0 between counts. */
  private counts = new Uint32Array(256)
  private readonly best = new Best()
  /** Ordinals that were met. */
  private met = new Uint32Array(256)

  /** Fills `counts` and `met` and returns how many ordinals were met. */
  private count(column: FacetColumn, { rows, length, outside }: Counted) {
    const { cardinality, totals } = column
    this.counts = grown(this.counts, cardinality)
    this.met = grown(this.met, cardinality)
    const { counts, met } = this
    if (!outside && length * 4 < cardinality) return column.countFew(rows, length, counts, met)
    column.count(rows, length, counts)
    if (outside)
      for (let ordinal = 1; ordinal < cardinality; ordinal++)
        counts[ordinal] = totals[ordinal]! - counts[ordinal]!
    counts[0] = 0
    let size = 0
    for (let ordinal = 1; ordinal < cardinality; ordinal++) if (counts[ordinal] !== 0) met[size++] = ordinal
    return size
  }

  private clear(size: number) {
    for (let index = 0; index < size; index++) this.counts[this.met[index]!] = 0
  }

  /** Every value met and how often. */
  all(column: FacetColumn, counted: Counted): [string, number][] {
    const size = this.count(column, counted)
    const values = Array.from({ length: size }, (_, index): [string, number] => {
      const ordinal = this.met[index]!
      return [column.value(ordinal), this.counts[ordinal]!]
    })
    this.clear(size)
    return values
  }

  /** The most frequent values, or the first by name, and statistics over all of them. */
  top(column: FacetColumn, counted: Counted, limit: number, byName: boolean): FacetCounts {
    const size = this.count(column, counted)
    const { counts, met } = this
    const { ordered, places } = column.order()
    const best = this.best
    best.begin(Math.min(limit, size))
    const stats = new Stats()
    const { numbers } = column
    for (let index = 0; index < size; index++) {
      const ordinal = met[index]!
      const count = counts[ordinal]!
      best.offer((byName ? maxPlaces : maxPlaces * (count + 1)) - places[ordinal]!)
      const number = numbers[ordinal]!
      if (!Number.isNaN(number)) stats.add(number, count)
    }
    // Without a prototype, properties of any name are added without a hidden class for each.
    const values: FacetCounts['values'] = Object.create(null)
    for (const key of best.sorted()) {
      const ordinal = ordered[(maxPlaces - (key % maxPlaces)) % maxPlaces]!
      values[column.value(ordinal)] = counts[ordinal]!
    }
    this.clear(size)
    return { values, size: Math.min(limit, size), stats: stats.result() }
  }
}

/** More than any facet has values: a count and a place in the order of values make one number together. */
const maxPlaces = 2 ** 22

class Stats {
  private min = Infinity
  private max = -Infinity
  private sum = 0
  private total = 0

  add(number: number, count: number) {
    if (number < this.min) this.min = number
    if (number > this.max) this.max = number
    this.sum += number * count
    this.total += count
  }

  result(): FacetCounts['stats'] {
    const { min, max, sum, total } = this
    return total > 0 ? { min, max, avg: sum / total, sum } : undefined
  }
}

/** The largest keys offered, in a heap with the least of them on top. */
class Best {
  private keys = new Float64Array(128)
  private limit = 0
  private size = 0

  begin(limit: number) {
    this.keys = grown(this.keys, limit)
    this.limit = limit
    this.size = 0
  }

  offer(key: number) {
    const { keys, limit } = this
    if (this.size < limit) {
      keys[this.size++] = key
      if (this.size === limit) keys.subarray(0, limit).sort()
    } else if (limit > 0 && key > keys[0]!) {
      let at = 0
      for (;;) {
        let child = 2 * at + 1
        if (child >= limit) break
        if (child + 1 < limit && keys[child + 1]! < keys[child]!) child++
        if (keys[child]! >= key) break
        keys[at] = keys[child]!
        at = child
      }
      keys[at] = key
    }
  }

  /** From the largest on. */
  sorted() {
    return this.keys.subarray(0, this.size).sort().reverse()
  }
}
