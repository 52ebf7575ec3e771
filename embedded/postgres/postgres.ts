import { chmod, mkdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join, resolve } from 'node:path'
import pg from 'pg'
import {
  alive,
  forgetDeadPostmaster,
  killCluster,
  readPostmaster,
  runInitdb,
  spawnPostgres,
  stopPostmaster,
  waitUntil,
} from './cluster.ts'
import { freshClusterDirectory, reachableBinaries, systemUser } from './placement.ts'

export interface EmbeddedPostgres {
  /** Connection string for a database of this cluster. */
  url(database: string): string
  /** Creates the database unless it exists. */
  createDatabase(name: string): Promise<void>
  /** Whether it lets somebody in, or says why not, within two seconds. */
  responds(): Promise<boolean>
  /** Ends it at once, as `kill -9` does. */
  kill(): Promise<void>
  /** Stops the server once open transactions have ended or been rolled back. */
  stop(): Promise<void>
  pid: number
  port: number
  /** Where the cluster is. */
  directory: string
}

interface Kept {
  directory: string
  /** 0 until the first start. */
  port: number
  password: string
}

const USER = 'forecourt'

/**
 * Starts PostgreSQL with its data under `dataDir`, or uses the server that already runs there, left behind by a killed
 * parent. It listens on 127.0.0.1 only, and commits are on disk when acknowledged.
 * @throws Error with one line that says what to do
 */
export async function startPostgres(options: { dataDir: string; port?: number }): Promise<EmbeddedPostgres> {
  const dataDir = resolve(options.dataDir)
  try {
    return await start(dataDir, options.port)
  } catch (error) {
    throw explain(error, dataDir)
  }
}

async function start(dataDir: string, wantedPort: number | undefined): Promise<EmbeddedPostgres> {
  await mkdir(dataDir, { recursive: true })
  const user = await systemUser()
  const keptFile = join(dataDir, 'postgres.json')
  let kept = await readKept(keptFile)

  if (kept) {
    const running = await readPostmaster(kept.directory)
    if (running && alive(running.pid)) {
      const joined = { ...kept, port: running.port }
      if ((!wantedPort || wantedPort === running.port) && (await answers(joined, 5_000, running.pid)))
        return handle(joined, running.pid)
      await stopPostmaster(running.pid)
    }
  }

  const binaries = await reachableBinaries(user)
  if (!kept) {
    const directory = await freshClusterDirectory(dataDir, user)
    kept = { directory, port: 0, password: crypto.randomUUID().replaceAll('-', '') }
    // Written first: a cluster without its password would be useless.
    await keep(keptFile, kept)
    await runInitdb(binaries, kept.directory, USER, kept.password, user)
    const link = join(dataDir, 'postgres')
    if (directory !== link) {
      await rm(link, { force: true })
      await symlink(directory, link)
    }
  }

  await forgetDeadPostmaster(kept.directory)
  const port = await choosePort(wantedPort, kept.port)
  if (port !== kept.port) {
    kept = { ...kept, port }
    await keep(keptFile, kept)
  }
  const server = await spawnPostgres(binaries, kept.directory, port, join(dataDir, 'postgres.log'), user)
  const ready = await answers(kept, 60_000, server.pid)
  if (!ready) {
    const log = await readFile(join(dataDir, 'postgres.log'), 'utf8').catch(() => '')
    const last = log.trim().split('\n').slice(-3).join(' | ')
    if (alive(server.pid)) await stopPostmaster(server.pid)
    throw new Error(`PostgreSQL did not start: ${last || 'no message'}`)
  }
  return handle(kept, server.pid)
}

