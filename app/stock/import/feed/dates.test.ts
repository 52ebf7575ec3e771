import { expect, test } from 'vitest'
import { dateIn } from './dates.ts'

test.each([
  ['2026-07-01', '2026-07-01'],
  ['2026-07-01T10:30:00+10:00', '2026-07-01'],
  ['2026/7/1', '2026-07-01'],
  ['20260701', '2026-07-01'],
  ['1/7/2026', '2026-07-01'],
  ['31/12/2025 00:00', '2025-12-31'],
  ['31.12.25', '2025-12-31'],
  ['1-7-2026', '2026-07-01'],
  ['07/2026', '2026-07'],
  ['7/26', '2026-07'],
  ['2026-07', '2026-07'],
  ['2026', '2026'],
  [2021, '2021'],
  ['1 Jul 2026', '2026-07-01'],
  ['01-JUL-26', '2026-07-01'],
  ['1st July 2026', '2026-07-01'],
  ['July 1, 2026', '2026-07-01'],
  ['Sept 2026', '2026-09'],
  ['May-21', '2021-05'],
  [1764547200, '2025-12-01'],
  ['1764547200000', '2025-12-01'],
])('%s is %s', (given, iso) => {
  expect(dateIn(given)).toBe(iso)
})

test('what is missing is no date, and what cannot be one is none', () => {
  for (const missing of ['', 'N/A', undefined, null]) expect(dateIn(missing)).toBeUndefined()
  for (const wrong of ['soon', '31/02/2026', '2026-13-01', '13/13/2026', '1 Foo 2026', '12'])
    expect(dateIn(wrong), wrong).toBeNull()
})
