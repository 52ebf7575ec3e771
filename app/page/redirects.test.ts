import { expect, test } from 'vitest'
import { followRedirects } from './redirects.ts'

const redirects = (entries: Record<string, string | { to: string; permanent: boolean }>) => ({
  redirects: new Map(
    Object.entries(entries).map(([from, entry]) => [
      from,
      typeof entry === 'string' ? { from, to: entry, permanent: true } : { from, ...entry },
    ]),
  ),
})

test('a redirect leads to its target', () => {
  expect(followRedirects(redirects({ '/old': '/new' }), '/old')).toEqual({ to: '/new', status: 301 })
  expect(followRedirects(redirects({}), '/old')).toBeNull()
})

test('a chain is cut to its end, and is permanent only when every step is', () => {
  const chain = redirects({
    '/a': '/b',
    '/b': { to: '/C/', permanent: false },
    '/c': 'https://example.com/d',
  })
  expect(followRedirects(chain, '/a')).toEqual({ to: 'https://example.com/d', status: 302 })
})

test('a loop is told apart', () => {
  expect(followRedirects(redirects({ '/a': '/b', '/b': '/a' }), '/a')).toBe('loop')
  expect(followRedirects(redirects({ '/a': '/A/' }), '/a')).toBe('loop')
})

test('an address that is neither a path nor a web address leads nowhere', () => {
  expect(followRedirects(redirects({ '/a': 'javascript:alert(1)' }), '/a')).toBe('loop')
  expect(followRedirects(redirects({ '/a': '//evil.example' }), '/a')).toBe('loop')
})
