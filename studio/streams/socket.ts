import {
  type ClientFrame,
  type ServerFrame,
  STREAM_SOCKET_PATH,
  STREAM_SUBPROTOCOL,
} from '../../embedded/content-lake/stream-protocol.ts'

interface StreamRequest {
  /** Path and query of the request. */
  url: string
  headers: Record<string, string>
  signal: AbortSignal
}

interface OpenStream {
  receive(frame: ServerFrame): void
  fail(error: Error): void
}

/** The server sends a comment on every stream every 15 s; after three missed ones the connection counts as lost. */
export const silenceLimitMs = 45_000

const abortReason = ({ reason }: AbortSignal) =>
  reason instanceof Error ? reason : new DOMException('The stream was closed', 'AbortError')

/**
 * One WebSocket for all event streams, opened with the first stream. When the connection is lost, all streams end with an
 * error; their owners open them again, as they do over HTTP, which opens a new socket.
 */
export function createStreamSocket(origin: string, Socket: typeof WebSocket) {
  const streams = new Map<number, OpenStream>()
  let connecting: Promise<WebSocket> | undefined
  let connected = false
  let lastStream = 0

  function connect(): Promise<WebSocket> {
    connecting ??= new Promise((resolve, reject) => {
      const socket = new Socket(origin.replace(/^http/, 'ws') + STREAM_SOCKET_PATH, STREAM_SUBPROTOCOL)
      let silence: ReturnType<typeof setTimeout> | undefined
      const watch = () => {
        clearTimeout(silence)
        silence = setTimeout(() => (streams.size > 0 ? socket.close() : watch()), silenceLimitMs)
      }
      socket.onopen = () => {
        connected = true
        watch()
        resolve(socket)
      }
      socket.onmessage = ({ data }) => {
        watch()
        const frame = JSON.parse(String(data)) as ServerFrame
        streams.get(frame.stream)?.receive(frame)
      }
      socket.onclose = () => {
        clearTimeout(silence)
        connecting = undefined
        const lost = new TypeError('The connection to the Content Lake was lost')
        reject(lost)
        for (const stream of [...streams.values()]) stream.fail(lost)
      }
    })
    return connecting
  }

  /** Like `fetch` of a GET: resolves once status and headers have arrived; rejects if there is no connection. */
  async function open({ url, headers, signal }: StreamRequest): Promise<Response> {
    signal.throwIfAborted()
    const socket = await connect()
    signal.throwIfAborted()
    const stream = ++lastStream
    const send = (frame: ClientFrame) =>
      socket.readyState === Socket.OPEN && socket.send(JSON.stringify(frame))
    return new Promise((resolve, reject) => {
      const encoder = new TextEncoder()
      let controller: ReadableStreamDefaultController<Uint8Array> | undefined
      const forget = () => {
        streams.delete(stream)
        signal.removeEventListener('abort', abort)
      }
      const fail = (error: Error) => {
        forget()
        controller?.error(error)
        reject(error)
      }
      const abort = () => {
        send({ type: 'close', stream })
        fail(abortReason(signal))
      }
      const body = new ReadableStream<Uint8Array>({
        start: (given) => {
          controller = given
        },
        cancel: () => {
          forget()
          send({ type: 'close', stream })
        },
      })
      streams.set(stream, {
        fail,
        receive(frame) {
          if (frame.type === 'head')
            return resolve(new Response(body, { status: frame.status, headers: frame.headers }))
          if (frame.type === 'data') return controller?.enqueue(encoder.encode(frame.text))
          forget()
          controller?.close()
          reject(new TypeError('The stream ended before it began'))
        },
      })
      signal.addEventListener('abort', abort, { once: true })
      send({ type: 'open', stream, url, headers })
    })
  }

  return { open, everConnected: () => connected }
}
