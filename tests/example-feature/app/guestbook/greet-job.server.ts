import type { Pool } from 'pg'
import { z } from 'zod'
import { defineJob, type JobContext } from '#platform/jobs/job.ts'

/** Greets whoever wrote an entry; doing it twice does no harm. */
export const greetJob = defineJob({
  name: 'guestbook.greet',
  attempts: 5,
  payload: z.object({ id: z.string() }),
  async run({ id }, { tenant, services }: JobContext<{ database: Pool }>) {
    await services.database.query(
      'update guestbook_entries set greeted = true where tenant = $1 and id = $2',
      [tenant, id],
    )
  },
})
