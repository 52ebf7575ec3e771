import { expect, test } from 'vitest'
import { sampleLoad } from '#app/samples/load.ts'
import load from './load.server.ts'
import definition from './query.ts'

const kia = { name: 'Kia', slug: 'kia' }
const models = [
  { name: 'Sportage', slug: 'kia-sportage', body: 'SUV', manufacturer: kia },
  { name: 'Picanto', slug: 'kia-picanto', body: 'Hatch', manufacturer: kia },
  { name: 'Swift', slug: 'suzuki-swift', body: 'Hatch', manufacturer: { name: 'Suzuki', slug: 'suzuki' } },
  { name: 'Orphan', slug: 'orphan', body: 'Hatch', manufacturer: null },
]

test('the catalogue filters on manufacturer.name, model.name and model.body, 21 per page', async () => {
  const search = new URLSearchParams('manufacturer.name=Kia&model.body=Hatch,SUV&model.name=Picanto')
  const data = await load(
    sampleLoad(definition.content.parse({}), {
      search,
      lake: { query: ({ shape }) => Promise.resolve(shape.parse(models)) },
    }),
  )
  expect(data.request).toMatchObject({
    filters: { 'manufacturer.name': ['Kia'], 'model.body': ['Hatch', 'SUV'], 'model.name': ['Picanto'] },
    hitsPerPage: 21,
  })
  expect(data.hits.map(({ name }) => name)).toEqual(['Picanto'])
  expect(data.facets['model.name']).toEqual([
    { value: 'Picanto', count: 1 },
    { value: 'Sportage', count: 1 },
  ])
})