function handle(kept: Kept, pid: number): EmbeddedPostgres {
  const url = (database: string) =>
    `postgresql://${USER}:${kept.password}@127.0.0.1:${kept.port}/${encodeURIComponent(database)}`
  return {
    url,
    pid,
    port: kept.port,
    directory: kept.directory,
    stop: () => stopPostmaster(pid),
    kill: () => killCluster(kept.directory, pid),
    async responds() {
      const client = new pg.Client({
        connectionString: url('postgres'),
        connectionTimeoutMillis: 2_000,
        query_timeout: 2_000,
      })
      client.on('error', () => undefined)
      try {
        await client.connect()
        await client.query('select 1')
        return true
      } catch (error) {
        // It refuses while it recovers, stops or is full.
        return error instanceof pg.DatabaseError
      } finally {
        void client.end().catch(() => undefined)
      }
    },
    async createDatabase(name) {
      const client = new pg.Client({ connectionString: url('postgres') })
      await client.connect()
      try {
        const found = await client.query('select 1 from pg_database where datname = $1', [name])
        if (found.rowCount === 0) await client.query(`create database ${client.escapeIdentifier(name)}`)
      } catch (error) {
        if (!isDuplicateDatabase(error)) throw error
      } finally {
        await client.end()
      }
    },
  }
}

/** True once a connection with our password succeeds; false if the process ends or the time is up. */
function answers(kept: Kept, timeoutMs: number, pid: number): Promise<boolean> {
  return waitUntil(
    async () => {
      if (!alive(pid)) return 'gone'
      const client = new pg.Client({
        host: '127.0.0.1',
        port: kept.port,
        user: USER,
        password: kept.password,
        database: 'postgres',
        connectionTimeoutMillis: 2_000,
      })
      client.on('error', () => undefined)
      try {
        await client.connect()
        const shown = await client.query<{ data_directory: string }>('show data_directory')
        return resolve(shown.rows[0]?.data_directory ?? '') === resolve(kept.directory) ? 'yes' : 'gone'
      } catch {
        return 'not yet'
      } finally {
        await client.end().catch(() => undefined)
      }
    },
    timeoutMs,
    30,
  )
}

async function readKept(file: string): Promise<Kept | null> {
  const text = await readFile(file, 'utf8').catch(() => null)
  if (!text) return null
  const value = JSON.parse(text) as Kept
  const version = await readFile(join(value.directory, 'PG_VERSION'), 'utf8').catch(() => null)
  if (!version && value.port === 0) return null
  if (!version)
    throw new Error(
      `the database files of ${file} are missing at ${value.directory}; restore them, or delete the data directory to begin again`,
    )
  return value
}

async function keep(file: string, kept: Kept): Promise<void> {
  await writeFile(`${file}.new`, `${JSON.stringify(kept, null, 2)}\n`, { mode: 0o600 })
  await chmod(`${file}.new`, 0o600)
  await rename(`${file}.new`, file)
}

async function choosePort(wanted: number | undefined, last: number): Promise<number> {
  if (wanted) {
    if (await listenable(wanted)) return wanted
    throw new Error(`port ${wanted} for PostgreSQL is in use; choose another or leave it out`)
  }
  const free = (last && (await listenable(last))) || (await listenable(0))
  if (!free) throw new Error('no free port for PostgreSQL')
  return free
}

function listenable(port: number): Promise<number | null> {
  return new Promise((done) => {
    const probe = createServer()
    probe.once('error', () => done(null))
    probe.listen(port, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => done(typeof address === 'object' && address ? address.port : null))
    })
  })
}

function isDuplicateDatabase(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  return code === '42P04' || code === '23505'
}

function explain(error: unknown, dataDir: string): Error {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  const message = error instanceof Error ? error.message : String(error)
  if (code === 'ENOSPC' || /No space left/.test(message))
    return new Error(`PostgreSQL cannot start: the disk of ${dataDir} is full; free some space.`)
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS')
    return new Error(`PostgreSQL cannot start: ${dataDir} is not writable; give this user write permission.`)
  return new Error(`PostgreSQL cannot start in ${dataDir}: ${message.replaceAll('\n', ' ')}`)
}
