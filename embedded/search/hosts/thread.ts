import { parentPort, workerData } from 'node:worker_threads'
import pg from 'pg'
import { SearchError } from '../engine/contract.ts'
import { createIndex } from '../engine/create-index.ts'
import { Keeper } from './keeper.ts'
import type { ThreadData, ThreadReply, ThreadRequest } from './thread-protocol.ts'

/** The thread of one large index: it reads its own objects, and answers requests in their order. */
const { database: config, definition } = workerData as ThreadData
const database = new pg.Pool({ ...config, max: 1 })
database.on('error', () => undefined)

const keeper = await Keeper.open(createIndex, database, definition)
const { index, uid } = keeper

const send = (reply: { number: number } & ({ result: unknown } | { error: string; status?: number })) => {
  const { seq, configSeq } = keeper
  parentPort?.postMessage({ ...reply, state: { uid, seq, configSeq } } satisfies ThreadReply)
}

function run(request: ThreadRequest): unknown {
  if (request.ask === 'answer') return index.answer(request.questions)
  if (request.ask === 'browse') return index.browse(request.params, request.position, request.limit)
  if (request.ask === 'matching') return index.matching(request.params)
  if (request.ask === 'size') return index.size
  if (request.ask === 'follow') return keeper.follow(request.definition)
  return database.end()
}

parentPort?.on('message', async ({ number, ...request }: ThreadRequest & { number: number }) => {
  try {
    send({ number, result: await run(request) })
  } catch (error) {
    const status = error instanceof SearchError ? error.status : undefined
    send({ number, error: error instanceof Error ? error.message : String(error), status })
  }
  if (request.ask === 'close') parentPort?.close()
})
send({ number: 0, result: null })
