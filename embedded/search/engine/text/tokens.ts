/** A word of a text and its position. */
export interface Token {
  word: string
  start: number
  end: number
}

const wordPattern = /[\p{L}\p{N}\p{M}]+/gu
const ascii = /^\p{ASCII}*$/u
const marks = /\p{M}/gu

/** Lower case, without accents: `Citroën` is `citroen`. */
export function normal(text: string) {
  const lower = text.toLowerCase()
  return ascii.test(lower) ? lower : lower.normalize('NFD').replace(marks, '')
}

/** Words of a text: letters and digits, split at everything else (`CX-5` is `cx` and `5`). */
export function tokens(text: string): Token[] {
  return Array.from(text.matchAll(wordPattern), ({ 0: word, index }) => ({
    word: normal(word),
    start: index,
    end: index + word.length,
  }))
}

const asciiWord = /[a-z0-9]+/g

/** The words alone. */
export function wordsIn(text: string): readonly string[] {
  if (!ascii.test(text)) return tokens(text).map(({ word }) => word)
  return text.toLowerCase().match(asciiWord) ?? []
}

/** True for stock numbers, VINs and the like: long, of letters and digits. They never count as misspelt. */
export const isCode = (word: string) => word.length >= 6 && /\d/.test(word) && /\D/.test(word)
