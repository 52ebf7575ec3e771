import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type ContentSpec, contentSearchParams, readContentSearch, searchContent } from './search.ts'

interface Item {
  name: string
  categories: string[]
  price?: number
}

const spec: ContentSpec<Item> = {
  facets: { categories: ({ categories }) => categories },
  ranges: { price: ({ price }) => price },
  words: ({ name }) => name,
}
const items: Item[] = [
  { name: 'Tiggo 7 drive-away', categories: ['New cars', 'SUV'], price: 34990 },
  { name: 'Service from $199', categories: ['Service'], price: 199 },
  { name: 'Demo clearance', categories: ['Demo cars', 'SUV'], price: 29990 },
  { name: 'Trade-in bonus', categories: ['New cars'] },
]
const read = (query: string) => readContentSearch(new URLSearchParams(query), spec)
const found = (query: string) => searchContent(items, spec, read(query)).hits.map(({ name }) => name)

describe('a search of editors’ documents', () => {
  test('filters by categories and price, 21 to a page', () => {
    expect(read('categories=SUV,Service&price=100:30000&page=3')).toEqual({
      query: '',
      filters: { categories: ['SUV', 'Service'] },
      ranges: { price: { min: 100, max: 30000 } },
      hitsPerPage: 21,
      offset: 42,
    })
    expect(found('categories=SUV')).toEqual(['Tiggo 7 drive-away', 'Demo clearance'])
    expect(found('categories=SUV&price=:30000')).toEqual(['Demo clearance'])
    expect(found('price_min=200&price_max=30000')).toEqual(['Demo clearance'])
    expect(found('query=clear')).toEqual(['Demo clearance'])
    expect(found('query=lear')).toEqual([])
  })

  test('counts each value as if its own filter were open', () => {
    const { facets, count } = searchContent(items, spec, read('categories=Service&price=0:30000'))
    expect(count).toBe(1)
    expect(facets.categories).toEqual([
      { value: 'Demo cars', count: 1 },
      { value: 'Service', count: 1 },
      { value: 'SUV', count: 1 },
    ])
  })

  test('a page beyond the last is empty; broken numbers are no filter', () => {
    expect(found('page=9')).toEqual([])
    expect(found('page=-1&price=x:NaN')).toHaveLength(4)
    expect(found(`price=30000:100`)).toEqual([])
    expect(found(`query=${'a'.repeat(5000)}`)).toEqual([])
  })

  test('what is written into the address is read from it again', () => {
    const values = fc.uniqueArray(
      fc
        .string({ minLength: 1 })
        .filter((value) => value.trim() === value && value !== '' && !value.includes('\\')),
      { maxLength: 4 },
    )
    fc.assert(
      fc.property(values, fc.nat(500), fc.nat(20), (categories, min, page) => {
        const request = {
          query: '',
          filters: categories.length > 0 ? { categories } : {},
          ranges: { price: { min, max: undefined } },
          hitsPerPage: 21,
          offset: page * 21,
        }
        const text = contentSearchParams(request as never)
        expect(read(text.slice(1))).toEqual(request)
      }),
    )
  })
})
