import { expect, test } from 'vitest'
import { meaningsOf, toldColumns } from './stock-columns.ts'

test('columns are told a field, to be left out, or to be forgotten', () => {
  const told = toldColumns(['Klms Done=km', 'Yard note=-', 'Old='])
  expect(told).toEqual({ klmsdone: 'km', yardnote: null, old: undefined })
  expect(meaningsOf(told)).toEqual({ klmsdone: 'km', yardnote: null })
})

test('a field that does not exist, and a column that stays with the dealer, are refused', () => {
  expect(() => toldColumns(['Klms=kmm'])).toThrow('There is no field kmm. Did you mean km?')
  expect(() => toldColumns(['Klms'])).toThrow('must be like')
  expect(() => toldColumns(['Floor Plan=price'])).toThrow('stays with the dealer')
})
