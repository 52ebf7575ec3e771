import { expect, test } from 'vitest'
import {
  boundOf,
  freeFacets,
  matchText,
  newFacet,
  newRange,
  offersOf,
  toggled,
} from './stock-filter-value.ts'

test('chosen values come first, even without vehicles, then the most frequent', () => {
  const offers = offersOf('make', ['Lotus', 'MG'], { Kia: 30, Ford: 41, MG: 2 })
  expect(offers.map(({ label, count, chosen }) => `${label} ${count} ${chosen}`)).toEqual([
    'Lotus 0 true',
    'MG 2 true',
    'Ford 41 false',
    'Kia 30 false',
  ])
})

test('values are named as shoppers read them', () => {
  const labels = (facet: 'car_type' | 'certified' | 'seats', counts: Record<string, number>) =>
    offersOf(facet, [], counts).map(({ label }) => label)
  expect(labels('car_type', { used: 3, new: 2, demo: 1 })).toEqual(['Used', 'New', 'Demo'])
  expect(labels('certified', { true: 1 })).toEqual(['Certified'])
  expect(labels('seats', { '7': 1 })).toEqual(['7 seats'])
})

test('a facet is offered once', () => {
  const offered = (draft: Parameters<typeof freeFacets>[0]) => freeFacets(draft).map(({ value }) => value)
  expect(offered({})).toEqual(expect.arrayContaining(['make', 'body', 'price', 'km']))
  const left = offered({ facets: [newFacet('make')], ranges: [newRange('price')] })
  expect(left).not.toContain('make')
  expect(left).not.toContain('price')
})

test('a value is chosen and dropped again', () => {
  expect(toggled(['Kia'], 'MG')).toEqual(['Kia', 'MG'])
  expect(toggled(['Kia', 'MG'], 'Kia')).toEqual(['MG'])
})

test('bounds are read as people write them', () => {
  expect(['30,000', '$ 45 990', '', 'lots', '-5'].map(boundOf)).toEqual([
    30000,
    45990,
    undefined,
    undefined,
    undefined,
  ])
})

test('the count is a sentence', () => {
  expect([0, 1, 1204].map(matchText)).toEqual([
    'No vehicle matches',
    '1 vehicle matches',
    '1,204 vehicles match',
  ])
})
