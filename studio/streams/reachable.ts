import { isStreamPath } from '../../embedded/content-lake/stream-protocol.ts'
import { tellUnreachable } from './unreachable-notice.ts'

type Fetch = typeof globalThis.fetch

/** Time between two tries while the Content Lake does not answer, in milliseconds. */
const retryMs = 500

/** A request that fails this often while others are answered has a fault of its own. */
const mostTries = 5

/** What a proxy answers while the server behind it restarts. */
const unavailable = new Set([502, 503, 504])

/** Reads, and writes that carry the id of their transaction: the Content Lake applies one sent twice once. */
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
 * Holds what is asked while the Content Lake cannot be reached, and asks it again once it can: the Studio would take the
 * first failure for its end. Its streams fail at once, which makes its forms wait.
 */
export function holdingWhileUnreachable(
  fetch: Fetch,
  origin: string,
  tell: () => () => void = tellUnreachable,
): Fetch {
  let away: Promise<void> | undefined

  const answers = async () => {
    const response = await fetch(`${origin}/v1/users/me`, { credentials: 'include' }).catch(() => undefined)
    return response !== undefined && !unavailable.has(response.status)
  }

  async function untilBack() {
    const done = tell()
    while (!(await answers())) await pause(retryMs)
    done()
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
