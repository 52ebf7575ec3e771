import { type ExprNode, evaluateSync, parse, toJS } from 'groq-js'
import type { Permit } from '../auth/grants.ts'
import type { Identity, LakeDocument } from '../context.ts'
import { typedError } from '../errors.ts'
import { isVersion, randomId } from '../ids.ts'
import type { Lake } from '../lake.ts'
import { planQuery } from '../query/plan.ts'
import { effectsBetween } from '../store/mendoza.ts'
import type { LoggedTransaction } from '../store/transaction-log.ts'
import { follow } from './follow.ts'
import { formatEvent, KEEP_ALIVE, KEEP_ALIVE_MS, type StreamSink } from './sink.ts'
import { visibleEffects } from './visible-effects.ts'

export interface ListenRequest {
  /** What the reader may see. */
  permit: Permit
  /** Called again while the stream lasts. */
  authenticate(): Promise<Identity | null>
  query: string
  params: Record<string, unknown>
  options: URLSearchParams
  lastEventId: string | null
}

const MAX_QUERY = 20_000

/** The stream of `/data/listen`: one event for each changed document that the filter matches before or after. */
export async function openListener(
  lake: Lake,
  request: ListenRequest,
  open: () => StreamSink,
): Promise<void> {
  const matches = matcher(request)
  const flag = (name: string, fallback: boolean) => {
    const value = request.options.get(name)
    return value === null ? fallback : value !== 'false'
  }
  const resumable = flag('enableResume', false)
  const [lastTransaction, lastDocument] = (request.lastEventId ?? '').split('#')
  let sink: StreamSink | null = null

  const send = (transaction: LoggedTransaction) => {
    const shown = visibleEffects(request.permit, transaction.documents).filter(({ id, before, after }) => {
      if (isVersion(id) && !flag('includeAllVersions', false)) return false
      return matches(before) || matches(after)
    })
    const lastSent =
      transaction.id === lastTransaction ? shown.findIndex(({ id }) => id === lastDocument) : -1
    for (const [index, document] of shown.entries()) {
      if (index <= lastSent) continue
      const { id, before, after } = document
      const eventId = `${transaction.id}#${id}`
      const data: Record<string, unknown> = {
        type: 'mutation',
        eventId,
        documentId: id,
        transactionId: transaction.id,
        transition: matches(before) ? (matches(after) ? 'update' : 'disappear') : 'appear',
        identity: transaction.author,
        timestamp: transaction.timestamp,
        visibility: request.options.get('visibility') ?? 'query',
        resultRev: transaction.id,
        transactionTotalEvents: shown.length,
        transactionCurrentEvent: index + 1,
      }
      if (before) data.previousRev = before._rev
      if (flag('includeMutations', true)) data.mutations = document.mutations
      if (request.options.get('effectFormat') === 'mendoza') data.effects = effectsBetween(before, after)
      if (flag('includeResult', false) && after) data.result = after
      if (flag('includePreviousRevision', false) && before) data.previous = before
      sink?.write(formatEvent({ event: 'mutation', id: eventId, data }))
    }
  }

  const after = resumable && lastTransaction ? lastTransaction : null
  const isPartlySent = Boolean(lastDocument)
  const followed = await follow(lake.pool, lake.dataset, lake.transactionLog, after, send, isPartlySent)
  sink = open()
  sink.onClose(followed.stop)
  const type = !resumable || !request.lastEventId ? 'welcome' : followed.resumed ? 'welcomeback' : 'reset'
  sink.write(
    formatEvent({
      event: type,
      // A reader who is cut off again at once must not skip the rest of a transaction it has a part of.
      id: type === 'welcomeback' && request.lastEventId ? request.lastEventId : `${followed.startId}#`,
      data: { type, listenerName: randomId(16) },
    }),
  )
  // A client waits for the welcome after a `reset`, too.
  if (type === 'reset')
    sink.write(formatEvent({ event: 'welcome', data: { type: 'welcome', listenerName: randomId(16) } }))
  followed.run()
  keepAlive(sink, request.permit.identity, request.authenticate)
}

/** Keeps proxies from closing a quiet stream, and ends it when its reader's session or token has ended or changed its rights. */
export function keepAlive(
  sink: StreamSink,
  reader: Identity | null,
  authenticate: () => Promise<Identity | null>,
): void {
  const rights = JSON.stringify([reader?.role, reader?.scopes])
  const timer = setInterval(() => {
    sink.write(KEEP_ALIVE)
    authenticate().then(
      (now) => {
        if (JSON.stringify([now?.role, now?.scopes]) !== rights) sink.end()
      },
      (error: { status?: number }) => {
        if (error.status === 401) sink.end()
      },
    )
  }, KEEP_ALIVE_MS)
  sink.onClose(() => clearInterval(timer))
}

function matcher(request: ListenRequest): (doc: LakeDocument | null) => boolean {
  const { query, params, permit } = request
  if (query.length > MAX_QUERY)
    throw typedError(
      413,
      'queryTooLargeError',
      `A listener's query may have ${MAX_QUERY} characters at most.`,
    )
  let tree: ExprNode
  try {
    tree = parse(query, { params })
    if (planQuery(tree).compares) throw new Error('A listener cannot filter by diff:: functions.')
  } catch (error) {
    const description = error instanceof Error ? error.message : String(error)
    throw typedError(400, 'queryParseError', description, { query, start: 0, end: query.length })
  }
  return (doc) => {
    if (!doc) return false
    try {
      const found: unknown = toJS(
        evaluateSync(tree, { dataset: [doc], params, identity: permit.identity.id }),
      )
      return Array.isArray(found) ? found.length > 0 : found !== null && found !== false
    } catch {
      return false
    }
  }
}
