import type { Pool } from 'pg'
import type { Log } from '#platform/log.ts'
import { bossOn } from '../boss.ts'
import type { AnyJob } from '../job.ts'
import { runFetched } from '../run-fetched.ts'

const silent: Log = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} }

/**
 * For tests of features: runs what is due of these jobs as a worker would, one by one, and what they enqueue
 * meanwhile, until nothing is due. A job that fails is due again after its pause, so it is tried once here.
 */
export async function runJobs<Services>(
  pool: Pool,
  { jobs, services, log = silent }: { jobs: readonly AnyJob<Services>[]; services: Services; log?: Log },
): Promise<{ done: number; failed: number }> {
  const boss = await bossOn(pool)
  const count = { done: 0, failed: 0 }
  try {
    for (let before = -1; before !== count.done + count.failed; ) {
      before = count.done + count.failed
      for (const job of jobs)
        for (const fetched of await boss.fetch<object>(job.name, { batchSize: 100 })) {
          const signal = AbortSignal.timeout(job.timeLimit * 1000)
          try {
            await runFetched(boss, job, fetched, { services, log, signal })
            count.done += 1
          } catch (error) {
            await boss.fail(job.name, fetched, error instanceof Error ? error : null)
            count.failed += 1
          }
        }
    }
    return count
  } finally {
    await boss.stop({ graceful: false })
  }
}
