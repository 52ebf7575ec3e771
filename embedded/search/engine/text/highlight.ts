import { edits } from './distance.ts'
import { gradeOf, noMatch } from './grade.ts'
import type { PlanWord } from './plan.ts'
import { type Token, tokens } from './tokens.ts'

export interface Tags {
  pre: string
  post: string
}

interface Highlighted {
  value: string
  matchLevel: 'none' | 'partial' | 'full'
  fullyHighlighted?: boolean
  matchedWords: string[]
}

/** The words of the query that each word of a text matches; a phrase that stands for a word counts as that word. */
function matchesOf(found: readonly Token[], plan: readonly PlanWord[]) {
  const matches = found.map(() => new Set<number>())
  for (const [index, word] of plan.entries()) {
    for (const [at, { word: token }] of found.entries()) {
      if (gradeOf(word, token) !== noMatch) matches[at]!.add(index)
      for (const { words } of word.alternatives) {
        if (words.every((part, step) => found[at + step]?.word === part)) {
          for (let step = 0; step < words.length; step++) matches[at + step]!.add(index)
        }
      }
    }
  }
  return matches
}

/** Number of letters of a word to highlight: as many as were typed, if the query is its beginning. */
function markedLength({ word, start, end }: Token, answered: ReadonlySet<number>, plan: readonly PlanWord[]) {
  let length = 0
  for (const index of answered) {
    const { text, prefix, typos } = plan[index]!
    const part =
      prefix && word.startsWith(text)
        ? text.length
        : prefix && word.length > text.length && edits(text, word, typos, false) > typos
          ? text.length
          : end - start
    length = Math.max(length, part)
  }
  return Math.min(length, end - start)
}

/** Highlights the words of a text that match a query. */
export function highlight(text: string, plan: readonly PlanWord[], { pre, post }: Tags): Highlighted {
  const plain: Highlighted = { value: text, matchLevel: 'none', matchedWords: [] }
  if (plan.length === 0) return plain
  const found = tokens(text)
  const matches = matchesOf(found, plan)
  const matched = new Set<number>()
  let value = ''
  let done = 0
  let full = true
  for (const [at, token] of found.entries()) {
    const answered = matches[at]!
    if (answered.size === 0) {
      full = false
      continue
    }
    for (const index of answered) matched.add(index)
    const length = markedLength(token, answered, plan)
    if (token.start + length < token.end) full = false
    value += `${text.slice(done, token.start)}${pre}${text.slice(token.start, token.start + length)}${post}`
    done = token.start + length
  }
  if (matched.size === 0) return plain
  return {
    value: value + text.slice(done),
    matchLevel: matched.size === plan.length ? 'full' : 'partial',
    fullyHighlighted: full,
    matchedWords: [...matched].sort((a, b) => a - b).map((index) => plan[index]!.text),
  }
}

/** The part of a text, `words` words long, with most words of the query, highlighted. */
export function snippet(
  text: string,
  words: number,
  plan: readonly PlanWord[],
  { pre, post, ellipsis }: Tags & { ellipsis: string },
): { value: string; matchLevel: Highlighted['matchLevel'] } {
  const found = tokens(text)
  let from = 0
  if (found.length > words) {
    const hits = matchesOf(found, plan).map(({ size }) => (size > 0 ? 1 : 0))
    let inside = 0
    let best = 0
    for (const [at, hit] of hits.entries()) {
      inside += hit - (at >= words ? hits[at - words]! : 0)
      if (inside > best) {
        best = inside
        from = Math.max(0, at - words + 1)
      }
    }
  }
  const last = found[Math.min(found.length, from + words) - 1]
  const start = from === 0 ? 0 : found[from]!.start
  const end = !last || from + words >= found.length ? text.length : last.end
  const { value, matchLevel } = highlight(text.slice(start, end), plan, { pre, post })
  return { value: `${start > 0 ? ellipsis : ''}${value}${end < text.length ? ellipsis : ''}`, matchLevel }
}
