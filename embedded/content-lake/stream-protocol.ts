/**
 * Event streams over one WebSocket. A browser allows six connections to a host over HTTP/1.1, and the Studio opens that
 * many streams for each open document, so it sends its `fetch` calls for the stream endpoints over this socket. Each
 * frame is one JSON text message. A stream carries the same bytes as the HTTP response: status, headers, server-sent
 * events.
 */
export const STREAM_SOCKET_PATH = '/stream-socket'
export const STREAM_SUBPROTOCOL = 'lake-streams.v1'

/** Path endings (after the version prefix) that may be opened as a stream. */
export const STREAM_ENDPOINTS = ['/data/listen/', '/data/live/events/'] as const

export const isStreamPath = (pathname: string): boolean =>
  STREAM_ENDPOINTS.some((endpoint) => pathname.includes(endpoint))

/** Sent by the browser. `stream` is a number of its choice, not used before on this connection. */
export type ClientFrame =
  | {
      type: 'open'
      stream: number
      /** Path and query of the request, with the version prefix. */
      url: string
      /** Only `authorization` and `last-event-id` are read; the cookie is that of the connection. */
      headers?: Record<string, string>
    }
  | { type: 'close'; stream: number }

/** Sent by the server. After `end` the stream's number is no longer valid. */
export type ServerFrame =
  /** Head of the response. A status other than 200 is followed by the error's JSON in `data`, then `end`. */
  | { type: 'head'; stream: number; status: number; headers: Record<string, string> }
  /** A piece of the body, as text. */
  | { type: 'data'; stream: number; text: string }
  | { type: 'end'; stream: number }
