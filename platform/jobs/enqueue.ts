import type { ClientBase } from 'pg'
import { issuesOf, type Job } from './job.ts'

/** A client of `pg`, in a transaction or not, or a pool. */
export type Queryable = Pick<ClientBase, 'query'>

interface Enqueued<Payload> {
  /** Id of the site the job belongs to: `site-motorworld`. */
  tenant: string
  payload: Payload
  /** Now unless set. */
  runAt?: Date
  /**
   * While a job of this tenant with this key waits for its first try, another takes its place (payload and time)
   * instead of standing beside it.
   */
  key?: string
}

/** Channel of PostgreSQL on which workers hear of new jobs; the payload is the name of the job. */
export const channel = 'jobs'

// Said to `job_common` because the index that keeps keys apart is on it; the policy of a row is what puts it there.
const insert = `
  with job as (
    insert into pgboss.job_common (name, group_id, data, singleton_key, policy, start_after, keep_until, retry_limit,
      retry_delay, retry_backoff, retry_delay_max, expire_seconds, deletion_seconds, heartbeat_seconds)
    select name, $2, $3::jsonb, $4, case when $4::text is null then 'standard' else 'short' end,
      coalesce($5::timestamptz, now()), coalesce($5::timestamptz, now()) + retention_seconds * interval '1s',
      retry_limit, retry_delay, retry_backoff, retry_delay_max, expire_seconds, deletion_seconds, heartbeat_seconds
    from pgboss.queue where name = $1
    on conflict (name, coalesce(singleton_key, '')) where state = 'created' and policy = 'short'
      do update set data = excluded.data, start_after = excluded.start_after, keep_until = excluded.keep_until
    returning id, start_after
  )
  select id, case when start_after <= now() then pg_notify('${channel}', $1) end from job`

/**
 * Enqueues a job on the caller's connection and returns its id: in a transaction there is a job only when that
 * commits. Throws when the payload does not fit the job, and when `installJobs` was not run with the job.
 */
export async function enqueue<Payload>(
  client: Queryable,
  job: Job<Payload, never>,
  { tenant, payload, runAt, key }: Enqueued<Payload>,
): Promise<string> {
  if (!tenant) throw new Error(`a job ${job.name} needs a tenant`)
  const checked = job.payload.safeParse(payload)
  if (!checked.success) throw new Error(`a job ${job.name} cannot be enqueued: ${issuesOf(checked.error)}`)
  const { rows } = await client.query<{ id: string }>(insert, [
    job.name,
    tenant,
    JSON.stringify(payload),
    key === undefined ? null : `${tenant}/${key}`,
    runAt ?? null,
  ])
  if (!rows[0]) throw new Error(`there is no queue ${job.name}; pass the job to installJobs first`)
  return rows[0].id
}
