import { isCode, tokens } from './tokens.ts'

/** Consecutive words that may stand for a word of the query; `typos` is what that costs. */
export interface Alternative {
  words: readonly string[]
  typos: number
}

export interface PlanWord {
  text: string
  /** Whether a longer word with this beginning matches. */
  prefix: boolean
  /** Number of edits allowed. */
  typos: number
  optional: boolean
  alternatives: readonly Alternative[]
}

/** Phrases (words joined by a space) that stand for a phrase. */
export type Synonyms = ReadonlyMap<string, readonly Alternative[]>

export interface TextOptions {
  tolerant: boolean
  minOneTypo: number
  minTwoTypos: number
  numbersTolerant: boolean
  exactWords: ReadonlySet<string>
  queryType: 'prefixLast' | 'prefixAll' | 'prefixNone'
  optionalWords: ReadonlySet<string>
  synonyms: boolean
  /** Whether the plural or singular of an English word matches as well. */
  plurals: boolean
  /** Words of phrases in quotes: they match themselves alone. */
  phraseWords: ReadonlySet<string>
}

/** Algolia's own limit of words in a query. */
export const maxQuery = 512
const maxWords = 16
const longestPhrase = 6

export const wordsOf = (query: string) =>
  tokens(query.slice(0, maxQuery))
    .slice(0, maxWords)
    .map(({ word }) => word)

/**
 * What may match each word of a query. Neighbours may be one word in the text (`land cruiser`), and one word two
 * (`cx5`).
 */
export function planOf(words: readonly string[], options: TextOptions, synonyms: Synonyms): PlanWord[] {
  const alternatives = words.map((): Alternative[] => [])
  if (options.synonyms && synonyms.size > 0) {
    for (let from = 0; from < words.length; from++) {
      for (let to = from + 1; to <= Math.min(words.length, from + longestPhrase); to++) {
        for (const alternative of synonyms.get(words.slice(from, to).join(' ')) ?? []) {
          for (let index = from; index < to; index++) alternatives[index]!.push(alternative)
        }
      }
    }
  }
  if (options.plurals) {
    for (const [index, word] of words.entries()) {
      for (const other of otherNumbers(word)) alternatives[index]!.push({ words: [other], typos: 0 })
    }
  }
  if (options.tolerant) {
    for (const [index, word] of words.entries()) {
      const next = words[index + 1]
      if (next !== undefined) {
        const joined = { words: [word + next], typos: 1 }
        alternatives[index]!.push(joined)
        alternatives[index + 1]!.push(joined)
      }
      if (word.length < 3 || word.length > 30) continue
      for (let at = 1; at < word.length; at++) {
        alternatives[index]!.push({ words: [word.slice(0, at), word.slice(at)], typos: 1 })
      }
    }
  }
  const { phraseWords } = options
  return words.map((text, index) => {
    if (phraseWords.has(text))
      return { text, prefix: false, typos: 0, optional: options.optionalWords.has(text), alternatives: [] }
    return {
      text,
      prefix:
        options.queryType === 'prefixAll' ||
        (options.queryType === 'prefixLast' && index === words.length - 1),
      typos: allowed(text, options),
      optional: options.optionalWords.has(text),
      alternatives: alternatives[index]!,
    }
  })
}

function allowed(word: string, options: TextOptions) {
  if (!options.tolerant || isCode(word) || options.exactWords.has(word)) return 0
  if (!options.numbersTolerant && /^\d+$/.test(word)) return 0
  return word.length >= options.minTwoTypos ? 2 : word.length >= options.minOneTypo ? 1 : 0
}

/**
 * `utes` for `ute`, `hatch` for `hatches`, `body` for `bodies`, and vice versa; forms that are not words find nothing.
 */
function otherNumbers(word: string): string[] {
  if (word.length < 3 || /\d/.test(word)) return []
  if (word.endsWith('ies')) return [`${word.slice(0, -3)}y`, word.slice(0, -1)]
  if (word.endsWith('es')) return [word.slice(0, -1), word.slice(0, -2)]
  if (word.endsWith('s') && !word.endsWith('ss')) return [word.slice(0, -1)]
  return word.endsWith('y') ? [`${word}s`, `${word.slice(0, -1)}ies`] : [`${word}s`, `${word}es`]
}
