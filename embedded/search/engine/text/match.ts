import { grown } from '../columns/arrays.ts'
import { add, type Bits, has, wordsFor } from '../columns/bits.ts'
import type { Pool } from '../columns/pool.ts'
import type { Query } from '../query/query.ts'
import type { SearchableAttribute } from '../schema.ts'
import { adjacent, type Candidates, candidatesOf } from './candidates.ts'
import { noMatch, typosOf } from './grade.ts'
import { proximity } from './places.ts'
import type { PlanWord } from './plan.ts'
import { attributeOf, type Entries, maxAttributes, positionOf } from './postings.ts'
import type { TextIndex } from './text-index.ts'

/** Rows that match a text, and how well; all arrays are parallel to `rows`. */
export interface TextMatch {
  plan: readonly PlanWord[]
  rows: Uint32Array
  length: number
  bits: Bits
  typos: Uint8Array
  words: Uint8Array
  exact: Uint8Array
  proximity: Uint8Array
  /** 1000 × position of the best attribute + position of the word in it. */
  attribute: Uint32Array
}

/** Best match of each word, by slot: a slot is a row that has matched the words so far. */
interface Slots {
  rows: Uint32Array
  length: number
  answered: Uint8Array
  grades: Uint8Array[]
  keys: Uint32Array[]
}

const excluded = -1

/** Key of a place, smaller is better: position of its attribute in the settings, position of the word, attribute. */
const keyOf = (base: number, place: number) => base | (positionOf(place) << 6)
const sameAttribute = (a: number, b: number) => (a & 63) === (b & 63)
const positionIn = (key: number) => (key >>> 6) & 1023

/** Looks words up in a text index. Not reentrant: it reuses its scratch arrays. */
export class TextSearch {
  private readonly index: TextIndex
  private readonly pool: Pool
  /** Slot of a row plus one; all 0 between searches. */
  private slotOf = new Uint32Array(0)
  private bases = new Int32Array(maxAttributes)
  /** For words with typos: without the attributes that allow none. */
  private tolerantBases = new Int32Array(maxAttributes)
  private ordered = new Uint8Array(maxAttributes)

  constructor(index: TextIndex, pool: Pool) {
    this.index = index
    this.pool = pool
  }

  match(
    plan: readonly PlanWord[],
    searchable: readonly SearchableAttribute[] | undefined,
    limits: Pick<Query, 'restricted' | 'exactAttributes'>,
    live: Bits,
    total: number,
  ): TextMatch {
    this.slotOf = grown(this.slotOf, total)
    this.rankAttributes(searchable, limits)
    const candidates = plan.map((word) => candidatesOf(this.index, word))
    const required = plan
      .map((word, index) => ({ word, index }))
      .filter(({ word }) => !word.optional)
      .sort((a, b) => candidates[a.index]!.size - candidates[b.index]!.size)
      .map(({ index }) => index)
    const optional = plan.flatMap((word, index) => (word.optional ? [index] : []))
    const first = required[0]
    const capacity = Math.min(total, first === undefined ? total : candidates[first]!.size)
    const slots: Slots = {
      rows: this.pool.uint32(capacity),
      length: 0,
      answered: this.pool.uint8(capacity),
      grades: plan.map(() => this.pool.uint8(capacity)),
      keys: plan.map(() => this.pool.uint32(capacity)),
    }
    for (const [done, index] of required.entries()) {
      this.fill(slots, index, candidates[index]!, done === 0 ? live : undefined, done)
    }
    for (const index of optional) {
      this.fill(slots, index, candidates[index]!, first === undefined ? live : undefined, required.length)
    }
    for (let slot = 0; slot < slots.length; slot++) this.slotOf[slots.rows[slot]!] = 0
    return this.judge(plan, slots, required.length, total)
  }

  /** Rows that contain the words next to one another, as they are, in an attribute that is searched. */
  containing(
    words: readonly string[],
    searchable: readonly SearchableAttribute[] | undefined,
    limits: Pick<Query, 'restricted' | 'exactAttributes'>,
    total: number,
  ): Bits {
    const bits = this.pool.bits(wordsFor(total))
    const ids = words.map((word) => this.index.vocabulary.id(word))
    if (ids.includes(undefined)) return bits
    this.rankAttributes(searchable, limits)
    const { rows, places, to } = adjacent(this.index.postings, ids as number[])
    for (let at = 0; at < to; at++)
      if (this.bases[attributeOf(places[at]!)] !== excluded) add(bits, rows[at]!)
    return bits
  }

