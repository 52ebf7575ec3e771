// @vitest-environment jsdom
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { localStore, mostViewed } from './store.ts'

beforeEach(() => localStorage.clear())

const vehicle = (id: number) => ({ id, name: `Car ${id}`, path: `/cars/car-${id}`, picture: '' })

describe('favourites', () => {
  test('are kept by a first press and given up by a second', () => {
    const store = localStore('sample')
    expect(store.toggleFavourite(1)).toBe(true)
    expect(store.toggleFavourite(2)).toBe(true)
    expect(store.favourites()).toEqual([2, 1])
    expect(store.toggleFavourite(1)).toBe(false)
    expect(store.favourites()).toEqual([2])
  })

  test('belong to one site', () => {
    localStore('one').toggleFavourite(1)
    expect(localStore('other').favourites()).toEqual([])
  })
})

describe('compare', () => {
  test('takes four vehicles and refuses the fifth', () => {
    const store = localStore('sample')
    expect([1, 2, 3, 4].map((id) => store.toggleCompared(vehicle(id)))).toEqual(Array(4).fill('added'))
    expect(store.toggleCompared(vehicle(5))).toBe('full')
    expect(store.compared().map(({ id }) => id)).toEqual([1, 2, 3, 4])
    expect(store.toggleCompared(vehicle(2))).toBe('removed')
    expect(store.toggleCompared(vehicle(5))).toBe('added')
    expect(store.compared().map(({ id }) => id)).toEqual([1, 3, 4, 5])
  })

  test('is emptied at once', () => {
    const store = localStore('sample')
    store.toggleCompared(vehicle(1))
    store.clearCompared()
    expect(store.compared()).toEqual([])
  })
})

test('vehicles looked at are kept by id, newest first, twenty at most', () => {
  const store = localStore('sample')
  for (const id of [1, 2, 3]) store.addViewed(id)
  expect(JSON.parse(localStorage.getItem('sample:viewedCars')!)).toEqual([3, 2, 1])
  store.addViewed(1)
  expect(store.viewed()).toEqual([1, 3, 2])
  for (let id = 10; id < 40; id++) store.addViewed(id)
  expect(store.viewed()).toHaveLength(mostViewed)
  expect(store.viewed()[0]).toBe(39)
})

describe('searches', () => {
  test('the last five are kept, newest first, each with its path and the filters that have a value', () => {
    const store = localStore('sample')
    for (let turn = 1; turn <= 6; turn++)
      store.addSearch({ path: '/search/used-cars', filters: { make: `Make ${turn}`, model: '', query: ' ' } })
    const kept = JSON.parse(localStorage.getItem('sample:searchHistory')!)
    expect(kept).toEqual(
      [6, 5, 4, 3, 2].map((turn) => ({ path: '/search/used-cars', filters: { make: `Make ${turn}` } })),
    )
  })

  test('the same search again moves to the front, and one without filters is none', () => {
    const store = localStore('sample')
    const search = (make: string) => store.addSearch({ path: '/search/used-cars', filters: { make } })
    search('Kia')
    search('MG')
    search('Kia')
    search('')
    expect(store.searches().map(({ filters }) => filters.make)).toEqual(['Kia', 'MG'])
  })
})

describe('what it does not trust', () => {
  test('broken or strange contents read as nothing', () => {
    for (const text of ['{', 'null', '{}', '"x"', '[null, "1", -1, 1.5, {}, []]']) {
      const store = localStore('sample')
      for (const name of ['favourites', 'compare', 'viewedCars', 'searchHistory'])
        localStorage.setItem(`sample:${name}`, text)
      expect([store.favourites(), store.compared(), store.viewed(), store.searches()]).toEqual([
        [],
        [],
        [],
        [],
      ])
    }
  })

  test('a path that leads off the site is left out', () => {
    localStorage.setItem('sample:compare', JSON.stringify([{ ...vehicle(1), path: '//evil.example' }]))
    expect(localStore('sample').compared()).toEqual([])
  })

  test('a browser that keeps nothing does no harm', () => {
    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('QuotaExceededError')
    })
    expect(localStore('sample').toggleFavourite(1)).toBe(true)
    expect(full).toHaveBeenCalled()
    full.mockRestore()
    vi.stubGlobal('localStorage', undefined)
    expect(localStore('sample').favourites()).toEqual([])
    expect(localStore('sample').toggleFavourite(1)).toBe(true)
    vi.unstubAllGlobals()
  })
})
