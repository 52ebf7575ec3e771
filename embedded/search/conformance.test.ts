import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startTestSearch, type TestSearch } from './testing/search.ts'

const cars = [
  {
    objectID: 'corolla',
    make: 'Toyota',
    model: 'Corolla',
    body: 'Hatch',
    price: 25_000,
    year: 2021,
    secret: 1,
  },
  { objectID: 'hilux', make: 'Toyota', model: 'HiLux', body: 'Ute', price: 48_000, year: 2020, secret: 2 },
  { objectID: 'ranger', make: 'Ford', model: 'Ranger', body: 'Ute', price: 52_000, year: 2022, secret: 3 },
  { objectID: 'cx5', make: 'Mazda', model: 'CX-5', body: 'SUV', price: 31_000, year: 2019, secret: 4 },
]
const settings = {
  searchableAttributes: ['make', 'model'],
  attributesForFaceting: ['searchable(make)', 'body', 'price', 'filterOnly(year)'],
  unretrievableAttributes: ['secret'],
  customRanking: ['asc(year)'],
}

let search: TestSearch
let indexName: string
let number = 0

beforeAll(async () => {
  search = await startTestSearch()
}, 60_000)
afterAll(() => search.stop())
beforeEach(async () => {
  number++
  indexName = `cars${number}`
  const { taskID } = await search.admin.setSettings({ indexName, indexSettings: settings })
  await search.admin.saveObjects({ indexName, objects: cars, waitForTasks: true })
  await done(taskID)
})

const done = (taskID: number, name = indexName) => search.admin.waitForTask({ indexName: name, taskID })
const ids = (hits: readonly { objectID: string }[]) => hits.map(({ objectID }) => objectID)
const found = async (params: object = {}, name = indexName) =>
  ids((await search.admin.searchSingleIndex({ indexName: name, searchParams: params })).hits)

describe('searching with the official client', () => {
  test('several requests are answered at once, in order, each naming its index and repeating its parameters', async () => {
    const { results } = await search.admin.search({
      requests: [
        { indexName, query: 'toyota', facets: ['body'], hitsPerPage: 1 },
        { indexName, facetFilters: [['body:Ute', 'body:SUV']], numericFilters: ['price>=40000'] },
        { indexName, type: 'facet', facet: 'make', facetQuery: 'to' },
      ],
    })
    expect(results).toMatchObject([
      {
        index: indexName,
        nbHits: 2,
        nbPages: 2,
        facets: { body: { Hatch: 1, Ute: 1 } },
        hits: [{ objectID: 'hilux' }],
        params: 'query=toyota&facets=%5B%22body%22%5D&hitsPerPage=1',
        exhaustive: { nbHits: true, facetsCount: true },
      },
      { index: indexName, nbHits: 2, hits: [{ objectID: 'hilux' }, { objectID: 'ranger' }] },
      { facetHits: [{ value: 'Toyota', count: 2, highlighted: '<em>To</em>yota' }] },
    ])
  })

  test('one index is searched by POST, by GET, and by the older string of parameters', async () => {
    expect(await found({ query: 'ranger' })).toEqual(['ranger'])
    const byAddress = await search.request(
      `/1/indexes/${indexName}?query=ranger&hitsPerPage=5&facets=make,body`,
    )
    expect(await byAddress.json()).toMatchObject({ nbHits: 1, hitsPerPage: 5, facets: { make: { Ford: 1 } } })
    const params = 'query=ranger&facets=%5B%22make%22%5D&attributesToRetrieve=model'
    const byString = await search.request(`/1/indexes/${indexName}/query`, {
      method: 'POST',
      body: JSON.stringify({ params }),
    })
    const answer = await byString.json()
    expect(answer).toMatchObject({ params, nbHits: 1, facets: { make: { Ford: 1 } } })
    expect(answer.hits[0]).toMatchObject({ model: 'Ranger', objectID: 'ranger' })
    expect(answer.hits[0]).not.toHaveProperty('make')
  })

  test('values of a facet are found by what they begin with', async () => {
    const answer = await search.admin.searchForFacetValues({
      indexName,
      facetName: 'make',
      searchForFacetValuesRequest: { facetQuery: 'm', params: 'filters=price%20%3E%2030000' },
    })
    expect(answer).toMatchObject({ facetHits: [{ value: 'Mazda', count: 1 }], exhaustiveFacetsCount: true })
  })

  test('later requests are not asked once an earlier one fills its page', async () => {
    const { results } = await search.admin.search({
      requests: [
        { indexName, query: 'toyota', hitsPerPage: 2 },
        { indexName, hitsPerPage: 2 },
      ],
      strategy: 'stopIfEnoughMatches',
    })
    expect(results).toMatchObject([
      { nbHits: 2, processed: true },
      { nbHits: 0, processed: false },
    ])
  })

  test('a query id is given to those who count clicks', async () => {
    const [counted, not] = (
      await search.admin.searchForHits({
        requests: [{ indexName, clickAnalytics: true }, { indexName }],
      })
    ).results
    expect(counted?.queryID).toMatch(/^[0-9a-f]{32}$/)
    expect(not).not.toHaveProperty('queryID')
  })

  test('all objects are browsed through a cursor, which is of no use once changed', async () => {
    const seen: string[] = []
    await search.admin.browseObjects({
      indexName,
      browseParams: { hitsPerPage: 3, filters: 'price > 30000' },
      aggregator: ({ hits }) => void seen.push(...ids(hits)),
    })
    expect(seen.sort()).toEqual(['cx5', 'hilux', 'ranger'])
    const first = await search.admin.browse({ indexName, browseParams: { hitsPerPage: 2 } })
    expect(first).toMatchObject({ nbHits: 4, hitsPerPage: 2 })
    const cursor = `${first.cursor}AA`
    await expect(search.admin.browse({ indexName, browseParams: { cursor } })).rejects.toThrow(
      'Invalid cursor',
    )
  })
})

