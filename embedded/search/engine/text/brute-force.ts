import type { SearchObject } from '../contract.ts'
import { leaves, valuesAt } from '../document.ts'
import type { Query } from '../query/query.ts'
import type { Schema } from '../schema.ts'
import { gradeOf, noMatch, typosOf } from './grade.ts'
import { lastPosition, memberGap, proximity } from './places.ts'
import type { PlanWord } from './plan.ts'
import { tokens } from './tokens.ts'

export interface TextMatch {
  typos: number
  words: number
  proximity: number
  attribute: number
  exact: number
}

interface Place {
  word: string
  attribute: string
  /** Position of the attribute in the settings, then of the word in the attribute. */
  rank: number
  position: number
  ordered: boolean
}

function placesOf(object: SearchObject, { searchable }: Schema, restricted?: ReadonlySet<string>): Place[] {
  const places: Place[] = []
  const next = new Map<string, number>()
  const add = (attribute: string, rank: number, ordered: boolean, value: string | number | boolean) => {
    if (typeof value === 'boolean' || (restricted && !restricted.has(attribute))) return
    let position = next.get(attribute) ?? 0
    for (const { word } of tokens(String(value))) {
      places.push({ word, attribute, rank, ordered, position: Math.min(position++, lastPosition) })
    }
    next.set(attribute, position + memberGap)
  }
  if (searchable) {
    for (const { name, rank, ordered } of searchable) {
      valuesAt(object, name, (value) => add(name, rank, ordered, value))
    }
  } else leaves(object, (path, value) => add(path, 0, false, value))
  return places
}

/** Whether an object contains the words next to one another in one attribute. */
function contains(places: readonly Place[], words: readonly string[]) {
  return places.some((first, at) =>
    words.every((word, step) => {
      const place = places[at + step]
      return (
        place?.word === word &&
        place.attribute === first.attribute &&
        place.position === first.position + step
      )
    }),
  )
}

/** How an object matches the words of a query; undefined if it does not. */
export function matchText(
  object: SearchObject,
  plan: readonly PlanWord[],
  schema: Schema,
  { restricted, exactAttributes, advanced }: Pick<Query, 'restricted' | 'exactAttributes' | 'advanced'>,
): TextMatch | undefined {
  const { phrases, excluded } = advanced
  const some = plan.length + phrases.length + excluded.length > 0
  const places = some ? placesOf(object, schema, restricted) : []
  if (!phrases.every((words) => contains(places, words))) return undefined
  if (excluded.some((words) => contains(places, words))) return undefined
  const match: TextMatch = { typos: 0, words: 0, proximity: 0, attribute: 0, exact: 0 }
  let attribute = Infinity
  let previous: Place | undefined
  for (const word of plan) {
    const best = bestOf(places, word, exactAttributes)
    if (!best) {
      if (!word.optional) return undefined
      continue
    }
    const { place, grade } = best
    match.typos += typosOf(grade)
    match.words++
    if (grade === 0) match.exact++
    if (previous)
      match.proximity += proximity(previous.attribute === place.attribute, previous.position, place.position)
    attribute = Math.min(attribute, place.rank * 1000 + (place.ordered ? Math.min(place.position, 999) : 0))
    previous = place
  }
  if (plan.length > 0 && match.words === 0) return undefined
  match.attribute = attribute === Infinity ? 0 : attribute
  return match
}

function bestOf(places: readonly Place[], word: PlanWord, exactAttributes: ReadonlySet<string>) {
  let best: { place: Place; grade: number } | undefined
  const offer = (place: Place, grade: number) => {
    if (grade === noMatch || (typosOf(grade) > 0 && exactAttributes.has(place.attribute))) return
    const order =
      best && (grade - best.grade || place.rank - best.place.rank || place.position - best.place.position)
    if (order === undefined || order < 0) best = { place, grade }
  }
  for (const [at, place] of places.entries()) {
    offer(place, gradeOf(word, place.word))
    for (const { words, typos } of word.alternatives) {
      const follows = words.every((part, step) => {
        const other = places[at + step]
        return (
          other?.word === part &&
          other.attribute === place.attribute &&
          other.position === place.position + step
        )
      })
      if (follows) offer(place, typos * 2)
    }
  }
  return best
}
