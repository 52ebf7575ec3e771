import { edits } from './distance.ts'
import type { PlanWord } from './plan.ts'
import { isCode } from './tokens.ts'

/**
 * How well a word of a text matches a word of the query, lower is better: twice the typos, plus one if only its
 * beginning matches. 0 is the word itself.
 */
export const noMatch = 99

export const typosOf = (grade: number) => grade >> 1

export function gradeOf({ text, prefix, typos }: PlanWord, token: string): number {
  if (token === text) return 0
  if (prefix && token.startsWith(text)) return 1
  if (typos === 0 || token.charCodeAt(0) !== text.charCodeAt(0) || isCode(token)) return noMatch
  const whole = edits(text, token, typos, false)
  const part = prefix ? edits(text, token, typos, true) : noMatch
  return Math.min(whole <= typos ? whole * 2 : noMatch, part <= typos ? part * 2 + 1 : noMatch)
}
