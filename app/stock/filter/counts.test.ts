import { expect, test } from 'vitest'
import { Reads } from '#app/content/reads.server.ts'
import { sampleSite } from '#app/samples/site.ts'
import { sampleInstant, sampleStock } from '#app/samples/stock.ts'
import { memoryStock } from '#app/stock/testing.ts'
import { stockFilterValue } from '#values/stock-filter.ts'
import { countStock } from './counts.server.ts'

const site = sampleSite({ vehicleKinds: ['car', 'truck'] })
const stock = memoryStock(sampleStock)

const counted = (filter: unknown) =>
  countStock(stock.of(site, new Reads(0)), site, sampleInstant, stockFilterValue.parse(filter))

test('nothing chosen: all that shoppers find, with every value and the bounds of every range', async () => {
  const { count, facets, ranges } = await counted(null)
  expect(count).toBe(sampleStock.length)
  expect(facets.body).toEqual({ Hatch: 2, SUV: 3, Ute: 1, Sedan: 1, 'Cab chassis': 1 })
  expect(facets.car_type).toEqual({ new: 2, used: 5, demo: 1 })
  expect(ranges.year).toEqual({ min: 1998, max: 2026 })
})

test('a facet of which something is chosen still offers its other values, as the rest of the choice allows', async () => {
  const { count, facets } = await counted({
    facets: [
      { facet: 'body', values: ['SUV'] },
      { facet: 'make', values: ['Kia'] },
    ],
  })
  expect(count).toBe(1)
  expect(facets.make).toEqual({ Kia: 1, Mazda: 1, Toyota: 1 })
  expect(facets.body).toEqual({ SUV: 1 })
  expect(facets.fuel).toEqual({ Diesel: 1 })
})

test('the bounds of a range that is limited are those of the rest of the choice', async () => {
  const { count, ranges } = await counted({
    facets: [{ facet: 'car_type', values: ['demo', 'new'] }],
    ranges: [{ facet: 'price', max: 40000 }],
  })
  expect(count).toBe(1)
  expect(ranges.price).toEqual({ min: 36888, max: 1089990 })
  expect(ranges.km).toEqual({ min: 2450, max: 2450 })
})
