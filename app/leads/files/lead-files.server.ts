import type { Pool } from 'pg'
import { ReceivedFile } from '#app/forms/received-file.server.ts'
import { type Transaction, WriteUnavailable } from '#app/page/write.ts'
import type { SentFile } from '../form/files.ts'
import type { FileFolder } from './file-folder.server.ts'
import { removeAfter } from './file-jobs.server.ts'
import { cleanFileName } from './file-name.ts'
import type { LeadFile } from './lead-file.ts'

interface Row {
  id: string
  field: string
  name: string
  type: string
  bytes: string
}

/** The files of one lead, in the order in which they were sent. */
export async function filesOfLead(
  database: Pick<Pool, 'query'>,
  tenant: string,
  lead: number,
): Promise<LeadFile[]> {
  const { rows } = await database.query<Row>(
    'select id, field, name, type, bytes::text from lead_files where tenant = $1 and lead = $2 order by position',
    [tenant, lead],
  )
  return rows.map(({ bytes, ...file }) => ({ ...file, bytes: Number(bytes) }))
}

/** A file that a form has sent, under the name that staff see. */
export interface NewFile {
  field: string
  name: string
  file: ReceivedFile
}

/** Files as a form's schema has read them; all lie on the disk, for both doors write them there. */
export const newFiles = (sent: readonly SentFile[]): NewFile[] =>
  sent.flatMap(({ field, file }) =>
    file instanceof ReceivedFile ? [{ field, file, name: cleanFileName(file.name, file.type) }] : [],
  )

/** Keeps the files of leads of one site: bytes in a folder, rows in the transaction of the lead. */
export function leadFiles({ database, folder }: { database: Pool; folder: FileFolder }) {
  return {
    of: (tenant: string, lead: number) => filesOfLead(database, tenant, lead),

    /**
     * Does `work`, which may keep files within its transaction; where it fails, those files are deleted again. Where
     * nobody knows whether it was committed they stay: the sweep sees whether they have rows.
     */
    async undoing<Result>(
      tenant: string,
      work: (kept: { ids: string[] }) => Promise<Result>,
    ): Promise<Result> {
      const kept = { ids: [] as string[] }
      try {
        return await work(kept)
      } catch (error) {
        if (!(error instanceof WriteUnavailable)) await folder.remove(tenant, kept.ids)
        throw error
      }
    },

    /**
     * Writes the files of a lead; those of a field take the place of what an earlier step has sent for it.
     * @param from the lead that the step before this one made, which is another one where that was finished already
     */
    async keep(
      transaction: Transaction,
      { lead, from }: { lead: number; from?: number },
      files: readonly NewFile[],
      kept: { ids: string[] },
    ) {
      const { tenant, query } = transaction
      const insert = (id: string, field: string, values: unknown[]) => {
        kept.ids.push(id)
        return query(
          `insert into lead_files (tenant, id, lead, field, name, type, bytes, sha256)
           values ($1, $2, $3, $4, $5, $6, $7, $8)`,
          [tenant, id, lead, field, ...values],
        )
      }
      const fields = [...new Set(files.map(({ field }) => field))]
      if (from !== undefined && from !== lead) {
        const { rows } = await query<Row & { sha256: string }>(
          `select id, field, name, type, bytes::text, sha256 from lead_files
           where tenant = $1 and lead = $2 and field <> all($3) order by position`,
          [tenant, from, fields],
        )
        for (const { id, field, name, type, bytes, sha256 } of rows)
          await insert(await folder.again(tenant, id), field, [name, type, bytes, sha256])
      }
      const { rows: replaced } = await query<{ id: string }>(
        'delete from lead_files where tenant = $1 and lead = $2 and field = any($3) returning id',
        [tenant, lead, fields],
      )
      await removeAfter(
        transaction,
        replaced.map(({ id }) => id),
      )
      for (const { field, name, file } of files)
        await insert(await folder.take(tenant, file.path), field, [name, file.type, file.size, file.sha256])
    },
  }
}

export type LeadFiles = ReturnType<typeof leadFiles>
