import { setTimeout as wait } from 'node:timers/promises'
import pg, { type PoolConfig } from 'pg'
import { keepConnected } from '../keep-connected.ts'
import type { Log } from '../log.ts'

interface Listening {
  /** How to reach the database: `pool.options`. */
  database: PoolConfig
  channel: string
  /** Called with the payload of each notification. */
  onNotification(payload: string): void
  /** Called after each connection: notifications may have been missed before it. */
  onConnected(): void
  log: Log
}

const endPatienceMs = 1000

/**
 * Listens to a channel of PostgreSQL, and connects again whenever the connection is lost.
 * @returns a function that stops; it resolves once the connection has ended, or after a second
 */
export function listen({
  database,
  channel,
  onNotification,
  onConnected,
  log,
}: Listening): () => Promise<void> {
  const stop = keepConnected({
    open({ connected, lost }) {
      const client = new pg.Client({ ...database, keepAlive: true })
      client.on('error', lost)
      client.on('end', () => lost())
      client.on('notification', ({ payload = '' }) => onNotification(payload))
      client
        .connect()
        .then(() => client.query(`listen ${client.escapeIdentifier(channel)}`))
        .then(connected, lost)
      return () => client.end().catch(() => undefined)
    },
    onConnected,
    onLost: (err) => log.debug({ err, channel }, 'lost the connection that listens to the database'),
  })
  return async () => {
    // A connection that is still being opened cannot always be ended: do not wait for it.
    await Promise.race([stop(), wait(endPatienceMs, undefined, { ref: false })])
  }
}
