import { expect, test } from 'vitest'
import { slugOf } from './slug.ts'

test('a name becomes a slug', () => {
  expect(['Škoda', 'dual_cab', ' CX-5 ', 'e:NP1', '4x4 / Off-road'].map((name) => slugOf(name))).toEqual([
    'skoda',
    'dual-cab',
    'cx-5',
    'e-np1',
    '4x4-off-road',
  ])
})

test('several names become one slug, without those that are missing', () => {
  expect(slugOf(2021, 'Citroën', 'C4 & Co', undefined, 'S/12 ')).toBe('2021-citroen-c4-and-co-s-12')
})
