import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import {
  chown,
  mkdir,
  open,
  readdir,
  readFile,
  readlink,
  realpath,
  rename,
  rm,
  writeFile,
} from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Binaries, SystemUser } from './placement.ts'

/** False for a process that has ended and that nobody has collected yet, too. */
export function alive(pid: number): boolean {
  try {
    process.kill(pid, 0)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) return false
  }
  return stateOf(pid) !== 'Z'
}

/** State of a process on Linux: `S`, `T`, `Z` …; undefined elsewhere, and if there is no such process. */
function stateOf(pid: number): string | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1')
    return stat[stat.lastIndexOf(')') + 2]
  } catch {
    return undefined
  }
}

/** The contents of `postmaster.pid`; null without one, or if its process is not PostgreSQL. */
export async function readPostmaster(directory: string): Promise<{ pid: number; port: number } | null> {
  const text = await readFile(join(directory, 'postmaster.pid'), 'utf8').catch(() => '')
  const lines = text.split('\n')
  const pid = Number(lines[0])
  const port = Number(lines[3])
  if (!Number.isInteger(pid) || pid <= 1) return null
  const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => null)
  if (command !== null && !command.includes('postgres')) return null
  return { pid, port: Number.isInteger(port) ? port : 0 }
}

/** Fast shutdown; after 20 s an immediate one, which means recovery at the next start. */
export async function stopPostmaster(pid: number): Promise<void> {
  for (const [signal, patience] of [
    ['SIGINT', 20_000],
    ['SIGQUIT', 5_000],
    ['SIGKILL', 5_000],
  ] as const) {
    try {
      process.kill(pid, signal)
    } catch {
      return
    }
    if (await waitUntil(async () => (alive(pid) ? 'not yet' : 'yes'), patience, 20)) return
  }
  throw new Error(`the PostgreSQL process ${pid} does not stop`)
}

/** Processes that work in a folder, which those of PostgreSQL do in that of their cluster; none where there is no `/proc`. */
async function processesIn(directory: string): Promise<number[]> {
  const place = await realpath(directory)
  const pids = (await readdir('/proc').catch(() => [])).map(Number).filter((pid) => pid > 1)
  const places = await Promise.all(pids.map((pid) => readlink(`/proc/${pid}/cwd`).catch(() => '')))
  return pids.filter((pid, index) => pid !== process.pid && places[index] === place && alive(pid))
}

/**
 * Kills a server that does not respond any more: its processes as well as the first of them, for those that are stopped
 * do not notice that it is gone. What was committed is kept.
 */
export async function killCluster(directory: string, pid: number): Promise<void> {
  const killed = [pid, ...(await processesIn(directory))]
  for (const each of killed)
    try {
      process.kill(each, 'SIGKILL')
    } catch {
      // It has ended by itself.
    }
  await waitUntil(async () => (killed.some(alive) ? 'not yet' : 'yes'), 5_000, 20)
}

/**
 * Clears the way after `kill -9`: a server that has ended and that nobody has collected still has its id, by which
 * PostgreSQL takes it for running. Its last processes end first, for they may still write.
 */
export async function forgetDeadPostmaster(directory: string): Promise<void> {
  const file = join(directory, 'postmaster.pid')
  const pid = Number((await readFile(file, 'utf8').catch(() => '')).split('\n')[0])
  if (!(pid > 1) || stateOf(pid) !== 'Z') return
  const ended = async () => ((await processesIn(directory)).length > 0 ? 'not yet' : 'yes')
  if (!(await waitUntil(ended, 5_000, 20))) await killCluster(directory, pid)
  await rm(file, { force: true })
}

export async function waitUntil(
  probe: () => Promise<'yes' | 'not yet' | 'gone'>,
  timeoutMs: number,
  stepMs: number,
): Promise<boolean> {
  const end = Date.now() + timeoutMs
  while (Date.now() < end) {
    const answer = await probe()
    if (answer !== 'not yet') return answer === 'yes'
    await wait(stepMs)
  }
  return false
}

/** Creates the cluster beside its final place and renames it, so that a killed start never leaves an incomplete one. */
export async function runInitdb(
  binaries: Binaries,
  directory: string,
  superuser: string,
  password: string,
  user: SystemUser,
): Promise<void> {
  const making = `${directory}.new`
  const passwordFile = `${directory}.password`
  await rm(making, { recursive: true, force: true })
  await mkdir(making, { recursive: true, mode: 0o700 })
  await writeFile(passwordFile, `${password}\n`, { mode: 0o600 })
  if (user) {
    await chown(making, user.uid, user.gid)
    await chown(passwordFile, user.uid, user.gid)
  }
  try {
    const child = spawn(
      binaries.initdb,
      [
        `--pgdata=${making}`,
        `--username=${superuser}`,
        `--pwfile=${passwordFile}`,
        '--auth=scram-sha-256',
        '--encoding=UTF8',
        '--locale-provider=builtin',
        '--builtin-locale=C.UTF-8',
        '--locale=C',
      ],
      { ...user, cwd: dirname(directory), env: environment(), stdio: ['ignore', 'ignore', 'pipe'] },
    )
    let complaint = ''
    child.stderr.on('data', (chunk) => {
      complaint += String(chunk)
    })
    const [code] = await once(child, 'close')
    if (code !== 0) throw new Error(`initdb failed: ${complaint.trim() || `exit code ${code}`}`)
    await rename(making, directory)
  } finally {
    await rm(passwordFile, { force: true })
    await rm(making, { recursive: true, force: true })
  }
}

/** Starts it in a session of its own, so that Ctrl-C does not stop the database before its clients. */
export async function spawnPostgres(
  binaries: Binaries,
  directory: string,
  port: number,
  logFile: string,
  user: SystemUser,
): Promise<{ pid: number }> {
  const log = await open(logFile, 'w')
  try {
    const child = spawn(
      binaries.postgres,
      [
        '-D',
        directory,
        '-p',
        String(port),
        ...['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'max_connections=120'].flatMap((s) => [
          '-c',
          s,
        ]),
      ],
      { ...user, cwd: directory, env: environment(), detached: true, stdio: ['ignore', log.fd, log.fd] },
    )
    await once(child, 'spawn')
    child.unref()
    return { pid: child.pid ?? 0 }
  } finally {
    await log.close()
  }
}

const environment = () => ({
  NODE_ENV: 'production' as const,
  PATH: '/usr/local/bin:/usr/bin:/bin',
  LC_ALL: 'C',
  TZ: 'UTC',
})
