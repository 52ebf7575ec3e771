import type { Pool } from 'pg'
import { isRecord } from '#platform/is-record.ts'
import type { Log } from '#platform/log.ts'
import { type CreateIndex, SearchError } from '../engine/contract.ts'
import type { Access, Keys, Right } from '../keys/access.ts'
import type { LiveIndexes } from '../live/indexes.ts'
import type { Writing } from '../store/write.ts'

export type Body = Record<string, unknown>

/** What routes work with. */
export interface RouteContext {
  keys: Keys
  createIndex: CreateIndex
  database: Pool
  /** Undefined in a process that only writes. */
  live?: LiveIndexes
  /** Runs changes in one transaction; afterwards this process shows them, unless that takes long. */
  write<T>(work: (writing: Writing) => Promise<T>): Promise<T>
  /** Lets the objects of an index that is gone be deleted, in the background. */
  discard(uid: number): void
  log: Log
}

/** One request on its way through a route. */
export interface Call {
  context: RouteContext
  access: Access
  /** Pieces of the path by name: `index`, `objectID`. */
  path: Record<string, string>
  query: URLSearchParams
  body: unknown
}

export interface Route {
  method: string
  /** `/1/indexes/:index/query` */
  path: string
  right: Right
  /** Answers what becomes the JSON of the answer. */
  run(call: Call): Promise<unknown> | unknown
}

/** The body as an object. @throws SearchError 400 */
export function objectOf(body: unknown, what = 'The body'): Body {
  if (!isRecord(body)) throw new SearchError(`${what} should be a JSON object`)
  return body
}

/** @throws SearchError 400 */
export function listOf(value: unknown, name: string): unknown[] {
  if (!Array.isArray(value)) throw new SearchError(`${name} should be an array`)
  return value
}

/** @throws SearchError 400 */
export function textOf(value: unknown, name: string): string {
  if (typeof value !== 'string' || value === '') throw new SearchError(`${name} should be a non-empty string`)
  return value
}

/** The indexes in memory. @throws SearchError 501 in a process that only writes */
export function liveOf({ live }: RouteContext): LiveIndexes {
  if (!live) throw new SearchError('This process keeps no index in memory: it cannot search', 501)
  return live
}
