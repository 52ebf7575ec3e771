import { expect, test } from 'vitest'
import { type Payment, paymentSchema, providerHref } from './payment.ts'

const typed = { reference: ' INV-204 ', amount: '1,250.5', name: 'Ada Lovelace', email: 'ada@mail.example' }
const payment: Payment = { ...typed, reference: 'INV-204', amount: '1250.50' }

test('a payment is read as people write it', () => {
  expect(paymentSchema.parse(typed)).toEqual(payment)
  expect(paymentSchema.parse({ ...typed, amount: '$ 250' }).amount).toBe('250.00')
})

test.each([
  [{ reference: '' }, 'Enter the number of your invoice or deposit.'],
  [{ reference: undefined }, 'Enter the number of your invoice or deposit.'],
  [{ amount: 'ten' }, 'Enter the amount in dollars, such as 250 or 1,250.50.'],
  [{ amount: '-5' }, 'Enter the amount in dollars, such as 250 or 1,250.50.'],
  [{ amount: '1.005' }, 'Enter the amount in dollars, such as 250 or 1,250.50.'],
  [{ amount: '0.00' }, 'Enter an amount above zero.'],
  [{ amount: '1000001' }, 'Please ring us about this amount.'],
  [{ name: ' ' }, 'Enter your name.'],
  [{ email: 'ada' }, 'Enter an email address, such as name@example.com.'],
])('%o has to be mended: %s', (wrong, message) => {
  const read = paymentSchema.safeParse({ ...typed, ...wrong })
  expect(read.error?.issues.map((issue) => issue.message)).toEqual([message])
})

test.each([
  ['https://pay.example/x?ref={reference}&sum={amount}', 'https://pay.example/x?ref=INV-204&sum=1250.50'],
  [
    'https://pay.example/{amount}?by={email}&to={name}',
    'https://pay.example/1250.50?by=ada%40mail.example&to=Ada%20Lovelace',
  ],
  ['https://pay.example/', 'https://pay.example/'],
  ['https://pay.example/{other}', 'https://pay.example/{other}'],
])('%s leads to %s', (address, href) => {
  expect(providerHref(address, payment)).toBe(href)
})

test('what is typed stays within its place of the address', () => {
  const evil = { ...payment, reference: '&sum=1#/../' }
  expect(providerHref('https://pay.example/?ref={reference}&sum={amount}', evil)).toBe(
    'https://pay.example/?ref=%26sum%3D1%23%2F..%2F&sum=1250.50',
  )
})
