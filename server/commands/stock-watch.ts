import { once } from 'node:events'
import { mkdir, rename } from 'node:fs/promises'
import { basename, extname, join, resolve } from 'node:path'
import { watch } from 'chokidar'
import { type ImportOptions, importStock } from '#app/stock/import/import.server.ts'
import { linesOf } from './stock-report.ts'

const feedFile = /\.(?:csv|tsv|txt|json|ndjson|jsonl|xml)$/i
const reportFile = /\.rejects\.csv$/i

interface Watching {
  /** Called with each line of output. */
  print: (line: string) => void
  /** How long a file must not have grown before it is imported, in milliseconds. */
  quietMs?: number
  signal: AbortSignal
}

/**
 * Imports each feed that arrives in `folder`, one after the other, once it has stopped growing, and moves it to `done/`
 * or `failed/` with its report. Resolves after `signal` aborts, once the import under way has ended.
 */
export async function watchFolder(
  folder: string,
  options: Omit<ImportOptions, 'source'>,
  { print, quietMs = 2000, signal }: Watching,
): Promise<void> {
  const root = resolve(folder)
  const [done, failed] = [join(root, 'done'), join(root, 'failed')]
  await Promise.all([mkdir(done, { recursive: true }), mkdir(failed, { recursive: true })])
  let queue: Promise<void> = Promise.resolve()

  const take = async (file: string) => {
    try {
      const report = await importStock({ ...options, source: { file } })
      await move(file, report.refused ? failed : done)
      for (const line of linesOf(report)) print(line)
    } catch (error) {
      await move(file, failed).catch(() => undefined)
      print(`${file}: ${error instanceof Error ? error.message : error}`)
    }
  }

  const watcher = watch(root, {
    depth: 0,
    ignored: (path, stats) => stats?.isFile() === true && (!feedFile.test(path) || reportFile.test(path)),
    awaitWriteFinish: { stabilityThreshold: quietMs, pollInterval: Math.min(quietMs, 200) },
  })
  watcher.on('add', (file) => {
    queue = queue.then(() => take(file))
  })
  watcher.on('error', (error) => print(String(error)))
  print(`Waiting for feeds in ${root}. Ctrl-C stops.`)
  if (!signal.aborted) await once(signal, 'abort')
  await watcher.close()
  await queue
}

/** Moves a feed and its report; their new names begin with the time of the move. */
async function move(file: string, folder: string) {
  const stamp = new Date().toISOString().replace(/[:.]/g, '-')
  const name = basename(file, extname(file))
  const target = join(folder, `${stamp}-${name}`)
  await rename(file, target + extname(file))
  await rename(join(file, '..', `${name}.rejects.csv`), `${target}.rejects.csv`).catch(() => undefined)
}
