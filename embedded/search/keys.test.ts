import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { securedKey } from '#platform/secured-key.ts'
import { startTestSearch, type TestSearch } from './testing/search.ts'

const settings = {
  attributesForFaceting: ['filterOnly(tenant)', 'searchable(make)', 'body', 'price'],
  searchableAttributes: ['make', 'model'],
  unretrievableAttributes: ['cost', 'dealer.margin'],
}
/** Both tenants in one index: the worst case, where only a key's filter keeps them apart. */
const shared = 'shared_vehicles'
const objects = [
  { objectID: 'a1', tenant: 'alpha', make: 'Toyota', model: 'HiLux', body: 'Ute', price: 10, cost: 5 },
  {
    objectID: 'a2',
    tenant: 'alpha',
    make: 'Kia',
    model: 'Rio',
    body: 'Hatch',
    price: 20,
    dealer: { margin: 1, name: 'A' },
  },
  { objectID: 'b1', tenant: 'beta', make: 'Ferrari', model: 'Roma', body: 'Coupe', price: 900, cost: 500 },
]

let search: TestSearch
/** Alpha's key, without a restriction of indices. */
let byFilter: string
/** Alpha's key, for its own indices only. */
let byIndex: string

beforeAll(async () => {
  search = await startTestSearch()
  for (const indexName of [shared, 'alpha_vehicles', 'beta_vehicles']) {
    await search.admin.setSettings({
      indexName,
      indexSettings: { ...settings, replicas: [`${indexName}_price`] },
    })
    const own = objects.filter(({ tenant }) => indexName === shared || indexName.startsWith(tenant))
    await search.admin.saveObjects({ indexName, objects: own, waitForTasks: true })
  }
  byFilter = securedKey(search.keys.searchKey, { filters: 'tenant:"alpha"' })
  byIndex = securedKey(search.keys.searchKey, {
    filters: 'tenant:"alpha"',
    restrictIndices: ['alpha_vehicles*'],
  })
}, 60_000)
afterAll(() => search.stop())

async function ask(
  path: string,
  body?: unknown,
  { key = byFilter, method = body === undefined ? 'GET' : 'POST' } = {},
) {
  const response = await search.request(path, {
    method,
    body: body === undefined ? undefined : typeof body === 'string' ? body : JSON.stringify(body),
    headers: { 'x-algolia-api-key': key },
  })
  const text = await response.text()
  return { status: response.status, text, json: JSON.parse(text) }
}

/** Words that only beta's vehicle contains. */
const ofBeta = /Ferrari|Roma|Coupe|"b1"|"?900|beta"/

const injections = [
  'tenant:beta',
  'NOT tenant:alpha',
  'tenant:alpha OR tenant:beta',
  ') OR (tenant:beta',
  ') OR tenant:beta OR (tenant:beta',
  'price > 0) OR (tenant:beta',
  '" OR tenant:beta OR make:"',
  "' OR tenant:beta OR make:'",
  'make:Kia") OR tenant:("beta',
  'make:\\" OR tenant:beta',
  'make:Kia\\',
  '(((((tenant:beta',
  'tenant:beta)))))',
  'AND',
  'OR tenant:beta',
  'tenant:beta AND',
  '\u0000 OR tenant:beta',
  'tenant:"alpha" OR price > 0',
]

