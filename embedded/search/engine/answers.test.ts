import { beforeEach, describe, expect, test } from 'vitest'
import type { SearchIndex, SearchObject, SearchParams } from './contract.ts'
import { createIndex } from './create-index.ts'

interface Answer {
  hits: (SearchObject & {
    _highlightResult: Record<string, unknown>
    _snippetResult: Record<string, unknown>
  })[]
  nbHits: number
  nbPages: number
  facets: Record<string, Record<string, number>>
  automaticRadius?: string
  queryAfterRemoval?: string
}

const cars = [
  {
    objectID: 'cx5',
    name: 'Mazda CX-5 Maxx',
    make: 'Mazda',
    price: 31_000,
    stock: '1001',
    secret: 'x',
    seller: { name: 'North', cost: 1 },
  },
  { objectID: 'cx3', name: 'Mazda CX-3', make: 'Mazda', price: 21_000, stock: '1002', secret: 'x' },
  {
    objectID: 'hilux',
    name: 'Toyota HiLux',
    make: 'Toyota',
    price: 48_000,
    stock: '1003',
    features: ['Tow bar', 'Sunroof'],
  },
  { objectID: 'cruiser', name: 'Toyota Land Cruiser', make: 'Toyota', price: 90_000, stock: '2003' },
  { objectID: 'tucson', name: 'Hyundai Tucson', make: 'Hyundai', price: 25_000, stock: '3003' },
]
const settings = {
  searchableAttributes: ['name', 'make', 'stock', 'features'],
  attributesForFaceting: ['searchable(make)', 'price', 'filterOnly(stock)'],
  unretrievableAttributes: ['secret', 'seller.cost'],
  customRanking: ['asc(price)'],
  disableTypoToleranceOnAttributes: ['stock'],
}
let index: SearchIndex
beforeEach(() => {
  index = createIndex({
    objects: cars,
    settings,
    replicas: new Map([['dear', { ranking: ['desc(price)'] }]]),
    synonyms: [{ objectID: '1', type: 'onewaysynonym', input: 'ute', synonyms: ['hilux'] }],
  })
})
const ask = (params: SearchParams, replica?: string) =>
  index.answer([{ kind: 'search', params, ...(replica && { replica }) }])[0] as unknown as Answer
const found = (params: SearchParams, replica?: string) =>
  ask(params, replica).hits.map(({ objectID }) => objectID)

describe('words', () => {
  test.each([
    ['cx5', ['cx5']],
    ['cx-5', ['cx5']],
    ['CX 5', ['cx5']],
    ['landcruiser', ['cruiser']],
    ['hi lux', ['hilux']],
    ['hilx', ['hilux']],
    ['hliux', ['hilux']],
    ['hyndai tuscon', ['tucson']],
    ['maz', ['cx3', 'cx5']],
    ['maxda cx', ['cx3', 'cx5']],
    ['ute', ['hilux']],
    ['azda', []],
    ['1004', []],
    ['100', ['cx3', 'cx5', 'hilux']],
  ])('%s finds %j', (query, ids) => {
    expect(found({ query })).toEqual(ids)
  })

  test('a hit without typos ranks before one with typos', () => {
    index.apply({ put: [{ objectID: 'mazdo', name: 'Mazdo', price: 1 }] })
    expect(found({ query: 'mazda' })).toEqual(['cx3', 'cx5', 'mazdo'])
    expect(found({ query: 'mazda', typoTolerance: false })).toEqual(['cx3', 'cx5'])
    expect(found({ query: 'mazda', typoTolerance: 'min' })).toEqual(['cx3', 'cx5'])
  })

  describe('with the advanced syntax', () => {
    test.each([
      ['mazda -maxx', ['cx3']],
      ['-mazda', ['tucson', 'hilux', 'cruiser']],
      ['-mazda -toyota', ['tucson']],
      ['mazda -cx-5', ['cx3']],
      ['mazda-maxx', ['cx5']],
      ['mazda - maxx', ['cx5']],
      ['mazda -max', ['cx3', 'cx5']],
      ['"land cruiser"', ['cruiser']],
      ['"cruiser land"', []],
      ['"land cruser"', []],
      ['"landcruiser"', []],
      ['"maz"', []],
      ['"mazda cx" -5', ['cx3']],
      ['toyota -"land cruiser"', ['hilux']],
      ['"-cx" mazda', ['cx3', 'cx5']],
      ['"land cruser', ['cruiser']],
      ['"" hilux', ['hilux']],
      ['-', ['cx3', 'tucson', 'cx5', 'hilux', 'cruiser']],
    ])('%s finds %j', (query, ids) => {
      expect(found({ query, advancedSyntax: true })).toEqual(ids)
    })

    test('its features may be chosen, and without it a minus and quotes are nothing', () => {
      expect(found({ query: 'mazda -maxx' })).toEqual(['cx5'])
      expect(found({ query: '"cruser land"' })).toEqual(['cruiser'])
      const only = (feature: string, query: string) =>
        found({ query, advancedSyntax: true, advancedSyntaxFeatures: [feature] })
      expect(only('exactPhrase', 'mazda -maxx')).toEqual(['cx5'])
      expect(only('excludeWords', 'mazda -maxx')).toEqual(['cx3'])
      expect(only('excludeWords', '"cruser land"')).toEqual(['cruiser'])
    })

    test('what is excluded counts in no facet, and is looked for in the attributes that are searched', () => {
      const asked = { advancedSyntax: true, facets: ['make'] }
      expect(ask({ ...asked, query: '-mazda' }).facets).toEqual({ make: { Toyota: 2, Hyundai: 1 } })
      expect(found({ ...asked, query: '-maxx', restrictSearchableAttributes: ['make'] })).toContain('cx5')
    })
  })

  test('words are dropped from the end when nothing is found, if the settings say so', () => {
    expect(found({ query: 'tucson submarine' })).toEqual([])
    expect(ask({ query: 'tucson submarine', removeWordsIfNoResults: 'lastWords' })).toMatchObject({
      nbHits: 1,
      queryAfterRemoval: 'tucson',
    })
  })

  test('plurals match like singulars, if the settings say so', () => {
    const strict = { query: 'hiluxs', typoTolerance: false }
    expect(found(strict)).toEqual([])
    expect(found({ ...strict, ignorePlurals: ['en'] })).toEqual(['hilux'])
  })
})

