import { expect, test } from 'vitest'
import { formToken, readFormToken } from './token.server.ts'

const secret = 'a secret for tests that is long enough'
const hour = 3_600_000
const now = Date.parse('2026-11-22T01:30:00Z')
const place = { tenant: 'site-alpha', path: '/contact', block: 'k1-shared' }
const page = { tenant: place.tenant, path: place.path }

test('a form names its block on its page, and nothing else', () => {
  const { token } = formToken(secret, place, now)
  expect(readFormToken(secret, token, page, now)).toEqual({ block: 'k1-shared', expired: false })
  expect(readFormToken(secret, token, { ...page, path: '/' }, now)).toBeUndefined()
  expect(readFormToken(secret, token, { ...page, tenant: 'site-beta' }, now)).toBeUndefined()
  expect(readFormToken('another secret', token, page, now)).toBeUndefined()
  expect(readFormToken(secret, token.replace('k1', 'k2'), page, now)).toBeUndefined()
  for (const wrong of ['', 'x', '..', `${token}x`, token.slice(0, -1), 'a.b.c', '\u0000'.repeat(900)])
    expect(readFormToken(secret, wrong, page, now), wrong).toBeUndefined()
})

test('it is the same for everyone within the hour, so that its page can be cached', () => {
  expect(formToken(secret, place, now).token).toBe(formToken(secret, place, now + hour / 3).token)
  expect(formToken(secret, place, now).token).not.toBe(formToken(secret, place, now + hour).token)
})

test('a page kept for as long as it may be leaves a day to fill the form in', () => {
  const { token, renewAt } = formToken(secret, place, now)
  const fetchedLast = renewAt.getTime()
  expect(readFormToken(secret, token, page, fetchedLast + 24 * hour)).toMatchObject({ expired: false })
  expect(readFormToken(secret, token, page, fetchedLast + 25 * hour)).toMatchObject({ expired: true })
})