describe("a tenant's key", () => {
  test('finds its own vehicles', async () => {
    const { json } = await ask(`/1/indexes/${shared}/query`, { facets: ['*'] })
    expect(json).toMatchObject({ nbHits: 2, facets: { make: { Toyota: 1, Kia: 1 } } })
  })

  test.each(injections)('sees nothing else through the filter %j', async (filters) => {
    const params = new URLSearchParams({ filters }).toString()
    const answers = await Promise.all([
      ask(`/1/indexes/${shared}/query`, { filters, facets: ['*'] }),
      ask(`/1/indexes/${shared}/query`, { params }),
      ask(`/1/indexes/${shared}?${params}`),
      ask(`/1/indexes/${shared}/facets/make/query`, { filters, facetQuery: '' }),
      ask('/1/indexes/*/queries', {
        requests: [
          { indexName: shared, params },
          { indexName: shared, type: 'facet', facet: 'make', filters },
        ],
      }),
      ask(`/1/indexes/${shared}/query`, { facetFilters: [filters], facets: ['*'] }),
      ask(`/1/indexes/${shared}/query`, { facetFilters: filters, facets: ['*'] }),
      ask(`/1/indexes/${shared}/query`, { optionalFilters: [filters], facets: ['*'] }),
      ask(`/1/indexes/${shared}/query`, { numericFilters: [filters], tagFilters: filters }),
    ])
    for (const { status, json } of answers) {
      expect([200, 400]).toContain(status)
      const { params: _, query: __, message: ___, ...seen } = json
      const results = seen.results?.map(({ params: _params, ...rest }: Record<string, unknown>) => rest)
      expect(JSON.stringify(results ?? seen)).not.toMatch(ofBeta)
    }
  })

  test.each([
    ['a list', { filters: ['tenant:beta'] }],
    ['a list of one that is empty', { filters: [''] }],
    ['an object', { filters: { length: 0 } }],
    ['the same word as Unicode', '{"filters":"","fil\\u0074ers":["tenant:beta"]}'],
    ['two of them', '{"filters":"tenant:alpha","filters":"tenant:beta"}'],
    ['a prototype', '{"__proto__":{"filters":"tenant:beta"}}'],
    ['a string of parameters as an object', { params: { filters: ['tenant:beta'] } }],
  ])('sees nothing else through filters as %s', async (_name, body) => {
    const { status, text } = await ask(`/1/indexes/${shared}/query`, body)
    expect([200, 400]).toContain(status)
    expect(text.replace(/"params":"[^"]*"/, '')).not.toMatch(ofBeta)
  })

  test('reads its own objects by id, without unretrievable attributes', async () => {
    const { json } = await ask('/1/indexes/*/objects', {
      requests: ['a1', 'a2', 'b1'].map((objectID) => ({ indexName: shared, objectID })),
    })
    const [a1, a2, b1] = json.results
    expect(a1).toEqual({
      objectID: 'a1',
      tenant: 'alpha',
      make: 'Toyota',
      model: 'HiLux',
      body: 'Ute',
      price: 10,
    })
    expect(a2.dealer).toEqual({ name: 'A' })
    expect(b1).toBeNull()
    expect(await ask(`/1/indexes/${shared}/b1`)).toMatchObject({ status: 404 })
    expect(await ask(`/1/indexes/${shared}/a1?attributesToRetrieve=cost,make`)).toMatchObject({
      json: { objectID: 'a1', make: 'Toyota' },
    })
    expect((await ask(`/1/indexes/${shared}/a1?attributesToRetrieve=cost`)).json).toEqual({ objectID: 'a1' })
  })

  test('for its own indices is refused at every other, alone and in a batch with its own', async () => {
    const options = { key: byIndex }
    expect(await ask('/1/indexes/alpha_vehicles_price/query', {}, options)).toMatchObject({
      json: { nbHits: 2 },
    })
    const refused = await Promise.all([
      ask('/1/indexes/beta_vehicles/query', {}, options),
      ask('/1/indexes/beta_vehicles_price/query', {}, options),
      ask('/1/indexes/beta_vehicles', undefined, options),
      ask('/1/indexes/beta_vehicles/b1', undefined, options),
      ask('/1/indexes/beta%5Fvehicles/query', {}, options),
      ask('/1/indexes/beta_vehicles/facets/make/query', {}, options),
      ask(
        '/1/indexes/*/objects',
        {
          requests: [
            { indexName: 'alpha_vehicles', objectID: 'a1' },
            { indexName: 'beta_vehicles', objectID: 'b1' },
          ],
        },
        options,
      ),
      ask(
        '/1/indexes/*/queries',
        { requests: [{ indexName: 'alpha_vehicles' }, { indexName: 'beta_vehicles' }] },
        options,
      ),
      ask(
        '/1/indexes/*/queries',
        {
          requests: [
            { indexName: 'alpha_vehicles', params: 'indexName=beta_vehicles' },
            { indexName: shared },
          ],
        },
        options,
      ),
    ])
    for (const { status, json, text } of refused) {
      expect([status, json]).toEqual([403, { message: 'Index not allowed with this API key', status: 403 }])
      expect(text).not.toMatch(ofBeta)
    }
  })

  test.each([
    ['browse', 'POST', `/1/indexes/${shared}/browse`],
    ['browse by GET', 'GET', `/1/indexes/${shared}/browse`],
    ['list indices', 'GET', '/1/indexes'],
    ['read settings', 'GET', `/1/indexes/${shared}/settings`],
    ['change settings', 'PUT', `/1/indexes/${shared}/settings`],
    ['add', 'POST', `/1/indexes/${shared}`],
    ['replace', 'PUT', `/1/indexes/${shared}/a1`],
    ['delete', 'DELETE', `/1/indexes/${shared}/a1`],
    ['delete by filters', 'POST', `/1/indexes/${shared}/deleteByQuery`],
    ['clear', 'POST', `/1/indexes/${shared}/clear`],
    ['batch', 'POST', `/1/indexes/${shared}/batch`],
    ['batch over indices', 'POST', '/1/indexes/*/batch'],
    ['move', 'POST', `/1/indexes/${shared}/operation`],
    ['delete the index', 'DELETE', `/1/indexes/${shared}`],
    ['read synonyms', 'POST', `/1/indexes/${shared}/synonyms/search`],
    ['read rules', 'GET', `/1/indexes/${shared}/rules/x`],
    ['list keys', 'GET', '/1/keys'],
    ['see a task', 'GET', `/1/indexes/${shared}/task/1`],
  ])('may not %s', async (_name, method, path) => {
    const { status, json } = await ask(path, method === 'GET' ? undefined : { requests: [] }, { method })
    expect([status, json]).toEqual([403, { message: 'Method not allowed with this API key', status: 403 }])
  })

  test('with a page size overrides the size that is requested', async () => {
    const key = securedKey(search.keys.searchKey, { hitsPerPage: 1 })
    const { json } = await ask(`/1/indexes/${shared}/query`, { hitsPerPage: 100 }, { key })
    expect([json.hits.length, json.nbHits]).toEqual([1, 3])
  })
})

test('an unknown or altered key learns nothing', async () => {
  const text = Buffer.from(byFilter, 'base64').toString()
  const forged = Buffer.from(text.replace('alpha', 'beta')).toString('base64')
  for (const key of ['', 'x', forged, `${byFilter}A`.slice(4), 'a'.repeat(31)]) {
    const { status, json } = await ask(`/1/indexes/${shared}/query`, {}, { key })
    expect([status, json]).toEqual([403, { message: 'Invalid Application-ID or API key', status: 403 }])
  }
})

test('the admin key sees unretrievable attributes, and may browse', async () => {
  const hit = await search.admin.getObject({ indexName: shared, objectID: 'a1' })
  expect(hit).toMatchObject({ cost: 5 })
  expect((await search.admin.browse({ indexName: shared })).hits).toHaveLength(3)
})
