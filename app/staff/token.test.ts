import { expect, test } from 'vitest'
import { readStaffToken, staffToken } from './token.server.ts'

const secret = 'a secret for tests that is long enough'
const now = Date.parse('2026-11-22T01:30:00Z')
const person = { tenant: 'site-alpha', user: 'u1', role: 'editor' as const }

test('a token opens the tools of one site for a quarter of an hour', () => {
  const { token, until } = staffToken(secret, person, now)
  expect(until).toBe('2026-11-22T01:45:00.000Z')
  expect(readStaffToken(secret, token, 'site-alpha', now)).toMatchObject(person)
  expect(readStaffToken(secret, token, 'site-beta', now)).toBeUndefined()
  expect(readStaffToken(secret, token, 'site-alpha', now + 15 * 60_000)).toBeUndefined()
  expect(readStaffToken('another secret', token, 'site-alpha', now)).toBeUndefined()
})

test('what somebody else made up opens nothing', () => {
  const [, signature] = staffToken(secret, person, now).token.split('.')
  const forged = Buffer.from(JSON.stringify({ ...person, role: 'administrator', until: now * 2 })).toString(
    'base64url',
  )
  for (const wrong of [`${forged}.${signature}`, `${forged}.`, forged, '', '.', 'a.b.c'])
    expect(readStaffToken(secret, wrong, 'site-alpha', now), wrong).toBeUndefined()
})
