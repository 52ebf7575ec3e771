import type { IncomingMessage } from 'node:http'
import type { WebSocket } from 'ws'
import { z } from 'zod'
import type { LakeContext } from '../context.ts'
import { httpError, typedError, unauthorized } from '../errors.ts'
import type { Lake } from '../lake.ts'
import { asLakeError } from '../routes/guard.ts'
import { truthy, urlParams } from '../routes/request.ts'
import type { ClientFrame, ServerFrame } from '../stream-protocol.ts'
import { openListener } from './listener.ts'
import { openLive } from './live.ts'
import { MAX_UNREAD_BYTES } from './response.ts'
import type { StreamSink } from './sink.ts'

const frameShape: z.ZodType<ClientFrame> = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('open'),
    stream: z.number().int().nonnegative(),
    url: z.string().max(64_000),
    headers: z.record(z.string(), z.string()).optional(),
  }),
  z.object({ type: z.literal('close'), stream: z.number().int().nonnegative() }),
])

const MAX_STREAMS = 500
const PATH = /^\/(?:v1|vX|v\d{4}-\d{2}-\d{2})\/data\/(listen|live\/events)\/([^/]+)\/?$/

/** Serves the streams of one WebSocket, framed as `stream-protocol.ts` describes. */
export function serveStreams(
  ctx: LakeContext,
  lake: Lake,
  socket: WebSocket,
  upgrade: IncomingMessage,
): void {
  const streams = new Map<number, () => void>()

  const send = (frame: ServerFrame) => {
    if (socket.readyState !== socket.OPEN) return false
    socket.send(JSON.stringify(frame))
    if (socket.bufferedAmount > MAX_UNREAD_BYTES) socket.terminate()
    return true
  }

  const open = async (frame: Extract<ClientFrame, { type: 'open' }>) => {
    const { stream } = frame
    if (streams.has(stream) || streams.size >= MAX_STREAMS)
      throw httpError(400, 'Too many streams, or a stream number used twice')
    const closing: (() => void)[] = []
    const close = () => {
      if (!streams.delete(stream)) return
      for (const callback of closing) callback()
    }
    streams.set(stream, close)
    const sink = (): StreamSink => {
      send({
        type: 'head',
        stream,
        status: 200,
        headers: { 'content-type': 'text/event-stream; charset=utf-8' },
      })
      return {
        write: (text) => streams.has(stream) && send({ type: 'data', stream, text }),
        end() {
          send({ type: 'end', stream })
          close()
        },
        onClose: (callback) => {
          if (streams.has(stream)) closing.push(callback)
          else callback()
        },
      }
    }
    try {
      await route(frame, sink)
    } catch (error) {
      const answer = asLakeError(error)
      const headers = { 'content-type': 'application/json' }
      send({ type: 'head', stream, status: answer.status, headers })
      send({ type: 'data', stream, text: JSON.stringify(answer.body) })
      send({ type: 'end', stream })
      close()
      // The connection has the cookie of a session that has ended: the next connection brings the new cookie.
      const byCookie = !Object.keys(frame.headers ?? {}).some(
        (name) => name.toLowerCase() === 'authorization',
      )
      if (answer.status === 401 && byCookie) socket.close(4401, 'The session is over')
    }
  }

  const route = async (frame: Extract<ClientFrame, { type: 'open' }>, sink: () => StreamSink) => {
    const url = new URL(frame.url, 'http://lake')
    const [, endpoint, dataset] = PATH.exec(url.pathname) ?? []
    if (!endpoint) throw httpError(404, `No stream at ${url.pathname}`)
    if (dataset !== ctx.config.dataset) throw httpError(404, `Dataset "${dataset}" not found`)
    const header = (name: string) =>
      Object.entries(frame.headers ?? {}).find(([key]) => key.toLowerCase() === name)?.[1]
    const signed = withAuthorization(upgrade, header('authorization'))
    const authenticate = () => ctx.authenticate(signed)
    const identity = await authenticate()
    const lastEventId = header('last-event-id') ?? url.searchParams.get('lastEventId')
    const search = url.searchParams
    if (endpoint === 'listen') {
      if (!identity) throw unauthorized()
      await openListener(
        lake,
        {
          permit: ctx.permit(identity),
          authenticate,
          query: search.get('query') ?? '',
          params: urlParams(search),
          options: search,
          lastEventId,
        },
        sink,
      )
    } else
      await openLive(
        lake,
        {
          permit: identity && ctx.permit(identity),
          authenticate,
          includeDrafts: truthy(search.get('includeDrafts') ?? 'false'),
          lastEventId,
        },
        sink,
      )
  }

  socket.on('message', (raw) => {
    let frame: ClientFrame
    try {
      frame = frameShape.parse(JSON.parse(String(raw)))
    } catch {
      const answer = typedError(400, 'malformedFrame', 'A frame of this connection is not understood')
      socket.close(1007, answer.message)
      return
    }
    if (frame.type === 'close') streams.get(frame.stream)?.()
    else
      open(frame).catch((error: unknown) => {
        console.error('A stream could not be opened:', error)
        socket.close(1011)
      })
  })
  socket.on('close', () => {
    for (const close of [...streams.values()]) close()
  })
  socket.on('error', () => socket.terminate())
}

/** The upgrade request with the stream's own token; `authenticate` reads headers only. */
function withAuthorization(upgrade: IncomingMessage, authorization: string | undefined): IncomingMessage {
  if (authorization === undefined) return upgrade
  return Object.create(upgrade, {
    headers: { value: { ...upgrade.headers, authorization } },
  }) as IncomingMessage
}
