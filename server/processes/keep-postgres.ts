import { alive } from '#embedded/postgres/cluster.ts'
import { stopWithThisProcess } from '#embedded/postgres/guard.ts'
import { startPostgres } from '#embedded/postgres/postgres.ts'
import { watchLife } from './watch-life.ts'

export interface Database {
  url: string
  readonly pid: number | undefined
  kill(): void
  stop(): Promise<void>
}

const database = 'forecourt'
const lookEvery = 500

/**
 * The embedded PostgreSQL, started again on the same port when it dies or does not respond, and stopped when this process
 * dies.
 */
export async function keepPostgres(
  dataDir: string,
  log: (line: string) => void,
  changed: () => void,
): Promise<Database> {
  let server = await startPostgres({ dataDir })
  const unguard = stopWithThisProcess(server.directory)
  await server.createDatabase(database)
  changed()
  let stopping = false
  let restarting: Promise<void> | undefined

  const restart = async () => {
    log('PostgreSQL ended; starting it again.')
    try {
      server = await startPostgres({ dataDir, port: server.port })
      changed()
    } catch (error) {
      log(error instanceof Error ? error.message : String(error))
    }
  }
  const watch = setInterval(() => {
    if (stopping || restarting || alive(server.pid)) return
    restarting = restart().finally(() => {
      restarting = undefined
    })
  }, lookEvery)

  const unwatch = watchLife(
    () => server.responds(),
    () => {
      if (stopping || restarting || !alive(server.pid)) return
      log('PostgreSQL does not respond; ending it.')
      return server.kill()
    },
  )

  return {
    url: server.url(database),
    get pid() {
      return server.pid
    },
    kill: () => {
      process.kill(server.pid, 'SIGKILL')
    },
    async stop() {
      stopping = true
      clearInterval(watch)
      unwatch()
      await restarting
      await server.stop()
      unguard()
    },
  }
}
