import type { Job as Fetched, PgBoss } from 'pg-boss'
import { channel } from './enqueue.ts'

/** Lets other workers take these jobs at once, without the loss of an attempt. */
export async function giveBack(boss: PgBoss, jobs: readonly Fetched<object>[]): Promise<void> {
  if (!jobs.length) return
  await boss.getDb().executeSql(
    `with given as (
      update pgboss.job set state = 'retry', start_after = now(), heartbeat_on = null, retry_limit = retry_limit + 1
      from unnest($1::text[], $2::uuid[], $3::int[]) as held (queue, job_id, attempt)
      where name = queue and id = job_id and retry_count = attempt and state = 'active'
      returning name
    )
    select pg_notify('${channel}', name) from (select distinct name from given) as names`,
    [jobs.map(({ name }) => name), jobs.map(({ id }) => id), jobs.map(({ retryCount }) => retryCount)],
  )
}
