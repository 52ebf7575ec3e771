import { parentPort, workerData } from 'node:worker_threads'
import type { DocumentState, LakeDocument } from '../context.ts'
import { Dataset, overlaid } from './dataset.ts'
import { evaluateQuery, QueryError } from './evaluate.ts'
import type { FromWorker, QueryRequest, ToWorker, WorkerSettings } from './protocol.ts'

const settings = workerData as WorkerSettings
const dataset = new Dataset()
let loaded = false
let early: { seq: number; changes: DocumentState[] }[] = []

const send = (message: FromWorker) => parentPort?.postMessage(message)

const apply = (changes: DocumentState[]) => {
  for (const [id, doc] of changes) dataset.set(id, doc)
}

async function answer(job: number, request: QueryRequest): Promise<void> {
  const started = performance.now()
  try {
    const view = request.overlay
      ? overlaid(dataset, request.overlay, request.limit)
      : dataset.view(request.perspective, request.limit)
    const outcome = await evaluateQuery(request.query, view, {
      ...settings,
      ...request,
      drafts: request.perspective === 'drafts',
    })
    const result = JSON.stringify(outcome.result)
    const sourceMap = outcome.sourceMap && JSON.stringify(outcome.sourceMap)
    if (result.length + (sourceMap?.length ?? 0) > settings.maxResultBytes)
      throw new QueryError(
        `the answer is larger than ${settings.maxResultBytes} bytes; ask for fewer documents or fields`,
        0,
        request.query.length,
      )
    send({ kind: 'answer', job, result, tags: outcome.tags, sourceMap, ms: performance.now() - started })
  } catch (error) {
    const { start, end } = error instanceof QueryError ? error : { start: 0, end: request.query.length }
    send({
      kind: 'refusal',
      job,
      message: error instanceof Error ? error.message : String(error),
      start,
      end,
    })
  }
}

parentPort?.on('message', (message: ToWorker) => {
  switch (message.kind) {
    case 'load':
      for (const text of message.documents) {
        const doc = JSON.parse(text) as LakeDocument
        dataset.set(doc._id, doc)
      }
      return
    case 'loaded':
      // Changes committed while the snapshot was being read arrive before it is complete.
      for (const { seq, changes } of early) if (seq > message.seq) apply(changes)
      early = []
      loaded = true
      return send({ kind: 'ready' })
    case 'change':
      if (loaded) apply(message.changes)
      else early.push(message)
      return
    case 'query':
      return void answer(message.job, message.request)
  }
})
