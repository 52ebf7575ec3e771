// @vitest-environment jsdom
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { sampleProps } from '#app/samples/site.ts'
import enhance from './enhance.ts'
import block from './query.ts'
import { nextStep, salesCount } from './sales-count.ts'
import SalesCounter from './view.tsx'

const at = (text: string) => new Date(`${text}+10:00`)

describe('the count', () => {
  test.each([
    ['2026-03-01T00:00:00', 0],
    ['2026-03-01T00:07:29', 0],
    ['2026-03-01T00:07:30', 1],
    ['2026-03-01T23:59:59', 191],
    ['2026-03-02T00:00:00', 192],
    ['2026-03-31T23:59:59', 5951],
    ['2026-04-01T00:00:00', 0],
    ['2026-01-15T12:00:00', 14 * 192 + 96],
  ])('at %s in Brisbane is %i', (instant, count) => {
    expect(salesCount(at(instant))).toBe(count)
  })

  test('stands still until its next step, then goes up', () => {
    for (const start of ['2026-03-01T00:00:00', '2026-03-01T08:14:07', '2026-03-31T23:58:00']) {
      const step = nextStep(at(start))
      expect(step.getTime()).toBeGreaterThan(at(start).getTime())
      expect(salesCount(new Date(step.getTime() - 1000))).toBe(salesCount(at(start)))
      expect(salesCount(step)).not.toBe(salesCount(at(start)))
    }
  })
})

describe('in the browser', () => {
  beforeEach(() => vi.useFakeTimers({ now: at('2026-03-01T00:05:00') }))
  afterEach(() => {
    document.body.replaceChildren()
    vi.useRealTimers()
  })

  test('MKT-08 shows 192 a day and one each 450 seconds of Brisbane time, and counts again each 150 seconds', () => {
    const content = block.content.parse({})
    const props = sampleProps('salesCounter', content, { count: salesCount(new Date()) })
    document.body.innerHTML = renderToStaticMarkup(createElement(SalesCounter, props))
    const shown = () => document.querySelector('[data-testid="sales-counter"]')?.textContent
    enhance(document.body)
    expect(shown()).toBe('0 cars sold this month')
    vi.advanceTimersByTime(149_999)
    expect(shown()).toBe('0 cars sold this month')
    vi.advanceTimersByTime(1)
    expect(shown()).toBe('1 cars sold this month')
    vi.advanceTimersByTime(24 * 3600_000)
    expect(shown()).toBe('193 cars sold this month')
    expect(salesCount(at('2026-03-01T00:00:00'))).toBe(0)
    expect(salesCount(at('2026-03-02T00:00:00'))).toBe(192)
  })

  test('stops when the block is taken off the page', () => {
    const props = sampleProps('salesCounter', block.content.parse({}), { count: 0 })
    document.body.innerHTML = renderToStaticMarkup(createElement(SalesCounter, props))
    enhance(document.body)
    document.body.replaceChildren()
    vi.advanceTimersByTime(150_000)
    expect(vi.getTimerCount()).toBe(0)
  })
})
