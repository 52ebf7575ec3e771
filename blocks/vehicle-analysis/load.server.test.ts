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

let id = 3000
const other = (more: Partial<StockRecord>) => {
  id++
  return sampleRecord({ id, objectID: String(id), slug: `car-${id}`, ...more })
}

/** What is said of the sample Corolla: $25,990, 48,210 km. */
function analysis(
  others: StockRecord[],
  vehicle: Partial<Vehicle> = {},
  plugins: Settings['plugins'] = [{ feature: 'Car Analysis' }],
) {
  const site = sampleSite({ plugins })
  const own = sampleVehicle(vehicle)
  const stock = memoryStock([toRecord(site.slug, own), ...others], { vehicles: [own] })
  return load(
    sampleLoad(definition.content.parse({}), {
      site,
      params: { vehicle: own.slug },
      instant: sampleInstant,
      stock: stock.of(site, new Reads(0)),
    }),
  )
}

test('averages are those of the same make and model in stock, this vehicle among them', async () => {
  const others = [
    other({ price: 20_990, km: 51_790 }),
    other({ price: 90_000, km: 1, make: 'Kia' }),
    other({ price: 90_000, km: 1, status: 'coming_soon' }),
    other({ price: 0, km: 50_000 }),
    other({ price: 90_000, price_type: 'Excl. Govt. Charges', km: 50_000 }),
  ]
  expect(await analysis(others)).toEqual({
    model: 'Toyota Corolla',
    count: 4,
    km: { own: 48_210, average: 50_000 },
    price: { own: 25_990, average: 23_490, type: 'Drive Away' },
  })
})

test('it says nothing without another of the model, without the plug-in, and of a sold vehicle', async () => {
  const others = [other({}), other({})]
  expect(await analysis(others)).not.toBeNull()
  expect(await analysis([])).toBeNull()
  expect(await analysis(others, {}, [{ name: 'Autogauge' }])).toBeNull()
  expect(await analysis(others, { status: 'sold', sold: true })).toBeNull()
  expect(await analysis(others, { price: undefined, km: undefined })).toBeNull()
})
