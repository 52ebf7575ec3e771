import { expect, test } from 'vitest'
import { editedPage, findingsFor, site } from '../testing.ts'
import { schedules } from './schedules.ts'

const pageFindings = (...blocks: object[]) =>
  findingsFor(
    schedules,
    editedPage({ blocks: blocks.map((block, index) => ({ _key: `b${index}`, ...block })) }),
  )

const hero = (fields: object) => ({ _type: 'hero', heading: 'Sale', ...fields })

test('a block that has ended is named with its last day', () => {
  expect(pageFindings(hero({ expiry: '2026-06-30' }))).toEqual([
    [
      'warning',
      ['blocks', { _key: 'b0' }, 'expiry'],
      expect.stringContaining('Hero “Sale” ended on 30 June 2026'),
    ],
  ])
})

test('a block that shows today, a hidden one and a future one pass', () => {
  expect(pageFindings(hero({ expiry: '2026-07-01' }), hero({ hidden: true, expiry: '2025-01-01' }))).toEqual(
    [],
  )
  expect(pageFindings(hero({ start: '2027-01-01' }))).toEqual([])
})

test('adjacent dated blocks of the same type that overlap', () => {
  expect(pageFindings(hero({ expiry: '2026-07-31' }), hero({ start: '2026-07-15' }))).toEqual([
    [
      'warning',
      ['blocks', { _key: 'b1' }, 'start'],
      expect.stringContaining('show together until 31 July 2026'),
    ],
  ])
  expect(pageFindings(hero({ expiry: '2026-07-31' }), hero({ start: '2026-08-01' }))).toEqual([])
  expect(pageFindings(hero({ expiry: '2026-07-31' }), hero({}))).toEqual([])
})

test('a banner, an offer, a promo and the announcement that have ended', () => {
  const expiry = '2026-06-01'
  const slider = { _type: 'promotionsSlider', slides: [{ _key: 's', expiry }] }
  expect(pageFindings(slider)[0]?.[1]).toEqual(['blocks', { _key: 'b0' }, 'slides', { _key: 's' }, 'expiry'])
  for (const _type of ['offer', 'promo'])
    expect(findingsFor(schedules, { _id: 'x', _type, expiry })[0]?.[2]).toContain('ended on 1 June 2026')
  const bar = { text: 'Open on Monday', expiry }
  expect(findingsFor(schedules, { ...site, _type: 'site', announcementBar: bar })[0]?.[1]).toEqual([
    'announcementBar',
    'expiry',
  ])
})

test('two promos of the same rank at the same time, for the same cars', () => {
  const rival = {
    _id: 'promo-a',
    title: 'EOFY',
    position: 1,
    display: ['used'],
    expiry: '2026-07-31',
    node: 'promoTile',
  }
  const promo = { _id: 'drafts.promo-b', _type: 'promo', position: 1, node: { _type: 'promoTile' } }
  expect(findingsFor(schedules, promo, { promos: [rival] })).toEqual([
    [
      'warning',
      ['position'],
      '“EOFY” has rank 1 at the same time. Give this promo another rank, or other dates.',
    ],
  ])
  expect(findingsFor(schedules, { ...promo, display: ['new'] }, { promos: [rival] })).toEqual([])
  expect(findingsFor(schedules, { ...promo, start: '2026-08-01' }, { promos: [rival] })).toEqual([])
  expect(findingsFor(schedules, { ...promo, _id: 'promo-a' }, { promos: [rival] })).toEqual([])
})
