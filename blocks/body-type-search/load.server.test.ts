import { expect, test } from 'vitest'
import { sampleLoad } from '#app/samples/load.ts'
import { answering } from '#app/stock/finder/testing.ts'
import load from './load.server.ts'
import definition from './query.ts'

const loaded = async (content: Record<string, unknown>, body: Record<string, number>) => {
  const stock = answering({ facets: { body } })
  const { bodies } = await load(sampleLoad(definition.content.parse(content), { stock }))
  return bodies.map(({ value, count }) => `${value} ${count}`)
}

test('there is a tile for each body type that has stock, the most frequent first, and for no other', async () => {
  expect(await loaded({}, { Ute: 12, SUV: 40, Hatch: 12 })).toEqual(['SUV 40', 'Hatch 12', 'Ute 12'])
  expect(await loaded({}, {})).toEqual([])
})

test('chosen body types stand in the order they were given, however they are written, and only with stock', async () => {
  expect(
    await loaded({ bodies: ['ute', 'Wagon', 'People mover'] }, { 'People Mover': 3, SUV: 40, Ute: 12 }),
  ).toEqual(['Ute 12', 'People Mover 3'])
})
