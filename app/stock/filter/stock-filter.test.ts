import { expect, test } from 'vitest'
import { stockFilterValue } from '#values/stock-filter.ts'
import { requestOf } from './stock-filter.ts'

const request = (filter: unknown) => requestOf(stockFilterValue.parse(filter))

test('any of a facet’s values will do, and every facet must hold', () => {
  const facets = [
    { facet: 'make', values: ['Kia', 'MG'] },
    { facet: 'body', values: ['SUV'] },
  ]
  expect(request({ facets }).facetFilters).toEqual([['make:Kia', 'make:MG'], ['body:SUV']])
})

test('features are all wanted at once', () => {
  const facets = [{ facet: 'filtered_features', values: ['Sunroof', 'Tow Bar'] }]
  expect(request({ facets }).facetFilters).toEqual(['filtered_features:Sunroof', 'filtered_features:Tow Bar'])
})

test('a range may be open on either side', () => {
  const ranges = [
    { facet: 'price', max: 30000 },
    { facet: 'year', min: 2020, max: 2024 },
  ]
  expect(request({ ranges }).numericFilters).toEqual(['price <= 30000', 'year >= 2020', 'year <= 2024'])
})

test('a value that begins with a hyphen does not exclude', () => {
  expect(request({ facets: [{ facet: 'badge', values: ['-R'] }] }).facetFilters).toEqual([['badge:\\-R']])
})

test('nothing chosen is all stock, and so is what cannot be read', () => {
  const all = { query: '', facetFilters: [], numericFilters: [] }
  expect(request(null)).toEqual(all)
  expect(request('make:Kia')).toEqual(all)
  expect(
    request({
      words: '  ',
      facets: [{ facet: 'make', values: [] }, { facet: 'cost_price', values: ['1'] }, null],
      ranges: [{ facet: 'price' }, { facet: 'price', min: 'x' }],
    }),
  ).toEqual(all)
})
