import pg, { type Pool } from 'pg'
import { z } from 'zod'
import { defineJob, type JobContext } from '#platform/jobs/job.ts'
import { startWorker } from '#platform/jobs/worker.ts'

const payload = z.object({ number: z.number() })
const backoff = { first: 1, max: 2 }

/** Writes down that it ran. */
export const counted = defineJob({
  name: 'proof.counted',
  attempts: 30,
  backoff,
  payload,
  run: ({ number }, { services }: JobContext<Pool>) => write(services, number),
})

/** Writes down that it ran, and fails. */
export const doomed = defineJob({
  name: 'proof.doomed',
  attempts: 2,
  backoff,
  payload,
  async run({ number }, { services }: JobContext<Pool>): Promise<void> {
    await write(services, number)
    throw new Error('doomed')
  },
})

const write = (pool: Pool, number: number) =>
  pool.query('insert into proof_runs (number) select $1 from pg_sleep(0.05)', [number])

const url = process.argv[2]
if (import.meta.main && url) {
  const pool = new pg.Pool({ connectionString: url, max: 8 })
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  const quiet = () => undefined
  const log = { debug: quiet, info: quiet, warn: quiet, error: quiet }
  const worker = startWorker({ connectionString: url, jobs: [counted, doomed], services: pool, log })
  process.once('SIGTERM', async () => {
    await worker.stop()
    await pool.end()
  })
}
