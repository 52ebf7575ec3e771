import type { PgBoss } from 'pg-boss'
import type { Log } from '#platform/log.ts'

/** Of a job's row: what it failed of last, whoever wrote it down. */
export const lastError = `coalesce(output->>'message', output->'value'->>'message', output->>'value')`

interface DeadLetter {
  id: string
  name: string
  tenant: string | null
  attempts: number
  error: string | null
}

/**
 * Logs each dead letter once over all processes. They are read from the table because a job can also fail for
 * good with nobody there to say so: its worker was killed at the last attempt.
 */
export async function reportDeadLetters(boss: PgBoss, log: Log): Promise<void> {
  const { rows } = await boss.getDb().executeSql(`
    update pgboss.job set output = coalesce(output, '{}') || '{"reported": true}'
    where state = 'failed' and not coalesce(output, '{}') ? 'reported'
    returning id, name, group_id as tenant, retry_count + 1 as attempts, ${lastError} as error`)
  for (const { id, name, tenant, attempts, error } of rows as DeadLetter[])
    log.error({ tenant, job: name, id, attempts, error }, 'a job failed for good')
}
