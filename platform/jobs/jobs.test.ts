import type pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { installJobs } from './boss.ts'
import { enqueue } from './enqueue.ts'
import { defineJob, defineScheduledJob, type JobContext } from './job.ts'
import { countJobs, discard, jobsOf, replay } from './jobs-of.ts'
import { startTestDatabase, type TestDatabase } from './testing/database.ts'
import { runJobs } from './testing/run-jobs.ts'

interface Outbox {
  sent: string[]
}

const tenant = 'site-motorworld'
const outbox: Outbox = { sent: [] }

const deliver = defineJob({
  name: 'test.deliver',
  attempts: 2,
  payload: z.object({ phone: z.string().startsWith('04') }),
  async run({ phone }, { services, tenant: of }: JobContext<Outbox>) {
    services.sent.push(`${of} ${phone}`)
    if (phone === '0400') throw Object.assign(new Error('the provider is busy'), { phone })
  },
})
const once = defineJob({
  name: 'test.once',
  attempts: 1,
  payload: z.object({ phone: z.string() }),
  async run(): Promise<void> {
    throw new Error('the address is unknown')
  },
})
const nightly = defineScheduledJob({
  name: 'test.nightly',
  attempts: 1,
  schedule: '0 3 * * *',
  async run(): Promise<void> {},
})
const jobs = [deliver, once, nightly]

let database: TestDatabase
beforeAll(async () => {
  database = await startTestDatabase()
  await Promise.all([1, 2, 3, 4].map(() => installJobs(database.url, jobs)))
}, 60_000)
afterAll(() => database.stop())

beforeEach(async () => {
  outbox.sent = []
  await database.pool.query(`delete from pgboss.job`)
})

const run = () => runJobs(database.pool, { jobs, services: outbox })
const waiting = (of = tenant) => jobsOf(database.pool, of, { state: 'waiting' })
const failed = (of = tenant) => jobsOf(database.pool, of, { state: 'failed' })

async function transaction(work: (client: pg.PoolClient) => Promise<unknown>, end: 'commit' | 'rollback') {
  const client = await database.pool.connect()
  try {
    await client.query('begin')
    await work(client)
    await client.query(end)
  } finally {
    client.release()
  }
}

describe('enqueue', () => {
  test('a job is there when its transaction commits, and never was when that is rolled back', async () => {
    await transaction((client) => enqueue(client, deliver, { tenant, payload: { phone: '0401' } }), 'commit')
    await transaction(
      (client) => enqueue(client, deliver, { tenant, payload: { phone: '0402' } }),
      'rollback',
    )
    expect(await run()).toEqual({ done: 1, failed: 0 })
    expect(outbox.sent).toEqual([`${tenant} 0401`])
    expect(await waiting()).toEqual([])
  })

  test('a payload that does not fit is refused, without a word of what it holds', async () => {
    const refused = enqueue(database.pool, deliver, { tenant, payload: { phone: '+61 412 345 678' } })
    await expect(refused).rejects.toThrow('a job test.deliver cannot be enqueued: phone: invalid_format')
    await expect(refused).rejects.not.toThrow('412')
  })

  test('a job without tenant, or one that was not installed, is refused', async () => {
    const payload = { phone: '0401' }
    await expect(enqueue(database.pool, deliver, { tenant: '', payload })).rejects.toThrow('needs a tenant')
    const unknown = { ...deliver, name: 'test.unknown' }
    await expect(enqueue(database.pool, unknown, { tenant, payload })).rejects.toThrow(
      'pass the job to installJobs',
    )
  })

  test('a job waits for its time', async () => {
    const runAt = new Date(Date.now() + 3_600_000)
    await enqueue(database.pool, deliver, { tenant, payload: { phone: '0401' }, runAt })
    expect(await run()).toEqual({ done: 0, failed: 0 })
    expect(await waiting()).toMatchObject([{ name: 'test.deliver', attempts: 0, runAt, lastError: null }])
  })

  test('a job with the key of a waiting one takes its place, of the same tenant and type only', async () => {
    const key = 'stock'
    const first = await enqueue(database.pool, deliver, { tenant, payload: { phone: '0401' }, key })
    const second = await enqueue(database.pool, deliver, { tenant, payload: { phone: '0402' }, key })
    await enqueue(database.pool, deliver, { tenant: 'site-other', payload: { phone: '0403' }, key })
    expect(second).toBe(first)
    expect(await run()).toEqual({ done: 2, failed: 0 })
    expect(outbox.sent.sort()).toEqual([`${tenant} 0402`, 'site-other 0403'])
  })

  test('a key that two transactions use at once makes one job, and none is missed', async () => {
    const enqueueOne = (phone: string) =>
      transaction(
        (client) => enqueue(client, deliver, { tenant, payload: { phone }, key: 'stock' }),
        'commit',
      )
    await Promise.all(['0401', '0402', '0403'].map(enqueueOne))
    expect(await run()).toEqual({ done: 1, failed: 0 })
  })
})

