import type { SearchObject } from '../contract.ts'
import { facetValuesAt } from '../document.ts'
import { compareValues } from '../facet-values.ts'
import { isNumber } from '../query/condition.ts'
import { grown, mergedBy } from './arrays.ts'
import { add, type Bits } from './bits.ts'

type Ordinals = Uint16Array | Uint32Array

const widest16 = 65_536

/**
 * Values of one attribute as small numbers. Ordinal 0 is "no value", so that counting needs no test. A column holds one
 * ordinal for each row until the first object with several values; from then on each row has a span of ordinals.
 */
export class FacetColumn {
  readonly path: string
  private readonly isNested: boolean
  /** The value as a number, by ordinal; NaN if it is not one. */
  numbers: number[] = [Number.NaN]
  /** Live rows of each ordinal. */
  totals = new Uint32Array(64)
  /** Values by ordinal; the text of a number is made when it is first needed. */
  private texts: (string | undefined)[] = ['']
  private ordinals = new Map<string, number>()
  private byNumber = new Map<number, number>()
  private ordered = new Uint32Array(0)
  private places = new Uint32Array(0)
  private folded = new Map<string, number[]>()
  private foldedUntil = 1
  /** One ordinal for each row, or, with `starts`, the ordinals of all rows in succession. */
  private items: Ordinals = new Uint16Array(64)
  private starts: Uint32Array | undefined
  private rows = 0

  constructor(path: string) {
    this.path = path
    this.isNested = path.includes('.')
  }

  get cardinality() {
    return this.numbers.length
  }

  value(ordinal: number): string {
    this.texts[ordinal] ??= String(this.numbers[ordinal])
    return this.texts[ordinal]
  }

  append(object: SearchObject) {
    const plain = object[this.path]
    if (typeof plain === 'string' && plain !== '') this.appendOne(this.ordinalOf(plain))
    else if (typeof plain === 'number') this.appendOne(this.ordinalOfNumber(plain))
    else if (typeof plain === 'boolean') this.appendOne(this.ordinalOf(String(plain)))
    else if (plain === undefined && !this.isNested) this.appendOne(0)
    else {
      const values = facetValuesAt(object, this.path)
      if (values.length <= 1 && !this.starts) this.appendOne(values.length ? this.ordinalOf(values[0]!) : 0)
      else this.appendMany(values.map((value) => this.ordinalOf(value)))
    }
  }

  private ordinalOf(value: string) {
    let ordinal = this.ordinals.get(value)
    if (ordinal === undefined) {
      const number = isNumber(value) ? Number(value) : Number.NaN
      ordinal = String(number) === value ? this.numbered(number) : this.added(number, value)
      this.ordinals.set(value, ordinal)
    }
    this.totals[ordinal]!++
    return ordinal
  }

  private ordinalOfNumber(value: number) {
    if (!Number.isFinite(value)) return this.ordinalOf(String(value))
    const ordinal = this.numbered(value)
    this.totals[ordinal]!++
    return ordinal
  }

  private numbered(number: number) {
    let ordinal = this.byNumber.get(number)
    if (ordinal === undefined) {
      ordinal = this.added(number, undefined)
      this.byNumber.set(number, ordinal)
    }
    return ordinal
  }

  private added(number: number, text: string | undefined) {
    const ordinal = this.texts.push(text) - 1
    this.numbers.push(number)
    this.totals = grown(this.totals, ordinal + 1)
    if (ordinal === widest16) this.items = Uint32Array.from(this.items)
    return ordinal
  }

  private appendOne(ordinal: number) {
    if (this.starts) {
      this.appendMany(ordinal === 0 ? [] : [ordinal])
      return
    }
    this.items = grown(this.items, this.rows + 1)
    this.items[this.rows++] = ordinal
  }

  private appendMany(ordinals: readonly number[]) {
    this.starts ??= this.spans()
    const from = this.starts[this.rows]!
    this.items = grown(this.items, from + ordinals.length)
    for (let index = 0; index < ordinals.length; index++) this.items[from + index] = ordinals[index]!
    this.rows++
    this.starts = grown(this.starts, this.rows + 1)
    this.starts[this.rows] = from + ordinals.length
  }

  private spans() {
    const starts = new Uint32Array(Math.max(64, this.rows + 1))
    let written = 0
    for (let row = 0; row < this.rows; row++) {
      const ordinal = this.items[row]!
      if (ordinal !== 0) this.items[written++] = ordinal
      starts[row + 1] = written
    }
    return starts
  }

