import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { startTestSearch, type TestSearch } from './testing/search.ts'

let search: TestSearch
beforeAll(async () => {
  search = await startTestSearch()
}, 60_000)
afterAll(() => search.stop())

type Client = TestSearch['admin']
const settings = { attributesForFaceting: ['make'], customRanking: ['asc(price)'] }
const cars = (count: number, make = 'Kia') =>
  Array.from({ length: count }, (_, at) => ({ objectID: `${make}${at}`, make, price: at }))

const count = async (client: Client, indexName: string, params: object = {}) =>
  (await client.searchSingleIndex({ indexName, searchParams: params })).nbHits

/** Waits until another process shows what was written. */
const shows = (client: Client, indexName: string, nbHits: number | undefined) =>
  vi.waitFor(async () => expect(await count(client, indexName).catch(({ status }) => -status)).toBe(nbHits), {
    timeout: 15_000,
    interval: 20,
  })

async function made(indexName: string, objects: object[] = cars(3)) {
  await search.admin.setSettings({ indexName, indexSettings: settings })
  await search.admin.saveObjects({ indexName, objects: objects as never, waitForTasks: true })
}

describe('several processes on one database', () => {
  test('show what one of them wrote, changed and deleted', async () => {
    const other = (await search.another()).clientWith(search.keys.adminKey)
    await made('shared')
    await shows(other, 'shared', 3)
    await other.deleteObjects({ indexName: 'shared', objectIDs: ['Kia0', 'Kia1'], waitForTasks: true })
    await shows(search.admin, 'shared', 1)
    await search.admin.setSettings({
      indexName: 'shared',
      indexSettings: { attributesForFaceting: ['price'] },
    })
    await vi.waitFor(async () => expect(await count(other, 'shared', { filters: 'price:2' })).toBe(1))
    await search.admin.deleteIndex({ indexName: 'shared' })
    await shows(other, 'shared', -404)
  })

  test('a new one has everything at once, and concurrent writes are all kept', async () => {
    await made('busy', [])
    const processes = await Promise.all([search.another(), search.another()])
    const clients = [search, ...processes].map((one) => one.clientWith(search.keys.adminKey))
    await Promise.all(
      clients.flatMap((client, at) =>
        Array.from({ length: 5 }, (_, part) =>
          client.saveObjects({ indexName: 'busy', objects: cars(10, `m${at}-${part}-`), waitForTasks: true }),
        ),
      ),
    )
    for (const client of clients) await shows(client, 'busy', 150)
    expect(await count((await search.another()).clientWith(search.keys.adminKey), 'busy')).toBe(150)
  })

  test('show a replaced index as a whole: the old one until the new one is complete', async () => {
    const other = (await search.another()).clientWith(search.keys.adminKey)
    await made('swap', cars(500))
    await shows(other, 'swap', 500)
    let isDone = false
    const seen = new Set<number | undefined>()
    const watching = (async () => {
      while (!isDone) seen.add(await count(other, 'swap'))
    })()
    await search.admin.replaceAllObjects({ indexName: 'swap', objects: cars(700, 'MG'), batchSize: 100 })
    await shows(other, 'swap', 700)
    isDone = true
    await watching
    expect([...seen].filter((nbHits) => nbHits !== 500 && nbHits !== 700)).toEqual([])
    expect(await count(other, 'swap', { filters: 'make:MG' })).toBe(700)
    await vi.waitFor(async () => {
      const { rows } = await search.database.query(
        'select count(*)::int as n from search_objects where uid not in (select uid from search_indices)',
      )
      expect(rows[0].n).toBe(0)
    })
  })

  test('that only write need no index in memory, and say so when searched', async () => {
    const { changed, request, clientWith } = await search.another({ live: false })
    const writer = clientWith(search.keys.adminKey)
    await writer.saveObjects({ indexName: 'imported', objects: cars(4), waitForTasks: true })
    await writer.replaceAllObjects({ indexName: 'imported', objects: cars(5) })
    await shows(search.admin, 'imported', 5)
    const asked = await request('/1/indexes/imported/query', { method: 'POST', body: '{}' })
    expect([asked.status, await asked.json()]).toEqual([
      501,
      { message: 'This process keeps no index in memory: it cannot search', status: 501 },
    ])
    expect(await writer.getObject({ indexName: 'imported', objectID: 'Kia4' })).toMatchObject({ price: 4 })
    expect(changed).toEqual([])
  })
})