describe('jobs that fail', () => {
  test('wait for their pause, with the error and without the payload', async () => {
    const before = Date.now()
    await enqueue(database.pool, deliver, { tenant, payload: { phone: '0400' } })
    expect(await run()).toEqual({ done: 0, failed: 1 })
    const [job] = await waiting()
    expect(job).toMatchObject({ attempts: 1, lastError: 'the provider is busy' })
    const pause = (job!.runAt.getTime() - before) / 1000
    expect(pause).toBeGreaterThan(9)
    expect(pause).toBeLessThan(25)
    expect(JSON.stringify(job)).not.toContain('0400')
    const output = await database.pool.query('select output from pgboss.job')
    expect(JSON.stringify(output.rows)).not.toContain('0400')
  })

  test('stay as dead letters of their tenant until they are replayed or discarded', async () => {
    const payload = { phone: '0401' }
    const [id, other] = [
      await enqueue(database.pool, once, { tenant, payload }),
      await enqueue(database.pool, once, { tenant: 'site-other', payload }),
    ]
    expect(await run()).toEqual({ done: 0, failed: 2 })
    const [letter, ...more] = await failed()
    expect(letter).toMatchObject({ id, state: 'failed', attempts: 1, lastError: 'the address is unknown' })
    expect(letter!.failedAt).toBeInstanceOf(Date)
    expect(more).toEqual([])

    expect(await replay(database.pool, tenant, [id, other, 'no id'])).toBe(1)
    expect(await failed('site-other')).toHaveLength(1)
    expect(await waiting()).toMatchObject([{ id, attempts: 0 }])
    expect(await run()).toEqual({ done: 0, failed: 1 })
    expect(await failed()).toMatchObject([{ id, attempts: 1 }])

    expect(await discard(database.pool, tenant, [id, other])).toBe(1)
    expect(await failed()).toEqual([])
    expect(await failed('site-other')).toHaveLength(1)
  })

  test('are told a stored payload that fits no longer by where it is wrong', async () => {
    const id = await enqueue(database.pool, deliver, { tenant, payload: { phone: '0401' } })
    await database.pool.query(`update pgboss.job set data = '{"phone": 412345678}' where id = $1`, [id])
    expect(await run()).toEqual({ done: 0, failed: 1 })
    expect(await waiting()).toMatchObject([{ lastError: 'the payload is not valid: phone: invalid_type' }])
  })
})

test('a schedule is kept while its job is declared with one', async () => {
  const schedules = () => database.pool.query('select name, cron, timezone from pgboss.schedule')
  expect((await schedules()).rows).toEqual([{ name: 'test.nightly', cron: '0 3 * * *', timezone: 'UTC' }])
  await installJobs(database.url, [{ ...nightly, schedule: undefined }])
  expect((await schedules()).rows).toEqual([])
  await expect(installJobs(database.url, [{ ...nightly, schedule: 'at three' }])).rejects.toThrow()
})

test('jobs of all tenants are counted by name and state', async () => {
  await enqueue(database.pool, once, { tenant, payload: { phone: '0411' } })
  await run()
  for (const of of [tenant, 'site-other'])
    await enqueue(database.pool, deliver, { tenant: of, payload: { phone: '0411' } })
  const counts = await countJobs(database.pool)
  expect(counts.sort((a, b) => a.name.localeCompare(b.name))).toEqual([
    { name: 'test.deliver', state: 'waiting', count: 2 },
    { name: 'test.once', state: 'failed', count: 1 },
  ])
})
