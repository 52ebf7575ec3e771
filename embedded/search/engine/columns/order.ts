import type { Criterion } from '../schema.ts'
import { mergedBy } from './arrays.ts'
import { wordsFor } from './bits.ts'
import type { SortColumn } from './sort-column.ts'

type Sort = Extract<Criterion, { kind: 'sort' }>
type Columns = ReadonlyMap<string, SortColumn>

/**
 * A step of comparing two hits: a criterion of the search, or the position by the sorts that precede such a criterion.
 */
export type Step = Exclude<Criterion, Sort>['kind'] | { places: Uint32Array; size: number }

/**
 * All rows in the order of a replica's sorts, ties in the order of insertion. `rank` is its inverse. `steps` are the
 * criteria that precede the last sorts; after them, `rank` decides.
 */
export class Order {
  rows = new Uint32Array(0)
  rank = new Uint32Array(0)
  steps: readonly Step[] = []
  private readonly ranking: readonly Criterion[]
  private readonly sorts: readonly Sort[]

  constructor(ranking: readonly Criterion[]) {
    this.ranking = ranking
    this.sorts = ranking.filter((criterion): criterion is Sort => criterion.kind === 'sort')
  }

  /** Adds the rows that were appended since the last call. */
  extend(total: number, columns: Columns) {
    const added = total - this.rows.length
    if (added === 0) return
    this.rows = added * 4 > total ? this.sorted(total, columns) : this.merged(total, columns)
    const rank = new Uint32Array(wordsFor(total) * 32)
    for (let place = 0; place < total; place++) rank[this.rows[place]!] = place
    this.rank = rank
    this.steps = this.stepsOf(columns)
  }

  /** Counting sort by each criterion, the last one first: no comparisons. */
  private sorted(total: number, columns: Columns) {
    let rows = Uint32Array.from({ length: total }, (_, row) => row)
    for (const { attribute, descending } of [...this.sorts].reverse()) {
      const { places, size } = columns.get(attribute)!.places(descending)
      const next = new Uint32Array(size + 1)
      for (let row = 0; row < total; row++) next[places[row]! + 1]!++
      for (let place = 0; place < size; place++) next[place + 1]! += next[place]!
      const moved = new Uint32Array(total)
      for (let index = 0; index < total; index++) moved[next[places[rows[index]!]!]!++] = rows[index]!
      rows = moved
    }
    return rows
  }

  private merged(total: number, columns: Columns) {
    const known = this.rows.length
    const fresh = Uint32Array.from({ length: total - known }, (_, index) => known + index)
    const compare = this.comparator(this.sorts, columns)
    fresh.sort(compare)
    return mergedBy(compare, this.rows, fresh)
  }

  private comparator(sorts: readonly Sort[], columns: Columns) {
    const by = sorts.map(({ attribute, descending }) => ({ column: columns.get(attribute)!, descending }))
    return (a: number, b: number) => {
      for (let index = 0; index < by.length; index++) {
        const order = by[index]!.column.compare(a, b, by[index]!.descending)
        if (order !== 0) return order
      }
      return a - b
    }
  }

  private stepsOf(columns: Columns): Step[] {
    const last = this.ranking.findLastIndex(({ kind }) => kind !== 'sort')
    const steps: Step[] = []
    let sorts: Sort[] = []
    for (const criterion of this.ranking.slice(0, last + 1)) {
      if (criterion.kind === 'sort') {
        sorts.push(criterion)
        continue
      }
      if (sorts.length > 0) steps.push(this.placesBy(sorts, columns))
      sorts = []
      steps.push(criterion.kind)
    }
    return steps
  }

  /** Position of each row by some of the sorts, equal for rows that tie. */
  private placesBy(sorts: readonly Sort[], columns: Columns) {
    const total = this.rows.length
    const own = new Order(sorts)
    own.rows = this.sorts[0] === sorts[0] ? this.rows : own.sorted(total, columns)
    const by = sorts.map(({ attribute, descending }) => ({ column: columns.get(attribute)!, descending }))
    const places = new Uint32Array(total)
    let place = 0
    for (let index = 1; index < total; index++) {
      const before = own.rows[index - 1]!
      const row = own.rows[index]!
      if (by.some(({ column, descending }) => column.compare(before, row, descending) !== 0)) place++
      places[row] = place
    }
    return { places, size: place + 1 }
  }

  /** Keeps only these rows; `renumbered` gives the new row of each old one. */
  compact(keep: Uint32Array, renumbered: Uint32Array, isKept: (row: number) => boolean, columns: Columns) {
    const fresh = new Order(this.ranking)
    const rows = new Uint32Array(keep.length)
    let length = 0
    for (const row of this.rows) if (isKept(row)) rows[length++] = renumbered[row]!
    fresh.rows = rows
    const rank = new Uint32Array(wordsFor(rows.length) * 32)
    for (let place = 0; place < rows.length; place++) rank[rows[place]!] = place
    fresh.rank = rank
    fresh.steps = fresh.stepsOf(columns)
    return fresh
  }
}
