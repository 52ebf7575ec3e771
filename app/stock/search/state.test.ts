import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { facetKeys } from '#tenants/settings/search.ts'
import {
  emptyState,
  rangeKeys,
  readSearchState,
  type SearchState,
  searchHref,
  searchParamNames,
  valueKeys,
} from './state.ts'

const read = (query: string) => readSearchState(new URLSearchParams(query))

describe('the search that an address asks for', () => {
  test('query, page, sort and every facet are read from the address', () => {
    expect(read('query=corolla&make=Toyota&page=2&sortBy=price_asc&price=5000:20000')).toEqual({
      query: 'corolla',
      page: 2,
      sortBy: 'price_asc',
      values: { make: ['Toyota'] },
      ranges: { price: { min: 5000, max: 20000 } },
    })
  })

  test('an address without parameters asks for everything', () => {
    expect(read('')).toEqual(emptyState)
  })

  test('several values stand between commas, or come as a parameter each', () => {
    expect(read('make=Kia,MG').values.make).toEqual(['Kia', 'MG'])
    expect(read('make=Kia&make=MG&make=Kia').values.make).toEqual(['Kia', 'MG'])
  })

  test('a comma inside a value is escaped', () => {
    expect(read('badge=GT%5C,%20Line,SX').values.badge).toEqual(['GT, Line', 'SX'])
  })

  test('either side of a range may be open', () => {
    expect(read('km=:50000').ranges.km).toEqual({ max: 50000 })
    expect(read('year=2018:').ranges.year).toEqual({ min: 2018 })
    expect(read('price=:').ranges.price).toBeUndefined()
  })

  test('the two fields of a form without scripts are a range too', () => {
    expect(read('price=5000&price=20000').ranges.price).toEqual({ min: 5000, max: 20000 })
    expect(read('price=&price=20000').ranges.price).toEqual({ max: 20000 })
    expect(read('price=&price=').ranges.price).toBeUndefined()
  })

  test('an address written by hand means the same search, and links lead to our own spelling', () => {
    for (const [theirs, ours] of [
      ['q=mazda', 'query=mazda'],
      ['q=kia&query=mazda', 'query=mazda'],
      ['price=0-5000', 'price=0:5000'],
      ['price=$5,000-$20,000', 'price=5000:20000'],
      ['price=20000-', 'price=20000:'],
    ] as const) {
      expect(read(theirs), theirs).toEqual(read(ours))
      expect(searchHref('', read(theirs))).toBe(`?${ours}`)
    }
    expect(read('price=-5000').ranges).toEqual({})
    expect(read('year=2018-2020-2022').ranges).toEqual({ year: { min: 2018, max: 2020 } })
  })

  test('a range the wrong way round is turned', () => {
    expect(read('price=20000:5000').ranges.price).toEqual({ min: 5000, max: 20000 })
  })

  test.each([
    'page=0',
    'page=-3',
    'page=two',
    'page=1e999',
    'price=NaN:Infinity',
    'year=-1:x',
    'sortBy=drop',
    'make=,,',
    'lat=200&lng=10',
    'lat=NaN&lng=NaN',
    'place=Nowhere',
    'radius=51',
    'unknown=1',
  ])('%s asks for nothing', (query) => {
    expect(read(query)).toEqual(emptyState)
  })

  test('a very long address is cut, not refused', () => {
    const state = read(`query=${'x'.repeat(100_000)}&make=${'a,'.repeat(5)}${'b'.repeat(5000)}`)
    expect(state.query.length).toBe(200)
    expect(state.values.make?.map(({ length }) => length)).toEqual([1, 120])
  })

  test('a place has a label and a point; the dealership picker adds its own', () => {
    const near = read('place=Springwood QLD&lat=-27.6&lng=153.1&radius=100&locationId=7&locationType=sales')
    expect(near).toMatchObject({
      place: { label: 'Springwood QLD', lat: -27.6, lng: 153.1 },
      radius: 100,
      locationId: '7',
      locationType: 'sales',
    })
  })
})

describe('the address of a search', () => {
  test('values are joined by commas, ranges by a colon, and page comes last', () => {
    const state: SearchState = {
      query: 'two words',
      page: 2,
      sortBy: 'price_asc',
      values: { make: ['Kia', 'MG'], body: ['SUV'] },
      ranges: { price: { min: 5000, max: 20000 } },
    }
    expect(searchHref('/search/used-cars', state)).toBe(
      '/search/used-cars?query=two%20words&make=Kia,MG&body=SUV&price=5000:20000&sortBy=price_asc&page=2',
    )
  })

  test('the first page and the defaults are not written', () => {
    expect(searchHref('/search/kia', emptyState)).toBe('/search/kia')
  })

  const word = fc
    .string({ minLength: 1, maxLength: 20 })
    .filter((text) => text === text.trim() && text !== '')
  const range = fc
    .tuple(fc.nat(300_000), fc.nat(300_000))
    .map(([one, other]) => ({ min: Math.min(one, other), max: Math.max(one, other) }))
  const state: fc.Arbitrary<SearchState> = fc.record(
    {
      query: fc.string({ maxLength: 50 }).map((text) => text.trim()),
      page: fc.integer({ min: 1, max: 10_000 }),
      sortBy: fc.constantFrom('price_asc', 'newest'),
      values: fc.dictionary(
        fc.constantFrom(...valueKeys),
        fc.uniqueArray(word, { minLength: 1, maxLength: 4 }),
        { noNullPrototype: true },
      ),
      ranges: fc.dictionary(fc.constantFrom(...rangeKeys), range, { noNullPrototype: true }),
      place: fc.record({
        label: word,
        lat: fc.constantFrom(-27.47, 0, -12.5),
        lng: fc.constantFrom(153.02, 0, 115.86),
      }),
    },
    { requiredKeys: ['query', 'page', 'values', 'ranges'] },
  )

  test('is read back as the same search, whatever its words', () => {
    fc.assert(
      fc.property(state, (search) => {
        const href = searchHref('/search', search)
        expect(readSearchState(new URL(href, 'http://site').searchParams)).toEqual(search)
      }),
    )
  })

  test('every facet a site may show has its parameter', () => {
    const known: readonly string[] = searchParamNames
    expect(Object.keys(facetKeys).filter((key) => !known.includes(key))).toEqual([])
  })
})
