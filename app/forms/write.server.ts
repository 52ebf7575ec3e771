import { inTransaction, type Writing } from '#app/page/transaction.server.ts'
import type { Write } from '#app/page/write.ts'
import type { SubmissionKey } from './submission-key.server.ts'

/**
 * Writes of one submission (`app/page/write.ts`). Its result is kept under its key in the same transaction: of two that
 * come at the same time the second waits for the first, by the unique key, and gets the same result.
 * @param tenant id of the site
 */
export function createWrite(writing: Writing, tenant: string, submission: SubmissionKey): Write {
  const { key, within = null } = submission
  return (work) =>
    inTransaction(writing, tenant, async (transaction) => {
      const { query } = transaction
      const claimed = await query(
        `insert into submissions as known (tenant, key) values ($1, $2)
         on conflict (tenant, key) do update set created_at = now(), result = null
         where known.created_at < now() - $3::float8 * interval '1 second'`,
        [tenant, key, within],
      )
      if (claimed.rowCount === 0) {
        const { rows } = await query<{ result: never }>(
          'select result from submissions where tenant = $1 and key = $2',
          [tenant, key],
        )
        return rows[0]!.result
      }
      const result = await work(transaction)
      await query('update submissions set result = $3 where tenant = $1 and key = $2', [
        tenant,
        key,
        JSON.stringify(result),
      ])
      return result
    })
}
