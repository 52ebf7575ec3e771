import { expect, test } from 'vitest'
import { proposeColumns } from './propose.ts'

const propose = (columns: Record<string, string[]>) =>
  Object.fromEntries(
    proposeColumns(new Map(Object.entries(columns))).map(({ column, target }) => [column, target]),
  )
const known = { make: ['Kia', 'MG'], model: ['Rio', 'HS'] }
const three = <T>(value: T) => [value, value, value]

test('columns are proposed by their names', () => {
  expect(
    propose({
      ...known,
      'Odometer Total': ['45000', '12300'],
      Transmision: ['Auto', 'Manual'],
      'Vehicle Registration No.': ['ABC123', 'XYZ789'],
      'Yard Note': ['dusty', 'muddy'],
    }),
  ).toEqual({
    'Odometer Total': 'km',
    Transmision: 'transmission',
    'Vehicle Registration No.': 'regplate',
    'Yard Note': undefined,
  })
})

test('and by their values, where these can be nothing else', () => {
  expect(
    propose({
      ...known,
      A: ['Diesel', 'Unleaded', 'Hybrid'],
      B: ['45,000 km', '1,200 kms', '9 km'],
      C: ['Used', 'New', 'Demo'],
      D: ['JTNK4RBE603012341', 'JTNK4RBE603012342', 'JTNK4RBE603012343'],
      E: ['Dual Cab Utility', 'SUV', 'Hatchback'],
      F: three('https://x.au/1.jpg'),
    }),
  ).toEqual({ A: 'fuel', B: 'km', C: 'car_type', D: 'vin', E: 'body', F: 'images' })
})

test('a column of different numbers may be the stock number, where there is none', () => {
  expect(propose({ ...known, 'Ref ID': ['A100', 'A101', 'A102'] })).toEqual({ 'Ref ID': 'stocknum' })
  expect(propose({ ...known, stocknum: ['1', '2', '3'], 'Ref ID': ['A100', 'A101', 'A102'] })).toEqual({
    'Ref ID': undefined,
  })
})

test('an amount is never taken for the price by its look, and no meaning is given twice', () => {
  expect(propose({ ...known, Reserve: ['$21,000', '$8,000', '$9,500'] }).Reserve).toBeUndefined()
  const twice = propose({ ...known, kms: ['1', '2', '3'], Distanse: ['4 km', '5 km', '6 km'] })
  expect(twice).toEqual({ Distanse: undefined })
})

test('what stays with the dealer is not looked at', () => {
  expect(propose({ ...known, 'Cost Price Ex': ['$21,000', '$8,000', '$9,500'] })).toEqual({})
})
