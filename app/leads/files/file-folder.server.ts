import { randomUUID } from 'node:crypto'
import { link, mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import { join, resolve } from 'node:path'

/** Where the bytes of leads' files lie: one folder for each site, one file for each row of `lead_files`. */
export function fileFolder(dataDir: string) {
  const root = resolve(dataDir, 'lead-files')

  function folderOf(tenant: string) {
    if (!/^[A-Za-z0-9_-][\w.-]{0,127}$/.test(tenant)) throw new Error(`"${tenant}" names no folder.`)
    return join(root, tenant)
  }
  const pathOf = (tenant: string, id: string) => {
    if (!/^[0-9a-f-]{36}$/.test(id)) throw new Error('A file of a lead is named by its id.')
    return join(folderOf(tenant), id)
  }

  async function place(tenant: string, put: (path: string) => Promise<void>) {
    await mkdir(folderOf(tenant), { recursive: true, mode: 0o700 })
    const id = randomUUID()
    await put(pathOf(tenant, id))
    return id
  }

  return {
    pathOf,
    /** Takes a file over. @returns its id */
    take: (tenant: string, from: string) => place(tenant, (path) => rename(from, path)),
    /** The same bytes under another id. */
    again: (tenant: string, id: string) => place(tenant, (path) => link(pathOf(tenant, id), path)),
    async remove(tenant: string, ids: readonly string[]) {
      await Promise.all(ids.map((id) => rm(pathOf(tenant, id), { force: true })))
    },
    /**
     * Deletes files older than this that `known` does not name: what a process that ended within a submission has left.
     * @returns how many
     */
    async sweep(olderThan: Date, known: (tenant: string, ids: readonly string[]) => Promise<Set<string>>) {
      let swept = 0
      for (const tenant of await readdir(root).catch(() => [])) {
        const old: string[] = []
        for (const id of await readdir(join(root, tenant))) {
          const found = await stat(join(root, tenant, id)).catch(() => undefined)
          // Moving a file leaves the time of its bytes as it is; the time of its change is that of the move.
          if (found && found.ctime < olderThan) old.push(id)
        }
        for (let at = 0; at < old.length; at += 1000) {
          const some = old.slice(at, at + 1000)
          const kept = await known(tenant, some)
          const orphans = some.filter((id) => !kept.has(id))
          await Promise.all(orphans.map((id) => rm(join(root, tenant, id), { force: true })))
          swept += orphans.length
        }
      }
      return swept
    },
  }
}

export type FileFolder = ReturnType<typeof fileFolder>
