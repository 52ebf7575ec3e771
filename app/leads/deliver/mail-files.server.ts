import { readFile } from 'node:fs/promises'
import type { FileFolder } from '../files/file-folder.server.ts'
import type { LeadFile } from '../files/lead-file.ts'
import type { MailFiles } from './lead-mail.ts'

/** Most bytes of files that go with a mail: it stands in the outbox, a table, until it is sent and for a while after. */
const attachedBytes = 2e6

/** Attaches the files of a lead where they are small together, else names them; one that is not there is named. */
export async function mailFiles(
  folder: FileFolder,
  tenant: string,
  files: readonly LeadFile[],
): Promise<MailFiles> {
  const together = files.reduce((sum, { bytes }) => sum + bytes, 0)
  if (together > attachedBytes) return { attached: [], named: files }
  const read = await Promise.all(
    files.map(async (file) => {
      const content = await readFile(folder.pathOf(tenant, file.id)).catch(() => undefined)
      return { file, content }
    }),
  )
  return {
    attached: read.flatMap(({ file: { name, type }, content }) => (content ? [{ name, type, content }] : [])),
    named: read.flatMap(({ file, content }) => (content ? [] : [file])),
  }
}
