import { expect, test } from 'vitest'
import { editedPage, findingsFor } from '../testing.ts'
import { redirects } from './redirects.ts'

const redirect = (from: string, to: string) => ({ _id: 'drafts.r', _type: 'redirect', from, to })
const known = (...pairs: [string, string][]) => ({
  redirects: pairs.map(([from, to], index) => ({ _id: `r${index}`, from, to })),
})

test('a redirect to a page passes, and one to another site', () => {
  expect(findingsFor(redirects, redirect('/old', '/about'))).toEqual([])
  expect(findingsFor(redirects, redirect('/old', 'https://www.example.com'))).toEqual([])
})

test('a loop stops publish and shows its steps', () => {
  expect(findingsFor(redirects, redirect('/a', '/b'), known(['/b', '/c'], ['/c', '/a']))).toEqual([
    ['error', ['to'], 'This goes round and never arrives: /a → /b → /c → /a. Choose another place.'],
  ])
  expect(findingsFor(redirects, redirect('/a', '/b'), known(['/b', '/b']))[0]?.[0]).toBe('error')
})

test('a chain should lead straight to its end, from either side', () => {
  expect(findingsFor(redirects, redirect('/a', '/b'), known(['/b', '/about']))).toEqual([
    ['warning', ['to'], 'This takes a detour: /a → /b → /about. Lead straight to /about.'],
  ])
  expect(findingsFor(redirects, redirect('/b', '/about'), known(['/a', '/b']))[0]?.[2]).toContain(
    '/a leads here first',
  )
})

test('a redirect to nothing stops publish; to a page that is not published it is a warning', () => {
  expect(findingsFor(redirects, redirect('/old', '/gone'))[0]?.[0]).toBe('error')
  expect(findingsFor(redirects, redirect('/old', '/finance-guide'))[0]?.[0]).toBe('warning')
})

test('a page at the old path wins, and its form warns of the redirect', () => {
  expect(findingsFor(redirects, redirect('/about', '/'))[0]?.[2]).toContain('a page wins')
  expect(findingsFor(redirects, editedPage(), known(['/service', '/about']))).toEqual([
    ['warning', ['path'], expect.stringContaining('stops working while this page stands there')],
  ])
})

test('its own published version is not a second redirect', () => {
  const own = { redirects: [{ _id: 'r', from: '/old', to: '/older' }] }
  expect(findingsFor(redirects, redirect('/old', '/about'), own)).toEqual([])
})
