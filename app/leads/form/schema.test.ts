import { parseWithZod } from '@conform-to/zod/v4'
import { describe, expect, test } from 'vitest'
import { phoneNumber } from '#app/forms/phone.ts'
import { type Field, type FieldType, shownFields } from './field.ts'
import { schemaOf } from './schema.ts'
import { withThousands } from './thousands.ts'

const clock = { now: new Date('2026-11-22T00:00:00Z'), timeZone: 'Australia/Sydney' }

function read(fields: Field[], sent: Record<string, string | string[]>) {
  const form = new FormData()
  for (const [name, values] of Object.entries(sent)) for (const one of [values].flat()) form.append(name, one)
  const done = parseWithZod(form, { schema: schemaOf(fields, clock), disableAutoCoercion: true })
  return done.status === 'success' ? done.value : done.error
}

const one = (type: FieldType, text: string, more: Partial<Field> = {}) =>
  read([{ name: 'it', label: 'It', type, required: true, ...more }], { it: text })?.it

describe('a field', () => {
  test.each<[FieldType, string, unknown]>([
    ['text', '  Ada ', 'Ada'],
    ['email', 'ada@example.com', 'ada@example.com'],
    ['phone', '0412 345 678', '0412 345 678'],
    ['postcode', '0800', '0800'],
    ['price', '$12,345', 12345],
    ['odometer', '85,000 kms', 85000],
    ['number', '15', 15],
    ['rego', 'abc-12d', 'ABC12D'],
    ['vin', '6mmdb4d416t013587', '6MMDB4D416T013587'],
    ['vin', 'HZJ75-012345', 'HZJ75-012345'],
    ['date', '2026-12-24', '2026-12-24'],
    ['dateTime', '2026-11-23T09:00', '2026-11-22T22:00:00.000Z'],
    ['dateTime', '2026-11-23T09:00+10:00', '2026-11-22T23:00:00.000Z'],
    ['consent', 'true', true],
  ])('%s reads %s', (type, text, value) => {
    expect(one(type, text, { future: 'Please choose a future date.' })).toEqual(value)
  })

  test.each<[FieldType, string, string]>([
    ['text', ' ', 'It is required.'],
    ['email', 'abc', 'Invalid email. Please enter an address like name@example.com.'],
    ['phone', '12', 'Invalid phone number. Please enter 10 digits, or begin with +61.'],
    ['postcode', '400', 'Invalid postcode. Please enter a 4-digit number.'],
    ['postcode', '', 'Invalid postcode. Please enter a 4-digit number.'],
    ['postcode', '4,000', 'Invalid postcode. Please enter a 4-digit number.'],
    ['price', 'much', 'It is not a number.'],
    ['price', '-5', 'It is below 0.'],
    ['rego', 'ABC12345', 'Invalid registration. Please enter up to 7 letters and digits.'],
    [
      'vin',
      '6MMDB4D416TO13587',
      'Invalid VIN. Please enter its 17 characters; I, O and Q are not among them.',
    ],
    ['date', '2026-02-30', 'It is not a date.'],
    ['dateTime', 'tomorrow', 'It is not a date and time.'],
    ['dateTime', '2026-11-20T09:00', 'Please choose a future date.'],
    ['select', 'other', 'Choose one of the list for It.'],
  ])('%s refuses %j', (type, text, message) => {
    const more = { choices: [{ value: 'a', label: 'A' }], future: 'Please choose a future date.' }
    expect(one(type, text, more)).toEqual([message])
  })

  test('a number keeps to its bounds and steps', () => {
    const bounds = { step: 5, min: 10, max: 20 }
    expect([one('number', '15', bounds), one('number', '25', bounds), one('number', '12', bounds)]).toEqual([
      15,
      ['It is above 20.'],
      ['It goes in steps of 5.'],
    ])
  })
})

test('what is not required may be left out, and boxes say yes or no', () => {
  const fields: Field[] = [
    { name: 'Rego', type: 'rego', label: 'Rego' },
    { name: 'opt_in', type: 'consent', label: 'News' },
    { name: 'services', type: 'checkboxes', label: 'Services', choices: [{ value: 'a', label: 'A' }] },
  ]
  expect(read(fields, { Rego: '' })).toEqual({ opt_in: false, services: [] })
  expect(read(fields, { services: ['a'], opt_in: 'true' })).toEqual({ opt_in: true, services: ['a'] })
  expect(read(fields, { services: ['a', 'b'] })).toHaveProperty('services')
})

test('a field with a condition is asked for while that holds, through a chain of conditions', () => {
  const fields: Field[] = [
    { name: 'trade', type: 'radio', label: 'Trade?' },
    { name: 'make', type: 'text', label: 'Make', when: { field: 'trade', is: ['yes'] } },
    { name: 'year', type: 'text', label: 'Year', when: { field: 'make', is: ['Kia'] } },
  ]
  const names = (typed: Record<string, string>) => shownFields(fields, typed).map(({ name }) => name)
  expect(names({ trade: 'yes', make: 'Kia' })).toEqual(['trade', 'make', 'year'])
  expect(names({ trade: 'no', make: 'Kia' })).toEqual(['trade'])
})

test('telephone numbers of Australia are read as people write them', () => {
  const read = (...numbers: string[]) => numbers.map(phoneNumber)
  expect(read('0412 345 678', '+61 0412 345 678', '61412345678', '(02) 5550 1234')).toEqual([
    '+61412345678',
    '+61412345678',
    '+61412345678',
    '+61255501234',
  ])
  expect(read('13 22 87', '1300 975 707', '1800 975 707', '+64 21 123 4567')).toEqual([
    '+61132287',
    '+611300975707',
    '+611800975707',
    '+64211234567',
  ])
  expect(read('1300 11', '5550 1234', '000', '0500 123 456', 'call me', '')).toEqual(Array(6).fill(undefined))
})

test('thousands stand apart while they are typed', () => {
  expect(['12345', '1,2345', '007', '', 'abc'].map(withThousands)).toEqual(['12,345', '12,345', '7', '', ''])
})
