import { EventEmitter, once } from 'node:events'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { installJobs } from './boss.ts'
import { enqueue } from './enqueue.ts'
import { defineJob, defineScheduledJob, type JobContext } from './job.ts'
import { jobsOf } from './jobs-of.ts'
import { startTestDatabase, type TestDatabase, until } from './testing/database.ts'
import { startWorker, type Worker } from './worker.ts'

interface Probe {
  events: EventEmitter
  runs: { word: string; attempt: number }[]
}

const tenant = 'site-motorworld'
const payload = z.object({ word: z.string() })
const name = 'test.work'

/** Ends when told by its word, or when its signal is aborted. */
const work = defineJob({
  name,
  attempts: 2,
  backoff: { first: 1, max: 1 },
  payload,
  async run({ word }, { services: { events, runs }, attempt, signal }: JobContext<Probe>) {
    runs.push({ word, attempt })
    if (word === 'quick') return
    if (word === 'secret 0412') throw new Error('the provider is busy')
    const told = once(events, word, { signal })
    events.emit('started')
    await told
  },
})
const limited = defineJob({
  name: 'test.limited',
  attempts: 1,
  timeLimit: 1,
  payload,
  async run(_payload, { services, signal }: JobContext<Probe>) {
    await once(services.events, 'never', { signal }).catch(() => services.events.emit('aborted'))
  },
})
const unknown = defineJob({ name: 'test.unknown', attempts: 1, payload, run: async () => undefined })

const lines: string[] = []
const write = (level: string) => (details: unknown, message?: string) => {
  lines.push(JSON.stringify([level, details, message]))
}
const log = { debug: write('debug'), info: write('info'), warn: write('warn'), error: write('error') }

let database: TestDatabase
beforeAll(async () => {
  database = await startTestDatabase()
  await installJobs(database.url, [work, limited, unknown])
}, 60_000)
afterAll(() => database.stop())

const workers: Worker[] = []
afterEach(async () => {
  await Promise.all(workers.splice(0).map((worker) => worker.stop()))
  await database.pool.query('delete from pgboss.job')
  lines.length = 0
})

async function worker(patience = 20) {
  const probe: Probe = { events: new EventEmitter(), runs: [] }
  const started = startWorker({
    connectionString: database.url,
    jobs: [work, limited],
    services: probe,
    log,
    patience,
  })
  workers.push(started)
  await started.ready
  return { ...probe, stop: started.stop }
}

const add = (word: string) => enqueue(database.pool, work, { tenant, payload: { word } })
const minute = () => Math.floor(Date.now() / 60_000)
const left = async () => Number((await database.pool.query('select count(*) from pgboss.job')).rows[0].count)

describe('a worker', () => {
  test('runs more jobs than it has lanes, and leaves types it does not know to others', async () => {
    const { runs } = await worker()
    await enqueue(database.pool, unknown, { tenant, payload: { word: 'quick' } })
    for (let count = 0; count < 40; count += 1) await add('quick')
    await until(async () => (await left()) === 1)
    expect(runs).toHaveLength(40)
    expect(await jobsOf(database.pool, tenant, { state: 'waiting' })).toMatchObject([
      { name: 'test.unknown' },
    ])
  })

  test('tries again with a pause, then logs the dead letter once and never its payload', async () => {
    const [{ runs }, other] = await Promise.all([worker(), worker()])
    const id = await add('secret 0412')
    const errors = () => lines.filter((line) => line.startsWith('["error"'))
    await until(() => errors().length > 0)
    expect([...runs, ...other.runs].map(({ attempt }) => attempt).sort()).toEqual([1, 2])
    expect(errors()).toEqual([
      JSON.stringify([
        'error',
        { tenant, job: name, id, attempts: 2, error: 'the provider is busy' },
        'a job failed for good',
      ]),
    ])
    expect(lines.join()).not.toContain('0412')
  })

  test('aborts a job at its time limit', async () => {
    const { events } = await worker()
    const aborted = once(events, 'aborted')
    await enqueue(database.pool, limited, { tenant, payload: { word: 'long' } })
    await aborted
    const [letter] = await until(async () => {
      const letters = await jobsOf(database.pool, tenant, { state: 'failed' })
      return letters.length > 0 && letters
    })
    expect(letter).toMatchObject({ name: 'test.limited', lastError: 'handler execution exceeded 1s' })
  })

  test('waits at its stop for what is under way, and takes nothing more', async () => {
    const { events, runs, stop } = await worker()
    const started = once(events, 'started')
    await add('long')
    await started
    const stopped = stop()
    await add('quick')
    events.emit('long')
    await stopped
    expect(runs).toEqual([{ word: 'long', attempt: 1 }])
    expect(await jobsOf(database.pool, tenant, { state: 'waiting' })).toMatchObject([{ attempts: 0 }])
  })

  test('gives back at its stop what takes too long: another has it at once, with its attempts', async () => {
    const first = await worker(0.2)
    const started = once(first.events, 'started')
    await add('long')
    await started
    const second = await worker()
    const again = once(second.events, 'started')
    await first.stop()
    const stoppedAt = Date.now()
    await again
    expect(Date.now() - stoppedAt).toBeLessThan(1_500)
    second.events.emit('long')
    await until(async () => (await left()) === 0)
    expect(second.runs).toEqual([{ word: 'long', attempt: 2 }])
  })

  test('goes on by itself after PostgreSQL was killed, and starts before it is there', async () => {
    const { events, runs } = await worker()
    const started = once(events, 'started')
    await add('long')
    await started
    let late: Worker | undefined
    await database.killDuring(async () => {
      events.emit('long')
      late = startWorker({
        connectionString: database.url,
        jobs: [work],
        services: { events, runs },
        log,
        patience: 0,
      })
      workers.push(late)
      await until(() => lines.some((line) => line.includes('trying again')))
    })
    await late!.ready
    await late!.stop()
    await add('quick')
    // Its end may not have been written down, and then it runs again.
    await until(async () => {
      events.emit('long')
      return (await left()) === 0
    }, 60)
  }, 90_000)
})

test('a scheduled job runs by the clock once, however many workers there are', async () => {
  const events = new EventEmitter()
  const runs: string[] = []
  const minutely = defineScheduledJob({
    name: 'test.minutely',
    attempts: 1,
    schedule: '* * * * *',
    async run({ id }) {
      runs.push(id)
      events.emit('ran')
    },
  })
  const ran = once(events, 'ran')
  const begin = minute()
  const three = [1, 2, 3].map(() =>
    startWorker({ connectionString: database.url, jobs: [minutely], services: null, log }),
  )
  workers.push(...three)
  await ran
  await Promise.all(three.map(({ stop }) => stop()))
  const more = await database.pool.query(`select id from pgboss.job where name = 'test.minutely'`)
  expect(runs.length + more.rows.length).toBeLessThanOrEqual(1 + minute() - begin)
}, 120_000)
