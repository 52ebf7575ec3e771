import { isStreamPath } from '../../embedded/content-lake/stream-protocol.ts'
import { createStreamSocket } from './socket.ts'

/**
 * From here on `fetch` carries the Content Lake's event streams over one WebSocket, so that they do not use up the six
 * connections a browser allows. Before the socket has ever opened, a failure falls back to plain requests.
 */
export function carryStreamsOverSocket(
  scope: Pick<typeof globalThis, 'fetch' | 'location' | 'WebSocket'> = globalThis,
) {
  const plainFetch = scope.fetch.bind(scope)
  const socket = createStreamSocket(scope.location.origin, scope.WebSocket)
  scope.fetch = async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input, scope.location.href)
    if (url.origin !== scope.location.origin || !isStreamPath(url.pathname)) return plainFetch(input, init)
    const { headers, signal } = new Request(input, init)
    const wanted = { url: url.pathname + url.search, headers: Object.fromEntries(headers), signal }
    try {
      return await socket.open(wanted)
    } catch (error) {
      if (signal.aborted || socket.everConnected()) throw error
      return plainFetch(input, init)
    }
  }
}
