import { expect, test } from 'vitest'
import { blocks } from '../../blocks/registry.schema.ts'
import { findBlocks } from './find-blocks.ts'

const entries = blocks.map(({ schema }) => schema)
const titles = (query: string) => findBlocks(entries, query).map(({ title }) => title)

test.each([
  ['faq', 'Questions and answers'],
  ['Accordion', 'Questions and answers'],
  ['carousel', 'Vehicles'],
  ['carousel', 'Promotions slider'],
  ['map', 'Dealer locator'],
  ['map', 'Embed'],
  ['form', 'Embed'],
  ['html', 'Embed'],
  ['banner', 'Hero'],
  ['testimonials', 'Reviews summary'],
  ['youtube', 'Video'],
  ['photos', 'Image gallery'],
  ['cta', 'Call to action'],
  ['deals', 'Special offers'],
  ['paragraph', 'Rich text'],
  ['towing', 'Specification table'],
])('"%s" finds %s', (query, title) => {
  expect(titles(query)).toContain(title)
})

test('the title asked for comes first, then other titles, then search words, then descriptions', () => {
  expect(titles('vehicles')[0]).toBe('Vehicles')
  const described = { title: 'Embed', description: 'A map of another service' }
  const named = { title: 'Dealer locator', searchWords: ['map'] }
  const titled = { title: 'Map' }
  expect(findBlocks([described, named, titled], 'map')).toEqual([titled, named, described])
})

test('every word has to be found, in any place and without accents', () => {
  const cafe = { title: 'Café', description: 'Where it is', searchWords: ['coffee'] }
  expect(findBlocks([cafe], 'cafe coff')).toEqual([cafe])
  expect(findBlocks([cafe], 'cafe tea')).toEqual([])
  expect(findBlocks([cafe], ' ')).toEqual([cafe])
})

test('no block repeats its title among its search words', () => {
  const repeated = entries.flatMap(({ title, searchWords = [] }) =>
    searchWords.filter((word) => findBlocks([{ title }], word).length > 0).map((word) => `${title}: ${word}`),
  )
  expect(repeated).toEqual([])
})
