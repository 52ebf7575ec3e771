import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { carIndex, cars, settings } from './testing/cars.ts'
import { startTestSearch, type TestSearch } from './testing/search.ts'

let search: TestSearch
let indexName: string
let done: Awaited<ReturnType<typeof carIndex>>['done']
let found: Awaited<ReturnType<typeof carIndex>>['found']

beforeAll(async () => {
  search = await startTestSearch()
}, 60_000)
afterAll(() => search.stop())
beforeEach(async () => {
  ;({ indexName, done, found } = await carIndex(search))
})

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

  test('the advanced syntax and corrections of words are set on the index, and a search may go without', async () => {
    const { taskID } = await search.admin.setSettings({
      indexName,
      indexSettings: { ...settings, advancedSyntax: true },
    })
    await done(taskID)
    const saved = await search.admin.saveSynonym({
      indexName,
      objectID: 'fohrdt',
      synonymHit: { objectID: 'fohrdt', type: 'altcorrection1', word: 'fohrdt', corrections: ['Ford'] },
    })
    await done(saved.taskID)
    expect(await found({ query: '-toyota' })).toEqual(['cx5', 'ranger'])
    expect(await found({ query: 'toyota -hilux' })).toEqual(['corolla'])
    expect(await found({ query: '"cx 5"' })).toEqual(['cx5'])
    expect(await found({ query: 'toyota -hilux', advancedSyntax: false })).toEqual(['hilux'])
    expect(await found({ query: 'toyota -hilux', advancedSyntaxFeatures: ['exactPhrase'] })).toEqual([
      'hilux',
    ])
    expect(await found({ query: 'fohrdt' })).toEqual(['ranger'])
    expect(await found({ query: 'fohrdt', synonyms: false })).toEqual([])
  })

  test('values of a facet are found by their beginning', async () => {
    const answer = await search.admin.searchForFacetValues({
      indexName,
      facetName: 'make',
      searchForFacetValuesRequest: { facetQuery: 'm', params: 'filters=price%20%3E%2030000' },
    })
    expect(answer).toMatchObject({ facetHits: [{ value: 'Mazda', count: 1 }], exhaustiveFacetsCount: true })
  })

  test('later requests are skipped once an earlier one fills its page', async () => {
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

  test('a query id is returned when clicks are counted', async () => {
    const [counted, not] = (
      await search.admin.searchForHits({
        requests: [{ indexName, clickAnalytics: true }, { indexName }],
      })
    ).results
    expect(counted?.queryID).toMatch(/^[0-9a-f]{32}$/)
    expect(not).not.toHaveProperty('queryID')
  })

  test('all objects are browsed through a cursor, which is refused once altered', async () => {
    const seen: string[] = []
    await search.admin.browseObjects({
      indexName,
      browseParams: { hitsPerPage: 3, filters: 'price > 30000' },
      aggregator: ({ hits }) => void seen.push(...hits.map(({ objectID }) => objectID)),
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

  test('are updated in part, created if asked to, and incremented', async () => {
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

  test('are deleted by filters, and never all of them without any', async () => {
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

  test('survive a batch that fails: nothing of it is written', async () => {
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
