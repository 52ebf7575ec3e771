import type { SearchObject } from '../contract.ts'
import { firstAt } from '../document.ts'
import { grown, kept } from './arrays.ts'

/** Values that rows are sorted by: numbers (true is 1), then texts, then missing values, in either direction. */
export class SortColumn {
  private readonly path: string
  private numbers = new Float64Array(64)
  private texts = new Map<number, string>()
  private rows = 0

  constructor(path: string) {
    this.path = path
  }

  append(object: SearchObject) {
    const plain = object[this.path]
    const value = typeof plain === 'number' ? plain : firstAt(object, this.path)
    const row = this.rows++
    this.numbers = grown(this.numbers, this.rows)
    this.numbers[row] = typeof value === 'number' || typeof value === 'boolean' ? Number(value) : Number.NaN
    if (typeof value === 'string') this.texts.set(row, value)
  }

  compare(a: number, b: number, descending: boolean) {
    const x = this.numbers[a]!
    const y = this.numbers[b]!
    if (x === y) return 0
    if (x < y) return descending ? 1 : -1
    if (x > y) return descending ? -1 : 1
    if (!Number.isNaN(x)) return -1
    if (!Number.isNaN(y)) return 1
    const s = this.texts.get(a)
    const t = this.texts.get(b)
    if (s === t) return 0
    if (s === undefined) return 1
    if (t === undefined) return -1
    return s < t === descending ? 1 : -1
  }

  /** Position of each row among the distinct values, from 0, and the number of positions. */
  places(descending: boolean): { places: Uint32Array; size: number } {
    const { rows, numbers } = this
    const sorted = numbers.slice(0, rows).sort()
    let different = 0
    for (let index = 0; index < rows && !Number.isNaN(sorted[index]!); index++) {
      if (different === 0 || sorted[different - 1] !== sorted[index]) sorted[different++] = sorted[index]!
    }
    const texts = [...new Set(this.texts.values())].sort()
    const textPlace = new Map(texts.map((text, index) => [text, index]))
    const places = new Uint32Array(rows)
    for (let row = 0; row < rows; row++) {
      const number = numbers[row]!
      if (Number.isNaN(number)) {
        const text = this.texts.get(row)
        const place = text === undefined ? undefined : textPlace.get(text)!
        places[row] =
          different + (place === undefined ? texts.length : descending ? texts.length - 1 - place : place)
        continue
      }
      let low = 0
      let high = different - 1
      while (low < high) {
        const middle = (low + high) >>> 1
        if (sorted[middle]! < number) low = middle + 1
        else high = middle
      }
      places[row] = descending ? different - 1 - low : low
    }
    return { places, size: different + texts.length + 1 }
  }

  compact(rows: Uint32Array) {
    const fresh = new SortColumn(this.path)
    fresh.numbers = kept(this.numbers, rows)
    fresh.rows = rows.length
    if (this.texts.size > 0) {
      for (const [row, old] of rows.entries()) {
        const text = this.texts.get(old)
        if (text !== undefined) fresh.texts.set(row, text)
      }
    }
    return fresh
  }
}
