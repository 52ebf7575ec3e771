import { grown } from '../columns/arrays.ts'

/** Attributes that the text index distinguishes; further ones count as the last. */
export const maxAttributes = 64
const positionBits = 10

/** Place of a word in an object: attribute and position, in 16 bits. */
export const placeOf = (attribute: number, position: number) => (attribute << positionBits) | position
export const attributeOf = (place: number) => place >>> positionBits
export const positionOf = (place: number) => place & ((1 << positionBits) - 1)

/** The rows that contain a word and where, row by row. */
export interface Entries {
  rows: Uint32Array | readonly number[]
  places: Uint16Array | readonly number[]
  from: number
  to: number
}

interface Tail {
  rows: number[]
  places: number[]
}

/** More additions than this are merged with the rest instead of being kept apart. */
const maxTail = 50_000

/** All entries, ordered by word and then by row; additions are kept apart until there are many. */
export class Postings {
  private starts = new Uint32Array(1)
  private rows = new Uint32Array(0)
  private places = new Uint16Array(0)
  private tails = new Map<number, Tail>()
  private added = {
    words: new Uint32Array(64),
    rows: new Uint32Array(64),
    places: new Uint16Array(64),
    length: 0,
  }
  private tailed = 0

  add(word: number, row: number, place: number) {
    const { added } = this
    const at = added.length++
    added.words = grown(added.words, at + 1)
    added.rows = grown(added.rows, at + 1)
    added.places = grown(added.places, at + 1)
    added.words[at] = word
    added.rows[at] = row
    added.places[at] = place
  }

  /** Merges additions with the rest if there are many. */
  settle(words: number) {
    if (this.added.length > Math.max(maxTail, this.rows.length / 4)) this.reorder(words)
  }

  /** Additions that are not merged yet, by word; built when first needed. */
  private tail(word: number) {
    const { added } = this
    for (; this.tailed < added.length; this.tailed++) {
      const word = added.words[this.tailed]!
      let tail = this.tails.get(word)
      if (!tail) {
        tail = { rows: [], places: [] }
        this.tails.set(word, tail)
      }
      tail.rows.push(added.rows[this.tailed]!)
      tail.places.push(added.places[this.tailed]!)
    }
    return this.tails.size > 0 ? this.tails.get(word) : undefined
  }

  private reorder(words: number) {
    const { added, starts: before } = this
    const starts = new Uint32Array(words + 1)
    for (let word = 0; word + 1 < before.length; word++) starts[word + 1] = before[word + 1]! - before[word]!
    for (let index = 0; index < added.length; index++) starts[added.words[index]! + 1]!++
    for (let word = 0; word < words; word++) starts[word + 1]! += starts[word]!
    const rows = new Uint32Array(this.rows.length + added.length)
    const places = new Uint16Array(rows.length)
    const next = starts.slice()
    for (let word = 0; word + 1 < before.length; word++) {
      const from = before[word]!
      const to = before[word + 1]!
      rows.set(this.rows.subarray(from, to), next[word]!)
      places.set(this.places.subarray(from, to), next[word]!)
      next[word]! += to - from
    }
    for (let index = 0; index < added.length; index++) {
      const at = next[added.words[index]!]!++
      rows[at] = added.rows[index]!
      places[at] = added.places[index]!
    }
    this.starts = starts
    this.rows = rows
    this.places = places
    this.added = {
      words: new Uint32Array(64),
      rows: new Uint32Array(64),
      places: new Uint16Array(64),
      length: 0,
    }
    this.tails = new Map()
    this.tailed = 0
  }

  size(word: number) {
    const main = word + 1 < this.starts.length ? this.starts[word + 1]! - this.starts[word]! : 0
    return main + (this.tail(word)?.rows.length ?? 0)
  }

  /** The entries of a word, in one or two pieces. */
  each(word: number, visit: (entries: Entries) => void) {
    const { starts, rows, places } = this
    if (word + 1 < starts.length && starts[word]! < starts[word + 1]!) {
      visit({ rows, places, from: starts[word]!, to: starts[word + 1]! })
    }
    const tail = this.tail(word)
    if (tail) visit({ ...tail, from: 0, to: tail.rows.length })
  }
}
