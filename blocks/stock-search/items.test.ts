import { describe, expect, test } from 'vitest'
import { settingsDefaults as settings } from '#tenants/settings/index.ts'
import { firstOf, itemsOf, matching, modelsByMake } from './items.ts'

const itemsFor = (
  key: Parameters<typeof itemsOf>[0],
  counts: Record<string, number>,
  chosen: string[] = [],
) => itemsOf(key, { values: { [key]: chosen } }, { facets: { [key]: counts } }, settings)

describe('options of a facet', () => {
  test('each has a label, its value and the count of the answer', () => {
    expect(itemsFor('car_type', { used: 12, new: 3 })).toEqual([
      { value: 'new', label: 'New', count: 3, chosen: false },
      { value: 'used', label: 'Used', count: 12, chosen: false },
    ])
  })

  test('what is chosen stays, though nothing was found for it', () => {
    expect(itemsFor('make', { Kia: 3 }, ['Lotus'])).toMatchObject([
      { value: 'Kia', chosen: false },
      { value: 'Lotus', count: 0, chosen: true },
    ])
  })

  test('certified hides "not certified" where the site says so', () => {
    const facets = { certified: { true: 4, false: 9 } }
    const values = (certifiedOnlyFacet: boolean) =>
      itemsOf('certified', { values: {} }, { facets }, { ...settings, certifiedOnlyFacet }).map(
        ({ value }) => value,
      )
    expect(values(true)).toEqual(['true'])
    expect(values(false)).toEqual(['true', 'false'])
  })

  test('the first seven are shown, and those chosen beyond them', () => {
    const makes = Object.fromEntries('ABCDEFGHIJKL'.split('').map((make, index) => [make, 100 - index]))
    expect(
      firstOf(itemsFor('make', makes), 7)
        .map(({ value }) => value)
        .join(''),
    ).toBe('ABCDEFG')
    expect(
      firstOf(itemsFor('make', makes, ['K']), 7)
        .map(({ value }) => value)
        .join(''),
    ).toBe('ABCDEFGK')
  })

  test('are found by the beginning of a word, without accents', () => {
    const items = itemsFor('make', { 'Land Rover': 1, Škoda: 1, 'Mercedes-Benz': 1 })
    const found = (words: string) => matching(items, words).map(({ value }) => value)
    expect(found('rov')).toEqual(['Land Rover'])
    expect(found('sko')).toEqual(['Škoda'])
    expect(found('benz')).toEqual(['Mercedes-Benz'])
    expect(found('over')).toEqual([])
  })

  test('models nest under their make', () => {
    const models = itemsFor('make_model', {
      'Land Rover Defender': 2,
      'Toyota Corolla': 5,
      'Toyota Hilux': 4,
    })
    expect(modelsByMake(models, ['Land Rover', 'Toyota'])).toMatchObject([
      { make: 'Toyota', count: 9, items: [{ label: 'Corolla' }, { label: 'Hilux' }] },
      { make: 'Land Rover', count: 2, items: [{ label: 'Defender', value: 'Land Rover Defender' }] },
    ])
  })
})
