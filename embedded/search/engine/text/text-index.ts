import type { SearchObject } from '../contract.ts'
import { leaves, valuesAt } from '../document.ts'
import { lastPosition, memberGap } from './places.ts'
import { maxAttributes, Postings, placeOf } from './postings.ts'
import { wordsIn } from './tokens.ts'
import { Vocabulary } from './vocabulary.ts'

/** Number of texts cached for an attribute: makes and models repeat, stock numbers do not. */
const mostRemembered = 2000

/** The words of each object and their places. */
export class TextIndex {
  readonly vocabulary = new Vocabulary()
  readonly postings = new Postings()
  /** Attributes by number. */
  readonly attributes: string[]
  /** Without a list, every attribute is searchable. */
  private readonly all: boolean
  private remembered = new Map<string, readonly number[]>()
  private misses = new Uint32Array(maxAttributes)
  private next = new Uint16Array(maxAttributes)

  constructor(attributes: readonly string[] | undefined) {
    this.attributes = [...(attributes ?? [])]
    this.all = attributes === undefined
  }

  append(row: number, object: SearchObject) {
    this.next.fill(0)
    if (this.all) {
      leaves(object, (path, value) => {
        let attribute = this.attributes.indexOf(path)
        if (attribute < 0) attribute = this.attributes.push(path) - 1
        this.addValue(row, attribute, value)
      })
    } else {
      for (let attribute = 0; attribute < this.attributes.length; attribute++) {
        const path = this.attributes[attribute]!
        const plain = object[path]
        if (typeof plain === 'string') this.addValue(row, attribute, plain)
        else valuesAt(object, path, (value) => this.addValue(row, attribute, value))
      }
    }
  }

  private addValue(row: number, attribute: number, value: string | number | boolean) {
    if (typeof value === 'boolean') return
    const slot = Math.min(attribute, maxAttributes - 1)
    const words = this.wordsOf(slot, String(value))
    const from = this.next[slot]!
    for (let index = 0; index < words.length; index++) {
      this.postings.add(words[index]!, row, placeOf(slot, Math.min(from + index, lastPosition)))
    }
    this.next[slot] = Math.min(from + words.length + memberGap, lastPosition)
  }

  private wordsOf(attribute: number, text: string): readonly number[] {
    const known = this.remembered.get(text)
    if (known) return known
    const words = wordsIn(text).map((word) => this.vocabulary.add(word))
    if (this.misses[attribute]!++ < mostRemembered) this.remembered.set(text, words)
    return words
  }

  /** Makes appended rows visible. */
  settle() {
    this.postings.settle(this.vocabulary.size)
  }

  /** Keeps only these rows and their words; `renumbered` gives the new row of each old one. */
  compact(renumbered: Uint32Array, isKept: (row: number) => boolean) {
    const fresh = new TextIndex(this.all ? undefined : this.attributes)
    if (this.all) fresh.attributes.push(...this.attributes)
    for (let word = 0; word < this.vocabulary.size; word++) {
      let id = -1
      this.postings.each(word, ({ rows, places, from, to }) => {
        for (let index = from; index < to; index++) {
          if (!isKept(rows[index]!)) continue
          if (id < 0) id = fresh.vocabulary.add(this.vocabulary.words[word]!)
          fresh.postings.add(id, renumbered[rows[index]!]!, places[index]!)
        }
      })
    }
    fresh.settle()
    return fresh
  }
}
