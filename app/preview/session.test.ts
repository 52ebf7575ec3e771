import { expect, test } from 'vitest'
import {
  beginSession,
  cookieValues,
  endedCookies,
  idleMs,
  isFramed,
  longestMs,
  previewKey,
  readSession,
  renewed,
  sessionCookie,
  signSession,
} from './session.ts'

const key = previewKey('token')
const host = 'motorworld.localhost'
const details = {
  tenant: 'site-motorworld',
  host,
  user: 'u1',
  studio: 'http://localhost:3333/studio',
  framed: false,
}
const session = beginSession(1000, details)

test('a session is read as it was signed, until its hour is over', () => {
  const value = signSession(session, key)
  expect(readSession(value, key, { host, now: 2000 })).toEqual(session)
  expect(readSession(value, key, { host, now: 1000 + idleMs })).toBeUndefined()
})

test('a session of another host, of another key, or changed by hand is none', () => {
  const value = signSession(session, key)
  expect(readSession(value, key, { host: 'chery.localhost', now: 2000 })).toBeUndefined()
  expect(readSession(value, previewKey('other'), { host, now: 2000 })).toBeUndefined()
  const [, signature] = value.split('.')
  const forged = Buffer.from(JSON.stringify({ ...session, tenant: 'site-other' })).toString('base64url')
  expect(readSession(`${forged}.${signature}`, key, { host, now: 2000 })).toBeUndefined()
  for (const nonsense of ['', '.', 'a.b', `${value}.c`, 'x'.repeat(5000)])
    expect(readSession(nonsense, key, { host, now: 2000 })).toBeUndefined()
})

test('use moves the end on, up to a day, and not at every page', () => {
  expect(renewed(session, 2000)).toBeUndefined()
  const half = 1000 + idleMs / 2
  expect(renewed(session, half)?.expires).toBe(half + idleMs)
  const late = { ...session, expires: 1000 + longestMs - 1000 }
  expect(renewed(late, late.expires - 1)).toBeUndefined()
})

test('a frame of another site gets a partitioned cookie, a tab a lax one', () => {
  expect(sessionCookie({ ...session, framed: true }, key, 1000, false)).toMatch(
    /; Path=\/; Max-Age=3600; HttpOnly; SameSite=None; Secure; Partitioned$/,
  )
  expect(sessionCookie(session, key, 1000, false)).toMatch(/; HttpOnly; SameSite=Lax$/)
  expect(sessionCookie(session, key, 1000, true)).toMatch(/; SameSite=Lax; Secure$/)
  expect(endedCookies(false).every((cookie) => cookie.includes('Max-Age=0'))).toBe(true)
})

test('whether a page is framed is said by the browser', () => {
  expect(isFramed({ 'sec-fetch-dest': 'iframe', 'sec-fetch-site': 'cross-site' })).toBe(true)
  expect(isFramed({ 'sec-fetch-dest': 'document', 'sec-fetch-site': 'cross-site' })).toBe(false)
  expect(isFramed({})).toBe(false)
})

test('both cookies of a host that is framed and open in a tab are looked at', () => {
  expect(cookieValues('a=1; forecourt-preview=x; forecourt-preview=y')).toEqual(['x', 'y'])
  expect(cookieValues(undefined)).toEqual([])
})
