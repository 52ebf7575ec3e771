import { describe, expect, test } from 'vitest'
import { settingsDefaults } from '#tenants/settings/index.ts'
import { bracketLabel, compareBodies, facetTitle, orderItems, rangeText, valueLabel } from './labels.ts'

const settings = settingsDefaults

const items = (counts: Record<string, number>) =>
  Object.entries(counts).map(([value, count]) => ({ value, count }))
const values = (ordered: { value: string }[]) => ordered.map(({ value }) => value)

describe('order of values', () => {
  test('car types are listed new, demo, used, whatever their counts', () => {
    const counted = items({ used: 900, demo: 3, new: 40 })
    expect(values(orderItems('car_type', counted, settings))).toEqual(['new', 'demo', 'used'])
  })

  test.each([
    [
      ['hatch', 'sedan', 'wagon'],
      ['wagon', 'sedan', 'hatch'],
    ],
    [
      ['single_cab', 'dual_cab', 'extra_cab'],
      ['dual_cab', 'extra_cab', 'single_cab'],
    ],
    [
      ['4_door', '2_door'],
      ['2_door', '4_door'],
    ],
    [
      ['Ute', 'SUV', 'Hatch', 'Wagon', 'Dual Cab'],
      ['Wagon', 'Hatch', 'Dual Cab', 'SUV', 'Ute'],
    ],
  ])('SRCH-37 body types %j are listed %j', (given, listed) => {
    expect([...given].sort(compareBodies)).toEqual(listed)
    expect(
      values(orderItems('body', items(Object.fromEntries(given.map((body) => [body, 1]))), settings)),
    ).toEqual(listed)
  })

  test('what most vehicles have comes first, and a family of body types stays together', () => {
    const counted = items({ Convertible: 5, Hatch: 120, Wagon: 9, SUV: 598, Sedan: 80, Ute: 210, Van: 40 })
    expect(values(orderItems('body', counted, settings))).toEqual([
      ...['SUV', 'Ute', 'Wagon', 'Sedan', 'Hatch', 'Van', 'Convertible'],
    ])
  })

  test('series come in the order of the site, others follow by name', () => {
    const counted = items({ sport: 9, zeta: 4, city: 1, alpha: 2, duo: 3 })
    const ordered = orderItems('series', counted, { ...settings, seriesOrder: ['duo', 'city', 'sport'] })
    expect(values(ordered)).toEqual(['duo', 'city', 'sport', 'alpha', 'zeta'])
  })

  test('models come in the order of their series, then by count', () => {
    const counted = items({ Corolla: 30, 'Tiggo 4': 9, 'OMODA 5': 2, 'OMODA E5': 4 })
    const ordered = orderItems('model', counted, { ...settings, seriesOrder: ['omoda', 'tiggo'] })
    expect(values(ordered)).toEqual(['OMODA E5', 'OMODA 5', 'Tiggo 4', 'Corolla'])
  })

  test('makes come by count, then by name; seats and brackets by size', () => {
    expect(values(orderItems('make', items({ Kia: 2, Ford: 5, BMW: 2 }), settings))).toEqual([
      'Ford',
      'BMW',
      'Kia',
    ])
    expect(values(orderItems('seats', items({ 7: 9, 5: 40, 10: 1 }), settings))).toEqual(['5', '7', '10'])
    expect(
      values(orderItems('price_range', items({ '100000+': 1, '20000-30000': 5, '0-10000': 2 }), settings)),
    ).toEqual(['0-10000', '20000-30000', '100000+'])
  })
})

describe('words', () => {
  test('used is called as the site calls it', () => {
    expect(valueLabel('car_type', 'used', settings)).toBe('Used')
    expect(valueLabel('car_type', 'used', { ...settings, usedLabel: 'Pre-Owned' })).toBe('Pre-Owned')
    expect(valueLabel('car_type', 'new', { ...settings, usedLabel: 'Pre-Owned' })).toBe('New')
  })

  test('values read as words; names stay as they are written', () => {
    expect(valueLabel('status', 'in_stock', settings)).toBe('In stock')
    expect(valueLabel('body', 'dual_cab', settings)).toBe('Dual cab')
    expect(valueLabel('body', 'SUV', settings)).toBe('SUV')
    expect(valueLabel('make', 'smart', settings)).toBe('smart')
    expect(valueLabel('fuel', 'PHEV', settings)).toBe('PHEV')
    expect(valueLabel('seats', '7', settings)).toBe('7 seats')
  })

  test('brackets and ranges carry their units', () => {
    expect(bracketLabel('20000-30000')).toBe('$20,000 to $30,000')
    expect(bracketLabel('0-10000')).toBe('Under $10,000')
    expect(bracketLabel('100000+')).toBe('$100,000 and over')
    expect(bracketLabel('whatever')).toBe('whatever')
    expect(rangeText('price', { min: 5000, max: 20000 })).toBe('$5,000 to $20,000')
    expect(rangeText('km', { max: 50000 })).toBe('Up to 50,000 km')
    expect(rangeText('year', { min: 2018 })).toBe('From 2018')
    expect(rangeText('year', { min: 2018, max: 2018 })).toBe('2018')
  })

  test('a site may name its facets otherwise', () => {
    expect(facetTitle('km', settings)).toBe('Kilometres')
    expect(facetTitle('km', { labels: { km: 'Odometer' } })).toBe('Odometer')
  })
})
