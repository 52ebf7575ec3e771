import { expect, test } from 'vitest'
import { isDatabaseAway } from './is-database-away.ts'

const withCode = (code: string) => Object.assign(new Error('refused'), { code })

test.each([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ENOTFOUND',
  'EAI_AGAIN',
  '08006',
  '53300',
  '57P01',
  '57P03',
])('code %s is temporary', (code) => expect(isDatabaseAway(withCode(code))).toBe(true))

test.each([
  'Connection terminated unexpectedly',
  'timeout exceeded when trying to connect',
  'Client has encountered a connection error and is not queryable',
])('"%s" is temporary', (message) => expect(isDatabaseAway(new Error(message))).toBe(true))

test('what a statement did wrong is not', () => {
  for (const code of ['23505', '22P02', '42P01', '40001', '57014'])
    expect(isDatabaseAway(withCode(code))).toBe(false)
  expect(isDatabaseAway('ECONNREFUSED')).toBe(false)
})
