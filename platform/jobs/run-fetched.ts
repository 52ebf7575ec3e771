import type { Job as Fetched, PgBoss } from 'pg-boss'
import type { Log } from '#platform/log.ts'
import type { AnyJob } from './job.ts'

interface Given<Services> {
  services: Services
  log: Log
  signal: AbortSignal
}

/**
 * Runs one job taken from its queue. A job that is done is deleted at once, for its payload may hold people's
 * names and numbers. Rethrows a failure as its message alone: what libraries hang on their errors may be the payload.
 */
export async function runFetched<Services>(
  boss: PgBoss,
  job: AnyJob<Services>,
  fetched: Fetched<object>,
  { services, log, signal }: Given<Services>,
): Promise<void> {
  const { id, groupId, retryCount } = fetched
  const attempt = retryCount + 1
  const tenant = groupId ?? undefined
  try {
    await job.start(fetched.data, tenant, { id, attempt, signal, services, log })
    // A handler that returns because it was aborted has not done its work.
    signal.throwIfAborted()
  } catch (error) {
    const message = messageOf(error)
    log.warn({ tenant, job: job.name, id, attempt, error: message }, 'a job failed')
    throw bare(message)
  }
  await boss.deleteJob(job.name, { id, retryCount })
}

function messageOf(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).slice(0, 500)
}

function bare(message: string): Error {
  const error = new Error(message)
  error.stack = undefined
  return error
}
