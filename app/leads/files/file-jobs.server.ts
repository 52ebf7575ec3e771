import type { Pool } from 'pg'
import { z } from 'zod'
import { incomingFolder, sweepIncoming } from '#app/forms/received-file.server.ts'
import type { Transaction } from '#app/page/write.ts'
import type { Env } from '#platform/env.ts'
import { defineJob, defineScheduledJob, type JobContext, type ScheduledContext } from '#platform/jobs/job.ts'
import { fileFolder } from './file-folder.server.ts'

const most = 500

/** Deletes files whose rows are gone. */
export const removeFilesJob = defineJob({
  name: 'leads.removeFiles',
  attempts: 10,
  payload: z.object({ ids: z.array(z.uuid()).max(most) }),
  run: ({ ids }, { tenant, services }: JobContext<{ env: Env }>) =>
    fileFolder(services.env.DATA_DIR).remove(tenant, ids),
})

/** Deletes files once the transaction that has deleted their rows is committed. */
export async function removeAfter({ enqueue }: Transaction, ids: readonly string[]) {
  for (let at = 0; at < ids.length; at += most)
    await enqueue(removeFilesJob, { ids: ids.slice(at, at + most) })
}

/** A submission takes minutes at most. */
const abandonedMs = 3600_000

/** Deletes what no row names, and what was never taken. */
export const sweepFilesJob = defineScheduledJob({
  name: 'leads.sweepFiles',
  attempts: 3,
  schedule: '20 * * * *',
  timeLimit: 600,
  async run({ services: { env, database }, log }: ScheduledContext<{ env: Env; database: Pool }>) {
    const olderThan = new Date(Date.now() - abandonedMs)
    const incoming = await sweepIncoming(incomingFolder(env.DATA_DIR), olderThan)
    const kept = await fileFolder(env.DATA_DIR).sweep(olderThan, async (tenant, ids) => {
      const { rows } = await database.query<{ id: string }>(
        'select id from lead_files where tenant = $1 and id = any($2::uuid[])',
        [tenant, ids.filter((id) => z.uuid().safeParse(id).success)],
      )
      return new Set(rows.map(({ id }) => id))
    })
    if (incoming + kept > 0) log.info({ incoming, kept }, 'files that belong to no lead were deleted')
  },
})
