import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg, { type Pool } from 'pg'
import { startPostgres } from '#embedded/postgres/postgres.ts'

export interface TestDatabase {
  url: string
  pool: Pool
  /** Kills PostgreSQL with SIGKILL and starts it again on its port after `meanwhile`. */
  killDuring(meanwhile: () => Promise<unknown>): Promise<void>
  stop(): Promise<void>
}

/** A PostgreSQL of its own, in a directory that is gone after `stop()`. */
export async function startTestDatabase(): Promise<TestDatabase> {
  const dataDir = await mkdtemp(join(tmpdir(), 'forecourt-jobs-'))
  // So that the user PostgreSQL runs as can enter it.
  await chmod(dataDir, 0o755)
  let postgres = await startPostgres({ dataDir })
  await postgres.createDatabase('jobs')
  const url = postgres.url('jobs')
  const pool = new pg.Pool({ connectionString: url, max: 4 })
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  return {
    url,
    pool,
    async killDuring(meanwhile) {
      process.kill(postgres.pid, 'SIGKILL')
      await meanwhile()
      postgres = await startPostgres({ dataDir, port: postgres.port })
    },
    async stop() {
      await pool.end()
      await postgres.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/** Waits until `read` returns something other than undefined or false. */
export async function until<T>(
  read: () => T | Promise<T>,
  seconds = 30,
): Promise<Exclude<T, undefined | false>> {
  const end = Date.now() + seconds * 1000
  for (;;) {
    const value = await read()
    if (value !== undefined && value !== false) return value as Exclude<T, undefined | false>
    if (Date.now() > end) throw new Error(`nothing after ${seconds} s: ${read}`)
    await pause(20)
  }
}
