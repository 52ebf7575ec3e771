import { describe, expect, test } from 'vitest'
import { isWithin, nextBoundary, startOfDayIn } from './schedule.ts'

const brisbane = 'Australia/Brisbane'
const melbourne = 'Australia/Melbourne'
const at = (iso: string) => new Date(iso)

describe('startOfDayIn', () => {
  test.each([
    [brisbane, '2025-07-01', '2025-06-30T14:00:00.000Z'],
    [melbourne, '2025-01-15', '2025-01-14T13:00:00.000Z'],
    [melbourne, '2025-07-15', '2025-07-14T14:00:00.000Z'],
    // Clocks go forward on 5 October 2025 at 02:00 and back on 6 April 2025 at 03:00.
    [melbourne, '2025-10-05', '2025-10-04T14:00:00.000Z'],
    [melbourne, '2025-10-06', '2025-10-05T13:00:00.000Z'],
    [melbourne, '2025-04-06', '2025-04-05T13:00:00.000Z'],
    [melbourne, '2025-04-07', '2025-04-06T14:00:00.000Z'],
    ['Australia/Adelaide', '2025-07-01', '2025-06-30T14:30:00.000Z'],
    ['America/New_York', '2025-03-09', '2025-03-09T05:00:00.000Z'],
    ['UTC', '2025-03-09', '2025-03-09T00:00:00.000Z'],
  ])('in %s the day %s begins at %s', (timeZone, date, instant) => {
    expect(startOfDayIn(timeZone, date)?.toISOString()).toBe(instant)
  })

  test.each(['2025-02-30', '2025-13-01', 'soon', '', '2025-7-1'])('%j is no calendar date', (date) => {
    expect(startOfDayIn(brisbane, date)).toBeUndefined()
  })
})

describe('isWithin', () => {
  test('a schedule without ends is always live', () => {
    expect(isWithin({}, at('1999-01-01T00:00Z'), brisbane)).toBe(true)
    expect(isWithin({ start: null, expiry: '' }, at('2040-01-01T00:00Z'), brisbane)).toBe(true)
  })

  test('the first and the last day are whole days of the time zone', () => {
    const days = { start: '2025-07-01', expiry: '2025-07-24' }
    const shown = (iso: string) => isWithin(days, at(iso), brisbane)
    expect(shown('2025-06-30T23:59+10:00')).toBe(false)
    expect(shown('2025-07-01T00:00+10:00')).toBe(true)
    expect(shown('2025-07-24T23:59:59.999+10:00')).toBe(true)
    expect(shown('2025-07-25T00:00+10:00')).toBe(false)
  })

  test('the last day is 25 hours long when clocks go back', () => {
    const day = { start: '2025-04-06', expiry: '2025-04-06' }
    expect(isWithin(day, at('2025-04-05T12:59:59Z'), melbourne)).toBe(false)
    expect(isWithin(day, at('2025-04-05T13:00:00Z'), melbourne)).toBe(true)
    expect(isWithin(day, at('2025-04-06T13:59:59Z'), melbourne)).toBe(true)
    expect(isWithin(day, at('2025-04-06T14:00:00Z'), melbourne)).toBe(false)
  })

  test('an instant with offset means that instant, whatever the time zone', () => {
    const until = { expiry: '2025-06-15T16:00+10:00' }
    expect(isWithin(until, at('2025-06-15T05:59:59Z'), 'UTC')).toBe(true)
    expect(isWithin(until, at('2025-06-15T06:00:00Z'), 'UTC')).toBe(false)
  })

  test('a time without offset is read in the time zone', () => {
    const from = { start: '2025-06-15T16:00' }
    expect(isWithin(from, at('2025-06-15T05:59Z'), brisbane)).toBe(false)
    expect(isWithin(from, at('2025-06-15T06:00Z'), brisbane)).toBe(true)
  })

  test('an end before the start, and a date nobody can read, are never live', () => {
    expect(isWithin({ start: '2025-07-02', expiry: '2025-07-01' }, at('2025-07-01T12:00Z'), brisbane)).toBe(
      false,
    )
    expect(isWithin({ expiry: '2025-02-31' }, at('2025-01-01T00:00Z'), brisbane)).toBe(false)
  })
})

describe('nextBoundary', () => {
  test('is the nearest start or end still to come', () => {
    const schedules = [{ start: '2025-07-01', expiry: '2025-07-24' }, { start: '2025-06-20T09:00:00Z' }, {}]
    const next = (iso: string) => nextBoundary(schedules, at(iso), brisbane)?.toISOString()
    expect(next('2025-06-01T00:00Z')).toBe('2025-06-20T09:00:00.000Z')
    expect(next('2025-06-20T09:00Z')).toBe('2025-06-30T14:00:00.000Z')
    expect(next('2025-07-10T00:00Z')).toBe('2025-07-24T14:00:00.000Z')
    expect(next('2025-08-01T00:00Z')).toBeUndefined()
  })

  test('ignores schedules that can never be live', () => {
    expect(
      nextBoundary([{ start: '2030-02-01', expiry: '2030-01-01' }], at('2025-01-01T00:00Z'), brisbane),
    ).toBeUndefined()
  })
})
