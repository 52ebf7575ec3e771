import { setTimeout as pause } from 'node:timers/promises'
import type { Job as Fetched, PgBoss } from 'pg-boss'
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
  /** Jobs of one type at a time in this process; 4 unless set. A slow type never holds up another. */
  concurrency?: number
  /** Seconds that `stop()` waits for jobs under way; 20 unless set. */
  patience?: number
}

export interface Worker {
  /** Resolves once jobs are taken: later than the start where the database is away. */
  ready: Promise<void>
  /** Takes no new jobs, waits for those under way, and gives back at once what takes too long. */
  stop(): Promise<void>
}

const reportEvery = 2_000

/** Runs jobs until it is stopped. The database may be away at the start and at any time after. */
export function startWorker<Services>(options: Options<Services>): Worker {
  const { jobs, log, patience = 20 } = options
  const stopping = new AbortController()
  const lost = new AbortController()
  const underWay = new Set<Fetched<object>>()
  let running: Started | undefined
  let reporting: NodeJS.Timeout | undefined

  const ready = (async () => {
    for (let tries = 0; !running && !stopping.signal.aborted; tries += 1) {
      running = await begin(options, underWay, lost.signal).catch(async (error: Error) => {
        log.error({ error: error.message }, 'jobs cannot be taken yet; trying again')
        await pause(Math.min(500 * 2 ** tries, 15_000), undefined, { signal: stopping.signal }).catch(
          () => null,
        )
        return undefined
      })
    }
    const started = running?.boss
    if (started)
      reporting = setInterval(() => {
        reportDeadLetters(started, log).catch(() => log.debug('dead letters could not be read'))
      }, reportEvery)
  })()

  const stop = async () => {
    stopping.abort()
    await ready
    clearInterval(reporting)
    if (!running) return
    const { boss, unlisten } = running
    await unlisten()
    const drained = Promise.all(jobs.map(({ name }) => boss.offWork(name, { wait: true })))
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
}

async function begin<Services>(
  { connectionString, jobs, services, log, concurrency = 4 }: Options<Services>,
  underWay: Set<Fetched<object>>,
  lost: AbortSignal,
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
    for (const job of jobs)
      for (let lane = 0; lane < concurrency; lane += 1) {
        const id: string = await boss.work<object>(job.name, polling, async ([fetched]) => {
          if (!fetched) return
          underWay.add(fetched)
          try {
            const signal = AbortSignal.any([fetched.signal, lost])
            await runFetched(boss, job, fetched, { services, log, signal })
          } finally {
            underWay.delete(fetched)
            // Else a lane would take its next job only at the next poll.
            boss.notifyWorker(id)
          }
        })
        lanes.set(job.name, [...(lanes.get(job.name) ?? []), id])
      }
    const wake = (ids: readonly string[]) => {
      for (const id of ids) boss.notifyWorker(id)
    }
    // pg-boss's own listener ends the process if PostgreSQL goes away while it connects.
    const unlisten = listen({
      database: { connectionString },
      channel,
      log,
      onNotification: (name) => wake(lanes.get(name) ?? []),
      onConnected: () => wake([...lanes.values()].flat()),
    })
    return { boss, unlisten }
  } catch (error) {
    await boss.stop({ graceful: false }).catch(() => undefined)
    throw error
  }
}

/** New jobs are announced; what becomes due later, retries too, is found by polling. */
const polling = { batchSize: 1, pollingIntervalSeconds: 2 }
