import type { Pool } from 'pg'
import { lastError } from './dead-letters.ts'
import { channel } from './enqueue.ts'

/** `waiting` for its time or its next try, `running`, or `failed` for good: a dead letter. */
export type JobState = 'waiting' | 'running' | 'failed'

/** A job as operators see it, without its payload. */
export interface JobRow {
  id: string
  name: string
  state: JobState
  /** Tries begun. */
  attempts: number
  lastError: string | null
  enqueuedAt: Date
  /** When it is due, or was. */
  runAt: Date
  /** Start of the last try. */
  startedAt: Date | null
  failedAt: Date | null
}

const states: Record<JobState, string[]> = {
  waiting: ['created', 'retry'],
  running: ['active'],
  failed: ['failed'],
}

/** Jobs of one tenant, the newest first, 200 unless `limit` says otherwise (null: all). Those that are done are gone. */
export async function jobsOf(
  pool: Pool,
  tenant: string,
  { state, limit = 200 }: { state: JobState; limit?: number | null },
): Promise<JobRow[]> {
  const { rows } = await pool.query<JobRow>(
    `select id, name, $3 as state, case when started_on is null then 0 else retry_count + 1 end as attempts,
      ${lastError} as "lastError", created_on as "enqueuedAt", start_after as "runAt", started_on as "startedAt",
      completed_on as "failedAt"
    from pgboss.job where group_id = $1 and state = any($2::pgboss.job_state[])
    order by created_on desc limit $4`,
    [tenant, states[state], state, limit],
  )
  return rows
}

/** How many jobs there are of all tenants, by name and state. */
export async function countJobs(pool: Pool) {
  const { rows } = await pool.query<{ name: string; state: JobState; count: number }>(
    `select name, case state when 'active' then 'running' when 'failed' then 'failed' else 'waiting' end as state,
      count(*)::int as count
    from pgboss.job where state in ('created', 'retry', 'active', 'failed') group by 1, 2`,
  )
  return rows
}

/**
 * Runs dead letters of the tenant again, and jobs that wait for their next try, with all their attempts; returns how
 * many there were among `ids`.
 */
export async function replay(pool: Pool, tenant: string, ids: readonly string[]): Promise<number> {
  const { rows } = await pool.query(
    `with again as (
      update pgboss.job set state = 'retry', retry_count = 0, retry_limit = queue.retry_limit, start_after = now(),
        started_on = null, completed_on = null, output = output - 'reported'
      from pgboss.queue where queue.name = job.name and group_id = $1 and id = any($2::uuid[])
        and state in ('failed', 'retry')
      returning job.name
    ), told as (
      select pg_notify('${channel}', name) from (select distinct name from again) as names
    )
    select name, (select count(*) from told) from again`,
    [tenant, ids.filter(isId)],
  )
  return rows.length
}

/** Deletes jobs of the tenant that failed or wait, not those that run; returns how many. */
export async function discard(pool: Pool, tenant: string, ids: readonly string[]): Promise<number> {
  const { rowCount } = await pool.query(
    `delete from pgboss.job
    where group_id = $1 and id = any($2::uuid[]) and state in ('created', 'retry', 'failed')`,
    [tenant, ids.filter(isId)],
  )
  return rowCount ?? 0
}

const isId = (id: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(id)
