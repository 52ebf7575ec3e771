import { execFile } from 'node:child_process'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { promisify } from 'node:util'
import { StartError } from './start-error.ts'

const execute = promisify(execFile)

/** The command line of a running process; undefined if there is no such process. */
export async function commandOf(pid: number): Promise<string | undefined> {
  try {
    process.kill(pid, 0)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return undefined
  }
  const { stdout } = await execute('ps', ['-ww', '-o', 'command=', '-p', String(pid)]).catch(() => ({
    stdout: '',
  }))
  return stdout.trim() || commandOnLinux(pid)
}

async function commandOnLinux(pid: number) {
  const line = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')
  return line.replaceAll('\0', ' ').trim() || undefined
}

/**
 * Prevents a second start on a data directory in use; a lock whose process has ended is taken over. The command line is
 * stored with the process id, because ids are reused after a restart of the machine.
 */
export async function takeLock(file: string, dataDir: string): Promise<() => Promise<void>> {
  await mkdir(dirname(file), { recursive: true })
  const mine = JSON.stringify({ pid: process.pid, command: await commandOf(process.pid) })
  for (let attempt = 0; attempt < 5; attempt += 1) {
    const taken = await writeFile(file, mine, { flag: 'wx' }).then(
      () => true,
      (error: NodeJS.ErrnoException) => {
        if (error.code !== 'EEXIST') throw error
        return false
      },
    )
    if (taken) return () => rm(file, { force: true })
    const holder = await readHolder(file)
    if (holder && holder.pid !== process.pid && (await commandOf(holder.pid)) === holder.command)
      throw new StartError(
        `Forecourt already runs on ${dataDir} (process ${holder.pid}). Stop that one first, or give this one another DATA_DIR.`,
      )
    await rm(file, { force: true })
  }
  throw new StartError(`Another start is using ${dataDir}. Wait a moment and try again.`)
}

async function readHolder(file: string): Promise<{ pid: number; command?: string } | undefined> {
  const text = await readFile(file, 'utf8').catch(() => '')
  const match = /"pid":(\d+)/.exec(text)
  if (!match) return undefined
  const command = /"command":("(?:[^"\\]|\\.)*")/.exec(text)?.[1]
  return { pid: Number(match[1]), command: command && JSON.parse(command) }
}
