import { expect, test } from 'vitest'
import { holidayProblem, holidaysProblem } from './holiday-hours.ts'
import { timeOfDayProblem } from './objects/time-of-day.ts'

test('a closed day needs no hours; an open one needs both, in order', () => {
  expect(holidayProblem({ date: '2026-12-25', closed: true })).toBe(true)
  expect(holidayProblem({ date: '2026-12-25' })).toBe(true)
  expect(holidayProblem({ closed: false, open: '08:30', close: '13:00' })).toBe(true)
  expect(holidayProblem({ closed: false })).toMatchObject({ path: ['open'] })
  expect(holidayProblem({ closed: false, open: '08:30' })).toMatchObject({ path: ['close'] })
  for (const close of ['08:30', '07:00'])
    expect(holidayProblem({ closed: false, open: '08:30', close })).toEqual({
      message: 'Choose a time after 08:30.',
      path: ['close'],
    })
})

test('a day stands in the list once', () => {
  const christmas = { _key: 'a', date: '2026-12-25', closed: true }
  expect(holidaysProblem([christmas, { ...christmas, _key: 'b', date: '2026-12-26' }])).toBe(true)
  expect(holidaysProblem([christmas, {}, {}])).toBe(true)
  expect(holidaysProblem([christmas, { ...christmas, _key: 'b' }])).toEqual([
    { message: expect.stringContaining('2026-12-25'), path: [{ _key: 'b' }, 'date'] },
  ])
})

test('a time is written on the 24-hour clock', () => {
  for (const time of [undefined, '00:00', '08:30', '23:59']) expect(timeOfDayProblem(time)).toBe(true)
  for (const time of ['8:30', '24:00', '5 pm', '08.30']) expect(timeOfDayProblem(time)).toContain('24-hour')
})
