import { expect, test } from 'vitest'
import { Reads } from '#app/content/reads.server.ts'
import { sampleLoad } from '#app/samples/load.ts'
import { sampleSite } from '#app/samples/site.ts'
import { sampleInstant, sampleRecord } from '#app/samples/stock.ts'
import { sampleVehicle } from '#app/samples/vehicle.ts'
import type { StockRecord } from '#app/stock/index/record.ts'
import { toRecord } from '#app/stock/index/to-record.ts'
import { memoryStock } from '#app/stock/testing.ts'
import type { Vehicle } from '#app/stock/vehicle.ts'
import type { Settings } from '#tenants/settings/index.ts'
import load from './load.server.ts'
import definition from './query.ts'

const daysAgo = (days: number) => Math.floor(sampleInstant.getTime() / 1000) - days * 86_400
let id = 2000
const other = (name: string, more: Partial<StockRecord> = {}) => {
  id++
  return sampleRecord({ id, objectID: String(id), slug: `car-${id}`, name, ...more })
}

/** Names of what is shown beside the sample Corolla (a hatch of $25,990). */
async function similar(
  others: StockRecord[],
  {
    settings,
    vehicle,
    limit,
  }: { settings?: Partial<Settings>; vehicle?: Partial<Vehicle>; limit?: number } = {},
) {
  const site = sampleSite(settings)
  const own = sampleVehicle(vehicle)
  const stock = memoryStock([toRecord(site.slug, own), ...others], { vehicles: [own] })
  const { records } = await load(
    sampleLoad(definition.content.parse({ limit }), {
      site,
      params: { vehicle: own.slug },
      instant: sampleInstant,
      stock: stock.of(site, new Reads(0)),
    }),
  )
  return records.map(({ name }) => name)
}

test('only vehicles in stock are alike', async () => {
  const others = [
    other('in stock'),
    other('coming', { status: 'coming_soon' }),
    other('sold', { status: 'sold', sold: true, sold_or_always: daysAgo(1) }),
  ]
  expect(await similar(others)).toEqual(['in stock'])
})

test('VDP-15 the same body comes first, then the same make, never the vehicle itself', async () => {
  const others = [
    other('same make', { body: 'SUV' }),
    other('same body', { make: 'Kia', make_model: 'Kia Rio' }),
    other('neither', { make: 'Kia', body: 'SUV' }),
  ]
  expect(await similar(others)).toEqual(['same body', 'same make'])
  expect(await similar([])).toEqual([])
})

test('VDP-15 within a fifth of the price, and any price beside a vehicle without one', async () => {
  const others = [
    other('much less', { price: 20_791 }),
    other('less', { price: 20_792 }),
    other('more', { price: 31_188 }),
    other('much more', { price: 31_189 }),
  ]
  expect((await similar(others)).sort()).toEqual(['less', 'more'])
  expect(await similar(others, { vehicle: { price: 0 } })).toHaveLength(4)
})

test('VDP-15 as many as the Studio asks for, eight otherwise', async () => {
  const others = Array.from({ length: 12 }, (_, index) => other(`car ${index}`))
  expect(await similar(others)).toHaveLength(8)
  expect(await similar(others, { limit: 3 })).toHaveLength(3)
})

test('fresh stock is held back as long as the site says', async () => {
  const others = [
    other('10 days old', { created_at_timestamp: daysAgo(10) }),
    other('15 days old', { created_at_timestamp: daysAgo(15) }),
  ]
  expect(await similar(others, { settings: { stockAgeMinDays: 14 } })).toEqual(['15 days old'])
  expect(await similar(others)).toHaveLength(2)
})
