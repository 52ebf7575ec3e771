import { expect, test } from 'vitest'
import type { BlockCosts, PageCosts } from '../../app/costs/page-costs.ts'
import { blockText, levelOf, sizeText, sourcesOf, timeText } from './cost-text.ts'

const none = { count: 0, waiting: 0, missing: 0, phone: 0, desktop: 0 }
const stock = (median: number) => ({ name: 'stock' as const, median, slowest: 90, loads: 40 })
const hero: BlockCosts = { key: 'a', types: ['hero'], scripts: 0, react: 0, pictures: none }
const costs: PageCosts = {
  path: '/',
  blocks: [hero],
  types: {
    hero: { interactive: false, scripts: 0, sources: [] },
    vehicleCarousel: { interactive: false, scripts: 348, sources: [stock(4.2)] },
    similarVehicles: { interactive: false, scripts: 0, sources: [stock(9)] },
    stockSearch: { interactive: true, scripts: 61_440, sources: [] },
  },
  react: 97 * 1024,
  frame: { scripts: 2000, pictures: none },
  total: {
    scripts: { bytes: 2000, budget: 15_360 },
    phone: { bytes: 0, budget: 1 },
    desktop: { bytes: 0, budget: 1 },
    pictures: none,
  },
  built: true,
}

test('sizes and times read as people say them', () => {
  expect([0, 40, 348, 3174, 15_360, 143_360, 1_500_000].map(sizeText)).toEqual([
    ...['0 kB', '0.1 kB', '0.3 kB', '3.1 kB', '15 kB', '140 kB', '1.4 MB'],
  ])
  expect([0.2, 4.4, 117].map(timeText)).toEqual(['under 1 ms', '4 ms', '117 ms'])
})

test('a budget is green, amber from four fifths, red above', () => {
  const levels = [80, 81, 100, 101].map((bytes) => levelOf({ bytes, budget: 100 }))
  expect(levels).toEqual(['positive', 'caution', 'caution', 'critical'])
})

test('a row says script, pictures and live data, and nothing that is not there', () => {
  const pictures = { count: 9, waiting: 0, missing: 0, phone: 48 * 1024, desktop: 140 * 1024 }
  const block = { ...hero, types: ['vehicleCarousel'], scripts: 3174, pictures }
  expect(blockText('vehicleCarousel', block, costs).line).toBe(
    'JS 3.1 kB · pictures 140 kB (phone 48 kB) · stock 4 ms',
  )
  expect(blockText('hero', hero, costs).line).toBe('No script, no pictures')
})

test('pictures that are being measured or cannot be fetched are reported', () => {
  const pictures = { count: 3, waiting: 1, missing: 1, phone: 10, desktop: 10 }
  const { line, details } = blockText('hero', { ...hero, pictures }, costs)
  expect(line).toBe('pictures are being measured')
  expect(details.join(' ')).toMatch(/1 of them are still being measured. 1 of them could not be fetched/)
})

test('a block that is not published yet has the costs of its type, with React if it would be the first', () => {
  expect(blockText('vehicleCarousel', 'unpublished', costs).line).toBe(
    'JS 0.3 kB · stock 4 ms · not published yet',
  )
  expect(blockText('stockSearch', 'unpublished', costs).line).toBe('JS 157 kB · not published yet')
  const withReact = { ...costs, blocks: [{ ...hero, react: 99_000 }] }
  expect(blockText('stockSearch', 'unpublished', withReact).line).toBe('JS 60 kB · not published yet')
})

test('a block of which shoppers see nothing costs nothing', () => {
  expect(blockText('vehicleCarousel', 'empty', costs).line).toBe('Nothing of it is on the page now')
})

test('of a shared block, the slowest of the same source counts', () => {
  const found = sourcesOf(['sharedBlock', 'vehicleCarousel', 'similarVehicles', 'hero'], costs)
  expect(found.map(({ name, median }) => [name, median])).toEqual([['stock', 9]])
})

test('a site that runs from its sources reports no scripts', () => {
  const { line, details } = blockText('vehicleCarousel', 'unpublished', { ...costs, built: false })
  expect(line).toBe('stock 4 ms · not published yet')
  expect(details[0]).toContain('built site')
})
