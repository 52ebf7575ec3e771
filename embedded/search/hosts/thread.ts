import { parentPort, workerData } from 'node:worker_threads'
import pg from 'pg'
import { SearchError } from '../engine/contract.ts'
import { createIndex } from '../engine/create-index.ts'
import { Keeper } from './keeper.ts'
import type { Asked, ThreadData, Told } from './thread-protocol.ts'

/** The thread of one large index: it reads its own objects, and answers what it is asked in the order it is asked. */
const { database: config, definition } = workerData as ThreadData
const database = new pg.Pool({ ...config, max: 1 })
database.on('error', () => undefined)

const keeper = await Keeper.open(createIndex, database, definition)
const { index, uid } = keeper

const tell = (told: { number: number } & ({ result: unknown } | { error: string; status?: number })) => {
  const { seq, configSeq } = keeper
  parentPort?.postMessage({ ...told, state: { uid, seq, configSeq } } satisfies Told)
}

function run(asked: Asked): unknown {
  if (asked.ask === 'answer') return index.answer(asked.questions)
  if (asked.ask === 'browse') return index.browse(asked.params, asked.position, asked.limit)
  if (asked.ask === 'matching') return index.matching(asked.params)
  if (asked.ask === 'size') return index.size
  if (asked.ask === 'follow') return keeper.follow(asked.definition)
  return database.end()
}

parentPort?.on('message', async ({ number, ...asked }: Asked & { number: number }) => {
  try {
    tell({ number, result: await run(asked) })
  } catch (error) {
    const status = error instanceof SearchError ? error.status : undefined
    tell({ number, error: error instanceof Error ? error.message : String(error), status })
  }
  if (asked.ask === 'close') parentPort?.close()
})
tell({ number: 0, result: null })
