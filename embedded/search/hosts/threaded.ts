import { Worker } from 'node:worker_threads'
import type { PoolConfig } from 'pg'
import { Deferred } from '#platform/deferred.ts'
import { type SearchAnswer, SearchError } from '../engine/contract.ts'
import { type Browsed, type Definition, HostGone, type IndexHost } from './host.ts'
import type { State, ThreadData, ThreadReply, ThreadRequest } from './thread-protocol.ts'

interface Waiting {
  resolve(result: unknown): void
  reject(error: Error): void
}

/** A large index in a thread of its own: neither loading nor searching it blocks the thread that answers requests. */
export async function openThread(database: PoolConfig, definition: Definition): Promise<IndexHost> {
  const { connectionString, host, port, user, password, ssl, database: name } = database
  const reach = { connectionString, host, port, user, password, ssl, database: name }
  const workerData: ThreadData = { database: reach, definition }
  const worker = new Worker(new URL('./thread.ts', import.meta.url), {
    workerData,
    // Objects that are read are garbage at once: with enough room they are never copied.
    resourceLimits: { maxYoungGenerationSizeMb: 64 },
  })
  const waiting = new Map<number, Waiting>()
  const { row } = definition
  let state: State = { uid: row.uid, seq: row.seq, configSeq: row.configSeq }
  let last = 0
  let ended = false

  const under = (number: number) =>
    new Promise<unknown>((resolve, reject) => {
      waiting.set(number, { resolve, reject })
    })
  const ask = <Result>(request: ThreadRequest): Promise<Result> => {
    if (ended) return Promise.reject(new HostGone())
    last++
    const answer = under(last)
    worker.postMessage({ number: last, ...request })
    return answer as Promise<Result>
  }

  const ready = under(0)
  worker.on('message', (reply: ThreadReply) => {
    state = reply.state
    const waiter = waiting.get(reply.number)
    waiting.delete(reply.number)
    if ('result' in reply) waiter?.resolve(reply.result)
    else waiter?.reject(reply.status ? new SearchError(reply.error, reply.status) : new Error(reply.error))
  })
  let fault: Error | undefined
  worker.on('error', (error) => {
    fault = error as Error
  })
  const gone = new Deferred<void>()
  worker.on('exit', () => {
    if (!ended) gone.resolve()
    ended = true
    for (const { reject } of waiting.values()) reject(fault ?? new HostGone())
    waiting.clear()
  })

  await ready
  return {
    uid: row.uid,
    get seq() {
      return state.seq
    },
    get configSeq() {
      return state.configSeq
    },
    gone: gone.promise,
    outgrown: false,
    answer: (questions) => ask<SearchAnswer[]>({ ask: 'answer', questions }),
    browse: (params, position, limit) => ask<Browsed>({ ask: 'browse', params, position, limit }),
    matching: (params) => ask<string[]>({ ask: 'matching', params }),
    size: () => ask<number>({ ask: 'size' }),
    follow: (wanted) => ask<void>({ ask: 'follow', definition: wanted }),
    async close() {
      const closed = ask<void>({ ask: 'close' }).catch(() => undefined)
      ended = true
      await closed
      await worker.terminate()
    },
  }
}
