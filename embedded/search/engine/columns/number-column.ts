import { grown, kept } from './arrays.ts'
import { add, type Bits } from './bits.ts'

/** Numbers of one attribute: the first of each row in an array, further ones apart. */
export class NumberColumn {
  private first = new Float64Array(64)
  private more = new Map<number, number[]>()
  private rows = 0

  set(row: number, value: number) {
    this.reach(row + 1)
    if (Number.isNaN(this.first[row]!)) this.first[row] = value
    else {
      const known = this.more.get(row)
      if (known) known.push(value)
      else this.more.set(row, [value])
    }
  }

  /** Rows before this one that have no number are already marked so. */
  private reach(rows: number) {
    if (rows <= this.rows) return
    this.first = grown(this.first, rows)
    this.first.fill(Number.NaN, this.rows, rows)
    this.rows = rows
  }

  /** Adds the rows with a number in one of the closed ranges. */
  collect(ranges: readonly { low: number; high: number }[], into: Bits) {
    const united = unitedRanges(ranges)
    const { first, rows } = this
    if (united.length === 1) {
      const { low, high } = united[0]!
      let word = 0
      for (let row = 0; row < rows; row++) {
        const value = first[row]!
        if (value >= low && value <= high) word |= 1 << (row & 31)
        if ((row & 31) === 31 || row === rows - 1) {
          into[row >>> 5]! |= word
          word = 0
        }
      }
    } else for (let row = 0; row < rows; row++) if (within(united, first[row]!)) add(into, row)
    for (const [row, values] of this.more) if (values.some((value) => within(united, value))) add(into, row)
  }

  compact(rows: Uint32Array) {
    const fresh = new NumberColumn()
    this.reach((rows.at(-1) ?? -1) + 1)
    fresh.first = kept(this.first, rows)
    fresh.rows = rows.length
    if (this.more.size > 0) {
      for (const [row, old] of rows.entries()) {
        const values = this.more.get(old)
        if (values) fresh.more.set(row, values)
      }
    }
    return fresh
  }
}

/** The ranges in order, overlapping ones merged; reversed ones are empty. */
function unitedRanges(ranges: readonly { low: number; high: number }[]) {
  const united: { low: number; high: number }[] = []
  for (const { low, high } of ranges.filter((one) => one.low <= one.high).sort((a, b) => a.low - b.low)) {
    const last = united.at(-1)
    if (last && low <= last.high) last.high = Math.max(last.high, high)
    else united.push({ low, high })
  }
  return united
}

function within(ranges: readonly { low: number; high: number }[], value: number) {
  let low = 0
  let high = ranges.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if (ranges[middle]!.high < value) low = middle + 1
    else high = middle
  }
  return low < ranges.length && value >= ranges[low]!.low
}
