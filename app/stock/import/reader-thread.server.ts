import { once } from 'node:events'
import { stat } from 'node:fs/promises'
import { Worker } from 'node:worker_threads'
import { FeedError } from './feed/rows.ts'
import { unpacked } from './prepared.ts'
import type { ReaderMessage } from './reader-thread.ts'
import { type Outcome, type Reading, type RowBatch, readRows } from './row-reader.server.ts'

/** Files from this size on are worth a thread, which takes a tenth of a second to start. */
const worthThread = 2 * 1024 * 1024

/** `readRows`, for a large file in a thread of its own: rows are read and checked while others are stored. */
export async function readRowsBeside(
  reading: Reading,
  deliver: (batch: RowBatch) => Promise<void>,
): Promise<Outcome> {
  const { source } = reading
  const size = 'file' in source ? await stat(source.file).catch(() => undefined) : undefined
  return size && size.size >= worthThread ? readInThread(reading, deliver) : readRows(reading, deliver)
}

/** `readRows` in a thread of its own. */
export async function readInThread(
  reading: Reading,
  deliver: (batch: RowBatch) => Promise<void>,
): Promise<Outcome> {
  const worker = new Worker(new URL('./reader-thread.ts', import.meta.url), {
    workerData: reading,
    // Rows are short-lived: with room for them they are gone before anybody has to copy them.
    resourceLimits: { maxYoungGenerationSizeMb: 96 },
  })
  const exit = once(worker, 'exit')
  exit.catch(() => undefined)
  try {
    return await followed(worker, deliver)
  } finally {
    // The thread ends by itself once it has closed its report.
    worker.postMessage('stop')
    await exit.catch(() => undefined)
  }
}

function followed(worker: Worker, deliver: (batch: RowBatch) => Promise<void>): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    let taken: Promise<void> = Promise.resolve()
    worker.on('error', reject)
    worker.on('exit', () => reject(new Error('The thread that reads the feed ended early.')))
    worker.on('message', (message: ReaderMessage) => {
      if ('error' in message)
        return reject(message.isOfFeed ? new FeedError(message.error) : new Error(message.error))
      taken = taken.then(async () => {
        if ('outcome' in message) return resolve(message.outcome)
        await deliver({ ...message.batch, rows: unpacked(message.batch.rows) })
        worker.postMessage('taken')
      })
      taken.catch(reject)
    })
  })
}
