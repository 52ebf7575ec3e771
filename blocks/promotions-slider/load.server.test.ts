import { expect, test } from 'vitest'
import { sampleLoad } from '#app/samples/load.ts'
import load from './load.server.ts'
import definition from './query.ts'

async function shownAt(slides: Record<string, unknown>[], iso: string) {
  const boundaries: string[] = []
  const data = await load(
    sampleLoad(definition.content.parse({ slides }), {
      instant: new Date(iso),
      validUntil: (instant) => boundaries.push(instant.toISOString()),
    }),
  )
  return { keys: data.slides.map(({ key }) => key), boundaries }
}

const banners = [
  { key: 'first', expiry: '2025-06-15T16:00:00+10:00' },
  { key: 'second', expiry: '2025-06-15T16:00:00+10:00' },
]

test('PROMO-11 banners that expire at 16:00 show at 15:59 and not at 16:00', async () => {
  expect((await shownAt(banners, '2025-06-15T15:59:00+10:00')).keys).toEqual(['first', 'second'])
  expect((await shownAt(banners, '2025-06-15T16:00:00+10:00')).keys).toEqual([])
})

test('the page is kept until the next banner starts or ends, and no longer', async () => {
  const { boundaries } = await shownAt(
    [...banners, { key: 'later', start: '2025-06-15' }],
    '2025-06-14T12:00:00+10:00',
  )
  expect(boundaries).toEqual(['2025-06-14T14:00:00.000Z'])
  expect((await shownAt([{ key: 'always' }], '2025-06-14T12:00:00+10:00')).boundaries).toEqual([])
})

test('a banner whose end is before its start never shows', async () => {
  const wrong = [{ key: 'wrong', start: '2025-06-20', expiry: '2025-06-10' }]
  expect((await shownAt(wrong, '2025-06-15T12:00:00+10:00')).keys).toEqual([])
})
