import { has, rowsOf } from '../columns/bits.ts'
import type { Pool } from '../columns/pool.ts'
import type { Store } from '../columns/store.ts'
import type { Clause } from '../query/condition.ts'
import { type Around, stepsOf } from '../query/geo.ts'
import type { Query } from '../query/query.ts'
import type { Schema } from '../schema.ts'
import type { TextMatch } from '../text/match.ts'
import type { Filter } from './filter.ts'
import type { Matched } from './matched.ts'

/** Hits to rank; the arrays are parallel. */
export interface Candidates {
  rows: Uint32Array
  length: number
  /** Index of each in the text match. */
  slots?: Uint32Array
  text?: TextMatch
  /** Steps of precision from the centre; Infinity without a position. */
  geo?: Float64Array
  scores?: Uint32Array
}

/** What ranking by relevance needs of the hits; undefined if only sorts decide their order. */
export function candidatesOf(
  query: Query,
  { bits, size, text }: Matched,
  schema: Schema,
  store: Store,
  filter: Filter,
  pool: Pool,
): Candidates | undefined {
  const scored = [...query.clauses, ...query.optional].filter((clause) =>
    clause.some(({ score }) => score > 0),
  )
  const around = query.geo?.kind === 'around' ? query.geo : undefined
  if (!text && !around && scored.length === 0) return undefined
  const candidates: Candidates = { rows: pool.uint32(size), length: 0, text }
  if (text) {
    candidates.slots = pool.uint32(size)
    for (let slot = 0; slot < text.length; slot++) {
      const row = text.rows[slot]!
      if (!has(bits, row)) continue
      candidates.slots[candidates.length] = slot
      candidates.rows[candidates.length++] = row
    }
  } else candidates.length = rowsOf(bits, store.words, candidates.rows)
  if (around) candidates.geo = distances(candidates, around, store, pool)
  if (scored.length > 0)
    candidates.scores = scoresOf(candidates, scored, query.sumScores, schema, filter, pool)
  return candidates
}

function distances({ rows, length }: Candidates, { center, precision }: Around, store: Store, pool: Pool) {
  const steps = pool.float64(length)
  store.geo.distances(center, rows, length, steps)
  for (let index = 0; index < length; index++) {
    if (steps[index] !== Infinity) steps[index] = stepsOf(precision, steps[index]!)
  }
  return steps
}

/** The highest score that a hit matches in each clause, or the sum of them, summed over the clauses. */
function scoresOf(
  { rows, length }: Candidates,
  scored: readonly Clause[],
  sum: boolean,
  schema: Schema,
  filter: Filter,
  pool: Pool,
) {
  const total = pool.uint32(length).fill(0, 0, length)
  const own = pool.uint32(length)
  for (const clause of scored) {
    own.fill(0, 0, length)
    for (const condition of clause) {
      if (condition.score === 0) continue
      const bits = filter.clause([condition], schema)
      for (let index = 0; index < length; index++) {
        if (!has(bits, rows[index]!)) continue
        own[index] = sum ? own[index]! + condition.score : Math.max(own[index]!, condition.score)
      }
    }
    for (let index = 0; index < length; index++) total[index]! += own[index]!
  }
  return total
}
