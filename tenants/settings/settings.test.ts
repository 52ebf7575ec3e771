import { describe, expect, test } from 'vitest'
import type { Switches } from './define.ts'
import { settingsDefaults, settingsLayerShape, settingsShape, switches, switchGroups } from './index.ts'

const switchEntries = Object.entries<Switches[string]>(switches)

describe('the schema of switches', () => {
  test('accepts its own defaults', () => {
    const settings = { siteSlug: 'example', ...settingsDefaults }
    expect(settingsShape.parse(settings)).toEqual(settings)
  })

  test('each of the nine areas of a site has at least one switch', () => {
    for (const group of [
      'search',
      'sort',
      'header',
      'footer',
      'vehicle',
      'locations',
      'finance',
      'reviews',
      'forms',
    ]) {
      expect(switchGroups).toHaveProperty(group)
      expect(switchEntries.filter(([, entry]) => entry.group === group).length, group).toBeGreaterThan(0)
    }
  })

  test('every switch says in one line what it means', () => {
    for (const [key, { meaning, title }] of switchEntries) {
      expect(title, key).not.toBe('')
      expect(meaning, key).toMatch(/^[^\n]{4,160}\.$/)
    }
  })

  test('every control that needs choices or fields has them', () => {
    for (const [key, { control, options, fields }] of switchEntries) {
      if (control === 'select' || control === 'multiSelect')
        expect(Object.keys(options ?? {}), key).not.toHaveLength(0)
      if (control === 'object' || control === 'objects')
        expect(Object.keys(fields ?? {}), key).not.toHaveLength(0)
    }
  })

  test('refuses a key it does not know', () => {
    expect(settingsLayerShape.safeParse({ hitsPerPge: 9 }).success).toBe(false)
    expect(settingsLayerShape.safeParse({ phoneNumbers: { overide: '07' } }).success).toBe(false)
  })

  test('FIN-35 accepts exactly the eight finance providers', () => {
    const eight = [
      'Angle',
      'Taurus',
      '360 Finance',
      'Nissan Finance',
      'Manual',
      'AusLoans',
      'Powertorque',
      'Car Clarity',
    ]
    for (const financeProvider of eight)
      expect(settingsLayerShape.safeParse({ financeProvider }).success).toBe(true)
    expect(settingsLayerShape.safeParse({ financeProvider: 'Acme' }).success).toBe(false)
  })
})

describe('what the Studio stores', () => {
  test('lists stand for maps', () => {
    const layer = settingsLayerShape.parse({
      labels: [{ _key: 'a', _type: 'entry', key: 'testDrive', text: 'Drive It' }],
      lenders: [{ _key: 'a', provider: 'Taurus', establishmentFee: 900 }],
      analyticsEventIds: [{ _key: 'a', name: 'print', id: 61 }],
    })
    expect(layer).toEqual({
      labels: { testDrive: 'Drive It' },
      lenders: { Taurus: { establishmentFee: 900 } },
      analyticsEventIds: { print: 61 },
    })
  })

  test('maps may also be written as such', () => {
    expect(settingsLayerShape.parse({ labels: { testDrive: 'Drive It' } })).toEqual({
      labels: { testDrive: 'Drive It' },
    })
  })

  test('a lender that is not known is refused', () => {
    expect(settingsLayerShape.safeParse({ lenders: { Acme: {} } }).success).toBe(false)
  })

  test('promo places are a distance or a list', () => {
    const parse = (promoPositions: unknown) => settingsLayerShape.parse({ promoPositions }).promoPositions
    expect(parse(5)).toBe(5)
    expect(parse([3, 9])).toEqual([3, 9])
    expect(parse({ _type: 'object', every: 5 })).toBe(5)
    expect(parse({ slots: [3, 9] })).toEqual([3, 9])
  })

  test('the default term may come as text', () => {
    expect(settingsLayerShape.parse({ financeDefaultTerm: '6' }).financeDefaultTerm).toBe(6)
    expect(settingsLayerShape.safeParse({ financeDefaultTerm: 4 }).success).toBe(false)
  })

  test('a menu of three levels keeps its shape', () => {
    const child = { label: 'Leaf', link: { label: 'Leaf', href: '/leaf' } }
    const menu = [
      {
        _key: 'a',
        label: 'Top',
        brands: true,
        children: [{ label: 'Middle', link: null, children: [child] }],
      },
    ]
    expect(settingsLayerShape.parse({ headerMenu: menu }).headerMenu).toMatchObject([
      {
        label: 'Top',
        brands: true,
        children: [{ label: 'Middle', children: [{ label: 'Leaf', link: { href: '/leaf' } }] }],
      },
    ])
  })
})
