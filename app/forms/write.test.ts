import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { WriteUnavailable } from '#app/page/write.ts'
import { migrate } from '#platform/database/migrate.server.ts'
import { installJobs } from '#platform/jobs/boss.ts'
import { defineJob } from '#platform/jobs/job.ts'
import { jobsOf } from '#platform/jobs/jobs-of.ts'
import { startTestDatabase, type TestDatabase } from '#platform/jobs/testing/database.ts'
import forms from './feature.server.ts'
import { createRates } from './rates.server.ts'
import { createWrite } from './write.server.ts'

const greet = defineJob({
  name: 'test.greet',
  attempts: 1,
  payload: z.object({ id: z.string() }),
  run: async () => {},
})
const prepared = async () => {}
let database: TestDatabase

beforeAll(async () => {
  database = await startTestDatabase()
  await migrate(database.pool, forms.migrations!)
  await database.pool.query('create table notes (tenant text, text text)')
  await installJobs(database.url, [greet])
}, 60_000)
afterAll(() => database.stop())

const writeOf = (tenant: string, key: string) =>
  createWrite({ database: database.pool, prepared }, tenant, { key })
const notesOf = async (tenant: string) =>
  (
    await database.pool.query<{ text: string }>('select text from notes where tenant = $1', [tenant])
  ).rows.map(({ text }) => text)

const note = (tenant: string, key: string, text: string) =>
  writeOf(
    tenant,
    key,
  )(async ({ query, enqueue }) => {
    await query('insert into notes values ($1, $2)', [tenant, text])
    return { job: await enqueue(greet, { id: text }), text }
  })

test('rows and the jobs they cause are there together', async () => {
  const { job } = await note('site-a', 'first', 'hello')
  expect(await notesOf('site-a')).toEqual(['hello'])
  expect((await jobsOf(database.pool, 'site-a', { state: 'waiting' })).map(({ id }) => id)).toEqual([job])
})

test('what fails leaves neither rows nor jobs, and may be sent again', async () => {
  const failing = writeOf(
    'site-b',
    'one',
  )(async ({ query, enqueue }) => {
    await query('insert into notes values ($1, $2)', ['site-b', 'half'])
    await enqueue(greet, { id: 'half' })
    throw new Error('the rest went wrong')
  })
  await expect(failing).rejects.toThrow('the rest went wrong')
  expect(await notesOf('site-b')).toEqual([])
  expect(await jobsOf(database.pool, 'site-b', { state: 'waiting' })).toEqual([])
  await note('site-b', 'one', 'whole')
  expect(await notesOf('site-b')).toEqual(['whole'])
})

test('the same submission is one, however many come at the same time, and another site has its own', async () => {
  const sent = await Promise.all(Array.from({ length: 8 }, () => note('site-c', 'same', 'once')))
  expect(new Set(sent.map(({ job }) => job)).size).toBe(1)
  expect(await notesOf('site-c')).toEqual(['once'])
  await note('site-d', 'same', 'of another site')
  expect(await notesOf('site-d')).toEqual(['of another site'])
})

test('what is the same for a while is another submission afterwards', async () => {
  const write = () =>
    createWrite({ database: database.pool, prepared }, 'site-f', { key: 'pressed', within: 600 })
  const text = (words: string) => async () => ({ words })
  expect(await write()(text('first'))).toEqual({ words: 'first' })
  expect(await write()(text('second'))).toEqual({ words: 'first' })
  await database.pool.query(
    `update submissions set created_at = created_at - interval '11 minutes' where tenant = 'site-f'`,
  )
  expect(await Promise.all([write()(text('third')), write()(text('third'))])).toEqual([
    { words: 'third' },
    { words: 'third' },
  ])
  expect(await write()(text('fourth'))).toEqual({ words: 'third' })
})

test('without PostgreSQL nobody is thanked', async () => {
  const gone = createWrite(
    { database: database.pool, prepared: () => Promise.reject(new Error('connect ECONNREFUSED')) },
    'site-e',
    { key: 'x' },
  )
  await expect(gone(async () => ({}))).rejects.toThrow(WriteUnavailable)
})

test('an address may send so often on one site, whichever node it asks, and says when to come back', async () => {
  const nodes = [1, 2].map(() => createRates(database.pool, 'secret', prepared))
  const rate = { points: 3, seconds: 60 }
  const waits = []
  for (let sent = 0; sent < 4; sent++)
    waits.push(await nodes[sent % 2]!.count('test', rate, 'site-a', '203.0.113.7'))
  expect(waits.slice(0, 3)).toEqual([0, 0, 0])
  expect(waits[3]).toBeGreaterThan(0)
  expect(waits[3]).toBeLessThanOrEqual(60)
  expect(await nodes[0]!.count('test', rate, 'site-b', '203.0.113.7')).toBe(0)
  expect(await nodes[0]!.count('test', rate, 'site-a', '203.0.113.8')).toBe(0)
  const { rows } = await database.pool.query<{ key: string }>('select key from rate_limits')
  expect(rows.map(({ key }) => key).join()).not.toContain('203.0.113')
})

test('what PostgreSQL does not respond to in time is told so, and its connection is not used again', async () => {
  const stuck = writeOf(
    'site-h',
    'stuck',
  )(async ({ query }) => {
    await query('insert into notes values ($1, $2)', ['site-h', 'half'])
    await query('select pg_sleep(60)')
    return {}
  })
  await expect(stuck).rejects.toThrow(WriteUnavailable)
  expect(await notesOf('site-h')).toEqual([])
  await Promise.all(['a', 'b', 'c', 'd'].map((key) => note('site-h', key, key)))
  expect((await notesOf('site-h')).sort()).toEqual(['a', 'b', 'c', 'd'])
}, 30_000)
