import { expect, test } from 'vitest'
import { sampleBrands } from '#app/samples/brands.ts'
import { sampleLoad } from '#app/samples/load.ts'
import { answering } from '#app/stock/finder/testing.ts'
import load from './load.server.ts'
import definition from './query.ts'

const stock = answering({ facets: { make: { Kia: 30, Ford: 12, Toyota: 41, 'Land Rover': 12 } } })

async function loaded(content: Record<string, unknown>, brands: unknown = sampleBrands) {
  const { makes } = await load(
    sampleLoad(definition.content.parse(content), {
      stock,
      lake: { query: async ({ shape }) => shape.parse(brands) },
    }),
  )
  return makes
}

test('the makes with the most stock come first, as many as asked', async () => {
  const makes = await loaded({ limit: 3 })
  expect(makes.map(({ value, count }) => `${value} ${count}`)).toEqual(['Toyota 41', 'Kia 30', 'Ford 12'])
})

test('chosen makes stand in their order, and only with stock', async () => {
  const makes = await loaded({ makes: ['land rover', 'Mazda', 'Kia'] })
  expect(makes.map(({ value }) => value)).toEqual(['Land Rover', 'Kia'])
})

test('a make carries the logo of its brand; without brands it has its name alone', async () => {
  const logos = (await loaded({})).filter(({ logo }) => logo).map(({ value }) => value)
  expect(logos).toEqual(['Kia', 'Ford'])
  expect((await loaded({}, null)).map(({ value }) => value)).toHaveLength(4)
})
