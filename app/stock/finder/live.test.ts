// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { countTo } from './live.ts'

let calm = false
beforeEach(() => {
  calm = false
  vi.useFakeTimers()
  vi.stubGlobal('matchMedia', () => ({ matches: calm }))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function numberOf(text: string) {
  const element = document.createElement('span')
  element.textContent = text
  return element
}

test('the number runs through what is in between and has arrived after a second', () => {
  const element = numberOf('1,482')
  countTo(element, 82)
  const seen = new Set<number>()
  for (let passed = 0; passed < 1000; passed += 50) {
    vi.advanceTimersByTime(50)
    seen.add(Number(element.textContent?.replace(',', '')))
  }
  expect(element.textContent).toBe('82')
  expect([...seen].filter((count) => count > 82 && count < 1482).length).toBeGreaterThan(5)
  expect([...seen]).toEqual([...seen].toSorted((a, b) => b - a))
})

test('where motion is not wanted it jumps', () => {
  calm = true
  const element = numberOf('1,482')
  countTo(element, 10240)
  expect(element.textContent).toBe('10,240')
})

test('a new number takes over from where the old one was going', () => {
  const element = numberOf('0')
  countTo(element, 100)
  vi.advanceTimersByTime(200)
  countTo(element, 7)
  vi.advanceTimersByTime(1100)
  expect(element.textContent).toBe('7')
})
