import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Dealers, feed, startDealers } from '#app/stock/dealers-testing.ts'
import { checkDataDirectory, checkTenant } from './stock-tenant.ts'

let dealers: Dealers
beforeAll(async () => {
  dealers = await startDealers()
}, 60_000)
afterAll(() => dealers.stop(), 60_000)

const hosted = { embedded: false, DATA_DIR: '.data', DATABASE_URL: undefined, SANITY_DATASET: 'production' }
const sites = ['motorworld', 'alpha'].map((siteSlug) => ({ _id: `site-${siteSlug}`, siteSlug }))
const lake = { fetch: async () => ({ result: sites, tags: [] }) }
const away = { fetch: () => Promise.reject(new Error('away')) }

async function check(tenant: string, from = lake as typeof lake | typeof away) {
  const lines: string[] = []
  const sources = { env: hosted, pool: dealers.search.database, lake: from }
  await checkTenant(tenant, { ...sources, warn: (line) => lines.push(line) })
  return lines
}

test('vehicles are imported for a site of the hosted Content Lake, and for no other', async () => {
  expect(await check('alpha')).toEqual([])
  await expect(check('motorwrold')).rejects.toThrow('There is no site motorwrold. Did you mean motorworld?')
  await expect(check('zzz')).rejects.toThrow('The sites are alpha, motorworld.')
})

test('while it is unreachable, those of a tenant that has stock already, with a warning', async () => {
  const { tenant, run } = await dealers.dealer()
  await expect(check(tenant, away)).rejects.toThrow('(away), and it has no stock yet.')
  await run(feed('S1,used,2021,Kia,Rio,9990,,'))
  expect(await check(tenant, away)).toEqual([
    `The Content Lake could not be asked whether there is a site ${tenant} (away); it has stock already.`,
  ])
})

test('no stock is written into a data directory of nothing', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'forecourt-empty-'))
  try {
    await expect(checkDataDirectory({ DATA_DIR: folder, DATABASE_URL: undefined })).rejects.toThrow(
      `Nothing has been started in ${folder} yet.`,
    )
  } finally {
    await rm(folder, { recursive: true })
  }
})
