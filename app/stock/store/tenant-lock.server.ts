import type { Pool, PoolClient } from 'pg'

/**
 * Does `work` on a connection of its own while nothing else stores or publishes the tenant's vehicles; who comes second
 * waits, in whatever process.
 */
export async function withTenantLock<Result>(
  pool: Pool,
  tenant: string,
  work: (client: PoolClient) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect()
  const lock = `stock:${tenant}`
  try {
    await client.query('select pg_advisory_lock(hashtextextended($1, 0))', [lock])
    return await work(client)
  } finally {
    await client.query('select pg_advisory_unlock(hashtextextended($1, 0))', [lock]).catch(() => undefined)
    client.release()
  }
}
