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
  const said: string[] = []
  await checkTenant('alpha', lake, (line) => said.push(line))
  expect(said).toEqual([])
})

test('vehicles of nobody are refused, and the sites are named', async () => {
  const refused = checkTenant('motorwrold', lake, () => {})
  await expect(refused).rejects.toThrow(FeedError)
  await expect(refused).rejects.toThrow('motorwrold is no site. The sites are alpha, motorworld.')
})

test('while the Content Lake is away an import goes on, and says what it could not check', async () => {
  const said: string[] = []
  await checkTenant('alpha', { fetch: () => Promise.reject(new Error('away')) }, (line) => said.push(line))
  expect(said).toEqual(['The Content Lake does not answer: that alpha is a site was not checked.'])
})
