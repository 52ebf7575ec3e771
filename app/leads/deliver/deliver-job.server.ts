import type { Pool } from 'pg'
import { z } from 'zod'
import { defineJob, type JobContext } from '#platform/jobs/job.ts'
import type { LeadSender } from './sender.ts'

/** Hands one lead to one destination; a second run of the same sends nothing again once it was taken. */
export const deliverJob = defineJob({
  name: 'leads.deliver',
  attempts: 14,
  backoff: { first: 10, max: 6 * 3600 },
  timeLimit: 45,
  payload: z.object({ delivery: z.uuid() }),
  run: ({ delivery }, { tenant, services, signal }: JobContext<{ database: Pool; leadSender: LeadSender }>) =>
    services.leadSender.send(tenant, delivery, signal),
})
