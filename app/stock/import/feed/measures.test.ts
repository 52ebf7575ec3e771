import { expect, test } from 'vitest'
import { axles, berths, length, mass, smallMass } from './measures.ts'

test.each([
  ['4,495 kg', 4495],
  ['4495', 4495],
  [4495, 4495],
  ['4.5t', 4500],
  ['42.5 Tonnes', 42_500],
  ['4.5', 4500],
  ['GVM 8000KG', 8000],
  ['ATM: 2.8 t', 2800],
  ['750 kgs.', 750],
  ['0', undefined],
  ['TBA', undefined],
  ['', undefined],
  ['heavy', Number.NaN],
  ['2,800 - 3,000 kg', Number.NaN],
])('the mass %j is %j kg', (given, kg) => {
  expect(mass(given)).toBe(kg)
})

test('the weight on a tow ball may be that of a person', () => {
  expect(smallMass('45')).toBe(45)
  expect(smallMass(45)).toBe(45)
  expect(smallMass('0.14t')).toBe(140)
})

test.each([
  ['6700 mm', 6700],
  ['6,700', 6700],
  [6700, 6700],
  ['670cm', 6700],
  ['6.7 m', 6700],
  ['6.7', 6700],
  ['22ft', 6706],
  ['21\'6"', 6553],
  ['21 ft 6 in', 6553],
  ['19.6 feet', 5974],
  ['0', undefined],
  ['n/a', undefined],
  ['long', Number.NaN],
])('the length %j is %j mm', (given, mm) => {
  expect(length(given)).toBe(mm)
})

test('a bare 22 is feet of a caravan and metres of a truck', () => {
  expect([length('22', true), length('22'), length('7.9', true)]).toEqual([6706, 22_000, 7900])
})

test.each([
  ['4', 4],
  ['4 Berth', 4],
  ['4-berth', 4],
  ['Sleeps 6', 6],
  ['2+2', 4],
  ['family', Number.NaN],
  ['0', undefined],
])('%j is %j berths', (given, count) => {
  expect(berths(given)).toBe(count)
})

test.each([
  ['6 x 4', false, '6x4'],
  ['8X4', false, '8x4'],
  ['2', false, '2 axles'],
  ['2', true, 'Tandem axle'],
  ['Tandem', true, 'Tandem axle'],
  ['single axle', true, 'Single axle'],
  ['TRI-AXLE', true, 'Tri axle'],
  ['Independent', true, 'Independent'],
])('the axles %j, towed: %j, are %j', (given, isTowed, words) => {
  expect(axles(given, isTowed)).toBe(words)
})
