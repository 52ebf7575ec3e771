import { type Bits, count, drop, has, intersect, invert, rowsOf } from '../columns/bits.ts'
import type { Pool } from '../columns/pool.ts'
import type { Store } from '../columns/store.ts'
import { conditionKey } from '../query/condition.ts'
import { automaticRadius } from '../query/geo.ts'
import { attempts, mostTypos } from '../query/leniency.ts'
import type { Query } from '../query/query.ts'
import type { Schema } from '../schema.ts'
import { type TextMatch, TextSearch } from '../text/match.ts'
import { type PlanWord, planOf, type Synonyms, wordsOf } from '../text/plan.ts'
import { type Counted, countedBy, type FacetCounts } from './count.ts'
import { Filter } from './filter.ts'

/** The objects a search finds, before paging. */
export interface Matched {
  bits: Bits
  size: number
  plan: readonly PlanWord[]
  text: TextMatch | undefined
  /** The automatic radius in metres, if the request had none. */
  radius: number | undefined
  /** Whether words of the query were dropped because nothing was found. */
  removed: boolean
  counted: () => Counted
  /** Counts made so far. */
  facets: Map<string, FacetCounts>
}

/** Finds objects in one state of a store; the searches of a batch share their common parts. */
export class Finder {
  readonly filter: Filter
  private readonly store: Store
  private readonly synonyms: Synonyms
  private readonly pool: Pool
  private readonly textSearch: TextSearch
  private matched = new Map<string, Matched>()
  private texts = new Map<string, TextMatch>()

  constructor(store: Store, synonyms: Synonyms, pool: Pool) {
    this.store = store
    this.synonyms = synonyms
    this.pool = pool
    this.filter = new Filter(store, pool)
    this.textSearch = new TextSearch(store.text, pool)
  }

  /** To be called before each batch. */
  begin() {
    this.matched.clear()
    this.texts.clear()
  }

  find(query: Query, schema: Schema, schemaName: string): Matched {
    const filters = query.clauses.map((clause) => clause.map(conditionKey).join('\n')).join('\n\n')
    const place = query.geo ? JSON.stringify({ ...query.geo, precision: 0 }) : ''
    const key = [schemaName, query.textKey, place, filters].join('\n\n\n')
    const known = this.matched.get(key)
    if (known) return known
    const found = this.search(query, schema, schemaName)
    this.matched.set(key, found)
    return found
  }

  private search(query: Query, schema: Schema, schemaName: string): Matched {
    const { store, pool } = this
    const bits = this.filter.rows(query.clauses, query.geo, schema)
    this.keepPhrases(bits, query, schema)
    const words = wordsOf(query.advanced.plain)
    let text: TextMatch | undefined
    let size = -1
    if (words.length > 0) {
      const filtered = query.removeWords === 'none' ? bits : pool.uint32(store.words)
      if (filtered !== bits) filtered.set(bits.subarray(0, store.words))
      for (const { words: tried, optional } of attempts(query)) {
        text = this.text(query, schema, schemaName, tried, optional)
        bits.set(filtered.subarray(0, store.words))
        intersect(bits, text.bits, store.words)
        if (query.tolerance === 'min' || query.tolerance === 'strict') this.dropTypos(bits, text, query)
        size = count(bits, store.words)
        if (size > 0) break
      }
    }
    const radius = this.dropFar(bits, query)
    if (size < 0 || radius !== undefined) size = count(bits, store.words)
    let counted: Counted | undefined
    return {
      bits,
      size,
      plan: text?.plan ?? [],
      text,
      radius,
      removed: text !== undefined && text.plan.length < words.length,
      facets: new Map(),
      counted: () => (counted ??= countedBy(bits, size, store, pool)),
    }
  }

  /** Drops the rows without a phrase in quotes, and those with words that are excluded. */
  private keepPhrases(bits: Bits, query: Query, schema: Schema) {
    const { rows, words } = this.store
    const { phrases, excluded } = query.advanced
    for (const phrase of phrases)
      intersect(bits, this.textSearch.containing(phrase, schema.searchable, query, rows), words)
    for (const phrase of excluded) {
      const refused = this.textSearch.containing(phrase, schema.searchable, query, rows)
      invert(refused, words)
      intersect(bits, refused, words)
    }
  }

  private text(query: Query, schema: Schema, schemaName: string, words: string[], optional: boolean) {
    const key = [schemaName, query.textKey, words.join(' '), optional].join('\n')
    let match = this.texts.get(key)
    if (!match) {
      const plan = planOf(words, query.textOptions, this.synonyms).map((word) =>
        optional ? { ...word, optional } : word,
      )
      const { store } = this
      match = this.textSearch.match(plan, schema.searchable, query, store.live, store.rows)
      this.texts.set(key, match)
    }
    return match
  }

  private dropTypos(bits: Bits, text: TextMatch, { tolerance }: Query) {
    const found = new Set<number>()
    for (let slot = 0; slot < text.length; slot++)
      if (has(bits, text.rows[slot]!)) found.add(text.typos[slot]!)
    const most = mostTypos(tolerance, found)
    for (let slot = 0; slot < text.length; slot++) if (text.typos[slot]! > most) drop(bits, text.rows[slot]!)
  }

  /** Limits a search around a place without a radius to the nearest objects. */
  private dropFar(bits: Bits, { geo }: Query) {
    if (geo?.kind !== 'around' || geo.radius !== 'auto') return undefined
    const { store, pool } = this
    const rows = pool.uint32(store.size)
    const length = rowsOf(bits, store.words, rows)
    const metres = pool.float64(length)
    store.geo.distances(geo.center, rows, length, metres)
    const radius = automaticRadius(metres.subarray(0, length), geo.minimumRadius)
    for (let index = 0; index < length; index++) if (metres[index]! > radius) drop(bits, rows[index]!)
    return radius
  }
}
