import { expect, test } from 'vitest'
import { list } from '#values/fields.ts'
import { comingHolidays, holidayValue } from './holiday-hours.ts'

const stored = [
  { date: '2026-12-26', closed: false, open: '08:30', close: '13:00', label: 'Boxing Day' },
  { date: '2026-12-25', closed: true, label: 'Christmas Day' },
  { date: '2027-01-01', closed: null },
]
const said = (instant: string, timeZone = 'Australia/Brisbane', holidays: unknown[] = stored) =>
  comingHolidays(list(holidayValue).parse(holidays), new Date(instant), timeZone)
const lines = (...args: Parameters<typeof said>) =>
  said(...args).lines.map(({ day, hours, label }) => [day, hours, label].filter(Boolean).join(', '))

test('HOURS-07 HOURS-08 HOURS-09 holidays stand in order, with today by its name, until they are over', () => {
  expect(lines('2026-12-20T00:00:00Z')).toEqual([
    'Friday 25 December, Closed, Christmas Day',
    'Saturday 26 December, 8:30 am - 1:00 pm, Boxing Day',
    'Friday 1 January, Closed',
  ])
  expect(lines('2026-12-25T02:00:00Z')[0]).toBe('Today, Closed, Christmas Day')
  expect(lines('2026-12-26T14:00:00Z')).toEqual(['Friday 1 January, Closed'])
})

test('a holiday is told of 14 days ahead, on the calendar of the site', () => {
  expect(lines('2026-12-10T13:59:59Z')).toEqual([])
  expect(lines('2026-12-10T14:00:00Z')).toHaveLength(1)
  expect(lines('2026-12-10T14:00:00Z', 'Australia/Perth')).toEqual([])
})

test('the list reads the same until the day before one appears, on the day itself, and after it', () => {
  const until = (instant: string) => said(instant).until?.toISOString()
  expect(until('2026-11-01T00:00:00Z')).toBe('2026-12-10T14:00:00.000Z')
  expect(until('2026-12-20T00:00:00Z')).toBe('2026-12-24T14:00:00.000Z')
  expect(until('2026-12-25T02:00:00Z')).toBe('2026-12-25T14:00:00.000Z')
  expect(until('2027-02-01T00:00:00Z')).toBeUndefined()
})

test('noon and midnight have their own hours; a day without readable hours is left out', () => {
  const open = (open: string, close: string) => ({ date: '2026-12-24', closed: false, open, close })
  const said = (...holidays: unknown[]) => lines('2026-12-23T00:00:00Z', 'Australia/Brisbane', holidays)
  expect(said(open('00:00', '12:00'))).toEqual(['Thursday 24 December, 12:00 am - 12:00 pm'])
  expect(said(open('9', '12:00'), { date: 'soon' }, { closed: true }, null)).toEqual([])
})
