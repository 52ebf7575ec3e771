import type { Pool, PoolClient } from 'pg'
import { isDatabaseAway } from '#platform/database/is-database-away.ts'
import { enqueue } from '#platform/jobs/enqueue.ts'
import { timed } from '#platform/metrics.server.ts'
import { type Transaction, WriteUnavailable } from './write.ts'

/** PostgreSQL, and when its tables are there. */
export interface Writing {
  database: Pool
  /** Resolves once the tables are there. */
  prepared(): Promise<void>
}

/** How long one may take, in milliseconds: shorter than whoever asked for it waits. */
const mostMs = 10_000

/**
 * Does `work` in one transaction of one site: it counts as a whole, with the jobs that it enqueues, or not at all.
 * @param tenant id of the site
 * @throws WriteUnavailable where PostgreSQL cannot be reached or does not respond: nothing was written, as far as is known
 */
export async function inTransaction<Result>(
  { database, prepared }: Writing,
  tenant: string,
  work: (transaction: Transaction) => Promise<Result>,
): Promise<Result> {
  const client = await connect(database, prepared)
  let isOver = false
  const limit = setTimeout(() => {
    isOver = true
    // Ends the connection, and with it what is under way.
    client.release(true)
  }, mostMs)
  let isAway = false
  try {
    await client.query('begin')
    const result = await work({
      tenant,
      query: (text, values) => timed('database', client.query(text, values)),
      enqueue: (job, payload, options) => enqueue(client, job, { tenant, payload, ...options }),
    })
    await client.query('commit')
    return result
  } catch (error) {
    isAway = isOver || isDatabaseAway(error)
    if (isAway) throw new WriteUnavailable('The connection was lost.', { cause: error })
    await client.query('rollback').catch(() => undefined)
    throw error
  } finally {
    clearTimeout(limit)
    if (!isOver) client.release(isAway)
  }
}

async function connect(database: Pool, prepared: () => Promise<void>): Promise<PoolClient> {
  try {
    await prepared()
    return await database.connect()
  } catch (cause) {
    throw new WriteUnavailable('PostgreSQL cannot be reached.', { cause })
  }
}
