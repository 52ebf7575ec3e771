import type { QueryResult, QueryResultRow } from 'pg'
import type { Job } from '#platform/jobs/job.ts'

/** One transaction of one site: rows, and the jobs they cause, are there together or not at all. */
export interface Transaction {
  /** Id of the site, as its rows and jobs hold it: `site-motorworld`. */
  tenant: string
  query<Row extends QueryResultRow>(text: string, values?: unknown[]): Promise<QueryResult<Row>>
  /** Enqueues a job of this site; the worker runs it after the commit. @returns its id */
  enqueue<Payload>(
    job: Job<Payload, never>,
    payload: Payload,
    options?: { runAt?: Date; key?: string },
  ): Promise<string>
}

/**
 * Does `work` in one transaction and keeps what it returns under the key of the submission: the same submission sent
 * again gets that result and does no work. Call it once in a submission, and thank nobody before it has returned.
 * @throws WriteUnavailable where PostgreSQL cannot be reached: nothing was written
 */
export type Write = <Result extends object>(
  work: (transaction: Transaction) => Promise<Result>,
) => Promise<Result>

/** PostgreSQL cannot be reached: nothing was written, and the shopper may send it again. */
export class WriteUnavailable extends Error {
  override name = 'WriteUnavailable'
}

/** How often one address may do something on one site. */
export interface Rate {
  /** Times within `seconds`. */
  points: number
  seconds: number
}
