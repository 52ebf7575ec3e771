import { type Backoff, createBackoff } from './backoff.ts'

/** How one connection reports on itself; nothing is reported for it once it is lost or closed. */
export interface ConnectionEvents {
  /** It works. May be called again, after a connection has recovered by itself. */
  connected(): void
  /** It failed or ended. It is closed, and another is opened after a wait. */
  lost(error?: unknown): void
}

interface Options<Closed> {
  /** Opens a connection and returns the function that closes it. */
  open(events: ConnectionEvents): () => Closed
  onConnected(): void
  onLost(error?: unknown): void
  backoff?: Backoff
}

/**
 * Opens a connection, and opens it again whenever it is lost. Waits from 250 ms to 5 s between tries by default, and
 * does not keep the process alive meanwhile.
 * @returns a function that stops and closes, with what closing returns; undefined where nothing was open
 */
export function keepConnected<Closed>({
  open,
  onConnected,
  onLost,
  backoff = createBackoff(250, 5000),
}: Options<Closed>): () => Closed | undefined {
  let isStopped = false
  let retry: NodeJS.Timeout | undefined
  let close: (() => Closed) | undefined

  function connect() {
    let isLost = false
    const closeThis = open({
      connected() {
        if (isLost || isStopped) return
        backoff.reset()
        onConnected()
      },
      lost(error) {
        if (isLost || isStopped) return
        isLost = true
        onLost(error)
        close?.()
        close = undefined
        retry = setTimeout(connect, backoff.next())
        retry.unref()
      },
    })
    if (isLost) closeThis()
    else close = closeThis
  }

  connect()
  return () => {
    isStopped = true
    clearTimeout(retry)
    return close?.()
  }
}
