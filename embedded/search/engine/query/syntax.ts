import { tokens } from '../text/tokens.ts'

export type SyntaxFeature = 'exactPhrase' | 'excludeWords'

/** A text read by Algolia's advanced syntax. Phrases are lists of words that stand next to one another. */
export interface AdvancedText {
  /** Without what is excluded and without quotes. */
  plain: string
  /** In quotes: only objects that contain them are found. */
  phrases: readonly (readonly string[])[]
  /** With a minus before them: no object that contains one is found. */
  excluded: readonly (readonly string[])[]
}

export const plainText = (text: string): AdvancedText => ({ plain: text, phrases: [], excluded: [] })

/** A minus counts at the beginning of a word and outside quotes; a quote without its other one is no quote. */
const marked = /(^|\s)-(?:"([^"]*)"|([^\s"-][^\s"]*))|"([^"]*)"/g

const wordsOf = (text: string) => tokens(text).map(({ word }) => word)

/** Reads `"land cruiser" -prado`. */
export function readAdvanced(text: string, features: ReadonlySet<SyntaxFeature>): AdvancedText {
  const phrases: string[][] = []
  const excluded: string[][] = []
  const plain = text.replace(
    marked,
    (all, before?: string, refused?: string, word?: string, quoted?: string) => {
      const isPhrase = refused !== undefined || quoted !== undefined
      if (isPhrase && !features.has('exactPhrase')) return all
      if (quoted !== undefined) {
        phrases.push(wordsOf(quoted))
        return ` ${quoted} `
      }
      if (!features.has('excludeWords')) return all
      excluded.push(wordsOf(refused ?? word!))
      return before || ' '
    },
  )
  const some = (list: string[][]) => list.filter(({ length }) => length > 0)
  return { plain, phrases: some(phrases), excluded: some(excluded) }
}
