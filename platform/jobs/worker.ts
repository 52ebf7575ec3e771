import { setTimeout as pause } from 'node:timers/promises'
import type { Job as Fetched, PgBoss } from 'pg-boss'
import { createBackoff } from '#platform/backoff.ts'
import { listen } from '#platform/database/listen.server.ts'
import type { Log } from '#platform/log.ts'
import { declareQueues, openBoss } from './boss.ts'
import { reportDeadLetters } from './dead-letters.ts'
import { channel } from './enqueue.ts'
import { giveBack } from './give-back.ts'
import type { AnyJob } from './job.ts'
import { runFetched } from './run-fetched.ts'

interface Options<Services> {
  connectionString: string
  jobs: readonly AnyJob<Services>[]
  services: Services
  log: Log
  /** Seconds that `stop()` waits for jobs under way; 20 unless set. */
  patience?: number
}

export interface Worker {
  /** Resolves once jobs are taken: later than the start where the database is away. */
  ready: Promise<void>
  /** Takes no new jobs, waits for those under way, and gives back at once what takes too long. */
  stop(): Promise<void>
}

const lookEveryMs = 2_000

/** Runs jobs until it is stopped. The database may be away at the start and at any time after. */
export function startWorker<Services>(options: Options<Services>): Worker {
  const { jobs, log, patience = 20 } = options
  const stopping = new AbortController()
  const lost = new AbortController()
  const underWay = new Set<Fetched<object>>()
  let running: Started | undefined
  let looking: NodeJS.Timeout | undefined

  const ready = (async () => {
    const wait = createBackoff(500, 15_000)
    while (!running && !stopping.signal.aborted) {
      running = await begin(options, underWay, { stopping: stopping.signal, lost: lost.signal }).catch(
        async (error: Error) => {
          log.error({ error: error.message }, 'jobs cannot be taken yet; trying again')
          await pause(wait.next(), undefined, { signal: stopping.signal }).catch(() => null)
          return undefined
        },
      )
    }
    const started = running
    if (started)
      looking = setInterval(() => {
        started.look()
        reportDeadLetters(started.boss, log).catch(() => log.debug('dead letters could not be read'))
      }, lookEveryMs)
  })()

  const stop = async () => {
    stopping.abort()
    await ready
    clearInterval(looking)
    if (!running) return
    const { boss, unlisten } = running
    const drained = Promise.all(jobs.map(({ name }) => boss.offWork(name, { wait: true })))
    await unlisten()
    const end = new AbortController()
    await Promise.race([
      drained,
      pause(patience * 1000, undefined, { signal: end.signal }).catch(() => undefined),
    ])
    end.abort()
    try {
      await giveBack(boss, [...underWay])
    } catch {
      log.warn('jobs under way could not be given back; they are taken again once their heartbeat is missed')
    }
    lost.abort(new Error('the worker stopped'))
    await boss.stop({ graceful: false })
  }

  let stopped: Promise<void> | undefined
  return {
    ready,
    stop: () => {
      stopped ??= stop()
      return stopped
    },
  }
}

interface Started {
  boss: PgBoss
  /** Stops waking lanes when jobs are announced. */
  unlisten(): Promise<void>
  /** One idle lane of each type looks for jobs that have become due, retries among them. */
  look(): void
}

async function begin<Services>(
  { connectionString, jobs, services, log }: Options<Services>,
  underWay: Set<Fetched<object>>,
  { stopping, lost }: Record<'stopping' | 'lost', AbortSignal>,
): Promise<Started> {
  const boss = openBoss(
    {
      connectionString,
      max: 5,
      connectionTimeoutMillis: 5_000,
      // Together with heartbeats of 10 s: a killed worker's jobs are taken again after 10 to 20 s.
      superviseIntervalSeconds: 5,
      monitorIntervalSeconds: 5,
      cronMonitorIntervalSeconds: 15,
    },
    log,
  )
  try {
    await boss.start()
    await declareQueues(boss, jobs)
    const lanes = new Map<string, string[]>()
    const busy = new Set<string>()
    const wake = (ids: readonly string[]) => {
      for (const id of ids) boss.notifyWorker(id)
    }
    const wakeOne = (ids: readonly string[]) => {
      const idle = ids.find((id) => !busy.has(id))
      if (idle) boss.notifyWorker(idle)
    }
    for (const job of jobs) {
      const ids: string[] = []
      lanes.set(job.name, ids)
      const options = { ...laneOptions, ...(job.perTenant && { groupConcurrency: job.perTenant }) }
      for (let lane = 0; lane < job.lanes; lane += 1) {
        const id: string = await boss.work<object>(job.name, options, async ([fetched]) => {
          if (!fetched) return
          if (stopping.aborted) return giveBack(boss, [fetched])
          underWay.add(fetched)
          busy.add(id)
          // Where one job is due there may be more.
          wakeOne(ids)
          try {
            const signal = AbortSignal.any([fetched.signal, lost])
            await runFetched(boss, job, fetched, { services, log, signal })
          } finally {
            underWay.delete(fetched)
            busy.delete(id)
            // Else a lane would take its next job only when it looks again.
            boss.notifyWorker(id)
          }
        })
        ids.push(id)
      }
    }
    // pg-boss's own listener ends the process if PostgreSQL goes away while it connects.
    const unlisten = listen({
      database: { connectionString },
      channel,
      log,
      onNotification: (name) => wake(lanes.get(name) ?? []),
      onConnected: () => wake([...lanes.values()].flat()),
    })
    const look = () => {
      for (const ids of lanes.values()) wakeOne(ids)
    }
    return { boss, unlisten, look }
  } catch (error) {
    await boss.stop({ graceful: false }).catch(() => undefined)
    throw error
  }
}

/** How often a lane looks for jobs by itself; all are told of new ones, and one of those idle looks for what is due. */
const laneOptions = { batchSize: 1, pollingIntervalSeconds: 60 }
