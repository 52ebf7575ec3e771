import { isStreamPath } from '../../embedded/content-lake/stream-protocol.ts'
import { holdingWhileUnreachable } from './reachable.ts'
import { holdingWhileSignedOut } from './signed-in.ts'
import { createStreamSocket } from './socket.ts'

const isVersionCheck = ({ host, pathname }: URL) =>
  host === 'sanity-cdn.com' && pathname.startsWith('/v1/modules/sanity/')

/**
 * Replaces the global `fetch`. Event streams of the Content Lake go over one WebSocket, so that they do not use up the six
 * connections to a host that a browser allows; until the socket has opened once, a failure falls back to plain requests.
 * Requests wait for a new sign-in when the session has ended, and for the server when it cannot be reached. Requests to
 * other hosts than the sites (such as Sanity's feedback) are refused; its check for a newer Studio learns of none, because
 * the Studio changes with the product alone.
 */
export function keepToOwnServer(
  isSite: (origin: string) => boolean,
  scope: Pick<typeof globalThis, 'fetch' | 'location' | 'localStorage' | 'WebSocket'> = globalThis,
) {
  const plainFetch = scope.fetch.bind(scope)
  // Stops Sanity's warning about HTTP/1.1, which concerns event streams: those do not use it here.
  scope.localStorage.setItem('_sanity_debugProtocol', 'websocket')
  const socket = createStreamSocket(scope.location.origin, scope.WebSocket)
  const ownFetch: typeof fetch = async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input, scope.location.href)
    if (isSite(url.origin)) return plainFetch(input, init)
    if (isVersionCheck(url)) return Response.json({})
    if (/^https?:$/.test(url.protocol) && url.origin !== scope.location.origin)
      throw new TypeError(`The embedded Studio asks no other host: ${url.host}`)
    if (!isStreamPath(url.pathname)) return plainFetch(input, init)
    const { headers, signal } = new Request(input, init)
    const request = { url: url.pathname + url.search, headers: Object.fromEntries(headers), signal }
    try {
      return await socket.open(request)
    } catch (error) {
      if (signal.aborted || socket.everConnected()) throw error
      return plainFetch(input, init)
    }
  }
  const { origin } = scope.location
  scope.fetch = holdingWhileSignedOut(holdingWhileUnreachable(ownFetch, origin), origin)
}
