import { execFile, spawn } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { Deferred } from '#platform/deferred.ts'
import { childEnv } from '#platform/env.ts'
import { freePort } from '#server/processes/ports.ts'

const execute = promisify(execFile)

export interface Running {
  pid: number
  parent: number
  command: string
}

async function runningProcesses() {
  const { stdout } = await execute('ps', ['-A', '-ww', '-o', 'pid=,ppid=,stat=,args='], {
    maxBuffer: 10_000_000,
  })
  return stdout.split('\n').flatMap((line) => {
    const [, pid, parent, state, command = ''] = /^\s*(\d+)\s+(\d+)\s+(\S+)\s+(.*)$/.exec(line) ?? []
    // One that has ended and that nobody has asked about yet is gone.
    return pid && !state?.startsWith('Z') ? [{ pid: Number(pid), parent: Number(parent), command }] : []
  })
}

/** Which of the processes still run. */
export async function leftOf(processes: Running[]): Promise<Running[]> {
  const now = new Map((await runningProcesses()).map(({ pid, command }) => [pid, command]))
  return processes.filter(({ pid, command }) => now.get(pid) === command)
}

/** Runs `npm …` in a folder as a user does, and waits until it says that the product is ready. */
export async function startByNpm(args: string[], folder: string, dataDir: string) {
  const [sitePort, lakePort] = [await freePort(), await freePort()]
  const npm = spawn('npm', args, {
    cwd: folder,
    detached: true,
    env: childEnv({
      NODE_ENV: 'production',
      DATA_DIR: dataDir,
      PORT: String(sitePort),
      STUDIO_PORT: String(lakePort),
    }),
  })
  const pid = npm.pid ?? 0
  let output = ''
  const ready = new Deferred<void>()
  for (const stream of [npm.stdout, npm.stderr])
    stream.on('data', (chunk) => {
      output += chunk
      if (output.includes('Ctrl-C stops everything')) ready.resolve()
    })
  npm.once('close', () => ready.reject(new Error(`npm ${args.join(' ')} ended:\n${output}`)))
  await ready.promise
  const databasePort: number = JSON.parse(await readFile(join(dataDir, 'postgres.json'), 'utf8')).port
  return {
    pid,
    output,
    sitePort,
    lakePort,
    ports: [sitePort, lakePort, databasePort],
    /** npm and everything that it has started, directly or not. */
    async processes(): Promise<Running[]> {
      const all = await runningProcesses()
      const found = new Set([pid])
      // Parents come first where ids only grow; a second look finds the others.
      for (let before = 0; before < found.size; ) {
        before = found.size
        for (const one of all) if (found.has(one.parent)) found.add(one.pid)
      }
      return all.filter((one) => found.has(one.pid))
    },
  }
}
