import { setTimeout as wait } from 'node:timers/promises'
import pg, { type PoolConfig } from 'pg'
import type { Log } from '../log.ts'

interface Listening {
  /** How to reach the database: `pool.options`. */
  database: PoolConfig
  channel: string
  /** An announcement with its payload. */
  heard(payload: string): void
  /** Called after each connection: announcements may have been missed before it. */
  connected(): void
  log: Log
}

const firstPauseMs = 250
const longestPauseMs = 5000
const endPatienceMs = 1000

/** Hears what is announced on a channel of PostgreSQL, over every loss of the connection, until the answered call. */
export function listen({ database, channel, heard, connected, log }: Listening): () => Promise<void> {
  let closed = false
  let pause = firstPauseMs
  let retry: NodeJS.Timeout | undefined
  let client: pg.Client | undefined

  const open = async () => {
    const opened = new pg.Client({ ...database, keepAlive: true })
    client = opened
    let over = false
    const again = (err?: unknown) => {
      if (over || closed) return
      over = true
      log.debug({ err, channel }, 'announcements of the database cannot be heard')
      opened.end().catch(() => undefined)
      retry = setTimeout(open, pause)
      retry.unref()
      pause = Math.min(pause * 2, longestPauseMs)
    }
    opened.on('error', again)
    opened.on('end', () => again())
    opened.on('notification', ({ payload = '' }) => heard(payload))
    try {
      await opened.connect()
      await opened.query(`listen ${opened.escapeIdentifier(channel)}`)
      pause = firstPauseMs
      if (!closed) connected()
    } catch (err) {
      again(err)
    }
  }
  void open()

  return async () => {
    closed = true
    clearTimeout(retry)
    // A connection that is only just being made cannot always be ended: nobody waits for it.
    const ended = client?.end().catch(() => undefined)
    await Promise.race([ended, wait(endPatienceMs, undefined, { ref: false })])
  }
}
