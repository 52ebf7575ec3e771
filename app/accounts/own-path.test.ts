import { expect, test } from 'vitest'
import { ownPath } from './own-path.ts'

test.each([
  ['/cars/x', '/cars/x'],
  ['/personalised/finance?car_id=1', '/personalised/finance?car_id=1'],
  ['/finance#finance-form', '/finance#finance-form'],
  ['/watchlist?save=7', '/watchlist?save=7'],
])('%s stays', (given, kept) => {
  expect(ownPath(given)).toBe(kept)
})

test.each([
  '//evil.example',
  'http://evil.example',
  'https:/evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/%0a/../\n/evil.example',
  '/.//evil.example',
  'javascript:alert(1)',
  'cars/x',
  '/api/account/export',
  '/sign-in?redirect=/sign-in',
  '',
  null,
])('%s leads to the home page', (given) => {
  expect(ownPath(given)).toBe('/')
})