describe('objects', () => {
  test('are read by id, one or many, with the attributes asked for', async () => {
    const one = await search.admin.getObject({ indexName, objectID: 'cx5', attributesToRetrieve: ['model'] })
    expect(one).toEqual({ objectID: 'cx5', model: 'CX-5' })
    const { results } = await search.admin.getObjects({
      requests: [
        { indexName, objectID: 'hilux' },
        { indexName, objectID: 'nobody' },
      ],
    })
    expect(results).toEqual([cars[1], null])
    await expect(search.admin.getObject({ indexName, objectID: 'nobody' })).rejects.toMatchObject({
      status: 404,
      message: 'ObjectID does not exist',
    })
  })

  test('are added under an id of their own or a new one, replaced, and deleted', async () => {
    const added = await search.admin.saveObject({ indexName, body: { make: 'Kia' } })
    const put = await search.admin.addOrUpdateObject({ indexName, objectID: 'cx5', body: { make: 'Mazda' } })
    const gone = await search.admin.deleteObject({ indexName, objectID: 'hilux' })
    await done(gone.taskID)
    await done(put.taskID!)
    expect(await search.admin.getObject({ indexName, objectID: 'cx5' })).toEqual({
      objectID: 'cx5',
      make: 'Mazda',
    })
    expect((await found()).sort()).toEqual([added.objectID, 'corolla', 'cx5', 'ranger'].sort())
  })

  test('are updated in part, made where that is asked, and counted up where they stand', async () => {
    const { client, step } = { client: search.admin, step: { indexName, createIfNotExists: false } }
    await client.partialUpdateObject({ ...step, objectID: 'cx5', attributesToUpdate: { price: 30_000 } })
    await client.partialUpdateObject({ ...step, objectID: 'nobody', attributesToUpdate: { price: 1 } })
    await client.partialUpdateObject({ indexName, objectID: 'new', attributesToUpdate: { price: 1 } })
    const [last] = await client.partialUpdateObjects({
      indexName,
      objects: [
        { objectID: 'cx5', price: { _operation: 'Increment', value: 500 } },
        { objectID: 'cx5', price: { _operation: 'Increment', value: 500 } },
      ],
    })
    await done(last!.taskID!)
    const { results } = await client.getObjects({
      requests: ['cx5', 'nobody', 'new'].map((objectID) => ({ indexName, objectID })),
    })
    expect(results).toEqual([{ ...cars[3], price: 31_000 }, null, { objectID: 'new', price: 1 }])
  })

  test('of several indices are written in one batch, in order', async () => {
    const other = `${indexName}b`
    const { taskID, objectIDs } = await search.admin.multipleBatch({
      requests: [
        { action: 'addObject', indexName: other, body: { objectID: 'x', make: 'Kia' } },
        { action: 'clear', indexName, body: {} },
        { action: 'addObject', indexName, body: { objectID: 'y', make: 'MG' } },
        { action: 'deleteObject', indexName: other, body: { objectID: 'x' } },
      ],
    })
    expect(objectIDs).toEqual(['x', 'y', 'x'])
    await done(taskID[indexName]!)
    await done(taskID[other]!, other)
    expect([await found(), await found({}, other)]).toEqual([['y'], []])
  })

  test('are deleted by filters, and never all of them by none', async () => {
    const { taskID } = await search.admin.deleteBy({ indexName, deleteByParams: { filters: 'body:Ute' } })
    await done(taskID)
    expect(await found()).toEqual(['cx5', 'corolla'])
    await expect(search.admin.deleteBy({ indexName, deleteByParams: {} })).rejects.toMatchObject({
      status: 400,
    })
  })

  test('of an index are cleared and its settings stay', async () => {
    const { taskID } = await search.admin.clearObjects({ indexName })
    await done(taskID)
    expect(await found()).toEqual([])
    expect(await search.admin.getSettings({ indexName })).toMatchObject(settings)
  })

  test('survive a batch that fails: nothing of it is there', async () => {
    const requests = [
      { action: 'addObject' as const, body: { objectID: 'x' } },
      { action: 'addObject' as const, body: { objectID: 'long', text: 'x'.repeat(100_001) } },
    ]
    await expect(search.admin.batch({ indexName, batchWriteParams: { requests } })).rejects.toMatchObject({
      status: 400,
      message: expect.stringContaining('Record objectID=long is too big'),
    })
    expect(await found({ hitsPerPage: 50 })).toHaveLength(4)
  })
})

