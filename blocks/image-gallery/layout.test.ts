import { expect, test } from 'vitest'
import { galleryLayout } from './layout.ts'

test.each(Array.from({ length: 30 }, (_, index) => index + 1))('%i pictures fill every row', (count) => {
  const { columns, spans } = galleryLayout(count)
  const cells = spans.reduce((sum, span) => sum + span, 0) + (columns > 2 ? 2 : 0)
  expect(spans).toHaveLength(count)
  expect(cells % columns).toBe(0)
})

test('three or more pictures begin with a large one', () => {
  expect(galleryLayout(3)).toEqual({ columns: 3, spans: [2, 1, 1] })
  expect(galleryLayout(5)).toEqual({ columns: 4, spans: [2, 1, 1, 1, 1] })
  expect(galleryLayout(8).spans).toEqual([2, 1, 1, 1, 1, 1, 1, 2])
})