describe('hits', () => {
  test('an unretrievable attribute is in no hit, requested or not, and not highlighted', () => {
    for (const attributesToRetrieve of [undefined, ['*'], ['secret', 'seller', 'seller.cost', 'name']]) {
      const text = JSON.stringify(
        ask({ query: 'maxx', attributesToRetrieve, attributesToHighlight: ['*'], attributesToSnippet: ['*'] })
          .hits,
      )
      expect(text).toContain('Maxx')
      expect(text).not.toMatch(/secret|cost/)
    }
    expect(index.get('cx5')).toEqual(cars[0])
  })

  test('only requested attributes are returned, and always the id', () => {
    const display = { attributesToHighlight: [] }
    expect(ask({ query: 'cx5', attributesToRetrieve: ['make'], ...display }).hits).toEqual([
      { objectID: 'cx5', make: 'Mazda' },
    ])
    expect(ask({ query: 'tucson', attributesToRetrieve: ['-make', '-stock'], ...display }).hits).toEqual([
      { objectID: 'tucson', name: 'Hyundai Tucson', price: 25_000 },
    ])
    expect(ask({ query: 'cx5', attributesToRetrieve: [], ...display }).hits).toEqual([{ objectID: 'cx5' }])
  })

  test('typed letters are highlighted, in lists too', () => {
    const [hit] = ask({ query: 'toyota sunr', highlightPreTag: '[', highlightPostTag: ']' }).hits
    expect(hit!._highlightResult).toMatchObject({
      name: {
        value: '[Toyota] HiLux',
        matchLevel: 'partial',
        matchedWords: ['toyota'],
        fullyHighlighted: false,
      },
      features: [
        { value: 'Tow bar', matchLevel: 'none', matchedWords: [] },
        { value: '[Sunr]oof', matchLevel: 'partial', matchedWords: ['sunr'] },
      ],
    })
  })

  test('a snippet is the part of a text with the words of the query', () => {
    const name = `${'word '.repeat(30)}Mazda ${'word '.repeat(30)}`
    index.apply({ put: [{ objectID: 'long', name }] })
    const hit = ask({ query: 'mazda', attributesToSnippet: ['name:3'] }).hits.find(
      ({ objectID }) => objectID === 'long',
    )
    expect(hit!._snippetResult).toEqual({ name: { value: '…word word <em>Mazda</em>…', matchLevel: 'full' } })
  })
})

test('a later write of an id takes the place of the earlier, in order, counts and words', () => {
  index.apply({
    put: [{ objectID: 'cx3', name: 'Kia Rio', make: 'Kia', price: 99_000 }],
    remove: ['cruiser', 'unknown'],
  })
  expect(found({}, 'dear')).toEqual(['cx3', 'hilux', 'cx5', 'tucson'])
  expect(ask({ facets: 'make' }).facets.make).toEqual({ Kia: 1, Mazda: 1, Toyota: 1, Hyundai: 1 })
  expect(found({ query: 'mazda' })).toEqual(['cx5'])
  expect(index.size).toBe(4)
})

