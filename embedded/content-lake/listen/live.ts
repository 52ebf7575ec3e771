import type { Permit } from '../auth/grants.ts'
import type { Identity } from '../context.ts'
import { httpError } from '../errors.ts'
import { isPublic } from '../ids.ts'
import type { Lake } from '../lake.ts'
import { tagsOfEffects } from '../query/tags.ts'
import type { LoggedTransaction } from '../store/transaction-log.ts'
import { follow } from './follow.ts'
import { keepAlive } from './listener.ts'
import { formatEvent, type StreamSink } from './sink.ts'
import { visibleEffects } from './visible-effects.ts'

export interface LiveRequest {
  /** Null for the official client without drafts, which sends no token here; tags reveal nothing of a document's content. */
  permit: Permit | null
  /** Called again while the stream lasts. */
  authenticate(): Promise<Identity | null>
  includeDrafts: boolean
  lastEventId: string | null
}

/**
 * The stream of `/data/live/events`: for each transaction the sync tags of the queries that it can affect. Changes of
 * drafts are sent only to readers who ask for them and may read them.
 */
export async function openLive(lake: Lake, request: LiveRequest, open: () => StreamSink): Promise<void> {
  if (request.includeDrafts && !request.permit)
    throw httpError(401, 'Live events of drafts need a sign-in or a token')
  let sink: StreamSink | null = null

  const send = (transaction: LoggedTransaction) => {
    const visible = request.permit
      ? visibleEffects(request.permit, transaction.documents)
      : transaction.documents
    const shown = visible.filter(({ id }) => request.includeDrafts || isPublic(id))
    if (shown.length === 0) return
    const data = { id: transaction.id, tags: tagsOfEffects(shown) }
    sink?.write(formatEvent({ event: 'message', id: transaction.id, data }))
  }

  const followed = await follow(lake.pool, lake.dataset, lake.transactionLog, request.lastEventId, send)
  sink = open()
  sink.onClose(followed.stop)
  const id = followed.startId
  // A gap that cannot be filled: the reader must treat everything it holds as out of date.
  if (request.lastEventId && !followed.resumed)
    sink.write(formatEvent({ event: 'restart', id, data: { id } }))
  sink.write(formatEvent({ event: 'welcome', id, data: { id } }))
  followed.run()
  keepAlive(sink, request.permit?.identity ?? null, request.authenticate)
}