  private rankAttributes(
    searchable: readonly SearchableAttribute[] | undefined,
    { restricted, exactAttributes }: Pick<Query, 'restricted' | 'exactAttributes'>,
  ) {
    this.bases.fill(excluded)
    this.tolerantBases.fill(excluded)
    for (const [attribute, name] of this.index.attributes.entries()) {
      const rule = searchable ? searchable.find((entry) => entry.name === name) : { rank: 0, ordered: false }
      if (!rule || (restricted && !restricted.has(name))) continue
      const slot = Math.min(attribute, maxAttributes - 1)
      this.bases[slot] = (rule.rank << 16) | slot
      if (!exactAttributes.has(name)) this.tolerantBases[slot] = this.bases[slot]!
      this.ordered[slot] = rule.ordered ? 1 : 0
    }
  }

  /** Records how the candidates of one word match it; with `live`, rows met for the first time get a slot. */
  private fill(slots: Slots, index: number, candidates: Candidates, live: Bits | undefined, done: number) {
    const { postings } = this.index
    const grades = Math.max(candidates.words.length, candidates.phrases.length)
    for (let grade = 0; grade < grades; grade++) {
      const take = (entries: Entries) => this.take(slots, index, grade, entries, live, done)
      for (const word of candidates.words[grade] ?? []) postings.each(word, take)
      for (const phrase of candidates.phrases[grade] ?? []) take(phrase)
    }
  }

  private take(
    slots: Slots,
    index: number,
    grade: number,
    entries: Entries,
    live: Bits | undefined,
    done: number,
  ) {
    const { slotOf } = this
    const bases = typosOf(grade) > 0 ? this.tolerantBases : this.bases
    const { answered } = slots
    const ownGrades = slots.grades[index]!
    const ownKeys = slots.keys[index]!
    const { rows, places } = entries
    for (let at = entries.from; at < entries.to; at++) {
      const row = rows[at]!
      let slot = slotOf[row]! - 1
      if (slot < 0 && (!live || has(live, row) === 0)) continue
      const place = places[at]!
      const base = bases[attributeOf(place)]!
      if (base === excluded) continue
      if (slot < 0) {
        slot = slots.length++
        slotOf[row] = slot + 1
        slots.rows[slot] = row
        answered[slot] = 0
        for (let word = 0; word < slots.grades.length; word++) slots.grades[word]![slot] = noMatch
      }
      const known = ownGrades[slot]!
      if (known === noMatch) {
        if (answered[slot]! < done) continue
        ownGrades[slot] = grade
        ownKeys[slot] = keyOf(base, place)
        answered[slot]!++
      } else if (known === grade) {
        const key = keyOf(base, place)
        if (key < ownKeys[slot]!) ownKeys[slot] = key
      }
    }
  }

  /** Keeps the slots that match all required words, and sums up how well. */
  private judge(plan: readonly PlanWord[], slots: Slots, required: number, total: number): TextMatch {
    const { pool } = this
    const { length: all } = slots
    const match: TextMatch = {
      plan,
      rows: pool.uint32(all),
      length: 0,
      bits: pool.bits(wordsFor(total)),
      typos: pool.uint8(all),
      words: pool.uint8(all),
      exact: pool.uint8(all),
      proximity: pool.uint8(all),
      attribute: pool.uint32(all),
    }
    for (let slot = 0; slot < all; slot++) {
      if (slots.answered[slot]! < required) continue
      this.judgeSlot(match, slots, slot, plan.length)
    }
    return match
  }

  private judgeSlot(match: TextMatch, slots: Slots, slot: number, count: number) {
    const at = match.length++
    const row = slots.rows[slot]!
    let typos = 0
    let words = 0
    let exact = 0
    let apart = 0
    let best = 0xffffffff
    let previous = -1
    for (let word = 0; word < count; word++) {
      const grade = slots.grades[word]![slot]!
      if (grade === noMatch) continue
      const key = slots.keys[word]![slot]!
      typos += typosOf(grade)
      words++
      if (grade === 0) exact++
      if (previous >= 0)
        apart += proximity(sameAttribute(previous, key), positionIn(previous), positionIn(key))
      previous = key
      const position = this.ordered[key & 63] ? Math.min(positionIn(key), 999) : 0
      best = Math.min(best, (key >>> 16) * 1000 + position)
    }
    match.rows[at] = row
    add(match.bits, row)
    match.typos[at] = typos
    match.words[at] = words
    match.exact[at] = exact
    match.proximity[at] = apart
    match.attribute[at] = best
  }
}
