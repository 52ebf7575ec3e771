import { expect, test } from 'vitest'
import { announcementAt, announcementBoundary } from './announcement.ts'

const brisbane = 'Australia/Brisbane'
const bar = { text: 'Sale', start: '2026-07-01', expiry: '2026-07-24' }
const at = (
  instant: string,
  announcementBar: Parameters<typeof announcementAt>[0]['announcementBar'] = bar,
) => announcementAt({ announcementBar }, new Date(instant), brisbane)?.text

test('the announcement shows from the first day to the end of the last, on the dealer’s clock', () => {
  expect(at('2026-06-30T13:59:59Z')).toBeUndefined()
  expect(at('2026-06-30T14:00:00Z')).toBe('Sale')
  expect(at('2026-07-24T13:59:59Z')).toBe('Sale')
  expect(at('2026-07-24T14:00:00Z')).toBeUndefined()
})

test('without dates it always shows, without text never', () => {
  expect(at('2026-01-01T00:00:00Z', { text: 'Hello' })).toBe('Hello')
  expect(at('2026-01-01T00:00:00Z', { text: '  ' })).toBeUndefined()
  expect(at('2026-01-01T00:00:00Z', null)).toBeUndefined()
})

test('tells when it next appears or goes', () => {
  const next = (instant: string) =>
    announcementBoundary({ announcementBar: bar }, new Date(instant), brisbane)?.toISOString()
  expect(next('2026-06-01T00:00:00Z')).toBe('2026-06-30T14:00:00.000Z')
  expect(next('2026-07-02T00:00:00Z')).toBe('2026-07-24T14:00:00.000Z')
  expect(next('2026-08-01T00:00:00Z')).toBeUndefined()
})

test('text is never unreadable: a colour without contrast gives way to black or white', () => {
  const colour = (background: string, colour?: string) =>
    announcementAt({ announcementBar: { text: 'x', background, colour } }, new Date(), brisbane)?.colour
  expect(colour('#ffd400', '#111111')).toBe('#111111')
  expect(colour('#ffd400', '#ffffff')).toBe('#000000')
  expect(colour('#101014')).toBe('#ffffff')
})

test('a new text is a new announcement, the same text the same one', () => {
  const id = (text: string) => announcementAt({ announcementBar: { text } }, new Date(), brisbane)?.id
  expect(id('One')).toBe(id('One'))
  expect(id('One')).not.toBe(id('Two'))
})