  /** Subtracts a row from the totals. */
  forget(row: number) {
    this.each(row, (ordinal) => {
      this.totals[ordinal]!--
    })
  }

  each(row: number, visit: (ordinal: number) => void) {
    if (!this.starts) {
      if (this.items[row] !== 0) visit(this.items[row]!)
      return
    }
    const end = this.starts[row + 1]!
    for (let index = this.starts[row]!; index < end; index++) visit(this.items[index]!)
  }

  /** The first ordinal of a row; 0 without one. */
  first(row: number) {
    if (!this.starts) return this.items[row]!
    return this.starts[row]! < this.starts[row + 1]! ? this.items[this.starts[row]!]! : 0
  }

  /** Adds the rows to `counts`, by ordinal. */
  count(rows: Uint32Array, length: number, counts: Uint32Array) {
    const { items, starts } = this
    if (!starts) {
      for (let index = 0; index < length; index++) counts[items[rows[index]!]!]!++
      return
    }
    for (let index = 0; index < length; index++) {
      const row = rows[index]!
      const end = starts[row + 1]!
      for (let at = starts[row]!; at < end; at++) counts[items[at]!]!++
    }
  }

  /** Adds the rows to `counts`, writes each ordinal met into `met` and returns their number. */
  countFew(rows: Uint32Array, length: number, counts: Uint32Array, met: Uint32Array) {
    const { items, starts } = this
    let size = 0
    for (let index = 0; index < length; index++) {
      const row = rows[index]!
      const end = starts ? starts[row + 1]! : row + 1
      for (let at = starts ? starts[row]! : row; at < end; at++) {
        const ordinal = items[at]!
        if (ordinal !== 0 && counts[ordinal]!++ === 0) met[size++] = ordinal
      }
    }
    return size
  }

  /** Ordinals in the order of their values, and the position of each ordinal in that order. */
  order() {
    const { cardinality, ordered } = this
    if (ordered.length < cardinality - 1) {
      const compare = (a: number, b: number) => this.compare(a, b)
      const fresh = Uint32Array.from(
        { length: cardinality - 1 - ordered.length },
        (_, at) => ordered.length + 1 + at,
      )
      this.ordered = mergedBy(compare, ordered, fresh.sort(compare))
      this.places = new Uint32Array(cardinality)
      for (let place = 0; place < this.ordered.length; place++) this.places[this.ordered[place]!] = place
    }
    return { ordered: this.ordered, places: this.places }
  }

  private compare(a: number, b: number) {
    return this.numbers[a]! - this.numbers[b]! || compareValues(this.value(a), this.value(b))
  }

  /** Ordinals of a value, in any case. */
  find(value: string): readonly number[] {
    for (; this.foldedUntil < this.cardinality; this.foldedUntil++) {
      const key = this.value(this.foldedUntil).toLowerCase()
      const known = this.folded.get(key)
      if (known) known.push(this.foldedUntil)
      else this.folded.set(key, [this.foldedUntil])
    }
    return this.folded.get(value.toLowerCase()) ?? []
  }

  /** Adds the rows that have one of the wanted ordinals (1 in `wanted`). */
  collect(wanted: Uint8Array, into: Bits) {
    const { items, starts, rows } = this
    if (!starts) {
      let word = 0
      for (let row = 0; row < rows; row++) {
        word |= wanted[items[row]!]! << (row & 31)
        if ((row & 31) === 31 || row === rows - 1) {
          into[row >>> 5]! |= word
          word = 0
        }
      }
      return
    }
    for (let row = 0; row < rows; row++) {
      const end = starts[row + 1]!
      for (let at = starts[row]!; at < end; at++) {
        if (wanted[items[at]!]) {
          add(into, row)
          break
        }
      }
    }
  }

  /** Keeps only these rows and their values. */
  compact(kept: Uint32Array) {
    const fresh = new FacetColumn(this.path)
    const names: number[] = []
    const renamed = new Uint32Array(this.cardinality)
    const rename = (ordinal: number) => {
      if (renamed[ordinal] === 0) renamed[ordinal] = fresh.ordinalOf(this.value(ordinal))
      else fresh.totals[renamed[ordinal]!]!++
      names.push(renamed[ordinal]!)
    }
    for (let index = 0; index < kept.length; index++) {
      names.length = 0
      this.each(kept[index]!, rename)
      if (this.starts) fresh.appendMany(names)
      else fresh.appendOne(names[0] ?? 0)
    }
    return fresh
  }
}
