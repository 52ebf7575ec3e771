import { expect, test } from 'vitest'
import { sampleLoad } from '#app/samples/load.ts'
import { sampleSite } from '#app/samples/site.ts'
import { sampleStock } from '#app/samples/stock.ts'
import { answering } from '#app/stock/finder/testing.ts'
import load from './load.server.ts'
import definition from './query.ts'

const instant = new Date('2026-03-02T00:07:00Z')

async function loaded(content: Record<string, unknown>, settings = {}) {
  const stock = answering({ hits: sampleStock, nbHits: 41 })
  const until: Date[] = []
  const context = sampleLoad(definition.content.parse(content), {
    stock,
    instant,
    site: sampleSite(settings),
    validUntil: (at) => until.push(at),
  })
  return { data: await load(context), asked: stock.asked, until }
}

const kias = { facets: [{ facet: 'make', values: ['Kia', 'MG'] }], ranges: [{ facet: 'price', max: 30000 }] }

test('it shows the vehicles of its filter, and its link leads to the same ones in the same order', async () => {
  const { data, asked } = await loaded({ stock: kias, sort: 'newest', limit: 6 })
  expect(asked[0]).toMatchObject({
    facetFilters: [['make:Kia', 'make:MG']],
    numericFilters: ['price <= 30000'],
    sort: 'newest',
    hitsPerPage: 6,
  })
  expect(data.href).toBe('/search/new-used-and-demo-cars?make=Kia,MG&price=:30000&sortBy=newest')
  expect(data).toMatchObject({ records: sampleStock, count: 41 })
})

test('sold vehicles are counted as the listing counts them, but not shown', async () => {
  const { asked } = await loaded({})
  expect(asked[0]?.filters).not.toContain('sold')
  expect(asked[1]?.filters).toContain('status:"sold"')
  expect(asked[1]?.hitsPerPage).toBe(0)
})

test('from the lowest price, vehicles without one are left out where the site says so', async () => {
  const { asked } = await loaded({ sort: 'price_asc' }, { priceAscExcludesZero: true })
  expect(asked[0]?.numericFilters).toEqual(['price > 0'])
  expect((await loaded({ sort: 'price_asc' })).asked[0]?.numericFilters).toEqual([])
})

test('the page is good until listings move on', async () => {
  const { data, until } = await loaded({})
  expect(until.map((at) => at.toISOString())).toEqual(['2026-03-02T00:10:00.000Z'])
  expect(new Date(data.now).toISOString()).toBe('2026-03-02T00:00:00.000Z')
})
