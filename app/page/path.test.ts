import { describe, expect, test } from 'vitest'
import { readAddress } from './path.ts'

describe('addresses', () => {
  test('a plain path passes with its query', () => {
    expect(readAddress('/about-us?utm=1')).toEqual({ kind: 'path', path: '/about-us', search: '?utm=1' })
    expect(readAddress('/')).toEqual({ kind: 'path', path: '/', search: '' })
  })

  test.each([
    ['/about-us/', '/about-us'],
    ['/About-Us?a=B', '/about-us?a=B'],
    ['//evil.example/x', '/evil.example/x'],
    ['/a//b', '/a/b'],
    ['/caf%C3%89', '/caf%C3%A9'],
  ])('%s is redirected to %s', (url, to) => {
    expect(readAddress(url)).toEqual({ kind: 'redirect', to })
  })

  test.each([
    ['control character', '/a%00b'],
    ['line break', '/a%0d%0aSet-Cookie:x'],
    ['encoded traversal', '/%2e%2e/%2e%2e/etc/passwd'],
    ['encoded slash traversal', '/a/..%2f..%2fetc'],
    ['backslash', '/a%5c..%5cb'],
    ['broken encoding', '/%zz'],
    ['overlong encoding', '/%c0%ae%c0%ae/x'],
    ['no leading slash', 'http://evil.example/'],
  ])('%s is a bad request', (_, url) => {
    expect(readAddress(url)).toEqual({ kind: 'refused', status: 400 })
  })

  test('a path over 2 kB and a query of 10 kB are too long', () => {
    expect(readAddress(`/${'a'.repeat(2100)}`)).toEqual({ kind: 'refused', status: 414 })
    expect(readAddress(`/?q=${'a'.repeat(10_000)}`)).toEqual({ kind: 'refused', status: 414 })
  })
})
