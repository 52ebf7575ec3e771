import type { ValidationContext } from '@sanity/types'
import { describe, expect, test } from 'vitest'
import { clockOnSite, expiryProblem, instantOnSite, scheduleState, siteDateProblem } from './schedule.ts'

const brisbane = 'Australia/Brisbane'
const sydney = 'Australia/Sydney'

describe('the clock of a site', () => {
  test.each([
    ['2026-07-01', '09:30', brisbane, '2026-06-30T23:30:00.000Z'],
    ['2026-01-15', '09:30', sydney, '2026-01-14T22:30:00.000Z'],
    ['2026-07-15', '09:30', sydney, '2026-07-14T23:30:00.000Z'],
    ['2026-07-15', '00:00', 'Australia/Darwin', '2026-07-14T14:30:00.000Z'],
    ['2026-12-31', '23:59', 'Australia/Perth', '2026-12-31T15:59:00.000Z'],
  ])('%s %s in %s is %s', (date, time, zone, instant) => {
    expect(instantOnSite(date, time, zone).toISOString()).toBe(instant)
    expect(clockOnSite(new Date(instant), zone)).toEqual({ date, time })
  })

  test('an hour that daylight saving skips is the one after it', () => {
    expect(clockOnSite(instantOnSite('2026-10-04', '02:30', sydney), sydney).date).toBe('2026-10-04')
    expect(instantOnSite('2026-10-04', '03:30', sydney).toISOString()).toBe('2026-10-03T16:30:00.000Z')
  })
})

describe('a day without a time', () => {
  test('is scheduled before, running on and ended after its days', () => {
    const tile = { start: '2025-07-01', expiry: '2025-07-24' }
    const at = (instant: string) => scheduleState(tile, brisbane, new Date(instant))
    expect(at('2025-06-30T23:59:00+10:00')).toBe('scheduled')
    expect(at('2025-07-01T00:00:00+10:00')).toBe('running')
    expect(at('2025-07-24T12:00:00+10:00')).toBe('running')
    expect(at('2025-07-25T00:00:00+10:00')).toBe('expired')
    expect(scheduleState({}, brisbane, new Date())).toBe('always')
  })
})

test('what is not a day or an instant is refused', () => {
  expect(siteDateProblem('2026-07-01')).toBe(true)
  expect(siteDateProblem('2026-07-01T09:30:00+10:00')).toBe(true)
  for (const wrong of ['1 July', '2026-13-01', '2026-07-01T09:30'])
    expect(siteDateProblem(wrong)).not.toBe(true)
})

describe('an end beside a start', () => {
  const contextOf = (start: string, timeZone: string | null = brisbane) =>
    ({
      parent: { start },
      document: { tenant: { _ref: 'site-motorworld' } },
      getClient: () => ({ fetch: async () => timeZone }),
    }) as unknown as ValidationContext

  test('on the same day is a whole day', async () => {
    expect(await expiryProblem('2026-07-01', contextOf('2026-07-01'))).toBe(true)
  })

  test('before the start is refused', async () => {
    expect(await expiryProblem('2026-06-30', contextOf('2026-07-01'))).toContain('before the start')
    expect(await expiryProblem('2026-07-01T00:00:00Z', contextOf('2026-07-01T00:00:00Z'))).toContain(
      'before the start',
    )
  })

  test('with a time is compared with a day on the clock of the site', async () => {
    expect(await expiryProblem('2026-06-30T14:30:00Z', contextOf('2026-07-01'))).toBe(true)
    expect(await expiryProblem('2026-06-30T14:30:00Z', contextOf('2026-07-01', 'Australia/Perth'))).toContain(
      'before',
    )
  })
})
