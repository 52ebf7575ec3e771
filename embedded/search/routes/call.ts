import type { Pool } from 'pg'
import { isRecord } from '#platform/is-record.ts'
import type { Log } from '#platform/log.ts'
import { type CreateIndex, SearchError } from '../engine/contract.ts'
import type { Access, Keys, Right } from '../keys/access.ts'
import type { LiveIndexes } from '../live/indexes.ts'
import type { Writing } from '../store/write.ts'

export type Body = Record<string, unknown>

/** What routes need of the server. */
export interface RouteContext {
  keys: Keys
  createIndex: CreateIndex
  database: Pool
  /** Undefined in a process that only writes. */
  live?: LiveIndexes
  /** Runs writes in one transaction, and makes them visible in this process if that does not take long. */
  write<T>(work: (writing: Writing) => Promise<T>): Promise<T>
  /** Deletes the objects of an index that is gone, in the background. */
  discard(uid: number): void
  log: Log
}

/** One request to a route. */
export interface Call {
  context: RouteContext
  access: Access
  /** Parameters of the path by name: `index`, `objectID`. */
  path: Record<string, string>
  query: URLSearchParams
  body: unknown
}

export interface Route {
  method: string
  /** `/1/indexes/:index/query` */
  path: string
  right: Right
  /** Returns the body of the response, as a value. */
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
