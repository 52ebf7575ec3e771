import { expect, test } from 'vitest'
import { throttle } from './pace.ts'

test('one may ask as often as saved up, then at the pace, and others are not held up', () => {
  let now = 0
  const allowed = throttle({ perSecond: 2, burst: 3 }, () => now)
  const asked = (name: string, times: number) => Array.from({ length: times }, () => allowed(name))
  expect(asked('a', 5)).toEqual([true, true, true, false, false])
  expect(asked('b', 1)).toEqual([true])
  now += 500
  expect(asked('a', 2)).toEqual([true, false])
  now += 60_000
  expect(asked('a', 4)).toEqual([true, true, true, false])
})
