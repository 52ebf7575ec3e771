import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { tenantQuery, tenantShape } from '#app/tenancy/document.ts'
import { startTestLake, type TestLake } from '#embedded/content-lake/testing/lake.ts'
import { readBlockFields } from '#server/processes/block-fields.ts'
import { switches } from '../settings/index.ts'
import { demoTenants } from './index.ts'
import { isSeeded, seedTenants } from './seed.ts'

let lake: TestLake

beforeAll(async () => {
  lake = await startTestLake()
}, 60_000)

afterAll(() => lake.stop())

const revisions = () => lake.client.fetch<string[]>('*[!(_type match "system.*")] | order(_id) {_id, _rev}')

test('the demo sites are put into an empty Content Lake once', async () => {
  expect(await isSeeded(lake.client)).toBe(false)
  await seedTenants(lake.client, demoTenants, { blockFields: await readBlockFields() })
  expect(await isSeeded(lake.client)).toBe(true)

  const before = await revisions()
  await seedTenants(lake.client, demoTenants, { blockFields: await readBlockFields() })
  expect(await revisions()).toEqual(before)
}, 60_000)

test('every document belongs to a site, and every page, brand and promo is there', async () => {
  const strays =
    '*[!(_type in ["sanity.imageAsset", "demoSeed"]) && !(_type match "system.*") && !defined(tenant->_id)]._id'
  expect(await lake.client.fetch(strays)).toEqual([])
  for (const { site, pages, brands, promos } of demoTenants) {
    const counts = await lake.client.fetch(
      '{ "pages": count(*[_type == "page" && tenant._ref == $id]), "brands": count(*[_type == "brand" && tenant._ref == $id]), "promos": count(*[_type == "promo" && tenant._ref == $id]) }',
      { id: `site-${site.siteSlug}` },
    )
    expect(counts).toEqual({ pages: pages.length, brands: brands.length, promos: promos.length })
  }
})

test('the site reads its own settings, menus and pictures back', async () => {
  for (const { site, navigation } of demoTenants) {
    const answer = await lake.client.fetch(tenantQuery(switches), { tenant: `site-${site.siteSlug}` })
    const documents = tenantShape.parse(answer)
    expect(documents?.identity).toMatchObject({ name: site.name, logo: { alt: site.name } })
    const labels = z.array(z.object({ label: z.string() })).parse(documents?.navigation.headerMenu)
    expect(labels.map(({ label }) => label)).toEqual(navigation.headerMenu.map(({ label }) => label))
  }
})
