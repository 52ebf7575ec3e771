import type { Pool } from 'pg'
import { z } from 'zod'
import { defineJob, type JobContext } from '#platform/jobs/job.ts'
import type { LeadSender } from './sender.ts'

/** How long one try may take. */
export const deliverSeconds = 45

const handing = {
  attempts: 14,
  backoff: { first: 10, max: 6 * 3600 },
  timeLimit: deliverSeconds,
  payload: z.object({ delivery: z.uuid() }),
  run: (
    { delivery }: { delivery: string },
    { tenant, services, signal }: JobContext<{ database: Pool; leadSender: LeadSender }>,
  ) => services.leadSender.send(tenant, delivery, signal),
}

/** Hands one lead to one destination; a second run of the same sends nothing again once it was taken. */
export const deliverJob = defineJob({
  ...handing,
  name: 'leads.deliver',
  // A dealer's system that hangs holds up its own site alone.
  lanes: 8,
  perTenant: 2,
})

/** The same for mails, which go to the outbox at once: no system that hangs holds them up. */
export const mailJob = defineJob({ ...handing, name: 'leads.mail' })
