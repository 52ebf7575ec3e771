import { describe, expect, test } from 'vitest'
import { sampleSite } from '#app/samples/site.ts'
import { type Settings, settingsDefaults } from '#tenants/settings/index.ts'
import { gridPromos } from './grid.server.ts'
import { type GridPromo, gridItems, randomFrom } from './grid.ts'

const vehicles = Array.from({ length: 20 }, (_, index) => `vehicle ${index + 1}`)
const promo = (id: string, more: Partial<GridPromo> = {}): GridPromo => ({
  id,
  position: null,
  display: [],
  strictDisplay: null,
  node: {
    _type: 'promoCard',
    heading: id,
    text: undefined,
    background: undefined,
    image: undefined,
    link: null,
  },
  ...more,
})

function slots(
  promos: GridPromo[],
  settings: Partial<Settings> = {},
  load: Parameters<typeof gridItems>[3] = {},
) {
  const items = gridItems(vehicles, promos, { ...settingsDefaults, ...settings }, load)
  expect(items.flatMap((item) => ('vehicle' in item ? item.vehicle : []))).toEqual(vehicles)
  return items.flatMap((item, index) => ('promo' in item ? `${index + 1} ${item.promo.id}` : []))
}

describe('promos among vehicles', () => {
  test('stand at 8 and 17, and change nothing in the order of vehicles', () => {
    expect(slots([promo('A')])).toEqual(['8 A'])
    expect(slots([promo('A'), promo('B')])).toEqual(['8 A', '17 B'])
    expect(slots([promo('A'), promo('B'), promo('C')])).toEqual(['8 A', '17 B'])
  })

  test('after every fifth vehicle, or in the slots of a list', () => {
    const many = ['A', 'B', 'C', 'D', 'E'].map((id) => promo(id))
    expect(slots(many, { promoPositions: 5 })).toEqual(['6 A', '12 B', '18 C', '24 D'])
    expect(slots(many, { promoPositions: [3, 9] })).toEqual(['3 A', '9 B'])
  })

  test('a site without promos shows its own card', () => {
    const items = gridItems(vehicles, [], settingsDefaults)
    expect(items[7]).toMatchObject({
      promo: {
        node: { heading: 'We Want Your Car!', text: 'We buy all types of cars' },
        href: '/trade-in',
      },
    })
    expect(slots([promo('A', { display: ['new'] })], {}, { carTypes: ['used'] })).toEqual(['8 trade-in'])
  })

  test('they fit the chosen types', () => {
    const promos = [
      promo('any'),
      promo('used', { display: ['used'] }),
      promo('strict', { display: ['new', 'used'], strictDisplay: true }),
    ]
    const shown = (...carTypes: ('new' | 'used' | 'demo')[]) =>
      slots(promos, { promoPositions: [1, 2, 3] }, { carTypes }).map((slot) => slot.split(' ')[1])
    expect(shown()).toEqual(['any', 'used'])
    expect(shown('used')).toEqual(['any', 'used', 'strict'])
    expect(shown('demo')).toEqual(['any'])
    expect(shown('new', 'demo')).toEqual(['any'])
    expect(shown('new', 'used')).toEqual(['any', 'used', 'strict'])
  })

  test('those with a position come first; the rest in their order or shuffled', () => {
    const promos = [promo('P1'), promo('P2', { position: 1 }), promo('P3')]
    expect(slots(promos)).toEqual(['8 P2', '17 P1'])
    const second = new Set(
      Array.from({ length: 40 }, (_, turn) =>
        slots(promos, { promoOrder: 'random' }, { seed: turn / 40 }),
      ).map(([first, next]) => {
        expect(first).toBe('8 P2')
        return next
      }),
    )
    expect([...second].sort()).toEqual(['17 P1', '17 P3'])
  })

  test('one stands between 3 and 5, and not always at the same place', () => {
    const settings = { promoRandomPosition: [3, 5] as [number, number] }
    const places = Array.from({ length: 30 }, (_, load) => slots([promo('A')], settings, { seed: load / 30 }))
    expect(new Set(places.flat())).toEqual(new Set(['3 A', '4 A', '5 A']))
    expect(places.every((place) => place.length === 1)).toBe(true)
  })

  test('the same seed makes the same grid', () => {
    const promos = ['A', 'B', 'C', 'D'].map((id) => promo(id))
    const settings = { promoOrder: 'random', promoPositions: [1, 2, 3, 4] } as const
    const grid = (seed: number) => slots(promos, { ...settings, promoPositions: [1, 2, 3, 4] }, { seed })
    expect(grid(0.7)).toEqual(grid(0.7))
    const next = randomFrom(0.3)
    for (let turn = 0; turn < 1000; turn++) expect(Math.floor(next() * 10)).toBeLessThan(10)
  })
})

describe('the promos of a load', () => {
  const stored = [
    { id: 'now', node: { _type: 'promoCard', heading: 'Now', link: { destination: 'finance' } } },
    { id: 'later', start: '2026-04-01', node: { _type: 'promoCard', heading: 'Later' } },
    { id: 'bare', node: { _type: 'promoTile' } },
  ]

  async function load(settings: Partial<Settings> = {}, promos: unknown[] = stored) {
    const until: number[] = []
    const answer = await gridPromos({
      site: sampleSite(settings),
      instant: new Date('2026-03-02T00:00:00+10:00'),
      lake: { query: async ({ shape }) => shape.parse({ promos }) },
      validUntil: (instant) => until.push(instant.getTime()),
    })
    return { ...answer, until: Math.min(...until) }
  }

  test('are those inside their dates that have something to show, until the next one starts', async () => {
    const { promos, until, seed } = await load()
    expect(promos.map(({ id, href }) => [id, href])).toEqual([['now', '/finance']])
    expect(until).toBe(new Date('2026-04-01T00:00:00+10:00').getTime())
    expect(seed).toBe(0)
  })

  test('a page with promos at random is not kept, and each load has a seed of its own', async () => {
    const random = { promoRandomPosition: [3, 5] as [number, number] }
    const loads = await Promise.all([load(random), load(random)])
    for (const { until } of loads) expect(until).toBe(new Date('2026-03-02T00:00:00+10:00').getTime())
    expect(loads[0]!.seed).not.toBe(loads[1]!.seed)
    expect((await load({ promoOrder: 'random' })).seed).toBe(0)
    expect((await load({ promoOrder: 'random' }, [stored[0], { ...stored[0], id: 'too' }])).seed).not.toBe(0)
  })
})