describe('a lost connection', () => {
  /** Ends every connection that listens for notifications, as a restart of the database would. */
  const cut = () =>
    search.database.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where query like 'listen %' and pid <> pg_backend_pid()`,
    )

  test('is opened again, and what was missed is read', async () => {
    const other = await search.another()
    const client = other.clientWith(search.keys.adminKey)
    await made('missed')
    await shows(client, 'missed', 3)
    await cut()
    await search.admin.saveObjects({ indexName: 'missed', objects: cars(9), waitForTasks: true })
    await shows(client, 'missed', 9)
  })
})

describe('changes are reported', () => {
  test('with the name of the index, once they are visible', async () => {
    const other = await search.another()
    await made('changed')
    await shows(other.clientWith(search.keys.adminKey), 'changed', 3)
    other.changed.length = 0
    await search.admin.replaceAllObjects({ indexName: 'changed', objects: cars(8) })
    await vi.waitFor(() => expect(other.changed).toContain('changed'))
    expect(await count(other.clientWith(search.keys.adminKey), 'changed')).toBe(8)
  })
})

describe('a large index', () => {
  test('lives in a thread, and answers, grows, sorts, browses and is deleted like any other', async () => {
    const large = await search.another({ threadFrom: 20 })
    const client = large.clientWith(search.keys.adminKey)
    await made('large', cars(30))
    const { taskID } = await client.setSettings({
      indexName: 'large',
      indexSettings: { replicas: ['large_desc'] },
    })
    await client.waitForTask({ indexName: 'large', taskID })
    await client.setSettings({ indexName: 'large_desc', indexSettings: { ranking: ['desc(price)'] } })
    await client.saveObjects({ indexName: 'large', objects: cars(40), waitForTasks: true })
    const { results } = await client.searchForHits<{ price: number }>({
      requests: [
        { indexName: 'large', hitsPerPage: 1 },
        { indexName: 'large_desc', hitsPerPage: 1 },
        { indexName: 'large', filters: 'make:MG' },
      ],
    })
    expect(results.map(({ nbHits, hits }) => [nbHits, hits[0]?.price])).toEqual([
      [40, 0],
      [40, 39],
      [0, undefined],
    ])
    await expect(count(client, 'large', { filters: '(' })).rejects.toMatchObject({ status: 400 })
    expect((await client.browse({ indexName: 'large', browseParams: { hitsPerPage: 7 } })).hits).toHaveLength(
      7,
    )
    const gone = await client.deleteBy({
      indexName: 'large',
      deleteByParams: { numericFilters: ['price<10'] },
    })
    await client.waitForTask({ indexName: 'large', taskID: gone.taskID })
    expect(await count(client, 'large')).toBe(30)
    await client.deleteIndex({ indexName: 'large' })
    await shows(client, 'large', -404)
  })

  test('that is read while it is written replaces the old one, with its replicas', async () => {
    const large = await search.another({ threadFrom: 20 })
    const client = large.clientWith(search.keys.adminKey)
    await made('early', cars(3))
    const indexSettings = { replicas: ['early_desc'] }
    await client.setSettings({ indexName: 'early', indexSettings })
    await client.setSettings({ indexName: 'early_desc', indexSettings: { ranking: ['desc(price)'] } })
    const objects = [...cars(200), ...cars(20).map((car) => ({ ...car, price: car.price + 500 }))]
    await client.replaceAllObjects({ indexName: 'early', objects, batchSize: 20 })
    await shows(client, 'early', 200)
    const { results } = await client.searchForHits<{ price: number }>({
      requests: ['early', 'early_desc'].map((indexName) => ({ indexName, hitsPerPage: 1 })),
    })
    expect(results.map(({ hits }) => hits[0]?.price)).toEqual([20, 519])
    await client.deleteObjects({ indexName: 'early', objectIDs: ['Kia20'], waitForTasks: true })
    expect(await count(client, 'early')).toBe(199)
  })

  test('moves into a thread when it grows too large', async () => {
    const growing = await search.another({ threadFrom: 20 })
    const client = growing.clientWith(search.keys.adminKey)
    await made('growing', cars(5))
    await shows(client, 'growing', 5)
    await client.saveObjects({ indexName: 'growing', objects: cars(50), waitForTasks: true })
    expect(await count(client, 'growing')).toBe(50)
  })
})
