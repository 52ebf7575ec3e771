import { afterAll, beforeAll, expect, test } from 'vitest'
import { ReadyObject } from '#platform/ready-object.ts'
import { startTestSearch, type TestSearch } from '../testing/search.ts'

let search: TestSearch
beforeAll(async () => {
  search = await startTestSearch()
}, 60_000)
afterAll(() => search.stop())

const cars = (from: number, to: number, colour: string) =>
  Array.from({ length: to - from }, (_, at) => ({ objectID: `car-${from + at}`, colour }))

async function save(indexName: string, objects: object[]) {
  await search.admin.saveObjects({
    indexName,
    objects: objects as Record<string, unknown>[],
    waitForTasks: true,
  })
}

async function counted(indexName: string) {
  const { hits } = await search.admin.searchSingleIndex<{ colour: string }>({
    indexName,
    searchParams: { hitsPerPage: 1000 },
  })
  const counts: Record<string, number> = {}
  for (const { colour } of hits) counts[colour] = (counts[colour] ?? 0) + 1
  return counts
}

test.each([
  ['an index', 'mixed'],
  ['an index that is being filled', 'mixed_tmp_1'],
])(
  'many objects of %s that are new, then some of them again among others, are each there once',
  async (_, name) => {
    await save(name, cars(0, 500, 'red'))
    expect(await counted(name)).toEqual({ red: 500 })
    await save(name, cars(400, 900, 'blue'))
    expect(await counted(name)).toEqual({ red: 400, blue: 500 })
  },
)

test('many objects are complete when they are written again after a deletion', async () => {
  await save('again', cars(0, 300, 'red'))
  const objectIDs = cars(0, 300, 'red').map(({ objectID }) => objectID)
  await search.admin.deleteObjects({ indexName: 'again', objectIDs, waitForTasks: true })
  expect(await counted('again')).toEqual({})
  await save('again', cars(0, 300, 'green'))
  expect(await counted('again')).toEqual({ green: 300 })
})

test('an object that is JSON already is stored as it is, within the process and over HTTP', async () => {
  const ready = (id: string) =>
    new ReadyObject(id, `{"objectID":"${id}","name":"Škoda \\"Octavia\\"","doors":5}`)
  const { status } = await search.server.handle({
    method: 'POST',
    path: '/1/indexes/ready/batch',
    query: new URLSearchParams(),
    headers: { 'x-algolia-application-id': search.keys.appId, 'x-algolia-api-key': search.keys.adminKey },
    body: { requests: [{ action: 'addObject', body: ready('a') }] },
  })
  expect(status).toBe(200)
  const requests = [
    { action: 'addObject' as const, body: ready('b') },
    { action: 'partialUpdateObject' as const, body: { objectID: 'a', doors: 3 } },
  ]
  const { taskID } = await search.admin.batch({ indexName: 'ready', batchWriteParams: { requests } })
  await search.admin.waitForTask({ indexName: 'ready', taskID })
  for (const [objectID, doors] of [
    ['a', 3],
    ['b', 5],
  ] as const)
    expect(await search.admin.getObject({ indexName: 'ready', objectID })).toEqual({
      objectID,
      name: 'Škoda "Octavia"',
      doors,
    })
})
