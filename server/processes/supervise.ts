import { type ChildProcess, spawn } from 'node:child_process'
import { createWriteStream, type WriteStream } from 'node:fs'
import { mkdir, open } from 'node:fs/promises'
import { dirname } from 'node:path'
import { createBackoff } from '#platform/backoff.ts'
import { StartError } from './start-error.ts'
import { watchLife } from './watch-life.ts'

export interface ProcessPlan {
  name: string
  /** Arguments for Node, the script first. */
  args: string[]
  env: NodeJS.ProcessEnv
  logFile: string
  /** Responds with 200 once the process is ready. */
  healthUrl: string
  /** Responds as long as the process is alive, whatever else is away; without it nobody looks after one that hangs. */
  lifeUrl?: string
  cwd?: string
  /** Folders whose changes restart it during development. */
  sources?: string[]
  /** Called with each message that the process sends to its parent. */
  onMessage?: (message: unknown) => void
  /** How long a start may take, in milliseconds. */
  patience: number
}

export interface Supervised {
  readonly name: string
  readonly pid: number | undefined
  stop(): Promise<void>
  /** Kills the process; it is started again as after any other death. */
  kill(): void
  /** Stops it in good order and starts it again at once, after its sources have changed. */
  restart(): void
  /** Resolves once the health address responds. @throws StartError with the end of its log */
  ready(signal?: AbortSignal): Promise<void>
}

type Log = (line: string) => void

const stopPatience = 10_000
const deathsOfABrokenStart = 3
/** A process that ran this long was healthy: after its death the shortest pause applies again. In milliseconds. */
const healthyAfter = 30_000

const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds))

/** The last lines of a log, for the message about a process that would not start. */
export async function tailOf(file: string, bytes = 3000) {
  const handle = await open(file).catch(() => undefined)
  if (!handle) return ''
  const { size } = await handle.stat()
  const start = Math.max(0, size - bytes)
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(bytes), 0, bytes, start)
  await handle.close()
  return buffer.subarray(0, bytesRead).toString().trim()
}

/** Status of the response; undefined without one. */
async function statusOf(url: string) {
  const response = await fetch(url, { signal: AbortSignal.timeout(2000), redirect: 'manual' }).catch(
    () => undefined,
  )
  await response?.body?.cancel()
  return response?.status
}

/**
 * Starts a process, writes its output to its log, and starts it again whenever it dies, or hangs, before `stop()`.
 */
export async function supervise(plan: ProcessPlan, log: Log, changed: () => void): Promise<Supervised> {
  await mkdir(dirname(plan.logFile), { recursive: true })
  const output = createWriteStream(plan.logFile, { flags: 'a' })
  let child: ChildProcess | undefined
  let stopping = false
  const backoff = createBackoff(250, 15_000)
  let deaths = 0
  let renewing = false
  let restart: NodeJS.Timeout | undefined
  let unwatch = () => {}

  /** Ends a process that was there once and does not respond any more. */
  const watch = (url: string, watched: ChildProcess) => {
    let wasThere = false
    unwatch = watchLife(
      async () => {
        const isThere = (await statusOf(url)) !== undefined
        wasThere ||= isThere
        return isThere || !wasThere
      },
      () => {
        if (stopping || renewing || !watched.pid) return
        log(`${plan.name} does not respond; ending it.`)
        endGroup(watched.pid, 'SIGKILL')
      },
    )
  }

  const start = () => {
    const started = Date.now()
    // A process group of its own: Ctrl-C in the terminal reaches the start script only, which stops the rest in order.
    child = spawn(process.execPath, plan.args, {
      env: plan.env,
      cwd: plan.cwd,
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      detached: true,
    })
    child.stdout?.pipe(output, { end: false })
    child.stderr?.pipe(output, { end: false })
    child.on('message', (message) => plan.onMessage?.(message))
    child.once('error', (error) => output.write(`${error.message}\n`))
    child.once('exit', (code, signal) => {
      unwatch()
      changed()
      if (stopping) return
      if (renewing) {
        renewing = false
        return start()
      }
      deaths += 1
      if (Date.now() - started > healthyAfter) backoff.reset()
      const wait = backoff.next()
      log(
        `${plan.name} ended (${signal ?? `code ${code}`}); starting it again in ${wait} ms. Its log: ${plan.logFile}`,
      )
      restart = setTimeout(start, wait)
    })
    if (plan.lifeUrl) watch(plan.lifeUrl, child)
    changed()
  }
  start()

  return {
    name: plan.name,
    get pid() {
      return child?.pid
    },
    kill: () => {
      if (child?.pid && child.exitCode === null) endGroup(child.pid, 'SIGKILL')
    },
    restart: () => {
      if (!child || child.exitCode !== null || child.signalCode !== null) return
      renewing = true
      void endOf(child)
    },
    async stop() {
      stopping = true
      unwatch()
      clearTimeout(restart)
      if (child) await endOf(child)
      await closed(output)
    },
    async ready(signal) {
      const deadline = Date.now() + plan.patience
      while (Date.now() < deadline && deaths < deathsOfABrokenStart && !signal?.aborted) {
        if ((await statusOf(plan.healthUrl)) === 200) {
          backoff.reset()
          return
        }
        await pause(50)
      }
      throw new StartError(
        `${plan.name} did not start. Its log (${plan.logFile}) ends with:\n${await tailOf(plan.logFile)}`,
      )
    },
  }
}

async function endOf(child: ChildProcess) {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  child.kill('SIGTERM')
  const force = setTimeout(() => child.pid && endGroup(child.pid, 'SIGKILL'), stopPatience)
  await gone
  clearTimeout(force)
}

/** Ends the process with its children. Windows has no process groups. */
function endGroup(pid: number, signal: NodeJS.Signals) {
  try {
    process.kill(process.platform === 'win32' ? pid : -pid, signal)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}

function closed(stream: WriteStream) {
  return new Promise<void>((resolve) => stream.end(() => resolve()))
}
