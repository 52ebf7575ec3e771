import { stopWithThisProcess } from '#embedded/postgres/guard.ts'
import { startPostgres } from '#embedded/postgres/postgres.ts'

export interface Database {
  url: string
  readonly pid: number | undefined
  kill(): void
  stop(): Promise<void>
}

const database = 'forecourt'
const lookEvery = 500

const alive = (pid: number) => {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** The embedded PostgreSQL, started again on the same port when it dies, and stopped when this process dies. */
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
      await restarting
      await server.stop()
      unguard()
    },
  }
}
