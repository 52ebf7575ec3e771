import { describe, expect, test } from 'vitest'
import { sampleLoad } from '#app/samples/load.ts'
import load from './load.server.ts'
import definition from './query.ts'

const tile = { _type: 'promoTile', link: { label: 'Sale', href: '/special-offers' } }

/** What the tiles show at an instant, when the Content Lake holds `promos`. */
async function shownAt(
  iso: string,
  promos: Record<string, unknown>[],
  content: Record<string, unknown> = {},
) {
  const boundaries: string[] = []
  const queries: string[] = []
  const data = await load(
    sampleLoad(definition.content.parse(content), {
      instant: new Date(iso),
      lake: {
        query: ({ query, shape }) => {
          queries.push(query)
          return Promise.resolve(shape.parse({ promos: promos.map((promo) => ({ node: tile, ...promo })) }))
        },
      },
      validUntil: (instant) => boundaries.push(instant.toISOString()),
    }),
  )
  return { ids: data.promos.map(({ id }) => id), promos: data.promos, boundaries, queries }
}

const today = '2025-07-10T09:00:00+10:00'

describe('dates', () => {
  const shown = async (iso: string, promo: Record<string, unknown>) =>
    (await shownAt(iso, [{ id: 'promo', ...promo }])).ids.length === 1

  test('PROMO-04 promo tiles show only within their start and expiry dates', async () => {
    const dated = { start: '2025-07-01T09:00:00+10:00', expiry: '2025-07-24T17:00:00+10:00' }
    expect(await shown('2025-07-01T08:59:59+10:00', dated)).toBe(false)
    expect(await shown('2025-07-01T09:00:00+10:00', dated)).toBe(true)
    expect(await shown('2025-07-24T17:00:00+10:00', dated)).toBe(false)
    expect(await shown('1999-01-01T00:00:00+10:00', {})).toBe(true)
  })

  test('PROMO-10 the sale tile shows from the start of 1 July to the end of 24 July 2025, Brisbane time', async () => {
    const sale = { start: '2025-07-01', expiry: '2025-07-24' }
    expect(await shown('2025-06-30T23:59+10:00', sale)).toBe(false)
    expect(await shown('2025-07-01T00:00+10:00', sale)).toBe(true)
    expect(await shown('2025-07-24T12:00+10:00', sale)).toBe(true)
    expect(await shown('2025-07-25T00:00+10:00', sale)).toBe(false)
  })

  test('the page is kept until the next promo starts or ends', async () => {
    const { boundaries } = await shownAt(today, [
      { id: 'sale', start: '2025-07-01', expiry: '2025-07-24' },
      { id: 'next', start: '2025-07-15' },
    ])
    expect(boundaries).toEqual(['2025-07-14T14:00:00.000Z'])
  })
})

describe('which promos', () => {
  test('asks for promos of the tenant only', async () => {
    const { queries } = await shownAt(today, [])
    expect(queries).toHaveLength(1)
    expect(queries[0]).toContain('tenant._ref == $tenant')
  })

  test('all: those with a position first', async () => {
    const { ids } = await shownAt(today, [{ id: 'a' }, { id: 'b', position: 2 }, { id: 'c', position: 1 }])
    expect(ids).toEqual(['c', 'b', 'a'])
  })

  test('chosen: in the order staff chose, without those that are gone', async () => {
    const content = { source: 'chosen', chosen: ['b', 'deleted', 'a'] }
    const { ids } = await shownAt(today, [{ id: 'a', position: 1 }, { id: 'b' }, { id: 'c' }], content)
    expect(ids).toEqual(['b', 'a'])
  })

  test('of the page’s car types, and no more than the limit', async () => {
    const promos = [
      { id: 'new', display: ['new'] },
      { id: 'used', display: ['used'] },
      { id: 'any' },
      { id: 'strict', display: ['used'], strictDisplay: true },
    ]
    expect((await shownAt(today, promos, { carTypes: ['used'] })).ids).toEqual(['used', 'any', 'strict'])
    expect((await shownAt(today, promos)).ids).toEqual(['new', 'used', 'any'])
    expect((await shownAt(today, promos, { limit: 1 })).ids).toEqual(['new'])
  })

  test('the trade-in card ends the row, also when there is nothing else', async () => {
    const { promos } = await shownAt(today, [], { showTradeIn: true })
    expect(promos).toMatchObject([
      {
        node: {
          heading: 'We Want Your Car!',
          text: 'We buy all types of cars',
          link: { href: '/trade-in' },
        },
      },
    ])
  })

  test('a broken promo does not hide the others', async () => {
    const { ids } = await shownAt(today, [{ id: 'broken', node: null }, { id: 'whole' }])
    expect(ids).toEqual(['whole'])
  })
})
