import { expect, test } from 'vitest'
import { generatePassword, hashPassword, passwordProblem, verifyPassword } from './passwords.ts'

test('a hash matches its password, in either form of an accented letter, and no other', async () => {
  const stored = await hashPassword('caf\u00e9 au lait')
  expect(stored).toMatch(/^scrypt\$15\$8\$1\$[\w-]{22}\$[\w-]{43}$/)
  expect(await verifyPassword('cafe\u0301 au lait', stored)).toBe(true)
  expect(await verifyPassword('cafe au lait', stored)).toBe(false)
})

test('two people with the same password have different hashes', async () => {
  expect(await hashPassword('the same words')).not.toBe(await hashPassword('the same words'))
})

test('without a hash, or with one of another format, nothing matches', async () => {
  expect(await verifyPassword('anything', undefined)).toBe(false)
  expect(await verifyPassword('anything', 'md5$x')).toBe(false)
})

test('a new password must be long enough and not repeat one letter', () => {
  expect(passwordProblem('short')).toBe('Use at least 10 characters.')
  expect(passwordProblem('x'.repeat(201))).toBe('Use at most 200 characters.')
  expect(passwordProblem('aaaaaaaaaaaa')).toBe('Use more different characters.')
  expect(passwordProblem('correct horse battery')).toBeUndefined()
})

test('a generated password passes its own rules', () => {
  const password = generatePassword()
  expect(password).toMatch(/^([a-z2-9]{4}-){3}[a-z2-9]{4}$/)
  expect(passwordProblem(password)).toBeUndefined()
})
