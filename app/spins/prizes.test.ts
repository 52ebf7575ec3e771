import { expect, test } from 'vitest'
import { choosePrize } from './prizes.ts'

const prizes = [
  { name: 'Coffee', chance: 7 },
  { name: 'Car wash', chance: 2 },
  { name: 'Service', chance: 1 },
]

test('each prize falls as often as its chance says', () => {
  const fallen = Array.from({ length: 10 }, (_, at) =>
    choosePrize(prizes, (below) => {
      expect(below).toBe(10)
      return at
    }),
  ).map(({ name }) => name)
  expect(fallen).toEqual([...Array(7).fill('Coffee'), 'Car wash', 'Car wash', 'Service'])
})

test('without prizes there is nothing to choose', () => {
  expect(() => choosePrize([], () => 0)).toThrow('no prize')
})
