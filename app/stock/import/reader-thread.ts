import { parentPort, workerData } from 'node:worker_threads'
import { FeedError } from './feed/rows.ts'
import { type PackedRows, packed } from './prepared.ts'
import { type Outcome, type Reading, type RowBatch, readRows } from './row-reader.server.ts'

/** What the thread says, in order: batches, then one of the others. */
export type ReaderMessage =
  | { batch: Omit<RowBatch, 'rows'> & { rows: PackedRows } }
  | { outcome: Outcome }
  | { error: string; isOfFeed: boolean }

/** Batches on their way: enough that nobody waits for the other, few enough to hold. */
const mostAhead = 4

const port = parentPort!
const post = (message: ReaderMessage) => port.postMessage(message)

let ahead = 0
let stopped = false
let goOn = () => {}
port.on('message', (order: 'taken' | 'stop') => {
  if (order === 'taken') ahead--
  else stopped = true
  goOn()
})

/** Resolves once `isSo`, or when nobody listens any more. */
async function until(isSo: () => boolean) {
  while (!stopped && !isSo())
    await new Promise<void>((resolve) => {
      goOn = resolve
    })
}

async function deliver(batch: RowBatch) {
  post({ batch: { ...batch, rows: packed(batch.rows) } })
  ahead++
  await until(() => ahead < mostAhead)
  if (stopped) throw new Error('Nobody takes the rows any more.')
}

try {
  post({ outcome: await readRows(workerData as Reading, deliver) })
} catch (error) {
  const isOfFeed = error instanceof FeedError
  post({ error: isOfFeed ? error.message : String((error as Error).stack), isOfFeed })
}
// Who ends before all is taken looks like one that failed.
await until(() => false)
port.close()
