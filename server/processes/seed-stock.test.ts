import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { countVehicles } from '#app/stock/dealers-testing.ts'
import { importStock } from '#app/stock/import/import.server.ts'
import { indexName, type StockRecord } from '#app/stock/index/record.ts'
import { readVehicle } from '#app/stock/store/store.server.ts'
import { startTestSearch, type TestSearch } from '#embedded/search/testing/search.ts'
import { seedStock } from './seed-stock.ts'

let search: TestSearch
let dataDir: string

beforeAll(async () => {
  search = await startTestSearch()
  dataDir = await mkdtemp(join(tmpdir(), 'forecourt-stock-'))
}, 60_000)
afterAll(async () => {
  await search.stop()
  await rm(dataDir, { recursive: true })
})

async function seed(...slugs: string[]) {
  const lines: string[] = []
  await seedStock(
    { databaseUrl: search.databaseUrl, dataDir, hostedSearch: false },
    slugs.map((slug) => ({ slug, name: slug })),
    () => {},
    (line) => lines.push(line),
  )
  return lines
}

test('a demo site gets its stock once, searchable and without private data', async () => {
  expect(await seed('southside-chery', 'a-dealer-of-its-own')).toEqual(['southside-chery: 120 vehicles'])
  const omodas = async () => {
    const { hits } = await search.admin.searchSingleIndex<StockRecord>({
      indexName: indexName('', 'southside-chery'),
      searchParams: { query: 'omoda', hitsPerPage: 100 },
    })
    return hits
  }
  await expect.poll(async () => (await omodas()).length).toBeGreaterThan(10)
  const hits = await omodas()
  expect(hits.every(({ make }) => make === 'Chery')).toBe(true)
  const vehicle = await readVehicle(search.database, 'southside-chery', hits[0]?.slug ?? '')
  expect(vehicle).toMatchObject({ make: 'Chery', simple_body: 'SUV' })
  expect(JSON.stringify([vehicle, hits])).not.toContain('cost_price')

  expect(await seed('southside-chery')).toEqual([])
  expect(await countVehicles(search.database, 'southside-chery')).toBe(120)
})

test('a site that has imported a feed keeps what it has', async () => {
  const own = {
    stocknum: 'A1',
    car_type: 'used',
    year: 2019,
    make: 'Isuzu',
    model: 'NPR',
    item_type: 'truck',
  }
  await importStock({
    pool: search.database,
    tenant: 'outback-trucks',
    dataDir,
    source: { records: [own], name: 'own', directory: dataDir },
  })
  expect(await seed('outback-trucks')).toEqual([])
  expect(await countVehicles(search.database, 'outback-trucks')).toBe(1)
})
