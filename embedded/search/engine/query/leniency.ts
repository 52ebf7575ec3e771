import { wordsOf } from '../text/plan.ts'
import type { Query } from './query.ts'

/** Ways to read a query: as it is and then, if nothing is found, without some words. */
export function* attempts({
  advanced,
  removeWords,
}: Query): Generator<{ words: string[]; optional: boolean }> {
  const words = wordsOf(advanced.plain)
  yield { words, optional: false }
  if (removeWords === 'allOptional') yield { words, optional: true }
  if (removeWords === 'lastWords') {
    for (let size = words.length - 1; size > 0; size--) yield { words: words.slice(0, size), optional: false }
  }
  if (removeWords === 'firstWords') {
    for (let size = 1; size < words.length; size++) yield { words: words.slice(size), optional: false }
  }
}

/** Typos allowed above the least found, by `typoTolerance`. */
export function mostTypos(tolerance: Query['tolerance'], found: Iterable<number>) {
  if (tolerance !== 'min' && tolerance !== 'strict') return Infinity
  const least = [...new Set(found)].sort((a, b) => a - b)
  return (tolerance === 'min' ? least[0] : (least[1] ?? least[0])) ?? Infinity
}
