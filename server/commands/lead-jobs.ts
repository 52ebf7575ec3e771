import type { Pool } from 'pg'
import { deliverJob, mailJob } from '#app/leads/deliver/deliver-job.server.ts'
import { sendJob } from '#app/messages/send-job.server.ts'
import { type JobRow, jobsOf, replay } from '#platform/jobs/jobs-of.ts'
import { hasTable } from './sites.ts'

/** What takes a lead to the dealer: a mail is a message of the site. */
const jobs: readonly string[] = [deliverJob.name, mailJob.name, sendJob.name]

interface Asked {
  /** Also what failed and waits for its next try. */
  all?: boolean
  /** Show them, run nothing. */
  list?: boolean
}

/**
 * Runs again what of a site's leads could not be delivered.
 * @param tenant id of the site
 * @returns what was done, in lines
 */
export async function replayLeads(pool: Pool, tenant: string, { all, list }: Asked): Promise<string[]> {
  const found = (await hasTable(pool, 'pgboss.job')) ? await undelivered(pool, tenant, all) : []
  if (list) return [...found.map(lineOf), summary(found, list)]
  if (found.length === 0) return [summary(found)]
  const ids = found.map(({ id }) => id)
  const count = await replay(pool, tenant, ids)
  const gone = found.length - count
  return [
    summary(found),
    ...(gone > 0 ? [`${gone} of them were taken by a worker, or discarded, in the meantime.`] : []),
  ]
}

async function undelivered(pool: Pool, tenant: string, all = false): Promise<JobRow[]> {
  const failed = await jobsOf(pool, tenant, { state: 'failed', limit: null })
  const waiting = all ? await jobsOf(pool, tenant, { state: 'waiting', limit: null }) : []
  return [...failed, ...waiting.filter(({ attempts }) => attempts > 0)].filter(({ name }) =>
    jobs.includes(name),
  )
}

const lineOf = ({ name, state, attempts, failedAt, startedAt, lastError }: JobRow) =>
  [
    (failedAt ?? startedAt)?.toISOString() ?? '',
    name.padEnd(13),
    state.padEnd(7),
    `${attempts} ${attempts === 1 ? 'try' : 'tries'}: ${lastError ?? 'no reason was kept'}`,
  ].join('  ')

function summary(found: readonly JobRow[], list = false) {
  if (found.length === 0) return 'Nothing to run again.'
  const counts = jobs.map((job) => [found.filter(({ name }) => name === job).length, job] as const)
  const said = counts.filter(([count]) => count > 0).map(([count, job]) => `${count} of ${job}`)
  return list
    ? `${said.join(' and ')}. Without --list they are run again.`
    : `Run again: ${said.join(' and ')}. A site process takes them at once, or when it starts.`
}
