import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { boundsOf, clamped, moved, rangeOf, snapped, stepOfSlider, thumbsOf } from './slider.ts'

const price = { min: 5000, max: 90_000 }

describe('a range slider', () => {
  test('its thumbs cannot cross', () => {
    expect(moved({ min: 10_000, max: 20_000 }, 'min', 30_000)).toEqual({ min: 20_000, max: 20_000 })
    expect(moved({ min: 10_000, max: 20_000 }, 'max', 5000)).toEqual({ min: 10_000, max: 10_000 })
    fc.assert(
      fc.property(fc.nat(), fc.nat(), fc.nat(), fc.constantFrom('min', 'max'), (one, other, to, thumb) => {
        const both = { min: Math.min(one, other), max: Math.max(one, other) }
        const after = moved(both, thumb as 'min' | 'max', to)
        expect(after.min).toBeLessThanOrEqual(after.max)
      }),
    )
  })

  test('values are kept inside the range', () => {
    const silent = () => {}
    expect(clamped(1, price, silent)).toBe(5000)
    expect(clamped(1_000_000, price, silent)).toBe(90_000)
    expect(thumbsOf({ min: 1, max: 1_000_000 }, price, silent)).toEqual(price)
    expect(thumbsOf({ min: 200_000 }, price, silent)).toEqual({ min: 90_000, max: 90_000 })
  })

  test('going past an end is told to the log alone, by the name of the end', () => {
    const messages: string[] = []
    const log = (message: string) => messages.push(message)
    clamped(1, price, log)
    clamped(1_000_000, price, log)
    clamped(20_000, price, log)
    expect(messages).toEqual([
      'cannot refine below range minimum 5000',
      'cannot refine above range maximum 90000',
    ])
  })

  test('prices and kilometres are multiples of 1000', () => {
    expect(snapped('price', 12_345)).toBe(12_000)
    expect(snapped('km', 12_700)).toBe(13_000)
    expect(boundsOf('price', { min: 4990, max: 189_500 })).toEqual({ min: 4000, max: 190_000 })
    expect(stepOfSlider('price', price)).toBe(1000)
    expect(stepOfSlider('km', { min: 0, max: 240_000 })).toBe(1000)
  })

  test('FACET-38 it ends at 100000 when no other range is known', () => {
    expect(boundsOf('subscription_price', undefined)).toEqual({ min: 0, max: 100_000 })
  })

  test('FACET-39 its step is a hundredth of the range', () => {
    expect(stepOfSlider('subscription_price', { min: 0, max: 100_000 })).toBe(1000)
    expect(stepOfSlider('subscription_price', { min: 0, max: 50 })).toBe(0.5)
  })

  test('build years are whole, and one step apart', () => {
    expect(stepOfSlider('year', { min: 1974, max: 2024 })).toBe(1)
    expect(snapped('year', 2017.6)).toBe(2018)
  })

  test('a thumb at its end is no limit', () => {
    expect(rangeOf({ min: 5000, max: 20_000 }, price)).toEqual({ max: 20_000 })
    expect(rangeOf(price, price)).toEqual({})
  })
})
