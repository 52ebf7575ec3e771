import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestSearch, type TestSearch } from './testing/search.ts'

const indexName = 'cars'
let search: TestSearch

beforeAll(async () => {
  search = await startTestSearch()
  await search.admin.setSettings({
    indexName,
    indexSettings: { attributesForFaceting: ['make', 'price'], searchableAttributes: ['make'] },
  })
  await search.admin.saveObjects({
    indexName,
    objects: [{ objectID: '1', make: 'Kia', price: 5 }],
    waitForTasks: true,
  })
}, 60_000)
afterAll(() => search.stop())

async function post(path: string, body: BodyInit, headers: Record<string, string> = {}) {
  const response = await search.request(path, { method: 'POST', body, headers })
  return { status: response.status, json: await response.json(), headers: response.headers }
}
const query = (params: object) => post(`/1/indexes/${indexName}/query`, JSON.stringify(params))

describe('a search that cannot be answered', () => {
  test.each([
    ['unbalanced brackets', { filters: '(make:Kia' }],
    ['too many brackets', { filters: '('.repeat(10_000) }],
    [
      'a filter of 10,000 different conditions',
      { filters: Array.from({ length: 10_000 }, (_, at) => `price=${at}`).join(' AND ') },
    ],
    ['a number that is none', { numericFilters: ['price>abc'] }],
    ['a facet search without the right setting', { facets: 7 }],
    ['a place that is none', { aroundLatLng: 'here' }],
    ['a page that is none', { page: 'NaN' }],
    ['a negative page', { page: -1 }],
    ['filters that are a number', { filters: 5 }],
    ['a query that is a list', { query: ['a'] }],
  ])('%s is a 400 with a reason', async (_name, params) => {
    const { status, json } = await query(params)
    expect(status).toBe(400)
    expect(json).toEqual({ status: 400, message: expect.stringMatching(/^\S.{5,}/s) })
  })

  test.each([
    ['a reversed range', { filters: 'price:9 TO 1' }, 0],
    ['an unknown facet', { filters: 'nothing:here', facets: ['nobody'] }, 0],
    ['a page past the end', { page: 1_000_000 }, 1],
    ['an unknown parameter', { colourOfTheSky: 'blue' }, 1],
    ['nothing', {}, 1],
  ])('%s is answered', async (_name, params, nbHits) => {
    const { status, json } = await query(params)
    expect([status, json.nbHits]).toEqual([200, nbHits])
  })

  test('a query of 100 kB is cut off', async () => {
    const { status, json } = await query({ query: 'toyota '.repeat(15_000) })
    expect([status, json.nbHits]).toEqual([200, 0])
    expect(json.query.length).toBeLessThanOrEqual(512)
  })

  test('more requests than a page can need are refused', async () => {
    const requests = Array.from({ length: 51 }, () => ({ indexName }))
    expect(await post('/1/indexes/*/queries', JSON.stringify({ requests }))).toMatchObject({ status: 400 })
  })
})

describe('a body', () => {
  test.each([
    ['that is not JSON', '{"query":', 'Invalid JSON in the body'],
    ['that is a list', '[1]', 'The body should be a JSON object'],
    ['that is a word', '"query"', 'The body should be a JSON object'],
  ])('%s is a 400', async (_name, body, message) => {
    expect(await post(`/1/indexes/${indexName}/query`, body)).toMatchObject({
      status: 400,
      json: { message, status: 400 },
    })
  })

  test('is read as JSON with any content type, compressed or not', async () => {
    const body = JSON.stringify({ query: 'kia' })
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'application/json'])
      expect(await post(`/1/indexes/${indexName}/query`, body, { 'content-type': type })).toMatchObject({
        json: { nbHits: 1 },
      })
    const packed = await post(`/1/indexes/${indexName}/query`, gzipSync(body), { 'content-encoding': 'gzip' })
    expect(packed).toMatchObject({ json: { nbHits: 1 } })
    const broken = await post(`/1/indexes/${indexName}/query`, body, { 'content-encoding': 'gzip' })
    expect(broken).toMatchObject({ status: 400, json: { message: 'The body is not gzip' } })
  })

  test('longer than a search needs is refused from a search key, also if it is that long only after decompression', async () => {
    const long = JSON.stringify({ query: 'x'.repeat(400_000) })
    const key = { 'x-algolia-api-key': search.keys.searchKey }
    const path = `/1/indexes/${indexName}/query`
    expect(await post(path, long, key)).toMatchObject({ status: 413, json: { status: 413 } })
    expect(await post(path, gzipSync(long), { ...key, 'content-encoding': 'gzip' })).toMatchObject({
      status: 413,
    })
    expect(await post(path, JSON.stringify({ query: 'kia' }), key)).toMatchObject({ json: { nbHits: 1 } })
  })
})