describe('settings', () => {
  test('are kept, merged and put back to their default by null', async () => {
    await search.admin.setSettings({
      indexName,
      indexSettings: { hitsPerPage: 2, customRanking: ['desc(price)'] },
    })
    const { taskID } = await search.admin.setSettings({
      indexName,
      indexSettings: { hitsPerPage: null } as never,
    })
    await done(taskID)
    expect(await search.admin.getSettings({ indexName })).toMatchObject({
      ...settings,
      hitsPerPage: 20,
      customRanking: ['desc(price)'],
    })
    expect(await found()).toEqual(['ranger', 'hilux', 'cx5', 'corolla'])
  })

  test('give a replica its own order; what is written to the primary is in it, and it cannot be written to', async () => {
    const replica = `${indexName}_price_desc`
    await search.admin.setSettings({ indexName, indexSettings: { replicas: [replica] } })
    const { taskID } = await search.admin.setSettings({
      indexName: replica,
      indexSettings: { ranking: ['desc(price)'] },
    })
    await done(taskID, replica)
    const saved = await search.admin.saveObject({ indexName, body: { objectID: 'lc', price: 120_000 } })
    await done(saved.taskID)
    expect(await found({}, replica)).toEqual(['lc', 'ranger', 'hilux', 'cx5', 'corolla'])
    expect(await search.admin.getSettings({ indexName: replica })).toMatchObject({
      primary: indexName,
      searchableAttributes: settings.searchableAttributes,
    })
    await expect(
      search.admin.saveObject({ indexName: replica, body: { objectID: 'z' } }),
    ).rejects.toMatchObject({
      status: 400,
      message: `Index ${replica} is a replica of ${indexName}: write to its primary instead`,
    })
    await expect(search.admin.deleteIndex({ indexName: replica })).rejects.toMatchObject({ status: 400 })
  })

  test('reach replicas when told to, and a replica no longer named is gone', async () => {
    const replica = `${indexName}_cheap`
    await search.admin.setSettings({ indexName, indexSettings: { replicas: [replica] } })
    await search.admin.setSettings({ indexName, indexSettings: { hitsPerPage: 7 }, forwardToReplicas: true })
    expect(await search.admin.getSettings({ indexName: replica })).toMatchObject({ hitsPerPage: 7 })
    const { taskID } = await search.admin.setSettings({ indexName, indexSettings: { replicas: [] } })
    await done(taskID)
    await expect(found({}, replica)).rejects.toMatchObject({
      status: 404,
      message: `Index ${replica} does not exist`,
    })
  })
})

