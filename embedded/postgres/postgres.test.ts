import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import pg from 'pg'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { alive } from './cluster.ts'
import { reachableBinaries, systemUser } from './placement.ts'
import { type EmbeddedPostgres, startPostgres } from './postgres.ts'

const undo: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const step of undo.splice(0).reverse()) await step()
})

async function directory(): Promise<string> {
  const made = await mkdtemp(join(tmpdir(), 'forecourt-pg-'))
  await chmod(made, 0o755)
  undo.push(() => rm(made, { recursive: true, force: true }))
  return made
}

async function started(dataDir: string, port?: number): Promise<EmbeddedPostgres> {
  const postgres = await startPostgres({ dataDir, port })
  undo.push(() => postgres.stop())
  return postgres
}

async function ask<T>(postgres: EmbeddedPostgres, sql: string, database = 'shop'): Promise<T[]> {
  const client = new pg.Client({ connectionString: postgres.url(database) })
  await client.connect()
  try {
    return (await client.query<{ value: T }>(sql)).rows.map((row) => row.value)
  } finally {
    await client.end()
  }
}

describe('startPostgres', () => {
  test('keeps data, port and password from one start to the next', async () => {
    const dataDir = await directory()
    const first = await started(dataDir)
    await first.createDatabase('shop')
    await first.createDatabase('shop')
    await ask(first, 'create table t as select 7 as value')
    await first.stop()
    const second = await started(dataDir)
    expect(second.url('shop')).toBe(first.url('shop'))
    expect(await ask(second, 'select value from t')).toEqual([7])
    expect((await stat(join(dataDir, 'postgres.json'))).mode & 0o777).toBe(0o600)
  })

  test('is durable and reachable from this machine only', async () => {
    const postgres = await started(await directory())
    const settings = await ask<string>(
      postgres,
      `select setting as value from pg_settings
       where name in ('fsync', 'synchronous_commit', 'listen_addresses', 'password_encryption') order by name`,
      'postgres',
    )
    expect(settings).toEqual(['on', '127.0.0.1', 'scram-sha-256', 'on'])
  })

  test('uses the server that a killed parent left behind', async () => {
    const dataDir = await directory()
    const left = await started(dataDir)
    const joined = await started(dataDir)
    expect([joined.pid, joined.port]).toEqual([left.pid, left.port])
  })

  test('stops when the process that guards it is killed, and not before', async () => {
    const dataDir = await directory()
    const parent = spawn(
      process.execPath,
      [
        '--input-type=module',
        '--eval',
        `import { startPostgres } from ${JSON.stringify(new URL('postgres.ts', import.meta.url).href)}
         import { stopWithThisProcess } from ${JSON.stringify(new URL('guard.ts', import.meta.url).href)}
         const server = await startPostgres({ dataDir: ${JSON.stringify(dataDir)} })
         const first = stopWithThisProcess(server.directory)
         stopWithThisProcess(server.directory)
         first()
         console.log(server.pid)
         setInterval(() => {}, 1000)`,
      ],
      { stdio: ['ignore', 'pipe', 'inherit'] },
    )
    undo.push(async () => parent.kill('SIGKILL'))
    const [said] = await once(parent.stdout!, 'data')
    const pid = Number(said)
    const joined = await started(dataDir)
    expect(joined.pid).toBe(pid)
    expect(await ask(joined, 'select 1 as value', 'postgres')).toEqual([1])
    parent.kill('SIGKILL')
    await vi.waitUntil(() => !alive(pid), { timeout: 15_000 })
    const again = await started(dataDir)
    expect(await ask(again, 'select 1 as value', 'postgres')).toEqual([1])
  })

  test('recovers after kill -9 of the server without losing what was committed', async () => {
    const dataDir = await directory()
    const first = await started(dataDir)
    await first.createDatabase('shop')
    await ask(first, 'create table t as select 7 as value')
    process.kill(first.pid, 'SIGKILL')
    const second = await started(dataDir)
    expect(await ask(second, 'select value from t')).toEqual([7])
  })

  test('starts at once after kill -9, also while nobody has collected the ended server', async () => {
    const dataDir = await directory()
    const first = await started(dataDir)
    await first.createDatabase('shop')
    await ask(first, 'create table t as select 7 as value')
    await first.stop()
    const user = await systemUser()
    const { postgres } = await reachableBinaries(user)
    const settings = ['-D', first.directory, '-p', String(first.port), '-c', 'unix_socket_directories=']
    // What takes the shell's place never collects the shell's children.
    const parent = spawn('/bin/sh', ['-c', '"$0" "$@" & exec sleep 600', postgres, ...settings], {
      ...user,
      cwd: '/',
      stdio: 'ignore',
    })
    undo.push(async () => parent.kill('SIGKILL'))
    const left = await vi.waitFor(() => started(dataDir), { timeout: 10_000 })
    process.kill(left.pid, 'SIGKILL')
    const second = await started(dataDir)
    expect(second.pid).not.toBe(left.pid)
    expect(await ask(second, 'select value from t')).toEqual([7])
  })

  test('says that it does not respond, and can be ended with all its processes, once it is stopped', async () => {
    const dataDir = await directory()
    const first = await started(dataDir)
    await first.createDatabase('shop')
    const client = new pg.Client({ connectionString: first.url('shop') })
    client.on('error', () => undefined)
    undo.push(() => client.end())
    await client.connect()
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
    expect(await first.responds()).toBe(true)
    for (const pid of [first.pid, rows[0]!.pid]) process.kill(pid, 'SIGSTOP')
    expect(await first.responds()).toBe(false)
    await first.kill()
    expect([first.pid, rows[0]!.pid].filter(alive)).toEqual([])
    const second = await started(dataDir)
    expect(await second.responds()).toBe(true)
  })

  test('starts in a directory that only its owner can enter', async () => {
    const outer = await directory()
    await chmod(outer, 0o700)
    const dataDir = join(outer, 'project', '.data')
    await mkdir(dataDir, { recursive: true })
    const postgres = await started(dataDir)
    const { directory: place } = JSON.parse(await readFile(join(dataDir, 'postgres.json'), 'utf8')) as {
      directory: string
    }
    // For root the cluster is outside, because PostgreSQL's user cannot enter; for everyone else inside.
    if (!place.startsWith(dataDir)) undo.unshift(() => rm(dirname(place), { recursive: true, force: true }))
    expect(await ask(postgres, 'select 1 as value', 'postgres')).toEqual([1])
    expect((await stat(join(dataDir, 'postgres'))).isDirectory()).toBe(true)
  })

  test('says in one line which port is taken', async () => {
    const taken = createServer()
    const port = await new Promise<number>((listening) => {
      taken.listen(0, '127.0.0.1', () => {
        const address = taken.address()
        listening(typeof address === 'object' && address ? address.port : 0)
      })
    })
    undo.push(() => new Promise((closed) => taken.close(closed)))
    await expect(startPostgres({ dataDir: await directory(), port })).rejects.toThrow(
      new RegExp(`^[^\\n]*port ${port} for PostgreSQL is in use[^\\n]*$`),
    )
  })

  test('says what is missing when its own settings file or the database files are gone', async () => {
    const withoutFiles = await directory()
    const notes = { directory: '/nowhere/at/all', port: 1, password: 'x' }
    await writeFile(join(withoutFiles, 'postgres.json'), JSON.stringify(notes))
    await expect(startPostgres({ dataDir: withoutFiles })).rejects.toThrow(/database files .* are missing/)

    const withoutNotes = await directory()
    await (await started(withoutNotes)).stop()
    await rm(join(withoutNotes, 'postgres.json'))
    await expect(startPostgres({ dataDir: withoutNotes })).rejects.toThrow(
      /postgres.json beside it is missing/,
    )
  })

  test('a start that was killed while it created the cluster is repaired by the next', async () => {
    const dataDir = await directory()
    const notes = { directory: join(dataDir, 'postgres'), port: 0, password: 'x' }
    await writeFile(join(dataDir, 'postgres.json'), JSON.stringify(notes))
    await mkdir(join(dataDir, 'postgres.new'))
    expect(await ask(await started(dataDir), 'select 1 as value', 'postgres')).toEqual([1])
  })
})
