import { expect, test } from 'vitest'
import { sampleSite } from '#app/samples/site.ts'
import { answering } from '#app/stock/finder/testing.ts'
import type { TenantStock } from '#app/stock/tenant-stock.ts'
import { withCounts } from './brand-counts.server.ts'
import { type BrandMenuItem, quantities } from './menu.ts'

const brand = (name: string, slug: string): BrandMenuItem => ({ name, slug, logo: undefined, url: undefined })
const brands = [brand('Kia', 'kia'), brand('GWM Haval', 'gwm-haval'), brand('Ducati', 'ducati')]
const headerMenu = [{ label: 'Menu', children: [{ label: 'Brands', brands: true }] }]
const instant = new Date('2026-03-02T00:07:00Z')

const makes: Record<string, Record<string, number>> = {
  new: { Kia: 12, 'GWM Haval': 3 },
  used: { Kia: 1204, Ford: 9 },
}

/** Stock with these makes by type. */
function stockOf() {
  const stock = answering({})
  const search: TenantStock['search'] = async (requests) => {
    const answers = await stock.search(requests)
    return answers.map((answer, index) => {
      const type = /car_type:(\w+)/.exec(requests[index]?.filters ?? '')?.[1] ?? ''
      return { ...answer, facets: { make: makes[type] ?? {} } }
    })
  }
  return { ...stock, search }
}

test('NAV-02 each brand has its counts by type, from one request, and none where it has no stock', async () => {
  const stock = stockOf()
  const counted = await withCounts(brands, sampleSite({ headerMenu }), instant, stock, () => {})
  expect(counted.map(({ carTypeQty }) => carTypeQty)).toEqual([
    { new: 12, used: 1204 },
    { new: 3 },
    undefined,
  ])
  expect(quantities(counted[0]!)).toEqual(['New (12)', 'Used (1,204)'])
  expect(stock.asked).toHaveLength(3)
})

test('sold vehicles do not count, and the clock does not matter unless fresh stock is held back', async () => {
  const until: Date[] = []
  const count = async (settings: object) => {
    const stock = stockOf()
    await withCounts(brands, sampleSite({ headerMenu, ...settings }), instant, stock, (at) => until.push(at))
    return stock.asked[0]?.filters
  }
  expect(await count({})).not.toContain('sold')
  expect(until).toEqual([])
  await count({ stockAgeMinDays: 2 })
  expect(until.map((at) => at.toISOString())).toEqual(['2026-03-02T00:10:00.000Z'])
})

test('a menu without brands asks for nothing', async () => {
  const stock = stockOf()
  const site = sampleSite({ headerMenu: [{ label: 'Home' }] })
  expect(await withCounts(brands, site, instant, stock, () => {})).toBe(brands)
  expect(stock.asked).toEqual([])
})

test('used vehicles go by the name the site has for them', () => {
  expect(quantities({ ...brands[0]!, usedLabel: 'Pre-Owned', carTypeQty: { used: 2, demo: 1 } })).toEqual([
    'Pre-Owned (2)',
    'Demo (1)',
  ])
})
