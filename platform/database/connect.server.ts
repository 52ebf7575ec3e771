import pg, { type Pool } from 'pg'
import type { Log } from '../log.ts'
import { timed } from '../metrics.server.ts'

/** Nothing listens here: a site without PostgreSQL serves its pages and reports everything else as unavailable. */
const nowhere = 'postgres://127.0.0.1:1/none'

/**
 * A pool that connects to PostgreSQL when it is first used: the site starts and serves pages while there is no
 * database.
 */
export function connectDatabase(url: string | undefined, log: Log): Pool {
  if (!url) log.warn('DATABASE_URL is not set: the sites have no vehicles')
  const pool = new pg.Pool({
    connectionString: url ?? nowhere,
    max: 8,
    connectionTimeoutMillis: 3000,
    query_timeout: 30_000,
    keepAlive: true,
  })
  // A lost connection fails its query and is replaced at the next one: the process need not end.
  pool.on('error', (err) => log.debug({ err }, 'a connection to the database was lost'))
  pool.on('connect', (client) => client.on('error', () => undefined))
  return measured(pool)
}

/** Takes the time of what is asked without a transaction. */
function measured(pool: Pool): Pool {
  const query = pool.query.bind(pool) as (...args: unknown[]) => unknown
  return Object.assign(pool, {
    query(...args: unknown[]) {
      const answer = query(...args)
      return answer instanceof Promise ? timed('database', answer) : answer
    },
  })
}
