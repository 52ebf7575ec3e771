import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type CarType, carTypes } from '#values/vehicle-kinds.ts'
import { filterByCarType, fitsCarTypes, isLive, orderPromos, promoSlots, withPromos } from './rules.ts'

const brisbane = 'Australia/Brisbane'

describe('dates of a promo', () => {
  test('shows between start and expiry, and always without dates', () => {
    const promo = { start: '2025-03-01T08:00:00+10:00', expiry: '2025-03-08T17:00:00+10:00' }
    const live = (iso: string) => isLive(promo, new Date(iso), brisbane)
    expect(live('2025-03-01T07:59:59+10:00')).toBe(false)
    expect(live('2025-03-01T08:00:00+10:00')).toBe(true)
    expect(live('2025-03-08T16:59:59+10:00')).toBe(true)
    expect(live('2025-03-08T17:00:00+10:00')).toBe(false)
    expect(isLive({ start: undefined, expiry: undefined }, new Date(0), brisbane)).toBe(true)
  })

  test('an end before the start is never live', () => {
    const promo = { start: '2025-03-08', expiry: '2025-03-01' }
    for (const day of ['2025-02-20', '2025-03-01', '2025-03-05', '2025-03-08', '2025-04-01'])
      expect(isLive(promo, new Date(`${day}T12:00:00+10:00`), brisbane)).toBe(false)
  })
})

describe('car types of a promo', () => {
  const fits = (display: CarType[], strictDisplay: boolean, chosen: CarType[]) =>
    fitsCarTypes({ display, strictDisplay }, chosen)

  test('without a chosen type every promo shows that is not strict', () => {
    expect(fits([], false, [])).toBe(true)
    expect(fits(['used'], false, [])).toBe(true)
    expect(fits([], true, [])).toBe(false)
    expect(fits(['new', 'used', 'demo'], true, [])).toBe(false)
  })

  test('with chosen types it shows when it names none, or one of them', () => {
    expect(fits([], false, ['used'])).toBe(true)
    expect(fits(['used'], false, ['new', 'used'])).toBe(true)
    expect(fits(['demo'], false, ['new', 'used'])).toBe(false)
  })

  test('a strict promo must name every chosen type', () => {
    expect(fits(['new', 'demo'], true, ['new'])).toBe(true)
    expect(fits(['new', 'demo'], true, ['new', 'demo'])).toBe(true)
    expect(fits(['new', 'demo'], true, ['new', 'used'])).toBe(false)
    expect(fits([], true, ['new'])).toBe(false)
  })

  test('a strict promo never shows where it would not show without being strict', () => {
    const types = fc.subarray([...carTypes])
    fc.assert(
      fc.property(types, types, (display, chosen) => {
        expect(!fits(display, true, chosen) || fits(display, false, chosen)).toBe(true)
      }),
    )
  })

  test('filtering keeps the order', () => {
    const promos = [{ display: ['new'] }, { display: [] }, { display: ['used'] }].map((promo) => ({
      display: promo.display as CarType[],
      strictDisplay: null,
    }))
    expect(filterByCarType(promos, ['new'])).toEqual([promos[0], promos[1]])
  })
})

const p1 = { id: 'P1', position: null }
const p2 = { id: 'P2', position: 1 }
const p3 = { id: 'P3', position: undefined }
const vehicles = Array.from({ length: 20 }, (_, index) => `vehicle ${index + 1}`)
const grid = (
  promoPositions: number | number[],
  promos: { id: string }[],
  promoRandomPosition?: [number, number],
) => withPromos(vehicles, promos, { promoPositions, promoRandomPosition })
const promosIn = (items: ReturnType<typeof grid>) =>
  items.flatMap((item, index) =>
    'promo' in item ? [`${index + 1} ${(item.promo as { id: string }).id}`] : [],
  )

describe('order of promos', () => {
  test('positions come first, the rest keep their order', () => {
    expect(orderPromos([p1, p2, p3])).toEqual([p2, p1, p3])
    expect(promosIn(grid([8, 17], orderPromos([p1, p2, p3])))).toEqual(['8 P2', '17 P1'])
  })

  test('random order shuffles only those without a position', () => {
    const second = new Set<string>()
    for (let turn = 0; turn < 40; turn++) {
      const [first, next] = orderPromos([p1, p2, p3], 'random')
      expect(first).toBe(p2)
      second.add(next!.id)
    }
    expect([...second].sort()).toEqual(['P1', 'P3'])
  })

  test('a shuffle loses nothing', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer()), (ids) => {
        const promos = ids.map((id) => ({ id, position: null }))
        const mixed = orderPromos(promos, 'random')
        expect(mixed.map(({ id }) => id).sort()).toEqual([...ids].sort())
      }),
    )
  })
})

describe('slots of the grid', () => {
  test('a number puts one after each so many vehicles', () => {
    const many = ['A', 'B', 'C', 'D', 'E'].map((id) => ({ id }))
    expect(promosIn(grid(5, many))).toEqual(['6 A', '12 B', '18 C', '24 D'])
  })

  test('a list names the slots', () => {
    expect(promosIn(grid([9, 3], [p1, p2]))).toEqual(['3 P1', '9 P2'])
  })

  test('a random slot stays within its two ends and moves', () => {
    const slots = new Set<number>()
    for (let load = 0; load < 30; load++) {
      const [slot] = promoSlots({ promoPositions: [8, 17], promoRandomPosition: [3, 5] }, 20)
      slots.add(slot!)
    }
    for (const slot of slots) expect([3, 4, 5]).toContain(slot)
    expect(slots.size).toBeGreaterThan(1)
  })

  test('slots behind the last vehicle, zero and fractions are left out', () => {
    expect(promoSlots({ promoPositions: [0, 2.5, 4, 4, 99] }, 10)).toEqual([4])
    expect(promoSlots({ promoPositions: 0 }, 10)).toEqual([])
    expect(promosIn(withPromos(['one vehicle'], [p1, p2], { promoPositions: [8, 17] }))).toEqual([])
  })

  test('no vehicle is lost', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 40 })), fc.nat(6), (positions, promos) => {
        const items = withPromos(vehicles, Array(promos).fill({ id: 'P' }), { promoPositions: positions })
        expect(items.flatMap((item) => ('vehicle' in item ? [item.vehicle] : []))).toEqual(vehicles)
      }),
    )
  })
})
