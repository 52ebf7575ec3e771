import { expect, test } from 'vitest'
import { submissionKey } from './submission-key.server.ts'

const sent = {
  secret: 'secret',
  to: 'contact',
  given: undefined as unknown,
  address: '203.0.113.7',
  fields: [['name', 'Ada']] as [string, string][],
  within: 600,
}
const given = 'f3b6a1c2-0000-4000-8000-000000000001'
const keyOf = (other: Partial<typeof sent> = {}) => submissionKey({ ...sent, ...other }).key

test('a key of the sender’s names the submission, whatever was sent, for as long as it is kept', () => {
  expect(submissionKey({ ...sent, given })).toEqual({ key: keyOf({ given }) })
  expect(keyOf({ given, fields: [['name', 'Eve']], address: '198.51.100.1' })).toBe(keyOf({ given }))
  expect(keyOf({ given, to: 'other' })).not.toBe(keyOf({ given }))
  expect(keyOf({ given, secret: 'other' })).not.toBe(keyOf({ given }))
})

test('without one, the same sent again by the same address is one for a while', () => {
  expect(submissionKey(sent).within).toBe(600)
  expect(keyOf({ given: 'short' })).toBe(keyOf())
  expect(keyOf({ fields: [['name', 'Eve']] })).not.toBe(keyOf())
  expect(keyOf({ address: '198.51.100.1' })).not.toBe(keyOf())
  expect(keyOf({ fields: [['na', 'meAda']] })).not.toBe(keyOf())
})
