import { grown } from '../columns/arrays.ts'
import { type Bits, intersect, invert, unite } from '../columns/bits.ts'
import type { Pool } from '../columns/pool.ts'
import type { Store } from '../columns/store.ts'
import { type Clause, type Condition, conditionKey, isNumber } from '../query/condition.ts'
import { type Geo, inBox, inPolygon } from '../query/geo.ts'
import type { Schema } from '../schema.ts'

/** Sets of rows cached between batches: nearly every search has the same few filters. */
const maxKept = 100
/** Clauses with more conditions hardly ever repeat. */
const maxKeptConditions = 50

/** Evaluates filters to sets of rows, on one state of a store. */
export class Filter {
  private readonly store: Store
  private readonly pool: Pool
  private readonly kept = new Map<string, Bits>()
  private refused: Bits = new Uint32Array(0)
  /** By ordinal; all 0 between uses. */
  private wanted = new Uint8Array(0)

  constructor(store: Store, pool: Pool) {
    this.store = store
    this.pool = pool
  }

  /** Rows that match all clauses and lie in the requested area. The caller may change the set. */
  rows(clauses: readonly Clause[], geo: Geo | undefined, schema: Schema): Bits {
    const { words, live } = this.store
    const rows = this.pool.uint32(words)
    rows.set(live.subarray(0, words))
    const { negatives, rest } = withoutNegatives(clauses)
    for (const clause of rest) intersect(rows, this.clause(clause, schema), words)
    if (negatives.length > 0) {
      const refused = this.pool.uint32(words)
      refused.set(this.clause(negatives, schema).subarray(0, words))
      invert(refused, words)
      intersect(rows, refused, words)
    }
    if (geo) intersect(rows, this.place(geo), words)
    return rows
  }

  /** Rows that match one of the conditions, regardless of scores. */
  clause(clause: Clause, schema: Schema): Bits {
    if (clause.length > maxKeptConditions)
      return this.collect(clause, schema, this.pool.bits(this.store.words))
    return this.remembered(clause.map(keyOf(schema)).join('\n'), (into) => this.collect(clause, schema, into))
  }

  private place(geo: Geo) {
    if (geo.kind === 'around' && typeof geo.radius === 'number') {
      const metres = Math.max(geo.radius, geo.minimumRadius)
      const { center } = geo
      return this.remembered(JSON.stringify([center, metres]), (into) => {
        this.store.geo.collectWithin(center, metres, into)
      })
    }
    const key = geo.kind === 'around' ? 'anywhere' : JSON.stringify(geo)
    return this.remembered(key, (into) => {
      this.store.geo.collect(
        (point) =>
          geo.kind === 'boxes'
            ? geo.boxes.some((box) => inBox(box, point))
            : geo.kind === 'around' || geo.polygons.some((polygon) => inPolygon(polygon, point)),
        into,
      )
    })
  }

  private remembered(key: string, collect: (into: Bits) => void): Bits {
    let bits = this.kept.get(key)
    if (bits) this.kept.delete(key)
    else {
      const oldest = this.kept.size >= maxKept ? this.kept.keys().next().value : undefined
      bits = oldest === undefined ? new Uint32Array(this.store.words) : this.kept.get(oldest)!.fill(0)
      if (oldest !== undefined) this.kept.delete(oldest)
      collect(bits)
    }
    this.kept.set(key, bits)
    return bits
  }

  private collect(clause: Clause, schema: Schema, into: Bits): Bits {
    const facets = new Map<string, string[]>()
    const numbers = new Map<string, { low: number; high: number }[]>()
    const put = <Value>(map: Map<string, Value[]>, attribute: string, value: Value) => {
      const values = map.get(attribute)
      if (values) values.push(value)
      else map.set(attribute, [value])
    }
    for (const condition of clause) {
      if (condition.negated) this.collectNegated(condition, schema, into)
      else if (condition.kind === 'number') put(numbers, condition.attribute, condition)
      else if (condition.kind === 'tag') put(facets, '_tags', condition.value)
      else if (schema.facets.has(condition.attribute)) put(facets, condition.attribute, condition.value)
      else if (isNumber(condition.value) && String(Number(condition.value)) === condition.value) {
        const number = Number(condition.value)
        put(numbers, condition.attribute, { low: number, high: number })
      }
    }
    for (const [attribute, ranges] of numbers) this.store.numbers.get(attribute)?.collect(ranges, into)
    for (const [attribute, values] of facets) this.collectFacet(attribute, values, into)
    return into
  }

  private collectNegated(condition: Condition, schema: Schema, into: Bits) {
    const { words } = this.store
    this.refused = grown(this.refused, words).fill(0, 0, words)
    this.collect([{ ...condition, negated: false }], schema, this.refused)
    invert(this.refused, words)
    unite(into, this.refused, words)
  }

  private collectFacet(attribute: string, values: readonly string[], into: Bits) {
    const column = this.store.facets.get(attribute)!
    const ordinals = values.flatMap((value) => column.find(value))
    if (ordinals.length === 0) return
    this.wanted = grown(this.wanted, column.cardinality)
    for (const ordinal of ordinals) this.wanted[ordinal] = 1
    column.collect(this.wanted, into)
    for (const ordinal of ordinals) this.wanted[ordinal] = 0
  }
}

/** A facet of one replica need not be a facet of another. */
const keyOf = (schema: Schema) => (condition: Condition) =>
  `${condition.kind === 'facet' && schema.facets.has(condition.attribute)} ${conditionKey(condition)}`

/** `NOT a AND NOT b` is neither a nor b: one pass over each attribute, for any number of values. */
function withoutNegatives(clauses: readonly Clause[]) {
  const negatives: Condition[] = []
  const rest: Clause[] = []
  for (const clause of clauses) {
    if (clause.length === 1 && clause[0]!.negated) negatives.push({ ...clause[0]!, negated: false })
    else rest.push(clause)
  }
  return { negatives, rest }
}
