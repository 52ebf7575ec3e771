import { mkdir, rename } from 'node:fs/promises'
import { basename, extname, join, resolve } from 'node:path'
import { watch } from 'chokidar'
import { type ImportOptions, importStock } from '#app/stock/import.server.ts'
import { linesOf } from './stock-report.ts'

const feedFile = /\.(?:csv|tsv|txt|json|ndjson|jsonl|xml)$/i
const reportFile = /\.rejects\.csv$/i

/**
 * Imports each feed that arrives in `folder`, one after the other, once it has stopped growing, and moves it to `done/`
 * or `failed/` with its report. Ends on Ctrl-C, after the import under way.
 */
export async function watchFolder(
  folder: string,
  options: Omit<ImportOptions, 'source'>,
  { quietMs = 2000, signal }: { quietMs?: number; signal?: AbortSignal } = {},
): Promise<number> {
  const root = resolve(folder)
  const [done, failed] = [join(root, 'done'), join(root, 'failed')]
  await Promise.all([mkdir(done, { recursive: true }), mkdir(failed, { recursive: true })])
  let queue: Promise<void> = Promise.resolve()

  const take = async (file: string) => {
    const ok = await importStock({ ...options, source: { file } }).then(
      (report) => {
        for (const line of linesOf(report)) console.log(line)
        return !report.refused
      },
      (error: unknown) => {
        console.error(`${file}: ${error instanceof Error ? error.message : error}`)
        return false
      },
    )
    await move(file, ok ? done : failed)
  }

  const watcher = watch(root, {
    depth: 0,
    ignored: (path, stats) => stats?.isFile() === true && (!feedFile.test(path) || reportFile.test(path)),
    awaitWriteFinish: { stabilityThreshold: quietMs, pollInterval: Math.min(quietMs, 200) },
  })
  watcher.on('add', (file) => {
    queue = queue.then(() => take(file))
  })
  watcher.on('error', (error) => console.error(error))
  console.log(`Waiting for feeds in ${root}. Ctrl-C ends.`)
  await new Promise<void>((end) => {
    process.once('SIGINT', () => end())
    process.once('SIGTERM', () => end())
    signal?.addEventListener('abort', () => end())
  })
  await watcher.close()
  await queue
  return 0
}

/** Moves a feed and its report, under a name that says when it was taken. */
async function move(file: string, folder: string) {
  const stamp = new Date().toISOString().replace(/[:.]/g, '-')
  const name = basename(file, extname(file))
  const target = join(folder, `${stamp}-${name}`)
  await rename(file, target + extname(file))
  await rename(join(file, '..', `${name}.rejects.csv`), `${target}.rejects.csv`).catch(() => undefined)
}
