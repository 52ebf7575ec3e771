import { expect, test } from 'vitest'
import { generatePassword, hashPassword, passwordProblem, verifyPassword } from './passwords.ts'

test('a password is recognised by its hash, in either form of an accented letter; another is not', async () => {
  const stored = await hashPassword('caf\u00e9 au lait')
  expect(stored).toMatch(/^scrypt\$15\$8\$1\$[\w-]{22}\$[\w-]{43}$/)
  expect(await verifyPassword('cafe\u0301 au lait', stored)).toBe(true)
  expect(await verifyPassword('cafe au lait', stored)).toBe(false)
})

test('two people with one password have different hashes', async () => {
  expect(await hashPassword('the same words')).not.toBe(await hashPassword('the same words'))
})

test('without a hash, or with one of another kind, nothing matches', async () => {
  expect(await verifyPassword('anything', undefined)).toBe(false)
  expect(await verifyPassword('anything', 'md5$x')).toBe(false)
})

test('a new password is long enough and not one letter', () => {
  expect(passwordProblem('short')).toBe('Use at least 10 characters.')
  expect(passwordProblem('x'.repeat(201))).toBe('Use at most 200 characters.')
  expect(passwordProblem('aaaaaaaaaaaa')).toBe('Use more different characters.')
  expect(passwordProblem('correct horse battery')).toBeUndefined()
})

test('a generated password is good enough to be one', () => {
  const password = generatePassword()
  expect(password).toMatch(/^([a-z2-9]{4}-){3}[a-z2-9]{4}$/)
  expect(passwordProblem(password)).toBeUndefined()
})
