import helper from 'algoliasearch-helper'
import { describe, expect, test } from 'vitest'
import {
  foundIn,
  helperParameters,
  requestsOf,
  type SearchRequest,
  type SearchScope,
  shownTotal,
  stockSearchOf,
} from './requests.ts'
import { readSearchState } from './state.ts'

const scope: SearchScope = {
  index: 'sample_vehicles',
  search_filters: 'status:"in_stock"',
  hitsPerPage: 21,
  sortOptions: ['recommended', 'price_asc', 'price_desc', 'km_asc', 'year_desc', 'newest'],
  priceAscExcludesZero: false,
  facets: ['make', 'price'],
}

const searchOf = (query: string, more: Partial<SearchScope> = {}) =>
  stockSearchOf(readSearchState(new URLSearchParams(query)), { ...scope, ...more })

const requestsFor = (query: string, more: Partial<SearchScope> = {}) =>
  requestsOf(helperParameters(searchOf(query, more), { ...scope, ...more }))

const mainFor = (query: string, more?: Partial<SearchScope>) => requestsFor(query, more)[0]!

/** What InstantSearch's own helper sends. */
function helperRequests(query: string) {
  const parameters = helperParameters(searchOf(query), scope)
  let sent: SearchRequest[] = []
  const client = {
    search: (requests: SearchRequest[]) => {
      sent = requests
      return new Promise<never>(() => {})
    },
  }
  helper(client as never, parameters.index, parameters as never).search()
  return sent
}

describe('a search in the words of the site', () => {
  test('names query, filters, hitsPerPage, offset, sort and search_filters', () => {
    expect(searchOf('query=x&make=Kia&page=2')).toEqual({
      query: 'x',
      filters: { values: { make: ['Kia'] }, ranges: {} },
      hitsPerPage: 21,
      offset: 21,
      sort: 'recommended',
      search_filters: 'status:"in_stock"',
    })
    const { indexName, params } = mainFor('query=x&make=Kia&page=2')
    expect(indexName).toBe('sample_vehicles')
    expect(params).toMatchObject({
      query: 'x',
      hitsPerPage: 21,
      page: 1,
      facetFilters: [['make:Kia']],
      filters: 'status:"in_stock"',
    })
  })

  test('the site says how many vehicles a page has', () => {
    expect(mainFor('page=3', { hitsPerPage: 12 }).params).toMatchObject({ hitsPerPage: 12, page: 2 })
  })

  test('without a choice the index is asked in its own order, the custom rank', () => {
    expect(mainFor('').indexName).toBe('sample_vehicles')
  })

  test('each order is a replica; one that the site does not offer is its first', () => {
    expect(mainFor('sortBy=price_asc').indexName).toBe('sample_vehicles_price_asc')
    expect(mainFor('sortBy=newest').indexName).toBe('sample_vehicles_newest')
    expect(mainFor('sortBy=newest', { sortOptions: ['km_asc', 'price_asc'] }).indexName).toBe(
      'sample_vehicles_km_asc',
    )
  })

  test('vehicles without a price are left out of the cheapest first, where the site says so', () => {
    const on = { priceAscExcludesZero: true }
    expect(mainFor('sortBy=price_asc', on).params.filters).toBe('status:"in_stock" AND price > 0')
    expect(mainFor('sortBy=price_desc', on).params.filters).toBe('status:"in_stock"')
    expect(mainFor('sortBy=price_asc').params.filters).toBe('status:"in_stock"')
  })

  test('around a place, 50 km unless another distance is chosen', () => {
    const near = 'place=Brisbane&lat=-27.47&lng=153.02'
    expect(mainFor(near).params).toMatchObject({ aroundLatLng: '-27.47,153.02', aroundRadius: 50_000 })
    expect(mainFor(`${near}&radius=250`).params).toMatchObject({ aroundRadius: 250_000 })
  })

  test('around a place the nearest come first, unless another order is asked for', () => {
    const near = 'place=Brisbane&lat=-27.47&lng=153.02'
    expect(mainFor(near, { sortOptions: ['newest', 'price_asc'] }).indexName).toBe('sample_vehicles')
    expect(mainFor(near).params).not.toHaveProperty('aroundPrecision')
    expect(mainFor(`${near}&sortBy=recommended`)).toMatchObject({
      indexName: 'sample_vehicles',
      params: { aroundPrecision: 50_001 },
    })
    expect(mainFor(`${near}&sortBy=price_asc`).indexName).toBe('sample_vehicles_price_asc')
    expect(mainFor('sortBy=distance', { sortOptions: ['newest'] }).indexName).toBe('sample_vehicles_newest')
    expect(mainFor(near).params.attributesToRetrieve).toContain('_geoloc')
    expect(mainFor('').params.attributesToRetrieve).not.toContain('_geoloc')
  })

  test('a bound among the words is a numeric filter, the rest is the text', () => {
    expect(mainFor('query=camry under $20k').params).toMatchObject({
      query: 'camry',
      numericFilters: ['price<=20000'],
    })
    // Both hold; where they cannot, what was typed does.
    expect(mainFor('query=under 20000&price=5000:30000').params.numericFilters).toEqual([
      'price>=5000',
      'price<=20000',
    ])
    expect(mainFor('query=under 20000&price=25000:').params.numericFilters).toEqual(['price<=20000'])
  })

  test('values of one facet are alternatives, facets narrow each other', () => {
    expect(mainFor('make=Kia,MG&body=SUV').params.facetFilters).toEqual([
      ['body:SUV'],
      ['make:Kia', 'make:MG'],
    ])
  })

  test('a car must have all the features chosen', () => {
    expect(mainFor('filtered_features=Sunroof,Tow Bar').params.facetFilters).toEqual([
      'filtered_features:Sunroof',
      'filtered_features:Tow Bar',
    ])
  })

  test('ranges become numeric filters, the date listed too', () => {
    expect(mainFor('price=5000:20000&created_at_timestamp=1700000000:').params.numericFilters).toEqual([
      'price>=5000',
      'price<=20000',
      'created_at_timestamp>=1700000000',
    ])
  })

  test('a facet that is not on show filters all the same', () => {
    expect(mainFor('city=Brisbane').params).toMatchObject({
      facetFilters: [['city:Brisbane']],
      facets: ['car_type', 'city', 'make', 'price', 'status'],
    })
  })

  test('a value that begins with a minus does not mean "not"', () => {
    expect(mainFor('tag=-sold').params.facetFilters).toEqual([['tag:\\-sold']])
  })

  test.each([
    '',
    'query=corolla&page=3',
    'make=Kia,MG&body=SUV&price=5000:20000&km=:50000&filtered_features=Sunroof,Tow Bar',
    'year=2018:&place=Brisbane&lat=-27.47&lng=153.02&sortBy=price_asc&tag=-odd',
    'query=camry under 20000 from 2018&km=:90000&make=Toyota',
  ])('the server asks for "%s" exactly what InstantSearch does', (query) => {
    expect(requestsFor(query).map(({ params }) => params)).toEqual(
      helperRequests(query).map(({ params }) => params),
    )
  })
})

