import type { PoolConfig } from 'pg'
import type { Question, SearchParams } from '../engine/contract.ts'
import type { Definition } from './host.ts'

/** What a thread is started with. */
export interface ThreadData {
  database: PoolConfig
  definition: Definition
}

/** What a thread is asked, each under a number. */
export type Asked =
  | { ask: 'answer'; questions: readonly Question[] }
  | { ask: 'browse'; params: SearchParams; position: number; limit: number }
  | { ask: 'matching'; params: SearchParams }
  | { ask: 'size' }
  | { ask: 'follow'; definition: Definition }
  | { ask: 'close' }

/** How far the index in a thread is. */
export interface State {
  uid: number
  seq: number
  configSeq: number
}

/** What a thread says: an answer to a number, or with the number 0 that it is ready. */
export type Told = { number: number; state: State } & (
  | { result: unknown }
  /** `status` where the question was at fault. */
  | { error: string; status?: number }
)
