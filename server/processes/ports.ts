import { execFile } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { readdir, readFile, readlink } from 'node:fs/promises'
import { createServer } from 'node:net'
import { basename } from 'node:path'
import { promisify } from 'node:util'

const execute = promisify(execFile)

/** True when nothing listens on the port, on any address of this machine. */
export function portIsFree(port: number): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' || error.code === 'EACCES' ? resolve(false) : reject(error),
    )
    server.listen(port, () => server.close(() => resolve(true)))
  })
}

/** Systems take the ports of outgoing connections from above these. */
const [lowest, highest] = [15_000, 32_000]

/** A port that is free at this moment, and that no outgoing connection takes by chance before it is used. */
export async function freePort(): Promise<number> {
  for (let tries = 0; tries < 100; tries += 1) {
    const port = randomInt(lowest, highest)
    if (await portIsFree(port)) return port
  }
  throw new Error(`No port from ${lowest} to ${highest} is free.`)
}

/** Who listens on a port, for people: `node (process 4711)`. Undefined if the system does not say. */
export async function listenerOf(port: number): Promise<string | undefined> {
  return process.platform === 'linux' ? listenerOnLinux(port) : listenerByLsof(port)
}

async function listenerByLsof(port: number) {
  const { stdout } = await execute('lsof', ['-nP', `-iTCP:${port}`, '-sTCP:LISTEN', '-Fpc']).catch(() => ({
    stdout: '',
  }))
  const pid = /^p(\d+)$/m.exec(stdout)?.[1]
  const name = /^c(.+)$/m.exec(stdout)?.[1]
  return pid && `${name ?? 'a program'} (process ${pid})`
}

async function listenerOnLinux(port: number) {
  const inode = (await inodesListeningOn(port))[0]
  if (!inode) return undefined
  for (const pid of (await readdir('/proc')).filter((name) => /^\d+$/.test(name))) {
    const handles = await readdir(`/proc/${pid}/fd`).catch(() => [])
    for (const handle of handles) {
      const target = await readlink(`/proc/${pid}/fd/${handle}`).catch(() => '')
      if (target !== `socket:[${inode}]`) continue
      return `${await programOf(pid)} (process ${pid})`
    }
  }
  return undefined
}

/** The first words of its command line, without folders: the program's name would be `node` for each of ours. */
async function programOf(pid: string) {
  const line = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')
  const words = line.split('\0').slice(0, 2)
  return (
    words
      .map((word) => basename(word))
      .join(' ')
      .trim() || 'a program'
  )
}

const listening = '0A'

async function inodesListeningOn(port: number) {
  const hex = port.toString(16).toUpperCase().padStart(4, '0')
  const tables = await Promise.all(
    ['/proc/net/tcp', '/proc/net/tcp6'].map((path) => readFile(path, 'utf8').catch(() => '')),
  )
  return tables
    .flatMap((table) => table.split('\n'))
    .map((line) => line.trim().split(/\s+/))
    .filter((fields) => fields[1]?.endsWith(`:${hex}`) && fields[3] === listening)
    .map((fields) => fields[9])
    .filter((inode) => inode !== undefined)
}
