import { expect, test } from 'vitest'
import { changeSince } from './changes.ts'

const now = new Date('2026-03-12T02:00:00Z')
const car = { status: 'in_stock', sold: false, reserved: false, price: 25_990 }
const change = (saved: { price?: number }, record: Parameters<typeof changeSince>[1]) =>
  changeSince(saved, record, { now, timeZone: 'Australia/Brisbane' })
const soldAt = (iso: string) => ({
  ...car,
  status: 'sold',
  sold: true,
  sold_date_timestamp: Date.parse(iso) / 1000,
})

test('a price that moved is said by how much', () => {
  expect(change({ price: 26_990 }, car)).toEqual({ kind: 'less', text: '$1,000 less' })
  expect(change({ price: 25_490 }, car)).toEqual({ kind: 'more', text: '$500 more' })
  expect(change({ price: 25_990 }, car)).toBeUndefined()
})

test('a price that there is only now, or no more, is no change to speak of', () => {
  expect(change({}, car)).toBeUndefined()
  expect(change({ price: 0 }, car)).toBeUndefined()
  expect(change({ price: 25_990 }, { ...car, price: undefined })).toBeUndefined()
})

test.each([
  ['2026-03-12T01:00:00Z', 'Sold today'],
  ['2026-03-11T20:00:00Z', 'Sold today'],
  ['2026-03-11T05:00:00Z', 'Sold yesterday'],
  ['2026-03-10T05:00:00Z', 'Sold on Tuesday'],
  ['2026-02-28T05:00:00Z', 'Sold on 28 February'],
  ['2026-03-20T05:00:00Z', 'Sold'],
])('sold at %s reads "%s" on the dealer’s calendar, whatever it cost', (iso, text) => {
  expect(change({ price: 1 }, soldAt(iso))).toEqual({ kind: 'sold', text })
})

test('what cannot be had is said so', () => {
  expect(change({ price: 1 }, undefined)).toEqual({ kind: 'gone', text: 'No longer for sale' })
  expect(change({ price: 1 }, { ...car, reserved: true })?.text).toBe('Reserved')
  expect(change({ price: 1 }, { ...car, status: 'wholesale' })?.text).toBe('Not available')
})
