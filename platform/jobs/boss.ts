import pg, { type Pool } from 'pg'
import { type ConstructorOptions, type Db, PgBoss } from 'pg-boss'
import type { Log } from '#platform/log.ts'
import type { AnyJob } from './job.ts'

const year = 365 * 24 * 3600

/** A connection that is lost while nobody waits for an answer is replaced at the next use; it must not end the process. */
class LosableClient extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super(config)
    this.on('error', () => undefined)
  }
}

/** pg-boss with its events in our log. A lost connection is one of them; pg-boss itself connects again. */
export function openBoss(options: ConstructorOptions, log?: Log): PgBoss {
  // Read by the pool that pg-boss makes of its options.
  const pool = { application_name: 'jobs', Client: LosableClient }
  const boss = new PgBoss({ ...pool, ...options })
  boss.on('error', ({ message }) => log?.debug({ error: message }, 'jobs: the database did not answer'))
  boss.on('warning', ({ message }) => log?.warn(`jobs: ${message}`))
  return boss
}

/** For a few calls on a pool of the caller's: no connections, timers or migrations of its own. */
export async function bossOn(pool: Pool): Promise<PgBoss> {
  const db: Db = { executeSql: (text, values) => pool.query(text, values) }
  return openBoss({ db, supervise: false, schedule: false, migrate: false }).start()
}

/** Makes the queue of each job, or brings it to what the job declares today. */
export async function declareQueues(boss: PgBoss, jobs: readonly AnyJob<never>[]): Promise<void> {
  for (const job of jobs) {
    const options = {
      retryLimit: job.attempts - 1,
      retryDelay: job.backoff.first,
      retryBackoff: true,
      retryDelayMax: job.backoff.max,
      expireInSeconds: job.timeLimit,
      heartbeatSeconds: 10,
      // A tenant's job that failed for good stays until a person replays or discards it; one of the schedule
      // has no tenant to ask, and the next one is due anyway.
      deleteAfterSeconds: job.schedule ? 7 * 24 * 3600 : 0,
      retentionSeconds: job.schedule ? 24 * 3600 : 50 * year,
    }
    await boss.createQueue(job.name, options)
    await boss.updateQueue(job.name, options)
    if (job.schedule) await boss.schedule(job.name, job.schedule, null, { tz: 'UTC' })
    else await boss.unschedule(job.name)
  }
}

/**
 * Makes the tables and the queues of these jobs. Any number of processes may do it at the same time.
 * Throws when the database cannot be reached or a schedule is not cron.
 */
export async function installJobs(connectionString: string, jobs: readonly AnyJob<never>[]): Promise<void> {
  const boss = openBoss({ connectionString, max: 1, supervise: false, schedule: false })
  try {
    await boss.start()
    await declareQueues(boss, jobs)
  } finally {
    await boss.stop({ graceful: false })
  }
}