describe('a path', () => {
  test.each([
    ['GET', '/1/nothing', 404, 'Path not found'],
    ['GET', '/', 404, 'Path not found'],
    ['PATCH', `/1/indexes/${indexName}`, 405, 'PATCH is not allowed here; allowed: DELETE, POST, GET'],
    ['GET', '/1/clusters', 501, 'Clusters: not supported by this search server'],
    ['POST', '/1/keys', 501, 'Making and changing API keys: not supported by this search server'],
    ['GET', '/1/logs', 501, 'Logs: not supported by this search server'],
    ['POST', '/1/dictionaries/stopwords/batch', 501, 'Dictionaries: not supported by this search server'],
    [
      'GET',
      '/2/abtests',
      501,
      'Analytics, A/B tests and recommendations: not supported by this search server',
    ],
  ])('%s %s answers %i', async (method, path, status, message) => {
    const response = await search.request(path, { method })
    const json = await response.json()
    expect([response.status, json.message]).toEqual([status, message])
  })

  test('with a broken name is a 404', async () => {
    const response = await search.request('/1/indexes/%E0%A4%A/query', { method: 'POST', body: '{}' })
    expect(response.status).toBe(404)
  })
})

test.each([
  ['addObject', { objectID: 'a\u0001b' }],
  ['updateObject', { make: 'Kia' }],
  ['updateObject', { objectID: 'x'.repeat(600) }],
  ['explode', { objectID: 'x' }],
])('a batch with %s of %j changes nothing', async (action, body) => {
  const requests = [{ action: 'clear' }, { action, body }]
  expect(await post(`/1/indexes/${indexName}/batch`, JSON.stringify({ requests }))).toMatchObject({
    status: 400,
  })
  expect((await query({})).json.nbHits).toBe(1)
})

test('an index cannot have the name that stands for all of them', async () => {
  const answer = await search.request('/1/indexes/%2A/settings', { method: 'PUT', body: '{}' })
  expect(answer.status).toBe(400)
})

test('a search key that asks too often gets 429, the admin key does not', async () => {
  const slow = await search.another({ rateLimit: { perSecond: 0, burst: 2 } })
  const ask = async (key: string) => {
    const headers = { 'x-algolia-api-key': key }
    const answer = await slow.request(`/1/indexes/${indexName}/query`, {
      method: 'POST',
      body: '{}',
      headers,
    })
    return [answer.status, answer.headers.get('retry-after'), (await answer.json()).message]
  }
  await ask(search.keys.searchKey)
  await ask(search.keys.searchKey)
  expect(await ask(search.keys.searchKey)).toEqual([429, '1', 'Too Many Requests'])
  expect(await ask(search.keys.adminKey)).toEqual([200, null, undefined])
})

test.each(['{"__proto__":1}', '{"objectID":"2","__proto__":{"a":1}}', '{"constructor":null}'])(
  'an object with the line %s is kept, or refused as the fault of who sent it',
  async (body) => {
    expect((await post('/1/indexes/hostile', body)).status).toBeLessThan(500)
    for (const id of ['x', '2', 'new']) {
      const { status, json } = await post(`/1/indexes/hostile/${id}/partial`, body)
      expect(status, JSON.stringify(json)).toBeLessThan(500)
    }
  },
)

test('no write to an index fails because others make and delete it at that moment', async () => {
  const writes: [method: string, path: string, body?: string][] = [
    ['DELETE', ''],
    ['POST', '/clear'],
    ['POST', '/synonyms/clear'],
    ['DELETE', '/x'],
    ['POST', '', '{"make":"Kia"}'],
  ]
  for (let round = 0; round < 10; round++) {
    const statuses = await Promise.all(
      Array.from({ length: 20 }, async (_, number) => {
        const [method, path, body] = writes[number % writes.length]!
        return (await search.request(`/1/indexes/busy${path}`, { method, body })).status
      }),
    )
    expect(statuses.filter((status) => status !== 200)).toEqual([])
  }
})

test.each(['/1/indexes/%00/settings', '/1/indexes/a%00b/query', '/1/indexes/cars/%00'])(
  'the name in %s is refused',
  async (path) => {
    expect((await search.request(path, { method: 'GET' })).status).toBeOneOf([400, 405])
  },
)
