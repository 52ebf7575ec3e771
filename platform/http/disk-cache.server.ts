import { randomUUID } from 'node:crypto'
import { mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises'
import { join, resolve } from 'node:path'

export interface KeptFile {
  path: string
  /** Without the dot. */
  extension: string
  size: number
}

export interface DiskCache {
  get(key: string): Promise<KeptFile | undefined>
  /**
   * Returns the cached file of `key`, or the one that `make` writes to the given path. `make` returns the file's
   * extension, or undefined to store nothing; the result is undefined then. Requests for the same key share one run.
   */
  getOrMake(
    key: string,
    make: (path: string) => Promise<{ extension: string } | undefined>,
  ): Promise<KeptFile | undefined>
}

const touchEveryMs = 3600_000
const abandonedAfterMs = 3600_000
const fileName = /^([a-f0-9]{16,64})\.([a-z0-9]{1,10})$/

/**
 * Files by key (hex digits) in a directory that one process owns, bounded in size; the least recently used go first.
 * The time of the last use is the file's access time, to within an hour.
 */
export function createDiskCache(options: { directory: string; maxBytes: number }): DiskCache {
  const directory = resolve(options.directory)
  const { maxBytes } = options
  const entries = new Map<string, KeptFile & { touched: number }>()
  const running = new Map<string, Promise<KeptFile | undefined>>()
  const incoming = join(directory, 'incoming')
  let total = 0
  let loading: Promise<void> | undefined

  async function load() {
    await mkdir(incoming, { recursive: true })
    for (const name of await readdir(incoming)) {
      const path = join(incoming, name)
      const stats = await stat(path).catch(() => undefined)
      if (stats && Date.now() - stats.mtimeMs > abandonedAfterMs) await rm(path, { force: true })
    }
    const found: [string, KeptFile & { touched: number }][] = []
    for (const shelf of await readdir(directory, { withFileTypes: true })) {
      if (!shelf.isDirectory() || shelf.name.length !== 2) continue
      for (const name of await readdir(join(directory, shelf.name))) {
        const [, key, extension] = fileName.exec(name) ?? []
        const path = join(directory, shelf.name, name)
        const stats = await stat(path).catch(() => undefined)
        if (key && extension && stats)
          found.push([key, { path, extension, size: stats.size, touched: stats.atimeMs }])
      }
    }
    for (const [key, entry] of found.sort(([, a], [, b]) => a.touched - b.touched)) {
      entries.set(key, entry)
      total += entry.size
    }
  }

  const loaded = () => {
    loading ??= load().catch((error) => {
      loading = undefined
      throw error
    })
    return loading
  }

  function forget(key: string) {
    total -= entries.get(key)?.size ?? 0
    entries.delete(key)
  }

  async function evict(newest: string) {
    if (total <= maxBytes) return
    const paths: string[] = []
    for (const [key, entry] of entries) {
      if (total <= maxBytes * 0.9) break
      if (key === newest) continue
      paths.push(entry.path)
      forget(key)
    }
    await Promise.all(paths.map((path) => rm(path, { force: true })))
  }

  async function get(key: string): Promise<KeptFile | undefined> {
    await loaded()
    const entry = entries.get(key)
    if (!entry) return undefined
    const stats = await stat(entry.path).catch(() => undefined)
    if (stats?.size !== entry.size) {
      if (entries.get(key) === entry) forget(key)
      return undefined
    }
    if (entries.get(key) === entry) {
      entries.delete(key)
      entries.set(key, entry)
    }
    const now = Date.now()
    if (now - entry.touched > touchEveryMs) {
      entry.touched = now
      await utimes(entry.path, new Date(now), stats.mtime).catch(() => undefined)
    }
    return entry
  }

  async function add(key: string, make: (path: string) => Promise<{ extension: string } | undefined>) {
    const temporary = join(incoming, randomUUID())
    try {
      const made = await make(temporary)
      if (!made) return undefined
      const { size } = await stat(temporary)
      const path = join(directory, key.slice(0, 2), `${key}.${made.extension}`)
      await mkdir(join(directory, key.slice(0, 2)), { recursive: true })
      await rename(temporary, path)
      forget(key)
      const entry = { path, extension: made.extension, size, touched: Date.now() }
      entries.set(key, entry)
      total += size
      await evict(key)
      return entry
    } finally {
      await rm(temporary, { force: true })
    }
  }

  return {
    get,
    async getOrMake(key, make) {
      const known = running.get(key)
      if (known) return known
      const run = (async () => (await get(key)) ?? (await add(key, make)))().finally(() =>
        running.delete(key),
      )
      running.set(key, run)
      return run
    },
  }
}
