import { isNumber } from './query/condition.ts'
import { gradeOf, noMatch } from './text/grade.ts'
import { highlight } from './text/highlight.ts'
import { type PlanWord, planOf, type TextOptions, wordsOf } from './text/plan.ts'
import { tokens } from './text/tokens.ts'

/** Order of values with equal counts, and of `sortFacetValuesBy: alpha`: numbers by size, then texts by letters. */
export function compareValues(a: string, b: string) {
  const numeric = isNumber(a)
  if (numeric !== isNumber(b)) return numeric ? -1 : 1
  return (numeric && Number(a) - Number(b)) || (a < b ? -1 : a > b ? 1 : 0)
}

export const byCount = (a: readonly [string, number], b: readonly [string, number]) =>
  b[1] - a[1] || compareValues(a[0], b[0])

/** Statistics of a facet from the counts of its values; undefined without numbers. */
export function statsOf(counts: Iterable<readonly [string, number]>) {
  let min = Infinity
  let max = -Infinity
  let sum = 0
  let total = 0
  for (const [value, count] of counts) {
    if (!isNumber(value)) continue
    const number = Number(value)
    if (number < min) min = number
    if (number > max) max = number
    sum += number * count
    total += count
  }
  return total > 0 ? { min, max, avg: sum / total, sum } : undefined
}

const facetText: TextOptions = {
  tolerant: true,
  minOneTypo: 4,
  minTwoTypos: 8,
  numbersTolerant: false,
  exactWords: new Set(),
  queryType: 'prefixLast',
  optionalWords: new Set(),
  synonyms: false,
  plurals: false,
  phraseWords: new Set(),
}

const answers = (value: string, plan: readonly PlanWord[]) => {
  const found = tokens(value)
  return plan.every((word) => found.some((token) => gradeOf(word, token.word) !== noMatch))
}

export const maxFacetHits = (given: unknown) => Math.min(100, Math.max(0, Number(given ?? 10) || 0))

/** Values that match a facet query, most frequent first. */
export function facetHits(
  counts: Iterable<readonly [string, number]>,
  facetQuery: string,
  most: number,
  tags: { pre: string; post: string },
) {
  const plan = planOf(wordsOf(facetQuery), facetText, new Map())
  return [...counts]
    .filter(([value, count]) => count > 0 && answers(value, plan))
    .sort(byCount)
    .slice(0, most)
    .map(([value, count]) => ({ value, highlighted: highlight(value, plan, tags).value, count }))
}
