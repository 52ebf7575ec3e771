import { expect, test } from 'vitest'
import { blockStyles } from './block-styles.ts'

const slider = { style: '.budget{}', sharedStyles: ['.slider{}'] }
const pages = { style: '.list{}', sharedStyles: ['.slider{}', '.pager{}'] }

test('brings the sheets of the blocks on a page, what they share first', () => {
  expect(blockStyles([slider, pages])).toBe('.slider{}.pager{}.budget{}.list{}')
})

test('brings each sheet once, however often its block stands on the page', () => {
  expect(blockStyles([slider, pages, slider])).toBe(blockStyles([slider, pages]))
})

test('brings nothing where blocks need nothing', () => {
  expect(blockStyles([{}, {}])).toBe('')
})
