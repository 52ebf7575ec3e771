import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createRateLimiter } from './rate-limit.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('a caller may use its burst, then the rate, and does not hold up others', async () => {
  const allowed = createRateLimiter({ perSecond: 2, burst: 3 })
  const asked = (name: string, times: number) =>
    Promise.all(Array.from({ length: times }, () => allowed(name)))
  expect(await asked('a', 5)).toEqual([true, true, true, false, false])
  expect(await asked('b', 1)).toEqual([true])
  vi.advanceTimersByTime(1000)
  expect(await asked('a', 3)).toEqual([true, true, false])
  vi.advanceTimersByTime(60_000)
  expect(await asked('a', 4)).toEqual([true, true, true, false])
})
