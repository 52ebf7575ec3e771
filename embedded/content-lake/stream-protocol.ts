/**
 * How event streams travel over one WebSocket. A browser allows six connections to a host over HTTP/1.1 and
 * the Studio keeps that many streams per open document; so it sends its `fetch` calls for the stream
 * endpoints through here. Each frame is one JSON text message. A stream carries the very bytes the HTTP
 * answer would: status, headers, then server-sent events.
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
      /** Path and query of the request, version prefix included. */
      url: string
      /** Only `authorization` and `last-event-id` are looked at; the cookie is that of the connection. */
      headers?: Record<string, string>
    }
  | { type: 'close'; stream: number }

/** Sent by the server. After `end` the stream's number means nothing any more. */
export type ServerFrame =
  /** The answer's head. Any status other than 200 is followed by the error's JSON in `data`, then `end`. */
  | { type: 'head'; stream: number; status: number; headers: Record<string, string> }
  /** A piece of the body, as text. */
  | { type: 'data'; stream: number; text: string }
  | { type: 'end'; stream: number }
