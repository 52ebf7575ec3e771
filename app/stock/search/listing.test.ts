import { describe, expect, test } from 'vitest'
import {
  cleared,
  fixedBy,
  hrefOf,
  isRefined,
  type ListingPlace,
  stateAt,
  toggled,
  withPlace,
  withQuery,
  withRange,
  withSort,
} from './listing.ts'
import { emptyState } from './state.ts'

const whole: ListingPlace = {
  path: '/search/new-used-and-demo-cars',
  fixed: {},
  home: '/search/new-used-and-demo-cars',
}
const kia: ListingPlace = { ...whole, path: '/search/kia', fixed: { make: ['Kia'] } }

const at = (address: string, place: ListingPlace) => {
  const { pathname, searchParams } = new URL(address, 'http://site')
  return stateAt(pathname, searchParams, place)
}

describe('what a path fixes', () => {
  test('a make and its model; a car type; a dealership', () => {
    const preset = { heading: '', path: '', above: [] }
    expect(fixedBy({ ...preset, make: 'Kia', model: 'Sportage' })).toEqual({
      make: ['Kia'],
      model: ['Sportage'],
    })
    expect(fixedBy({ ...preset, car_type: ['new', 'demo'] })).toEqual({ car_type: ['new', 'demo'] })
    expect(fixedBy({ ...preset, dealership_slug: 'alpha' })).toEqual({ dealership_slug: ['alpha'] })
  })

  test('new, used and demo together narrow nothing', () => {
    expect(fixedBy({ heading: '', path: '', above: [], car_type: ['new', 'used', 'demo'] })).toEqual({})
  })

  test('is chosen there and nowhere else; the address has the last word', () => {
    expect(at('/search/kia', kia).values).toEqual({ make: ['Kia'] })
    expect(at('/search/kia?body=SUV', kia).values).toEqual({ make: ['Kia'], body: ['SUV'] })
    expect(at('/search/kia?make=MG', kia).values).toEqual({ make: ['MG'] })
    expect(at('/search/new-used-and-demo-cars', kia).values).toEqual({})
  })
})

describe('the address of a search', () => {
  test('stays on its path as long as what the path fixes is chosen', () => {
    const suvs = toggled(at('/search/kia', kia), 'body', 'SUV')
    expect(hrefOf(suvs, kia)).toBe('/search/kia?body=SUV')
    expect(isRefined(suvs, kia)).toBe(true)
  })

  test('leaves for the whole stock when another make is chosen besides, or none', () => {
    const state = at('/search/kia', kia)
    expect(hrefOf(toggled(state, 'make', 'MG'), kia)).toBe('/search/new-used-and-demo-cars?make=Kia,MG')
    expect(hrefOf(toggled(state, 'make', 'Kia'), kia)).toBe('/search/new-used-and-demo-cars')
    expect(isRefined(toggled(state, 'make', 'Kia'), kia)).toBe(true)
    expect(hrefOf(cleared(state), kia)).toBe('/search/new-used-and-demo-cars')
  })

  test('is not refined by page and order', () => {
    expect(isRefined(at('/search/kia?page=2&sortBy=newest', kia), kia)).toBe(false)
  })
})

describe('a choice', () => {
  const third = at('/search/new-used-and-demo-cars?page=3&query=hilux', whole)

  test('leads to the first page', () => {
    expect(toggled(third, 'make', 'Kia').page).toBe(1)
    expect(withRange(third, 'price', { min: 5000 }).page).toBe(1)
    expect(withSort(third, 'newest').page).toBe(1)
  })

  test('of words sets the query and removes the page', () => {
    expect(hrefOf(withQuery(third, ' ranger '), whole)).toBe(`${whole.path}?query=ranger`)
    expect(hrefOf(withQuery(third, ''), whole)).toBe(whole.path)
  })

  test('is taken back by the same click', () => {
    const both = toggled(toggled(emptyState, 'make', 'Kia'), 'make', 'MG')
    expect(both.values.make).toEqual(['Kia', 'MG'])
    expect(toggled(toggled(both, 'make', 'MG'), 'make', 'Kia')).toEqual(emptyState)
  })

  test('of another make lets the model go', () => {
    const model = toggled(toggled(emptyState, 'make', 'Kia'), 'model', 'Sportage')
    expect(toggled(model, 'make', 'MG').values).toEqual({ make: ['Kia', 'MG'] })
  })

  test('of a place keeps its radius until the place goes', () => {
    const near = { ...withPlace(emptyState, { label: 'Brisbane', lat: -27.47, lng: 153.02 }), radius: 100 }
    expect(hrefOf(near, whole)).toBe(`${whole.path}?place=Brisbane&lat=-27.47&lng=153.02&radius=100`)
    expect(hrefOf(withPlace(near, undefined), whole)).toBe(whole.path)
  })

  test('a range open on both sides is none', () => {
    expect(withRange(withRange(emptyState, 'km', { max: 1000 }), 'km', {})).toEqual(emptyState)
  })
})
