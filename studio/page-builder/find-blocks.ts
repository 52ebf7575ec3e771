/** What the insert menu knows of an entry: its title, and what it is also found by. */
export interface Findable {
  title: string
  description?: string
  searchWords?: readonly string[]
}

const folded = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** Whether a word of the text begins like this. */
const begins = (text: string | undefined, start: string) =>
  ` ${folded(text ?? '').replace(/[^\p{L}\p{N}&]+/gu, ' ')}`.includes(` ${start}`)

/** 0: found in the title, 1: in the search words, 2: in the description; undefined: not found. */
function rankOf(entry: Findable, word: string) {
  const places = [entry.title, entry.searchWords?.join(' '), entry.description]
  const at = places.findIndex((text) => begins(text, word))
  return at < 0 ? undefined : at
}

/**
 * Entries in which every word of the query begins a word, wherever it stands; the title asked for first, then those
 * found by their title, then by their search words. An empty query finds all, in their order.
 */
export function findBlocks<Entry extends Findable>(entries: readonly Entry[], query: string): Entry[] {
  const words = folded(query).match(/[\p{L}\p{N}&]+/gu) ?? []
  return entries
    .flatMap((entry) => {
      const ranks = words.map((word) => rankOf(entry, word))
      const found = ranks.filter((rank) => rank !== undefined)
      const rank = folded(entry.title) === folded(query).trim() ? -1 : Math.max(0, ...found)
      return found.length === ranks.length ? [{ entry, rank }] : []
    })
    .sort((a, b) => a.rank - b.rank)
    .map(({ entry }) => entry)
}
