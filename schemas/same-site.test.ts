import { describe, expect, test } from 'vitest'
import { sameSiteProblem } from './same-site.ts'

const contextOf = (site: string | undefined, found: string | null) =>
  ({
    document: site ? { tenant: { _ref: site } } : undefined,
    getClient: () => ({ withConfig: () => ({ fetch: async () => found }) }),
  }) as unknown as Parameters<typeof sameSiteProblem>[1]

describe('a reference', () => {
  test('to a document of the same site is right', async () => {
    expect(await sameSiteProblem({ _ref: 'page-1' }, contextOf('site-a', 'site-a'))).toBe(true)
  })

  test('to a document of another site is refused, as after pasting a block from there', async () => {
    expect(await sameSiteProblem({ _ref: 'page-1' }, contextOf('site-a', 'site-b'))).toContain('another site')
  })

  test('that is empty or leads nowhere is left to other rules', async () => {
    expect(await sameSiteProblem(undefined, contextOf('site-a', null))).toBe(true)
    expect(await sameSiteProblem({ _ref: 'gone' }, contextOf('site-a', null))).toBe(true)
  })
})
