import { isStreamPath } from '../../embedded/content-lake/stream-protocol.ts'
import { holdingWhileUnreachable } from './reachable.ts'
import { holdingWhileSignedOut } from './signed-in.ts'
import { createStreamSocket } from './socket.ts'

/**
 * From here on `fetch` carries the Content Lake's event streams over one WebSocket, so that they do not use up the six
 * connections a browser allows; before the socket has ever opened, a failure falls back to plain requests. What is refused
 * for want of a session waits for one, and what does not arrive for the server. Calls to other hosts (version checks,
 * feedback, help of the vendor) are refused: an embedded Studio is its own world, and that of the sites it writes for.
 */
export function keepToOwnServer(
  isSite: (origin: string) => boolean,
  scope: Pick<typeof globalThis, 'fetch' | 'location' | 'localStorage' | 'WebSocket'> = globalThis,
) {
  const plainFetch = scope.fetch.bind(scope)
  // Event streams, the one thing HTTP/1.1 is short of, do not use it: no warning is due.
  scope.localStorage.setItem('_sanity_debugProtocol', 'websocket')
  const socket = createStreamSocket(scope.location.origin, scope.WebSocket)
  const ownFetch: typeof fetch = async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input, scope.location.href)
    if (isSite(url.origin)) return plainFetch(input, init)
    if (/^https?:$/.test(url.protocol) && url.origin !== scope.location.origin)
      throw new TypeError(`The embedded Studio asks no other host: ${url.host}`)
    if (!isStreamPath(url.pathname)) return plainFetch(input, init)
    const { headers, signal } = new Request(input, init)
    const wanted = { url: url.pathname + url.search, headers: Object.fromEntries(headers), signal }
    try {
      return await socket.open(wanted)
    } catch (error) {
      if (signal.aborted || socket.everConnected()) throw error
      return plainFetch(input, init)
    }
  }
  const { origin } = scope.location
  scope.fetch = holdingWhileSignedOut(holdingWhileUnreachable(ownFetch, origin), origin)
}
