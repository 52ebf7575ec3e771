import type { Order } from '../columns/order.ts'
import type { Pool } from '../columns/pool.ts'
import type { Store } from '../columns/store.ts'
import { type Question, type SearchAnswer, SearchError, type SearchParams } from '../contract.ts'
import { facetHits, maxFacetHits } from '../facet-values.ts'
import { answerOf, hitOf, type Ranked } from '../present.ts'
import { stepsOf } from '../query/geo.ts'
import { parseDisplay, parseQuery, type Query } from '../query/query.ts'
import type { Schema } from '../schema.ts'
import type { Synonyms } from '../text/plan.ts'
import { type Candidates, candidatesOf } from './candidates.ts'
import { type Counted, FacetCounter, type FacetCounts } from './count.ts'
import { Finder, type Matched } from './matched.ts'
import { byRelevance, bySorts } from './rank.ts'

/** A hit of the page: its row, and the index of its candidate if relevance decided. */
interface Hit {
  row: number
  candidate: number
}

const everything = Number.MAX_SAFE_INTEGER

/** Answers searches from one state of a store. */
export class Searcher {
  readonly finder: Finder
  private readonly store: Store
  private readonly schemas: ReadonlyMap<string, Schema>
  private readonly pool: Pool
  private readonly counter = new FacetCounter()

  constructor(store: Store, schemas: ReadonlyMap<string, Schema>, synonyms: Synonyms, pool: Pool) {
    this.store = store
    this.schemas = schemas
    this.pool = pool
    this.finder = new Finder(store, synonyms, pool)
  }

  answer(questions: readonly Question[]): SearchAnswer[] {
    this.pool.reset()
    this.finder.begin()
    return questions.map((question) => {
      const started = performance.now()
      const name = question.replica ?? ''
      const schema = this.schemas.get(name)
      if (!schema) throw new SearchError(`Index ${name} does not exist`, 404)
      return question.kind === 'search'
        ? this.search(question.params, schema, name, started)
        : this.searchFacet(question, schema, name, started)
    })
  }

  private search(params: SearchParams, schema: Schema, name: string, started: number) {
    const query = parseQuery(params, schema)
    const matched = this.finder.find(query, schema, name)
    const { distinct } = query
    const groups = distinct && this.store.facets.get(distinct.attribute)
    const from = groups ? 0 : query.offset
    const to = Math.min(groups ? everything : from + query.length, matched.size)
    const candidates =
      from < to ? candidatesOf(query, matched, schema, this.store, this.finder.filter, this.pool) : undefined
    const ordered =
      from < to ? this.ordered(matched, candidates, this.store.order(name, schema), from, to) : []
    const kept = groups ? ordered.filter(this.firstOf(groups, distinct.keep)) : ordered
    const page = groups ? kept.slice(query.offset, query.offset + query.length) : kept
    const display = parseDisplay(params, schema)
    const hits = page.map((hit) =>
      hitOf(this.store.read(hit.row), display, matched.plan, query, this.ranked(hit, candidates, query)),
    )
    return answerOf(
      params,
      query,
      {
        hits,
        nbHits: groups ? kept.length : matched.size,
        ...this.facets(query, matched, schema, groups && kept),
        automaticRadius: matched.radius,
        queryAfterRemoval: matched.removed ? matched.plan.map(({ text }) => text).join(' ') : undefined,
      },
      elapsed(started),
    )
  }

  private ordered(
    { bits, size }: Matched,
    candidates: Candidates | undefined,
    order: Order,
    from: number,
    to: number,
  ): Hit[] {
    if (!candidates)
      return bySorts(order, bits, size, from, to, this.pool).map((row) => ({ row, candidate: -1 }))
    return byRelevance(order, candidates, from, to, this.pool).map((candidate) => ({
      row: candidates.rows[candidate]!,
      candidate,
    }))
  }

  /** Whether a hit is among the first of its group; one without a group always is. */
  private firstOf(groups: NonNullable<ReturnType<Store['facets']['get']>>, keep: number) {
    const seen = new Map<number, number>()
    return ({ row }: Hit) => {
      const group = groups.first(row)
      if (group === 0) return true
      const count = (seen.get(group) ?? 0) + 1
      seen.set(group, count)
      return count <= keep
    }
  }

  private ranked({ row, candidate }: Hit, candidates: Candidates | undefined, { geo }: Query): Ranked {
    const slot = candidates?.slots?.[candidate]
    const text = slot === undefined ? undefined : candidates?.text
    const near = geo?.kind === 'around' ? this.store.geo.nearest(row, geo.center) : undefined
    return {
      typos: text?.typos[slot!] ?? 0,
      words: text?.words[slot!] ?? 0,
      proximity: text?.proximity[slot!] ?? 0,
      attribute: text?.attribute[slot!] ?? 0,
      exact: text?.exact[slot!] ?? 0,
      filters: candidates?.scores?.[candidate] ?? 0,
      ...(near && geo?.kind === 'around' && { geo: { ...near, steps: stepsOf(geo.precision, near.metres) } }),
    }
  }

  private facets(query: Query, matched: Matched, schema: Schema, kept: readonly Hit[] | undefined) {
    const facets: Record<string, Record<string, number>> = {}
    const stats: Record<string, NonNullable<FacetCounts['stats']>> = {}
    let afterDistinct: Counted | undefined
    for (const facet of query.facets) {
      let counts: FacetCounts
      if (kept && (query.facetingAfterDistinct || schema.facets.get(facet)!.afterDistinct)) {
        afterDistinct ??= {
          rows: Uint32Array.from(kept, ({ row }) => row),
          length: kept.length,
          outside: false,
        }
        counts = this.counter.top(
          this.store.facets.get(facet)!,
          afterDistinct,
          query.facetLimit,
          query.byName,
        )
      } else counts = this.count(facet, query, matched)
      if (counts.size > 0) facets[facet] = counts.values
      if (counts.stats) stats[facet] = counts.stats
    }
    return { facets, stats }
  }

  private count(facet: string, { facetLimit, byName }: Query, matched: Matched) {
    const key = `${facet} ${facetLimit} ${byName}`
    let counts = matched.facets.get(key)
    if (!counts) {
      counts = this.counter.top(this.store.facets.get(facet)!, matched.counted(), facetLimit, byName)
      matched.facets.set(key, counts)
    }
    return counts
  }

  private searchFacet(question: Question & { kind: 'facet' }, schema: Schema, name: string, started: number) {
    const { facet, facetQuery, params } = question
    if (!schema.facets.get(facet)?.searchable) {
      throw new SearchError(
        `Cannot search in \`${facet}\` attribute, you need to add \`searchable(${facet})\` to attributesForFaceting.`,
      )
    }
    const matched = this.finder.find(parseQuery(params, schema), schema, name)
    const column = this.store.facets.get(facet)!
    const counts = this.counter.all(column, matched.counted())
    return {
      facetHits: facetHits(
        counts,
        facetQuery,
        maxFacetHits(question.maxFacetHits),
        parseDisplay(params, schema),
      ),
      exhaustiveFacetsCount: true,
      exhaustive: { facetsCount: true },
      processingTimeMS: elapsed(started),
    }
  }
}

const elapsed = (started: number) => Math.max(1, Math.round(performance.now() - started))
