import { expect, test } from 'vitest'
import { pagesAround } from './pages-around.ts'

test('the pager numbers every page of a short list', () => {
  expect(pagesAround(1, 3)).toEqual([1, 2, 3])
})

test('of a long list it numbers the first, the last and those around the current page', () => {
  expect(pagesAround(1, 20)).toEqual([1, 2, null, 20])
  expect(pagesAround(4, 20)).toEqual([1, 2, 3, 4, 5, null, 20])
  expect(pagesAround(10, 20)).toEqual([1, null, 9, 10, 11, null, 20])
  expect(pagesAround(20, 20)).toEqual([1, null, 19, 20])
})
