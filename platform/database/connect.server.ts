import pg, { type Pool } from 'pg'
import type { Log } from '../log.ts'

/** Where nothing listens: a site without PostgreSQL serves its pages, and says of the rest that it is not there. */
const nowhere = 'postgres://127.0.0.1:1/none'

/** Connections to PostgreSQL, opened at need. The site starts and serves pages while there is none to be had. */
export function connectDatabase(url: string | undefined, log: Log): Pool {
  if (!url) log.warn('DATABASE_URL is not set: the sites have no vehicles')
  const pool = new pg.Pool({
    connectionString: url ?? nowhere,
    max: 8,
    connectionTimeoutMillis: 3000,
    query_timeout: 30_000,
    keepAlive: true,
  })
  // A lost connection fails the query under way and is replaced at the next; it is no reason to end the process.
  pool.on('error', (err) => log.debug({ err }, 'a connection to the database was lost'))
  pool.on('connect', (client) => client.on('error', () => undefined))
  return pool
}
