import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Papa from 'papaparse'
import type { PoolClient } from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestSearch, type TestSearch } from '#embedded/search/testing/search.ts'
import { importStock } from '../import/import.server.ts'
import { allStored } from '../store/store.server.ts'
import { type Exported, exportStock } from './export.server.ts'
import { googleColumns } from './google-offer.ts'

let search: TestSearch
let folder: string
beforeAll(async () => {
  search = await startTestSearch()
  folder = await mkdtemp(join(tmpdir(), 'forecourt-export-'))
}, 60_000)
afterAll(async () => {
  await search.stop()
  await rm(folder, { recursive: true })
})

const bring = (tenant: string, records: Record<string, unknown>[]) =>
  importStock({
    pool: search.database,
    tenant,
    source: { records, name: 'test', directory: folder },
    dataDir: folder,
    now: new Date('2026-11-01T00:00:00Z'),
  })

async function withClient<T>(work: (client: PoolClient) => Promise<T>) {
  const client = await search.database.connect()
  return work(client).finally(() => client.release())
}

async function exported(format: 'forecourt' | 'google-vehicle-ads', tenant: string) {
  const counts: Exported = { vehicles: 0, left: new Map() }
  const text = await withClient(async (client) => {
    let all = ''
    const options = { client, tenant, origin: 'https://alpha.example.com.au' }
    for await (const piece of exportStock(format, options, counts)) all += piece
    return all
  })
  return { text, counts }
}

const readTable = (text: string) =>
  Papa.parse<Record<string, string>>(text, { delimiter: '\t', header: true, skipEmptyLines: true }).data

const car = {
  car_type: 'used',
  year: 2021,
  make: 'Toyota',
  model: 'Corolla',
  km: 45000,
  price: 25990,
  price_type: 'Drive Away',
  body: 'Hatchback',
  location: { id: 'CNS', name: 'Cairns', slug: 'cairns', lat: -16.9, long: 145.7 },
  images: ['https://x.au/1.jpg', 'https://x.au/2.jpg'],
  cost_price: 13579,
}

describe('a feed for Google vehicle ads', () => {
  test('has its columns, one offer for each VIN, and the price type that Australia requires', async () => {
    await bring('google', [
      { ...car, stocknum: 'S1', vin: 'JTNK4RBE0K3000001', badge: '=HYPERLINK("x")' },
      { ...car, stocknum: 'S2', vin: 'JTNK4RBE0K3000002', price_type: 'EGC' },
      {
        ...car,
        stocknum: 'S3',
        vin: 'JTNK4RBE0K3000003',
        car_type: 'new',
        price_type: 'Estimated drive away',
        km: 5,
      },
      { ...car, stocknum: 'S4', vin: 'JTNK4RBE0K3000004', car_type: 'demo' },
      { ...car, stocknum: 'S5', vin: 'JTNK4RBE0K3000001' },
      { ...car, stocknum: 'S6', vin: 'JTNK4RBE0K3000006', car_type: 'new', price_type: 'EGC' },
      { ...car, stocknum: 'S7', vin: 'JTNK4RBE0K3000007', item_type: 'truck' },
      { ...car, stocknum: 'S8', vin: 'JTNK4RBE0K3000008', item_type: 'caravan' },
      { ...car, stocknum: 'S9', vin: 'JTNK4RBE0K3000009', status: 'sold', show_on_dealer_website: true },
      { ...car, stocknum: 'S10', vin: 'JTNK4RBE0K3000010', price: 'POA' },
      { ...car, stocknum: 'S11' },
      { ...car, stocknum: 'S12', vin: 'JTNK4RBE0K3000012', price_type: undefined },
    ])
    const { text, counts } = await exported('google-vehicle-ads', 'google')
    expect(text.split('\n')[0]).toBe(googleColumns.join('\t'))
    const offers = readTable(text)
    expect(
      offers.map(({ id, condition, vehicle_price_type }) => [id, condition, vehicle_price_type]),
    ).toEqual([
      ['S1', 'used', 'drive_away_price'],
      ['S2', 'used', 'excluding_government_charges_price'],
      ['S3', 'new', 'estimated_drive_away_price'],
      ['S4', 'used', 'drive_away_price'],
    ])
    expect(offers[0]).toMatchObject({
      link: 'https://alpha.example.com.au/cars/2021-toyota-corolla-hyperlink-x-s1',
      price: '25990.00 AUD',
      mileage: '45000 km',
      google_product_category: '916',
      store_code: 'CNS',
      trim: `'=HYPERLINK("x")`,
    })
    expect(offers[0]?.image_link).toMatch(
      /^https:\/\/alpha\.example\.com\.au\/media\/stock\/google\/remote\//,
    )
    expect([...counts.left.values()].reduce((sum, count) => sum + count)).toBe(8)
    expect(text).not.toContain('13579')
  })
})

describe('a feed in our own format', () => {
  test('brings the same vehicles to another tenant, without what stays with the dealer', async () => {
    await bring('from', [
      { ...car, stocknum: 'S1', slug: 'car-full', id: 77, custom_rank: 3, dealercomments: 'Neat\n\ncar' },
      { ...car, stocknum: 'S2', status: 'sold', sold_date: '2026-10-30', reserved: true, seats: 5 },
    ])
    const { text, counts } = await exported('forecourt', 'from')
    expect(counts.vehicles).toBe(2)
    expect(text).not.toContain('13579')
    const report = await bring('to', JSON.parse(text))
    expect(report).toMatchObject({ added: 2, rejected: 0, leftOut: 0, unknownColumns: [] })
    const stock = (tenant: string) =>
      withClient(async (client) => {
        for await (const part of allStored(client, tenant)) return part
      })
    expect(await stock('to')).toEqual(await stock('from'))
  })
})
