import type { Pool, PoolClient } from 'pg'
import { type Write, WriteUnavailable } from '#app/page/write.ts'
import { enqueue } from '#platform/jobs/enqueue.ts'

interface Writing {
  database: Pool
  /** Resolves once the tables are there. */
  prepared(): Promise<void>
}

/**
 * Writes of one submission (`app/page/write.ts`). Its result is kept under `key` in the same transaction: of two that
 * come at the same time the second waits for the first, by the unique key, and gets the same result.
 * @param tenant id of the site
 * @param key names the submission: sent by the browser, or made of what was sent
 */
export function createWrite({ database, prepared }: Writing, tenant: string, key: string): Write {
  return async (work) => {
    const client = await connect(database, prepared)
    try {
      await client.query('begin')
      const claimed = await client.query(
        'insert into submissions (tenant, key) values ($1, $2) on conflict do nothing',
        [tenant, key],
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
      throw isLost(error) ? new WriteUnavailable('The connection was lost.', { cause: error }) : error
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

/** PostgreSQL went away in the middle; its own refusals (a broken constraint) have a five-letter code that says so. */
function isLost(error: unknown) {
  if (!(error instanceof Error)) return false
  const code = 'code' in error ? String(error.code) : ''
  return /^(57P0\d|08...|ECONN\w+|EPIPE)$/.test(code) || /Connection terminated|timeout/i.test(error.message)
}
