import { describe, expect, test } from 'vitest'
import { isPlatformHost, ownHosts, readHost, siteOrigin, slugHosts } from './host.ts'

const demo = { SITE_ORIGIN: 'http://{tenant}.localhost:{port}', PORT: 3000 }
const hosted = { SITE_ORIGIN: 'https://{tenant}.sites.example.com.au', PORT: 3000 }

describe('the Host header', () => {
  test.each([
    ['motorworld.localhost:3000', 'motorworld.localhost'],
    ['MotorWorld.LocalHost', 'motorworld.localhost'],
    ['motorworld.localhost.', 'motorworld.localhost'],
    ['[::1]:3000', '[::1]'],
  ])('%s names %s', (header, host) => expect(readHost(header)).toBe(host))

  test.each([
    undefined,
    '',
    'a b',
    'a/../b',
    'x@y',
    'host:port',
    'a..b',
    '<script>',
    `${'a'.repeat(400)}.com`,
  ])('%s is malformed', (header) => expect(readHost(header)).toBeUndefined())
})

test('a site has hosts by its slug, and asks for hosts of its own', () => {
  expect(slugHosts(hosted, 'Alpha')).toEqual(['alpha.sites.example.com.au', 'alpha.localhost'])
  expect(slugHosts(demo, 'alpha')).toEqual(['alpha.localhost'])
  expect(ownHosts(['www.Alpha.com.au.', 'alpha.test:8080', 'not a host', ''])).toEqual([
    'www.alpha.com.au',
    'alpha.test',
  ])
})

test('its own host is where shoppers are sent', () => {
  expect(siteOrigin(demo, 'alpha')).toBe('http://alpha.localhost:3000')
  expect(siteOrigin(hosted, 'alpha', 'www.alpha.com.au')).toBe('https://www.alpha.com.au')
  expect(siteOrigin(demo, 'alpha', 'alpha.test')).toBe('http://alpha.test:3000')
})

test('the platform answers on the pattern without a tenant', () => {
  expect(isPlatformHost(demo, 'localhost')).toBe(true)
  expect(isPlatformHost(hosted, 'sites.example.com.au')).toBe(true)
  expect(isPlatformHost(hosted, 'example.com')).toBe(false)
})
