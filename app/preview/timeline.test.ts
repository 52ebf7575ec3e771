import { expect, test } from 'vitest'
import { barMarkup } from './bar.ts'
import { timelineOf } from './timeline.ts'

const titles: Record<string, string> = { hero: 'Hero' }
const timeline = (...results: unknown[]) =>
  timelineOf(results, 'Australia/Brisbane', (type) => titles[type]).map(
    ({ at, what, label }) => `${at.toISOString()} ${label} ${what}`,
  )

test('blocks, promos and announcements start and end on the site\u2019s clock, in order', () => {
  const page = {
    blocks: [
      { _type: 'hero', _key: 'a', expiry: '2026-07-31', content: { heading: 'Winter sale' } },
      { _type: 'hero', _key: 'b', start: '2026-07-01T09:00:00+10:00', content: {} },
    ],
  }
  const promos = [{ id: 'p', title: 'EOFY', start: '2026-06-01', node: { heading: 'Save' } }]
  const site = { site: { announcementBar: { text: 'Open late', start: '2026-06-02', expiry: '2026-06-02' } } }
  expect(timeline(page, promos, site)).toEqual([
    '2026-05-31T14:00:00.000Z Promo: EOFY starts',
    '2026-06-01T14:00:00.000Z Announcement: Open late starts',
    '2026-06-02T14:00:00.000Z Announcement: Open late ends',
    '2026-06-30T23:00:00.000Z Hero starts',
    '2026-07-31T14:00:00.000Z Hero: Winter sale ends',
  ])
})

test('a day of holiday hours lasts from midnight to midnight, once for all locations that have it', () => {
  const christmas = { date: '2026-12-25', label: 'Christmas Day', closed: true }
  const locations = [
    { name: 'Springwood', holidayHours: [christmas, { date: '2026-12-31', closed: false }] },
    { name: 'Newstead', holidayHours: [christmas] },
    { name: 'Southport', holidayHours: null },
  ]
  expect(timeline(locations)).toEqual([
    '2026-12-24T14:00:00.000Z Holiday hours: Christmas Day starts',
    '2026-12-25T14:00:00.000Z Holiday hours: Christmas Day ends',
    '2026-12-30T14:00:00.000Z Holiday hours starts',
    '2026-12-31T14:00:00.000Z Holiday hours ends',
  ])
})

test('hidden blocks, broken schedules and what is read twice do not count', () => {
  const block = { _type: 'hero', start: '2026-07-01', content: { heading: 'Once' } }
  const hidden = { ...block, hidden: true }
  const broken = [
    { ...block, start: 'soon' },
    { ...block, start: '2026-07-02', expiry: '2026-07-01' },
  ]
  expect(timeline([block, block, hidden, ...broken])).toEqual(['2026-06-30T14:00:00.000Z Hero: Once starts'])
})

test('the bar shows the moment on the site\u2019s clock and lets nothing out of its markup', () => {
  const site = { name: '<Motors>', timeZone: 'Australia/Perth' }
  const now = new Date('2026-07-01T00:00:00Z')
  const bar = { site, path: '/a?b="c"', now, events: [] }
  const html = barMarkup(bar)
  expect(html).toContain('value="2026-07-01T08:00"')
  expect(html).toContain('&lt;Motors&gt;')
  expect(html).not.toContain('<Motors>')
  expect(html).toContain('value="/a?b=&quot;c&quot;"')
  expect(html).not.toContain('Back to now')
  expect(barMarkup({ ...bar, asAt: now })).toContain('Back to now')
})
