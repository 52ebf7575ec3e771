import type { Pool } from 'pg'
import { z } from 'zod'
import { defineJob, type JobContext } from '#platform/jobs/job.ts'
import type { LeadSender } from './sender.ts'

/** How long one try may take. */
export const deliverSeconds = 45

/** Hands one lead to one destination; a second run of the same sends nothing again once it was taken. */
export const deliverJob = defineJob({
  name: 'leads.deliver',
  attempts: 14,
  backoff: { first: 10, max: 6 * 3600 },
  timeLimit: deliverSeconds,
  // A dealer's system that hangs holds up its own site alone.
  lanes: 8,
  perTenant: 2,
  payload: z.object({ delivery: z.uuid() }),
  run: ({ delivery }, { tenant, services, signal }: JobContext<{ database: Pool; leadSender: LeadSender }>) =>
    services.leadSender.send(tenant, delivery, signal),
})
