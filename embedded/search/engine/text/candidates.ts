import { gradeOf, noMatch } from './grade.ts'
import { lastPosition } from './places.ts'
import type { PlanWord } from './plan.ts'
import type { Entries, Postings } from './postings.ts'
import { attributeOf, positionOf } from './postings.ts'
import type { TextIndex } from './text-index.ts'

/** What matches a word of the query, by grade: words of the vocabulary, and places of phrases. */
export interface Candidates {
  words: number[][]
  phrases: Entries[][]
  /** Total number of entries; a row may have several. */
  size: number
}

/** Finds everything in the index that matches a word. */
export function candidatesOf(index: TextIndex, word: PlanWord): Candidates {
  const { vocabulary, postings } = index
  const found: Candidates = { words: [], phrases: [], size: 0 }
  const grades = new Map<number, number>()
  const offer = (id: number | undefined, grade: number) => {
    if (id === undefined || grade === noMatch) return
    const known = grades.get(id)
    if (known === undefined || grade < known) grades.set(id, grade)
  }
  offer(vocabulary.id(word.text), 0)
  if (word.prefix)
    vocabulary.beginning(word.text, (id) => offer(id, vocabulary.words[id] === word.text ? 0 : 1))
  if (word.typos > 0) {
    vocabulary.near(word.text, word.typos, word.prefix, (id) => {
      if (!grades.has(id)) offer(id, gradeOf(word, vocabulary.words[id]!))
    })
  }
  for (const { words, typos } of word.alternatives) {
    const ids = words.map((part) => vocabulary.id(part))
    if (ids.includes(undefined)) continue
    if (ids.length === 1) offer(ids[0], typos * 2)
    else {
      const phrase = adjacent(postings, ids as number[])
      if (phrase.to === 0) continue
      found.phrases[typos * 2] = [...(found.phrases[typos * 2] ?? []), phrase]
      found.size += phrase.to
    }
  }
  for (const [id, grade] of grades) {
    const same = found.words[grade]
    if (same) same.push(id)
    else found.words[grade] = [id]
    found.size += postings.size(id)
  }
  return found
}

/** Places of the first of some consecutive words in one attribute. */
export function adjacent(postings: Postings, ids: readonly number[]): Entries {
  let rows: number[] = []
  let places: number[] = []
  postings.each(ids[0]!, (entries) => {
    for (let at = entries.from; at < entries.to; at++) {
      rows.push(entries.rows[at]!)
      places.push(entries.places[at]!)
    }
  })
  for (const [step, id] of ids.entries()) {
    if (step === 0 || rows.length === 0) continue
    const nextRows: number[] = []
    const nextPlaces: number[] = []
    postings.each(id, (entries) => {
      let own = 0
      for (let at = entries.from; at < entries.to && own < rows.length; ) {
        const row = entries.rows[at]!
        if (rows[own]! < row) own++
        else if (rows[own]! > row) at++
        else {
          let ownEnd = own
          while (rows[ownEnd] === row) ownEnd++
          let end = at
          while (end < entries.to && entries.rows[end] === row) end++
          for (let index = own; index < ownEnd; index++) {
            if (follows(entries, at, end, places[index]!, step)) {
              nextRows.push(row)
              nextPlaces.push(places[index]!)
            }
          }
          own = ownEnd
          at = end
        }
      }
    })
    rows = nextRows
    places = nextPlaces
  }
  return { rows, places, from: 0, to: rows.length }
}

function follows(entries: Entries, from: number, to: number, place: number, step: number) {
  const wanted = positionOf(place) + step
  if (wanted > lastPosition) return false
  for (let at = from; at < to; at++) {
    const other = entries.places[at]!
    if (attributeOf(other) === attributeOf(place) && positionOf(other) === wanted) return true
  }
  return false
}
