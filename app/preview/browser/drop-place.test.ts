import { describe, expect, test } from 'vitest'
import { dropPlace } from './drop-place.ts'

const blocks = [
  { top: 0, bottom: 60 },
  { top: 60, bottom: 800 },
  { top: 820, bottom: 1000 },
]

describe('a block that is dropped on the page', () => {
  test.each([
    ['in the upper half of a block goes before it', 20, 1, { beside: 0, side: 'before' }],
    ['in the lower half of a block goes after it', 700, 0, { beside: 1, side: 'after' }],
    ['between two blocks goes there', 812, 0, { beside: 2, side: 'before' }],
    ['above all goes first', -400, 2, { beside: 0, side: 'before' }],
    ['below all goes last', 4000, 0, { beside: 2, side: 'after' }],
    ['on itself stays', 500, 1, undefined],
    ['at the end of the block before it stays', 50, 1, undefined],
    ['at the start of the block after it stays', 850, 1, undefined],
  ])('%s', (_, y, moved, place) => {
    expect(dropPlace(y, blocks, moved)).toEqual(place)
  })
})
