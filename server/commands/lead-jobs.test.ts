import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { installJobs } from '#platform/jobs/boss.ts'
import { enqueue } from '#platform/jobs/enqueue.ts'
import { defineJob } from '#platform/jobs/job.ts'
import { jobsOf } from '#platform/jobs/jobs-of.ts'
import { startTestDatabase, type TestDatabase } from '#platform/jobs/testing/database.ts'
import { runJobs } from '#platform/jobs/testing/run-jobs.ts'
import { replayLeads } from './lead-jobs.ts'

const tenant = 'site-motorworld'
const job = (name: string, attempts: number) =>
  defineJob({
    name,
    attempts,
    payload: z.object({}),
    run: () => Promise.reject(new Error('it is down')),
  })
const deliver = job('leads.deliver', 1)
const send = job('messages.send', 2)
const other = job('test.other', 1)
const jobs = [deliver, send, other]

let database: TestDatabase
beforeAll(async () => {
  database = await startTestDatabase()
}, 60_000)
afterAll(() => database.stop())

const waiting = async () =>
  (await jobsOf(database.pool, tenant, { state: 'waiting' })).filter(({ attempts }) => attempts === 0)

test('what failed for good is shown, and run again; with --all also what waits for its next try', async () => {
  const { pool, url } = database
  expect(await replayLeads(pool, tenant, {})).toEqual(['Nothing to run again.'])
  await installJobs(url, jobs)
  for (const one of jobs) await enqueue(pool, one, { tenant, payload: {} })
  await enqueue(pool, deliver, { tenant: 'site-other', payload: {} })
  await runJobs(pool, { jobs, services: null })
  const later = new Date(Date.now() + 60_000)
  await enqueue(pool, deliver, { tenant, payload: {}, runAt: later })

  const [line, summary, ...more] = await replayLeads(pool, tenant, { list: true })
  expect(line).toMatch(/^20.+Z {2}leads\.deliver {2}failed {3}1 try: it is down$/)
  expect([summary, more]).toEqual(['1 of leads.deliver. Without --list they are run again.', []])
  expect((await replayLeads(pool, tenant, { list: true, all: true })).at(-1)).toMatch(
    /^1 of leads.deliver and 1 of messages.send\./,
  )
  expect(await waiting()).toHaveLength(1)

  expect(await replayLeads(pool, tenant, { all: true })).toEqual([
    expect.stringMatching(/^Run again: 1 of leads.deliver and 1 of messages.send\./),
  ])
  expect((await waiting()).map(({ name, runAt }) => [name, runAt <= new Date()]).sort()).toEqual([
    ['leads.deliver', false],
    ['leads.deliver', true],
    ['messages.send', true],
  ])
  expect(await runJobs(pool, { jobs, services: null })).toEqual({ done: 0, failed: 2 })
  expect((await jobsOf(pool, 'site-other', { state: 'failed' })).length).toBe(1)
})
