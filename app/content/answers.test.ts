import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { answerFiles } from './answer-files.server.ts'
import { ContentUnavailable, createAnswers } from './answers.server.ts'
import { Invalidations } from './invalidations.ts'
import { Reads } from './reads.server.ts'
import { tenantContent } from './tenant-content.server.ts'

const quiet = { debug() {}, info() {}, warn() {}, error() {} }

/** A Content Lake whose answer, tags and mood the test decides. */
function fakeLake() {
  return {
    value: 'first',
    tags: ['page'],
    down: false,
    calls: 0,
    hold: undefined as Promise<void> | undefined,
    async fetch() {
      this.calls++
      const result = { value: this.value }
      const { tags, hold } = this
      await hold
      if (this.down) throw new Error('connect ECONNREFUSED')
      return { result, tags }
    },
  }
}

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'answers-'))
})
// A kept answer may still be on its way to the disk when a test ends.
afterEach(() => rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 20 }))

function setUp() {
  const lake = fakeLake()
  const invalidations = new Invalidations()
  let now = 0
  const create = () =>
    createAnswers({ lake, invalidations, files: answerFiles(folder), log: quiet, clock: () => now })
  return { lake, invalidations, answers: create(), create, pass: (ms: number) => (now += ms) }
}

describe('answers of the Content Lake', () => {
  test('are asked for once, until a live event names one of their tags', async () => {
    const { lake, invalidations, answers } = setUp()
    await answers.read('q', {})
    await answers.read('q', {})
    invalidations.record(['another'])
    await answers.read('q', {})
    expect(lake.calls).toBe(1)

    lake.value = 'second'
    invalidations.record(['page'])
    expect((await answers.read('q', {})).result).toEqual({ value: 'second' })
    expect(lake.calls).toBe(2)
  })

  test('waiting readers share one question', async () => {
    const { lake, answers } = setUp()
    await Promise.all(Array.from({ length: 20 }, () => answers.read('q', {})))
    expect(lake.calls).toBe(1)
  })

  test('an event that arrives while a query is under way makes its answer old', async () => {
    const { lake, invalidations, answers } = setUp()
    let release = () => {}
    lake.hold = new Promise((resolve) => (release = resolve))
    const first = answers.read('q', {})
    lake.value = 'second'
    lake.hold = undefined
    invalidations.record(['page'])
    const second = answers.read('q', {})
    release()
    expect((await first).result).toEqual({ value: 'first' })
    expect((await second).result).toEqual({ value: 'second' })
    expect((await answers.read('q', {})).result).toEqual({ value: 'second' })
  })

  test('a slow older answer never replaces a newer one', async () => {
    const { lake, invalidations, answers } = setUp()
    let release = () => {}
    lake.hold = new Promise((resolve) => (release = resolve))
    const slow = answers.read('q', {})
    invalidations.record(['page'])
    lake.hold = undefined
    lake.value = 'second'
    await answers.read('q', {})
    release()
    await slow
    expect((await answers.read('q', {})).result).toEqual({ value: 'second' })
    expect(lake.calls).toBe(2)
  })

  test('everything is asked for again after the connection was away', async () => {
    const { lake, invalidations, answers } = setUp()
    await answers.read('q', {})
    invalidations.recordAll()
    await answers.read('q', {})
    expect(lake.calls).toBe(2)
  })

  test('while the Content Lake is down the last answer is served, and the lake is left alone for a second', async () => {
    const { lake, invalidations, answers, pass } = setUp()
    await answers.read('q', {})
    lake.down = true
    invalidations.record(['page'])
    expect(await answers.read('q', {})).toMatchObject({ result: { value: 'first' }, stale: true })
    await answers.read('q', {})
    expect(lake.calls).toBe(2)

    lake.down = false
    lake.value = 'second'
    pass(1001)
    expect((await answers.read('q', {})).result).toEqual({ value: 'second' })
  })

  test('a new process answers from disk while the Content Lake is down', async () => {
    const { lake, answers, create } = setUp()
    await answers.read('q', { path: '/' })
    await expect
      .poll(async () => (await readdir(folder, { recursive: true })).some((f) => f.endsWith('.json')))
      .toBe(true)
    lake.down = true
    expect((await create().read('q', { path: '/' })).result).toEqual({ value: 'first' })
    await expect(create().read('q', { path: '/never' })).rejects.toThrow(ContentUnavailable)
  })

  test('a damaged file counts as no answer', async () => {
    const { lake, answers, create } = setUp()
    await answers.read('q', {})
    const written = async () => (await readdir(folder, { recursive: true })).find((f) => f.endsWith('.json'))
    await expect.poll(written).toBeTruthy()
    await writeFile(join(folder, (await written()) as string), '{"key":')
    lake.down = true
    await expect(create().read('q', {})).rejects.toThrow(ContentUnavailable)
  })

  test('a refused query does not keep other queries from being asked', async () => {
    const { lake, answers } = setUp()
    const fetch = lake.fetch.bind(lake)
    lake.fetch = async () => {
      throw Object.assign(new Error('GROQ: unexpected token'), { statusCode: 400 })
    }
    await expect(answers.read('broken', {})).rejects.toThrow(ContentUnavailable)
    lake.fetch = fetch
    expect((await answers.read('q', {})).result).toEqual({ value: 'first' })
  })

  test('disk is bounded: the longest unchanged answers go first', async () => {
    const files = answerFiles(folder, 2)
    for (const name of ['aa1', 'bb2', 'cc3', 'dd4'])
      await files.write(name, { key: name, result: 1, tags: [] })
    await files.prune()
    const left = (await readdir(folder, { recursive: true })).filter((f) => f.endsWith('.json'))
    expect(left).toHaveLength(2)
  })
})

describe('the tenant floor', () => {
  test('a query that does not name the tenant throws before it is sent', async () => {
    const { lake, answers, invalidations } = setUp()
    const content = tenantContent(answers, 'site-a', new Reads(invalidations.position))
    await expect(content.query({ query: '*[_type == "page"]', shape: z.unknown() })).rejects.toThrow(
      'tenant._ref == $tenant',
    )
    expect(lake.calls).toBe(0)
  })

  test('a caller cannot bind another tenant', async () => {
    const { lake, answers, invalidations } = setUp()
    const seen: unknown[] = []
    const fetch = lake.fetch.bind(lake)
    Object.assign(lake, {
      fetch: (_query: string, params: unknown) => {
        seen.push(params)
        return fetch()
      },
    })
    const content = tenantContent(answers, 'site-a', new Reads(invalidations.position))
    await content.query({
      query: '*[tenant._ref == $tenant]',
      params: { tenant: 'site-b' },
      shape: z.unknown(),
    })
    expect(seen).toEqual([{ tenant: 'site-a' }])
  })

  test('what was read is noted for the page cache', async () => {
    const { answers, invalidations } = setUp()
    const reads = new Reads(invalidations.position)
    await tenantContent(answers, 'site-a', reads).query({
      query: '*[tenant._ref == $tenant]',
      shape: z.unknown(),
    })
    expect([...reads.tags]).toEqual(['page'])
  })
})
