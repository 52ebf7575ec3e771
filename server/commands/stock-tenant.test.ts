import { expect, test } from 'vitest'
import { FeedError } from '#app/stock/import/feed/rows.ts'
import { checkTenant } from './stock-tenant.ts'

const lake = {
  fetch: async () => ({
    result: ['motorworld', 'alpha'].map((siteSlug) => ({ _id: `site-${siteSlug}`, siteSlug })),
    tags: [],
  }),
}

test('vehicles are imported for a site', async () => {
  const lines: string[] = []
  await checkTenant('alpha', lake, (line) => lines.push(line))
  expect(lines).toEqual([])
})

test('vehicles for a site that does not exist are refused, and the existing sites are named', async () => {
  const refused = checkTenant('motorwrold', lake, () => {})
  await expect(refused).rejects.toThrow(FeedError)
  await expect(refused).rejects.toThrow('There is no site motorwrold. The sites are alpha, motorworld.')
})

test('while the Content Lake is unreachable an import continues, with a warning', async () => {
  const lines: string[] = []
  await checkTenant('alpha', { fetch: () => Promise.reject(new Error('away')) }, (line) => lines.push(line))
  expect(lines).toEqual([
    'The Content Lake does not answer, so it was not checked that there is a site alpha.',
  ])
})