describe('synonyms and rules', () => {
  const ute = { objectID: 'ute', type: 'synonym' as const, synonyms: ['pickup', 'hilux'] }

  test('synonyms are saved, used, searched, read and deleted', async () => {
    const saved = await search.admin.saveSynonyms({
      indexName,
      synonymHit: [ute, { ...ute, objectID: 'b', synonyms: ['a', 'b'] }],
    })
    await done(saved.taskID)
    expect(await found({ query: 'pickup' })).toEqual(['hilux'])
    expect(
      await search.admin.searchSynonyms({ indexName, searchSynonymsParams: { query: 'pick' } }),
    ).toMatchObject({ nbHits: 1, hits: [ute] })
    expect(await search.admin.getSynonym({ indexName, objectID: 'ute' })).toEqual(ute)
    await search.admin.saveSynonym({ indexName, objectID: 'c', synonymHit: { ...ute, objectID: 'c' } })
    await search.admin.deleteSynonym({ indexName, objectID: 'ute' })
    await expect(search.admin.getSynonym({ indexName, objectID: 'ute' })).rejects.toMatchObject({
      status: 404,
    })
    const { taskID } = await search.admin.clearSynonyms({ indexName })
    await done(taskID)
    expect(await found({ query: 'pickup' })).toEqual([])
  })

  test('rules are kept and answered', async () => {
    const rule = {
      objectID: 'r',
      conditions: [{ pattern: 'x', anchoring: 'is' as const }],
      consequence: { params: { filters: 'make:Kia' } },
    }
    await search.admin.saveRules({ indexName, rules: [rule] })
    expect(await search.admin.getRule({ indexName, objectID: 'r' })).toEqual(rule)
    expect(await search.admin.searchRules({ indexName })).toMatchObject({ nbHits: 1 })
    await search.admin.clearRules({ indexName })
    expect(await search.admin.searchRules({ indexName })).toMatchObject({ nbHits: 0 })
  })
})

describe('indices', () => {
  test('are listed with their objects, and deleted', async () => {
    const { items } = await search.admin.listIndices()
    expect(items.find(({ name }) => name === indexName)).toMatchObject({ entries: 4, pendingTask: false })
    const { taskID } = await search.admin.deleteIndex({ indexName })
    await done(taskID)
    expect(await search.admin.indexExists({ indexName })).toBe(false)
    await expect(found()).rejects.toMatchObject({ status: 404, message: `Index ${indexName} does not exist` })
  })

  test('are copied whole, or in part by scope', async () => {
    const [whole, part] = [`${indexName}_copy`, `${indexName}_part`]
    for (const [destination, scope] of [[whole], [part, ['settings' as const]]] as const) {
      const { taskID } = await search.admin.operationIndex({
        indexName,
        operationIndexParams: { operation: 'copy', destination, scope: scope && [...scope] },
      })
      await done(taskID, destination)
    }
    expect(await found({ filters: 'body:Ute' }, whole)).toEqual(['hilux', 'ranger'])
    expect(await found({}, part)).toEqual([])
    expect(await search.admin.getSettings({ indexName: part })).toMatchObject(settings)
  })

  test('are replaced in one step, replicas and settings included', async () => {
    const replica = `${indexName}_new`
    await search.admin.setSettings({ indexName, indexSettings: { replicas: [replica] } })
    await search.admin.setSettings({ indexName: replica, indexSettings: { ranking: ['desc(year)'] } })
    const objects = cars.slice(1).map((car) => ({ ...car, year: car.year + 1 }))
    await search.admin.replaceAllObjects({ indexName, objects })
    expect(await found()).toEqual(['cx5', 'hilux', 'ranger'])
    expect(await found({}, replica)).toEqual(['ranger', 'hilux', 'cx5'])
    expect(await search.admin.getSettings({ indexName })).toMatchObject({ ...settings, replicas: [replica] })
    const { items } = await search.admin.listIndices()
    expect(items.filter(({ name }) => name.includes('_tmp_'))).toEqual([])
  })
})

test('a key that one holds is read with its rights', async () => {
  expect(await search.admin.getApiKey({ key: search.keys.searchKey })).toMatchObject({ acl: ['search'] })
  expect((await search.admin.listApiKeys()).keys).toHaveLength(2)
})
