import type { Pool, PoolClient } from 'pg'
import { type Write, WriteUnavailable } from '#app/page/write.ts'
import { isDatabaseAway } from '#platform/database/is-database-away.ts'
import { enqueue } from '#platform/jobs/enqueue.ts'
import type { SubmissionKey } from './submission-key.server.ts'

interface Writing {
  database: Pool
  /** Resolves once the tables are there. */
  prepared(): Promise<void>
}

/**
 * Writes of one submission (`app/page/write.ts`). Its result is kept under its key in the same transaction: of two that
 * come at the same time the second waits for the first, by the unique key, and gets the same result.
 * @param tenant id of the site
 */
export function createWrite(
  { database, prepared }: Writing,
  tenant: string,
  submission: SubmissionKey,
): Write {
  const { key, within = null } = submission
  return async (work) => {
    const client = await connect(database, prepared)
    try {
      await client.query('begin')
      const claimed = await client.query(
        `insert into submissions as known (tenant, key) values ($1, $2)
         on conflict (tenant, key) do update set created_at = now(), result = null
         where known.created_at < now() - $3::float8 * interval '1 second'`,
        [tenant, key, within],
      )
      if (claimed.rowCount === 0) {
        const { rows } = await client.query<{ result: never }>(
          'select result from submissions where tenant = $1 and key = $2',
          [tenant, key],
        )
        await client.query('commit')
        return rows[0]!.result
      }
      const result = await work({
        tenant,
        query: (text, values) => client.query(text, values),
        enqueue: (job, payload, options) => enqueue(client, job, { tenant, payload, ...options }),
      })
      await client.query('update submissions set result = $3 where tenant = $1 and key = $2', [
        tenant,
        key,
        JSON.stringify(result),
      ])
      await client.query('commit')
      return result
    } catch (error) {
      await client.query('rollback').catch(() => undefined)
      throw isDatabaseAway(error) ? new WriteUnavailable('The connection was lost.', { cause: error }) : error
    } finally {
      client.release()
    }
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
