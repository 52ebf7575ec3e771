import type { PoolConfig } from 'pg'
import type { Question, SearchParams } from '../engine/contract.ts'
import type { Definition } from './host.ts'

/** What a thread is started with. */
export interface ThreadData {
  database: PoolConfig
  definition: Definition
}

/** What a thread is asked to do; each request has a number. */
export type ThreadRequest =
  | { ask: 'answer'; questions: readonly Question[] }
  | { ask: 'browse'; params: SearchParams; position: number; limit: number }
  | { ask: 'matching'; params: SearchParams }
  | { ask: 'size' }
  | { ask: 'follow'; definition: Definition }
  | { ask: 'close' }

/** How far the index in a thread has read. */
export interface State {
  uid: number
  seq: number
  configSeq: number
}

/** The answer to the request of that number; number 0 says that the thread is ready. */
export type ThreadReply = { number: number; state: State } & (
  | { result: unknown }
  /** `status` if the request was invalid. */
  | { error: string; status?: number }
)