test('a number counts as the text that it is written as', () => {
  const prices = [5, '5', 5.0, '05', '5.0', -0, '0', 1e21, 'NaN', '']
  const put = prices.map((price, at) => ({ objectID: `written-${at}`, make: 'Written', price }))
  index.apply({ put })
  const { facets } = ask({ filters: 'make:Written', facets: ['price'] })
  expect(facets.price).toEqual({ '5': 3, '05': 1, '5.0': 1, '0': 2, '1e+21': 1, NaN: 1 })
  expect(found({ filters: 'make:Written', facetFilters: ['price:05'] })).toEqual(['written-3'])
})

test('settings that change what is counted or searched take effect at once', () => {
  index.configure(
    { ...settings, attributesForFaceting: ['stock'], searchableAttributes: ['make'] },
    new Map(),
    [],
  )
  expect(ask({ facets: ['*'] }).facets).toHaveProperty('stock.1001', 1)
  expect(found({ query: 'hilux' })).toEqual([])
  expect(() => ask({}, 'dear')).toThrow('Index dear does not exist')
})

describe('bad input', () => {
  test('pages past the end are empty, and hits past the limit cannot be reached', () => {
    expect(ask({ page: 99 })).toMatchObject({ hits: [], nbHits: 5, nbPages: 1 })
    expect(ask({ hitsPerPage: 2, page: 1, paginationLimitedTo: 3 })).toMatchObject({
      nbHits: 5,
      nbPages: 2,
      hits: [{ objectID: 'cx5' }],
    })
    expect(found({ offset: 1e9, length: 10 })).toEqual([])
  })

  test.each<SearchParams>([
    { page: -1 },
    { page: 'x' },
    { hitsPerPage: 1001 },
    { hitsPerPage: Number.NaN },
    { query: 5 },
    { filters: 'make:Kia AND' },
    { filters: {} },
    { facetFilters: 5 },
    { facetFilters: [[{}]] },
    { facetFilters: '[' },
    { numericFilters: ['price<>3'] },
    { aroundLatLng: 'here' },
    { aroundLatLng: '1,2', aroundRadius: -5 },
    { insideBoundingBox: [[1, 2, 3]] },
    { insidePolygon: '1,2,3' },
    { insidePolygon: [[0, 0, 'x', 0, 1, 1]] },
  ])('%j is refused with a clear error', (params) => {
    expect(() => ask(params)).toThrow(expect.objectContaining({ name: 'SearchError', status: 400 }))
  })

  test('unknown facets and reversed ranges find nothing and count nothing', () => {
    expect(found({ filters: 'unknown:x' })).toEqual([])
    expect(found({ filters: 'price:50000 TO 100' })).toEqual([])
    expect(ask({ facets: ['unknown', 'stock', 'constructor', '__proto__'] }).facets).toEqual({})
    expect(found({ query: '__proto__ constructor' })).toEqual([])
  })

  test('a search in a facet that is not searchable is refused', () => {
    const facet = (name: string) =>
      index.answer([{ kind: 'facet', facet: name, facetQuery: 'm', params: {} }])
    expect(facet('make')).toMatchObject([
      { facetHits: [{ value: 'Mazda', highlighted: '<em>M</em>azda', count: 2 }] },
    ])
    expect(() => facet('price')).toThrow(
      'Cannot search in `price` attribute, you need to add `searchable(price)` to attributesForFaceting.',
    )
  })

  test('very long queries and filters are answered or refused, and never hang', () => {
    expect(found({ query: 'tucson '.repeat(15_000) })).toEqual(['tucson'])
    expect(found({ query: 'x'.repeat(100_000) })).toEqual([])
    const many = (join: string, condition: (at: number) => string) =>
      Array.from({ length: 10_000 }, (_, at) => condition(at)).join(join)
    expect(found({ filters: many(' OR ', (at) => `price = ${at + 20_990}`) })).toEqual(['cx3', 'tucson'])
    expect(found({ filters: many(' AND ', (at) => `NOT make:M${at}`) })).toHaveLength(5)
    expect(found({ filters: many(' AND ', () => 'make:Toyota') })).toEqual(['hilux', 'cruiser'])
    expect(() => ask({ filters: many(' AND ', (at) => `make:M${at}`) })).toThrow('more than 1000 clauses')
    expect(() => ask({ filters: '('.repeat(100_000) })).toThrow('Too many brackets')
  })
})

test('without a radius the nearest thousand are found, and the radius is returned', () => {
  const objects = Array.from({ length: 1500 }, (_, at) => ({
    objectID: String(at),
    _geoloc: { lat: -20 - at / 1000, lng: 150 },
  }))
  const many = createIndex({ objects, settings: {}, replicas: new Map(), synonyms: [] })
  const [answer] = many.answer([{ kind: 'search', params: { aroundLatLng: '-20,150', hitsPerPage: 2 } }])
  expect(answer).toMatchObject({
    nbHits: 1000,
    hits: [{ objectID: '0' }, { objectID: '1' }],
    automaticRadius: '111084',
  })
})
