import { parentPort, workerData } from 'node:worker_threads'
import { FeedError } from './feed/rows.ts'
import { type PackedRows, packed } from './prepared.ts'
import { type Outcome, type Reading, type RowBatch, readRows } from './row-reader.server.ts'

/** What the thread says, in order: batches, then one of the others. */
export type Told =
  | { batch: Omit<RowBatch, 'rows'> & { rows: PackedRows } }
  | { outcome: Outcome }
  | { error: string; isOfFeed: boolean }

/** Batches on their way: enough that nobody waits for the other, few enough to hold. */
const mostAhead = 4

const port = parentPort!
const tell = (told: Told) => port.postMessage(told)

let ahead = 0
let stopped = false
let goOn = () => {}
port.on('message', (said: 'taken' | 'stop') => {
  if (said === 'taken') ahead--
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
  tell({ batch: { ...batch, rows: packed(batch.rows) } })
  ahead++
  await until(() => ahead < mostAhead)
  if (stopped) throw new Error('Nobody takes the rows any more.')
}

try {
  tell({ outcome: await readRows(workerData as Reading, deliver) })
} catch (error) {
  const isOfFeed = error instanceof FeedError
  tell({ error: isOfFeed ? error.message : String((error as Error).stack), isOfFeed })
}
// Who ends before all is taken looks like one that failed.
await until(() => false)
port.close()
