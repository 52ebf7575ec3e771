import { expect, test } from 'vitest'
import { australianMobile, phoneNumber, phoneText } from './phone.ts'

test.each([
  '0400 000 001',
  '0400000001',
  '(04) 0000-0001',
  '+61 400 000 001',
  '+61 (0)400 000 001',
  '0061 400 000 001',
  '61400000001',
  ' 400 000 001 ',
])('%s is an Australian mobile', (written) => {
  expect(australianMobile(written)).toBe('+61400000001')
  expect(phoneNumber(written)).toBe('+61400000001')
})

test.each([
  '',
  '0400 000 00',
  '0400 000 0011',
  '07 3555 0142',
  '1300 000 000',
  '+64 400 000 001',
  '+1 400 000 0001',
  '0400 000 001; 0400 000 002',
  '04OO 000 001',
  '++61400000001',
])('%s is none', (written) => {
  expect(australianMobile(written)).toBeUndefined()
})

test('a form takes every mobile that a shopper may sign in with, also one whose range is new', () => {
  for (const written of ['0441 000 001', '0453 000 001'])
    expect(phoneNumber(written)).toBe(australianMobile(written))
})

test('it is shown as Australians write it', () => {
  expect(phoneText('+61400000001')).toBe('0400 000 001')
  expect(phoneText('+6421000000')).toBe('+6421000000')
})
