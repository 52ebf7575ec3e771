import { type Bits, has } from '../columns/bits.ts'
import type { Order, Step } from '../columns/order.ts'
import type { Pool } from '../columns/pool.ts'
import type { Candidates } from './candidates.ts'

/** Rows `from` to `to` of the set, in the order of the sorts alone. */
export function bySorts(
  order: Order,
  bits: Bits,
  matched: number,
  from: number,
  to: number,
  pool: Pool,
): number[] {
  const { rows, rank } = order
  const hits: number[] = []
  if ((to * rows.length) / (matched + 1) > matched * 8) {
    const ranks = pool.uint32(matched)
    let length = 0
    for (let word = 0; word * 32 < rows.length; word++) {
      let left = bits[word]!
      for (; left !== 0; left &= left - 1) ranks[length++] = rank[word * 32 + 31 - Math.clz32(left & -left)]!
    }
    ranks.subarray(0, length).sort()
    for (let place = from; place < Math.min(to, length); place++) hits.push(rows[ranks[place]!]!)
    return hits
  }
  let met = 0
  for (let place = 0; place < rows.length && met < to; place++) {
    const row = rows[place]!
    if (has(bits, row) && met++ >= from) hits.push(row)
  }
  return hits
}

/** Indexes of the candidates, best first, `from` to `to`. */
export function byRelevance(
  order: Order,
  candidates: Candidates,
  from: number,
  to: number,
  pool: Pool,
): number[] {
  const keys = keysOf(order, candidates, pool)
  const better = (a: number, b: number) => {
    for (let key = 0; key < keys.length; key++) {
      const difference = keys[key]![a]! - keys[key]![b]!
      if (difference !== 0) return difference
    }
    return 0
  }
  const { length } = candidates
  if (to * 8 >= length) {
    const all = Array.from({ length }, (_, index) => index)
    return all.sort(better).slice(from, to)
  }
  return bestOf(length, to, better, keys[0]!).slice(from)
}

/** The first `most`, in order: a heap with the worst on top. */
function bestOf(length: number, most: number, better: (a: number, b: number) => number, first: Float64Array) {
  const heap: number[] = []
  if (most === 0) return heap
  for (let index = 0; index < length; index++) {
    if (heap.length < most) {
      heap.push(index)
      if (heap.length === most) heap.sort((a, b) => better(b, a))
    } else if (first[index]! <= first[heap[0]!]! && better(index, heap[0]!) < 0) {
      let at = 0
      for (;;) {
        let child = 2 * at + 1
        if (child >= most) break
        if (child + 1 < most && better(heap[child + 1]!, heap[child]!) > 0) child++
        if (better(heap[child]!, index) <= 0) break
        heap[at] = heap[child]!
        at = child
      }
      heap[at] = index
    }
  }
  return heap.sort(better)
}

/** Criteria are packed one after the other into doubles, as long as these count exactly. */
function keysOf(order: Order, candidates: Candidates, pool: Pool): Float64Array[] {
  const { length, rows } = candidates
  const values = pool.float64(length)
  const keys: Float64Array[] = []
  let room = 0
  const pack = (size: number) => {
    let key = keys.at(-1)
    if (!key || room * size > Number.MAX_SAFE_INTEGER) {
      key = pool.float64(length)
      key.fill(0, 0, length)
      keys.push(key)
      room = 1
    }
    for (let index = 0; index < length; index++) key[index] = key[index]! * size + values[index]!
    room *= size
  }
  for (const step of order.steps) {
    const size = valuesOf(step, candidates, values)
    if (size > 1) pack(size)
  }
  for (let index = 0; index < length; index++) values[index] = order.rank[rows[index]!]!
  pack(order.rows.length)
  return keys
}

/** Writes the value of a step for each candidate, smaller is better, and returns one more than the largest. */
function valuesOf(step: Step, candidates: Candidates, into: Float64Array): number {
  const { length, rows, slots, text, geo, scores } = candidates
  if (typeof step !== 'string') {
    for (let index = 0; index < length; index++) into[index] = step.places[rows[index]!]!
    return step.size
  }
  if (step === 'geo') return geo ? copy(geo, undefined, length, into, false) : 1
  if (step === 'filters') return scores ? copy(scores, undefined, length, into, true) : 1
  if (!text) return 1
  const of = {
    typo: text.typos,
    words: text.words,
    proximity: text.proximity,
    attribute: text.attribute,
    exact: text.exact,
  }
  return copy(of[step], slots, length, into, step === 'words' || step === 'exact')
}

function copy(
  from: ArrayLike<number>,
  slots: Uint32Array | undefined,
  length: number,
  into: Float64Array,
  descending: boolean,
) {
  let most = 0
  for (let index = 0; index < length; index++) {
    const value = from[slots ? slots[index]! : index]!
    into[index] = value
    if (value > most && value !== Infinity) most = value
  }
  if (descending) for (let index = 0; index < length; index++) into[index] = most - into[index]!
  else if (from instanceof Float64Array) {
    for (let index = 0; index < length; index++) if (into[index] === Infinity) into[index] = most + 1
    return most + 2
  }
  return most + 1
}
