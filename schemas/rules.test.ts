import type { ValidationContext } from '@sanity/types'
import { describe, expect, test } from 'vitest'
import {
  anchorProblem,
  hrefProblem,
  httpsProblem,
  pathFrom,
  pathProblem,
  slugProblem,
  uniqueOnSite,
} from './rules.ts'

describe('paths of pages', () => {
  test.each(['/', '/about-us', '/buying/warranty', '/pages/eofy-2026', '/kia/ev6_gt.html'])(
    '%s is right',
    (path) => {
      expect(pathProblem(path)).toBe(true)
    },
  )

  test.each([
    [undefined, 'slash'],
    ['about-us', 'slash'],
    ['/About', 'small letters'],
    ['/about us', 'spaces'],
    ['/about/', 'at the end'],
    ['//about', 'one slash'],
    ['/a/../b', 'Use small letters'],
    ['/a?b=c', '?'],
    ['/caf\u00e9', 'Use small letters'],
    ['/assets/x', 'keeps /assets'],
    ['/media', 'keeps /media'],
    ['/api/leads', 'keeps /api'],
  ])('%s is refused in words', (path, words) => {
    expect(pathProblem(path)).toContain(words)
  })

  test.each([
    ['About us', '/about-us'],
    ['Service & Parts', '/service-and-parts'],
    ['Caf\u00e9 / Opening hours ', '/cafe/opening-hours'],
    ['/Already/A Path/', '/already/a-path'],
  ])('%s becomes %s', (title, path) => {
    expect(pathFrom(title)).toBe(path)
    expect(pathProblem(path)).toBe(true)
  })
})

describe('addresses of links', () => {
  test.each([
    undefined,
    '',
    '/finance',
    '#hours',
    'https://example.com.au/a?b',
    'tel:0731234567',
    'mailto:sales@example.com.au',
  ])('%s is right', (href) => {
    expect(hrefProblem(href)).toBe(true)
  })

  test.each([
    'finance',
    '//evil.example',
    'javascript:alert(1)',
    'http://example.com',
    'https://',
    'tel:call us',
    ' /finance',
  ])('%s is refused', (href) => {
    expect(hrefProblem(href)).not.toBe(true)
  })

  test('an outside address is https', () => {
    expect(httpsProblem('https://example.com.au')).toBe(true)
    expect(httpsProblem('/finance')).not.toBe(true)
  })
})

test('short names and anchors are small letters, numbers and hyphens', () => {
  expect(slugProblem('isuzu-ute')).toBe(true)
  expect(slugProblem('Isuzu UTE')).not.toBe(true)
  expect(slugProblem(undefined)).not.toBe(true)
  expect(anchorProblem('service-booking')).toBe(true)
  expect(anchorProblem(undefined)).toBe(true)
  expect(anchorProblem('#booking')).not.toBe(true)
})

describe('a path on its site', () => {
  const contextOf = (found: string[], asked: unknown[] = []) =>
    ({
      document: { _id: 'drafts.page-1', _type: 'page', tenant: { _ref: 'site-motorworld' } },
      getClient: () => ({
        withConfig: () => ({
          fetch: async (...query: unknown[]) => {
            asked.push(...query)
            return found
          },
        }),
      }),
    }) as unknown as ValidationContext

  test('is free where only the page itself holds it, as draft or published', async () => {
    expect(
      await uniqueOnSite(
        'path.current',
        '/about',
        contextOf(['page-1', 'drafts.page-1', 'versions.r1.page-1']),
      ),
    ).toBe(true)
  })

  test('is taken where another page of the site holds it', async () => {
    expect(await uniqueOnSite('path.current', '/about', contextOf(['page-1', 'drafts.page-2']))).toBe(false)
  })

  test('is searched on its own site only', async () => {
    const asked: unknown[] = []
    await uniqueOnSite('path.current', '/about', contextOf([], asked))
    expect(asked[0]).toContain('tenant._ref == $site')
    expect(asked[1]).toEqual({ type: 'page', site: 'site-motorworld', value: '/about' })
  })
})
