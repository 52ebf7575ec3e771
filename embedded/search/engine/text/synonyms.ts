import type { Synonym } from '../contract.ts'
import type { Alternative, Synonyms } from './plan.ts'
import { tokens } from './tokens.ts'

const phrase = (text: string) => tokens(text).map(({ word }) => word)

/** Two-way, one-way and corrections; placeholders are not supported. */
export function readSynonyms(synonyms: readonly Synonym[]): Synonyms {
  const read = new Map<string, Alternative[]>()
  const add = (from: string, to: string, typos: number) => {
    const words = phrase(to)
    const key = phrase(from).join(' ')
    if (key === '' || words.length === 0 || key === words.join(' ')) return
    const known = read.get(key)
    if (known) known.push({ words, typos })
    else read.set(key, [{ words, typos }])
  }
  for (const entry of synonyms) {
    const type = entry.type.toLowerCase()
    const others = entry.synonyms ?? []
    if (type === 'synonym') {
      for (const from of others) for (const to of others) add(from, to, 0)
    } else if (type === 'onewaysynonym') {
      for (const to of others) add(entry.input ?? '', to, 0)
    } else if (type === 'altcorrection1' || type === 'altcorrection2') {
      const { word, corrections } = entry as { word?: unknown; corrections?: unknown }
      if (typeof word !== 'string' || !Array.isArray(corrections)) continue
      for (const to of corrections) if (typeof to === 'string') add(word, to, type.endsWith('1') ? 1 : 2)
    }
  }
  return read
}
