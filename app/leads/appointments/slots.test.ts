import { expect, test } from 'vitest'
import { slotsOf } from './slots.ts'

const week = [1, 2, 3, 4, 5].map((weekday) => ({ weekday, open: '08:30', close: '12:00' }))
const hours = {
  openingHours: [...week, { weekday: 0, open: '01:00', close: '05:00' }],
  holidayHours: [
    { date: '2026-12-24', label: undefined, closed: false as const, open: '09:00', close: '11:00' },
    { date: '2026-12-25', label: undefined, closed: true as const },
  ],
}
const starts = (
  date: string,
  { now = '2026-11-20T00:00:00Z', taken = [] as string[], timeZone = 'Australia/Brisbane' } = {},
) =>
  slotsOf({ hours, date, timeZone, now: new Date(now), taken: taken.map((one) => new Date(one)) }).map(
    ({ start }) => start,
  )

test('whole hours from opening on that end before closing', () => {
  expect(starts('2026-11-24')).toEqual([
    '2026-11-23T22:30:00.000Z',
    '2026-11-23T23:30:00.000Z',
    '2026-11-24T00:30:00.000Z',
  ])
  expect(starts('2026-11-28')).toEqual([])
  expect(starts('2026-02-30')).toEqual([])
})

test('holidays have their own hours', () => {
  expect(starts('2026-12-24')).toEqual(['2026-12-23T23:00:00.000Z', '2026-12-24T00:00:00.000Z'])
  expect(starts('2026-12-25')).toEqual([])
})

test('neither what is taken, nor what is too soon, nor what is far away', () => {
  expect(starts('2026-11-24', { taken: ['2026-11-23T23:30:00Z'] })).toHaveLength(2)
  expect(starts('2026-11-24', { now: '2026-11-23T22:31:00Z' })).toEqual(['2026-11-24T00:30:00.000Z'])
  expect(starts('2027-03-01')).toEqual([])
})

test('the night in which clocks go forward has an hour less', () => {
  const timeZone = 'Australia/Sydney'
  expect(starts('2026-10-04', { timeZone, now: '2026-10-01T00:00:00Z' })).toEqual([
    '2026-10-03T15:00:00.000Z',
    '2026-10-03T16:00:00.000Z',
    '2026-10-03T17:00:00.000Z',
  ])
})
