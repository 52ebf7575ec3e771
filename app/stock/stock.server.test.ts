import { describe, expect, test, vi } from 'vitest'
import { Invalidations } from '#app/content/invalidations.ts'
import { Reads } from '#app/content/reads.server.ts'
import { sampleSite } from '#app/samples/site.ts'
import { sampleRecord } from '#app/samples/stock.ts'
import { openSecuredKey } from '#platform/secured-key.ts'
import { tenantOfIndex, tenantSearchKey } from './index/search-keys.server.ts'
import { createStock } from './stock.server.ts'
import { StockUnavailable, stockTag } from './tenant-stock.ts'
import { memoryStock } from './testing.ts'

const site = (slug: string) => ({ ...sampleSite(), slug })
const records = [
  sampleRecord({ id: 1, objectID: '1', tenant: 'alpha', make: 'Kia', price: 30_000 }),
  sampleRecord({ id: 2, objectID: '2', tenant: 'alpha', make: 'Toyota', price: 20_000 }),
  sampleRecord({ id: 3, objectID: '3', tenant: 'beta', make: 'Ferrari', price: 10_000 }),
]

describe("a tenant's stock", () => {
  test('answers searches in order, each on the index of its sort', async () => {
    const stock = memoryStock(records)
    const alpha = stock.of(site('alpha'), new Reads(0))
    const [cheapest, kia] = await alpha.search([{ sort: 'price_asc' }, { query: 'kia', facets: ['make'] }])
    expect(cheapest?.hits.map(({ id }) => id)).toEqual([2, 1])
    expect(kia).toMatchObject({ nbHits: 1, facets: { make: { Kia: 1 } } })
    expect(stock.asked.map(({ indexName }) => indexName)).toEqual([
      'alpha_vehicles_price_asc',
      'alpha_vehicles',
    ])
  })

  test('is noted as read, so that a page with it is made again when it changes', async () => {
    const invalidations = new Invalidations()
    const reads = new Reads(invalidations.position)
    await memoryStock(records, { invalidations }).of(site('alpha'), reads).search([{}])
    expect(invalidations.touched(reads.since, reads.tags)).toBe(false)
    invalidations.record([stockTag('beta')])
    expect(invalidations.touched(reads.since, reads.tags)).toBe(false)
    invalidations.record([stockTag('alpha')])
    expect(invalidations.touched(reads.since, reads.tags)).toBe(true)
  })

  test('tells a page that shows none of what changed that it may stay', async () => {
    const invalidations = new Invalidations()
    const changing = structuredClone(records)
    const stock = memoryStock(changing, { invalidations })
    const pageOf = async (make: string) => {
      const reads = new Reads(invalidations.position)
      await stock.of(site('alpha'), reads).search([{ facetFilters: [`make:${make}`] }])
      return async () => (await Promise.all(reads.checks.map(({ holds }) => holds()))).every(Boolean)
    }
    const [kia, toyota] = [await pageOf('Kia'), await pageOf('Toyota')]
    expect([await kia(), await toyota()]).toEqual([true, true])
    const [first] = changing
    if (first) first.price = 28_000
    invalidations.record([stockTag('alpha')])
    expect([await kia(), await toyota()]).toEqual([false, true])
  })

  test('that changes while it is asked for is noted as older than the change', async () => {
    const invalidations = new Invalidations()
    const reads = new Reads(invalidations.position)
    const search = async () => {
      invalidations.record([stockTag('alpha')])
      return { results: [] }
    }
    await stockWith(search, invalidations).of(site('alpha'), reads).search([{}])
    expect(invalidations.touched(reads.since, reads.tags)).toBe(true)
  })

  test('is not there while the search server is away, late, or at fault', async () => {
    const stock = memoryStock(records)
    stock.down = true
    await expect(stock.of(site('alpha'), new Reads(0)).search([{}])).rejects.toThrow(StockUnavailable)
    await expect(stock.of(site('alpha'), new Reads(0)).vehicle('x')).rejects.toThrow(StockUnavailable)
    vi.useFakeTimers()
    try {
      const asked = stockWith(() => new Promise(() => {}))
        .of(site('alpha'), new Reads(0))
        .search([{}])
      const refused = expect(asked).rejects.toThrow('No answer within 1000 ms')
      await vi.advanceTimersByTimeAsync(1000)
      await refused
    } finally {
      vi.useRealTimers()
    }
  })

  test('is empty for a tenant that never had any', async () => {
    const missing = Object.assign(new Error('Index alpha_vehicles does not exist'), {
      name: 'ApiError',
      status: 404,
    })
    const alpha = stockWith(() => Promise.reject(missing)).of(site('alpha'), new Reads(0))
    expect(await alpha.search([{ hitsPerPage: 21 }])).toMatchObject([
      { hits: [], nbHits: 0, hitsPerPage: 21 },
    ])
  })

  test('passes on what was wrong with a question', async () => {
    const fault = Object.assign(new Error('filters: Unexpected token'), { name: 'ApiError', status: 400 })
    const alpha = stockWith(() => Promise.reject(fault)).of(site('alpha'), new Reads(0))
    await expect(alpha.search([{}])).rejects.toBe(fault)
  })
})

const stockWith = (search: () => Promise<unknown>, invalidations = new Invalidations()) =>
  createStock({
    appId: 'APP',
    prefix: '',
    invalidations,
    keyOf: () => 'key',
    clientWith: () => ({ search: search as never }),
    vehicle: async () => null,
  })

test('browsers may ask Algolia where vehicles are searched there, and nobody else', () => {
  expect(memoryStock().hosts).toEqual([])
  const { hosts } = stockWith(() => Promise.reject(new Error('not used')))
  expect(hosts).toEqual([
    'https://APP-dsn.algolia.net',
    'https://APP-1.algolianet.com',
    'https://APP-2.algolianet.com',
    'https://APP-3.algolianet.com',
  ])
})

describe('the key of a tenant', () => {
  const parent = 'p'.repeat(32)

  test('is the same each time, and reaches its own vehicles in its own indices alone', () => {
    const key = tenantSearchKey(parent, 'demo_', 'alpha')
    expect(tenantSearchKey(parent, 'demo_', 'alpha')).toBe(key)
    expect(openSecuredKey(key, parent)).toEqual({
      filters: 'tenant:"alpha"',
      restrictIndices: ['demo_alpha_vehicles*'],
    })
  })

  test.each([
    ['demo_alpha_vehicles', 'alpha'],
    ['demo_outback-trucks_vehicles', 'outback-trucks'],
    ['demo_alpha_vehicles_price_asc', undefined],
    ['demo_alpha_vehicles_tmp_1', undefined],
    ['alpha_vehicles', undefined],
    ['demo_offers', undefined],
  ])('%s holds the vehicles of %s', (index, tenant) => {
    expect(tenantOfIndex('demo_', index)).toBe(tenant)
  })
})
