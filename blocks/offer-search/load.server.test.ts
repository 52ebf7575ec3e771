import { expect, test } from 'vitest'
import { sampleLoad } from '#app/samples/load.ts'
import load from './load.server.ts'
import definition from './query.ts'

const stored = (slug: string, more: object = {}) => ({ title: slug, slug, categories: ['New cars'], ...more })

async function found(offers: unknown[], query = '', iso = '2026-05-05T12:00:00+10:00') {
  const boundaries: string[] = []
  const heads: object[] = []
  const data = await load(
    sampleLoad(definition.content.parse({}), {
      search: new URLSearchParams(query),
      instant: new Date(iso),
      lake: { query: ({ shape }) => Promise.resolve(shape.parse(offers)) },
      head: (known) => heads.push(known),
      validUntil: (at) => boundaries.push(at.toISOString()),
    }),
  )
  return {
    slugs: data.hits.map(({ slug }) => slug),
    count: data.count,
    boundaries,
    heads,
    request: data.request,
  }
}

test('offers show within their dates, and the page is made again when one starts or ends', async () => {
  const offers = [
    stored('past', { expiry: '2026-05-04' }),
    stored('now', { expiry: '2026-05-31' }),
    stored('later', { start: '2026-06-01' }),
  ]
  const { slugs, boundaries } = await found(offers)
  expect(slugs).toEqual(['now'])
  expect(boundaries).toEqual(['2026-05-31T14:00:00.000Z'])
})

test('an offer that cannot be read costs no other', async () => {
  expect(
    (await found([{ slug: 'x' }, stored('a', { price: 'much', link: 5, image: 7 }), null])).slugs,
  ).toEqual(['a'])
})

test('the request has categories, price and 21 to a page; a filtered page is not indexed', async () => {
  const many = Array.from({ length: 50 }, (_, index) => stored(`offer-${index}`, { price: index }))
  const { slugs, count, request, heads } = await found(many, 'categories=New cars&price=0:30&page=2')
  expect(count).toBe(31)
  expect(slugs).toHaveLength(10)
  expect(request).toMatchObject({
    filters: { categories: ['New cars'] },
    ranges: { price: { min: 0, max: 30 } },
    hitsPerPage: 21,
    offset: 21,
  })
  expect(heads).toEqual([{ noindex: true }])
  expect((await found(many)).heads).toEqual([])
})
