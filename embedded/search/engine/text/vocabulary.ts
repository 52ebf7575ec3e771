import { grown } from '../columns/arrays.ts'
import { isCode } from './tokens.ts'

/** A bit for each of 32 letters in a word; two words differ by at least the letters that one lacks. */
function lettersOf(word: string) {
  let letters = 0
  for (let index = 0; index < word.length; index++) letters |= 1 << (word.charCodeAt(index) & 31)
  return letters
}

function bitsIn(word: number) {
  let left = word - ((word >>> 1) & 0x55555555)
  left = (left & 0x33333333) + ((left >>> 2) & 0x33333333)
  return Math.imul((left + (left >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}

/** The words of an index, numbered in the order of insertion. */
export class Vocabulary {
  readonly words: string[] = []
  private ids = new Map<string, number>()
  private letters = new Uint32Array(64)
  /** Words that typos may match, by first letter. */
  private byFirst = new Map<number, number[]>()
  /** Ids in the order of their words; those from `sortedUntil` on are not included yet. */
  private sorted: number[] = []
  private sortedUntil = 0

  get size() {
    return this.words.length
  }

  id(word: string) {
    return this.ids.get(word)
  }

  add(word: string) {
    const known = this.ids.get(word)
    if (known !== undefined) return known
    const id = this.words.length
    this.ids.set(word, id)
    this.words.push(word)
    this.letters = grown(this.letters, id + 1)
    this.letters[id] = lettersOf(word)
    if (!isCode(word)) {
      const first = word.charCodeAt(0)
      const bucket = this.byFirst.get(first)
      if (bucket) bucket.push(id)
      else this.byFirst.set(first, [id])
    }
    return id
  }

  /** Visits the words with this beginning. */
  beginning(prefix: string, visit: (id: number) => void) {
    const sorted = this.inOrder()
    const { words } = this
    let low = 0
    let high = sorted.length
    while (low < high) {
      const middle = (low + high) >>> 1
      if (words[sorted[middle]!]! < prefix) low = middle + 1
      else high = middle
    }
    for (; low < sorted.length && words[sorted[low]!]!.startsWith(prefix); low++) visit(sorted[low]!)
  }

  private inOrder() {
    const { words, sorted } = this
    if (this.sortedUntil === words.length) return sorted
    const byWord = (a: number, b: number) => (words[a]! < words[b]! ? -1 : 1)
    const fresh = Array.from(
      { length: words.length - this.sortedUntil },
      (_, index) => this.sortedUntil + index,
    )
    fresh.sort(byWord)
    const merged: number[] = []
    let old = 0
    for (const id of fresh) {
      while (old < sorted.length && byWord(sorted[old]!, id) < 0) merged.push(sorted[old++]!)
      merged.push(id)
    }
    while (old < sorted.length) merged.push(sorted[old++]!)
    this.sorted = merged
    this.sortedUntil = words.length
    return merged
  }

  /** Visits the words with the same first letter that may be within this many edits; each still has to be compared. */
  near(word: string, limit: number, prefix: boolean, visit: (id: number) => void) {
    const bucket = this.byFirst.get(word.charCodeAt(0))
    if (!bucket) return
    const { words, letters } = this
    const own = lettersOf(word)
    for (let index = 0; index < bucket.length; index++) {
      const id = bucket[index]!
      const longer = words[id]!.length - word.length
      if (longer < -limit || (!prefix && longer > limit)) continue
      if (bitsIn(own & ~letters[id]!) > limit) continue
      visit(id)
    }
  }
}
