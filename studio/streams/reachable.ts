import { isStreamPath } from '../../embedded/content-lake/stream-protocol.ts'
import { showUnreachableNotice } from './unreachable-notice.ts'

type Fetch = typeof globalThis.fetch

/** Time between two attempts to reach the Content Lake, in milliseconds. */
const retryMs = 500

/** A request that still fails after this many attempts has a fault of its own. */
const mostTries = 5

/** Statuses that a proxy returns while the server behind it restarts. */
const unavailable = new Set([502, 503, 504])

/** Reads, and writes with a transaction id, which the Content Lake applies once even if they are sent twice. */
function isRepeatable(pathname: string, input: RequestInfo | URL, init: RequestInit | undefined) {
  const method = init?.method ?? (input instanceof Request ? input.method : 'GET')
  return (
    /^(get|head)$/i.test(method) ||
    /\/data\/query\//.test(pathname) ||
    (typeof init?.body === 'string' && init.body.includes('"transactionId"'))
  )
}

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms))

const aborted = (signal: AbortSignal) =>
  new Promise<never>((_, reject) =>
    signal.addEventListener('abort', () => reject(signal.reason), { once: true }),
  )

/**
 * Holds requests while the Content Lake cannot be reached and repeats them once it can: the Studio itself would stop at the
 * first failure. Streams fail at once, which makes the Studio's forms read-only until they are open again.
 */
export function holdingWhileUnreachable(
  fetch: Fetch,
  origin: string,
  showNotice: () => () => void = showUnreachableNotice,
): Fetch {
  let away: Promise<void> | undefined

  const isReachable = async () => {
    const response = await fetch(`${origin}/v1/users/me`, { credentials: 'include' }).catch(() => undefined)
    return response !== undefined && !unavailable.has(response.status)
  }

  async function untilBack() {
    const hideNotice = showNotice()
    while (!(await isReachable())) await pause(retryMs)
    hideNotice()
  }

  return async (input, init) => {
    const { origin: target, pathname } = new URL(input instanceof Request ? input.url : input, origin)
    if (target !== origin || isStreamPath(pathname) || !isRepeatable(pathname, input, init))
      return fetch(input, init)
    const signal = init?.signal ?? (input instanceof Request ? input.signal : undefined)
    for (let tries = 1; ; tries++) {
      const attempt = fetch(input instanceof Request ? input.clone() : input, init)
      if (tries === mostTries) return attempt
      const response = await attempt.catch((error: unknown) => {
        if (signal?.aborted || !(error instanceof TypeError)) throw error
      })
      if (response && !unavailable.has(response.status)) return response
      away ??= untilBack().finally(() => {
        away = undefined
      })
      await (signal ? Promise.race([away, aborted(signal)]) : away)
    }
  }
}