describe('the answer in the words of the site', () => {
  const main = { hits: [], nbHits: 3, nbPages: 1, page: 0, hitsPerPage: 21, processingTimeMS: 2 }

  test('is hits, count, facets, pages and ms; a chosen facet counts without its choice', () => {
    const found = foundIn([
      {
        ...main,
        facets: { make: { Kia: 3 }, body: { SUV: 3 } },
        facets_stats: { price: { min: 1, max: 2 } },
      },
      { ...main, facets: { make: { Kia: 3, MG: 2 } } },
      { ...main, facets: {}, facets_stats: { price: { min: 0, max: 9 } } },
    ])
    expect(found).toEqual({
      hits: [],
      count: 3,
      facets: { make: { Kia: 3, MG: 2 }, body: { SUV: 3 } },
      stats: { price: { min: 0, max: 9 } },
      within: { make: { Kia: 3 }, body: { SUV: 3 } },
      pages: 1,
      ms: 2,
    })
  })

  test('a total above 1999 is told by the vehicles in stock, else by the sum of car types', () => {
    const types = { car_type: { new: 1500, used: 900 } }
    expect(shownTotal({ count: 2000, within: { status: { in_stock: 2543 }, ...types } })).toBe(2543)
    expect(shownTotal({ count: 2000, within: types })).toBe(2400)
    expect(shownTotal({ count: 1999, within: { status: { in_stock: 2543 }, ...types } })).toBe(1999)
    expect(shownTotal({ count: 2000, within: {} })).toBe(2000)
  })
})
