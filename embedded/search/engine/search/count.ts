import { grown } from '../columns/arrays.ts'
import { type Bits, rowsOf } from '../columns/bits.ts'
import type { FacetColumn } from '../columns/facet-column.ts'
import type { Pool } from '../columns/pool.ts'
import type { Store } from '../columns/store.ts'

/** Rows to count by: the rows of a set, or, when these are most of all, the rows outside it. */
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
  /** Value and number of objects, as many as were asked for. */
  values: [string, number][]
  stats: { min: number; max: number; avg: number; sum: number } | undefined
}

/** Counts the values of facets; keeps its scratch. */
export class FacetCounter {
  private counts = new Uint32Array(256)
  private touched = new Uint32Array(256)

  /** Visits every value met and how often. */
  each(
    column: FacetColumn,
    { rows, length, outside }: Counted,
    visit: (ordinal: number, count: number) => void,
  ) {
    const { cardinality } = column
    this.counts = grown(this.counts, cardinality)
    const { counts } = this
    if (!outside && length * 4 < cardinality) {
      this.touched = grown(this.touched, cardinality)
      const met = column.countFew(rows, length, counts, this.touched)
      for (let index = 0; index < met; index++) {
        const ordinal = this.touched[index]!
        const count = counts[ordinal]!
        counts[ordinal] = 0
        visit(ordinal, count)
      }
      return
    }
    column.count(rows, length, counts)
    const { totals } = column
    for (let ordinal = 1; ordinal < cardinality; ordinal++) {
      const count = outside ? totals[ordinal]! - counts[ordinal]! : counts[ordinal]!
      if (count > 0) visit(ordinal, count)
    }
    counts.fill(0, 0, cardinality)
  }

  /** The most frequent values, or the first by name, and statistics over all of them. */
  top(column: FacetColumn, counted: Counted, limit: number, byName: boolean): FacetCounts {
    const best = new Best(column, limit, byName)
    let min = Infinity
    let max = -Infinity
    let sum = 0
    let total = 0
    this.each(column, counted, (ordinal, count) => {
      best.offer(ordinal, count)
      const number = column.numbers[ordinal]!
      if (Number.isNaN(number)) return
      if (number < min) min = number
      if (number > max) max = number
      sum += number * count
      total += count
    })
    return { values: best.values(), stats: total > 0 ? { min, max, avg: sum / total, sum } : undefined }
  }
}

/** The best values met so far: a heap with the worst of them on top, once there are as many as asked for. */
class Best {
  private ordinals: number[] = []
  private counts: number[] = []
  private readonly column: FacetColumn
  private readonly limit: number
  private readonly byName: boolean

  constructor(column: FacetColumn, limit: number, byName: boolean) {
    this.column = column
    this.limit = limit
    this.byName = byName
  }

  offer(ordinal: number, count: number) {
    const { ordinals, counts } = this
    if (ordinals.length < this.limit) {
      ordinals.push(ordinal)
      counts.push(count)
      if (ordinals.length === this.limit) for (let at = this.limit >> 1; at >= 0; at--) this.sink(at)
    } else if (this.limit > 0 && this.compare(ordinal, count, ordinals[0]!, counts[0]!) < 0) {
      ordinals[0] = ordinal
      counts[0] = count
      this.sink(0)
    }
  }

  /** Negative when the first is better. */
  private compare(a: number, aCount: number, b: number, bCount: number) {
    if (!this.byName && aCount !== bCount) return bCount - aCount
    const { numbers, values } = this.column
    const x = numbers[a]!
    const y = numbers[b]!
    if (x < y) return -1
    if (x > y) return 1
    if (Number.isNaN(x) !== Number.isNaN(y)) return Number.isNaN(y) ? -1 : 1
    return values[a]! < values[b]! ? -1 : 1
  }

  private sink(from: number) {
    const { ordinals, counts } = this
    const ordinal = ordinals[from]!
    const count = counts[from]!
    let at = from
    for (;;) {
      let child = 2 * at + 1
      if (child >= ordinals.length) break
      const right = child + 1
      if (
        right < ordinals.length &&
        this.compare(ordinals[right]!, counts[right]!, ordinals[child]!, counts[child]!) > 0
      ) {
        child = right
      }
      if (this.compare(ordinals[child]!, counts[child]!, ordinal, count) <= 0) break
      ordinals[at] = ordinals[child]!
      counts[at] = counts[child]!
      at = child
    }
    ordinals[at] = ordinal
    counts[at] = count
  }

  values(): [string, number][] {
    const { ordinals, counts } = this
    return ordinals
      .map((_, at) => at)
      .sort((a, b) => this.compare(ordinals[a]!, counts[a]!, ordinals[b]!, counts[b]!))
      .map((at) => [this.column.values[ordinals[at]!]!, counts[at]!])
  }
}
