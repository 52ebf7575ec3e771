import { expect, test } from 'vitest'
import { Reads } from '#app/content/reads.server.ts'
import { sampleRecord } from '#app/samples/stock.ts'
import { resolvePage } from './resolve.server.ts'
import { memoryPlatform, pageDocument, siteDocument, tenant } from './testing.tsx'

const brand = {
  _id: 'brand-kia',
  _type: 'brand',
  tenant: tenant('alpha'),
  name: 'Kia',
  slug: { current: 'kia' },
}
const navigation = {
  _id: 'navigation-alpha',
  _type: 'navigation',
  tenant: tenant('alpha'),
  headerMenu: [{ label: 'Brands', brands: true }],
}
const instant = new Date('2026-03-10T02:00:00Z')

const setUp = () =>
  memoryPlatform([siteDocument('alpha'), navigation, brand, pageDocument('alpha', '/about')], {
    records: [
      sampleRecord({ id: 1, tenant: 'alpha', make: 'Kia', car_type: 'new' }),
      sampleRecord({ id: 2, tenant: 'alpha', make: 'Kia', car_type: 'used', status: 'sold', sold: true }),
      sampleRecord({ id: 3, tenant: 'beta', make: 'Kia', car_type: 'new' }),
    ],
  })

async function topOf({ platform, invalidations }: ReturnType<typeof setUp>) {
  const reads = new Reads(invalidations.position)
  const site = await platform.directory.find('alpha.localhost', reads)
  const visit = { platform, site: site!, reads, instant, search: new URLSearchParams() }
  const page = await resolvePage('/about', visit)
  return {
    reads,
    status: page.kind === 'page' && page.status,
    top: page.kind === 'page' ? page.top : '',
  }
}

test('NAV-02 the brand menu counts the vehicles of its own site', async () => {
  const { top } = await topOf(setUp())
  expect(top).toContain('New (1)')
  expect(top).not.toContain('Used (')
})

test('without the stock the page and its menu stand, and the counts are looked for again soon', async () => {
  const down = setUp()
  down.stock.down = true
  const { top, status, reads } = await topOf(down)
  expect(status).toBe(200)
  expect(top).toContain('Kia')
  expect(top).not.toContain('New (')
  expect(reads.validUntil).toBe(instant.getTime() + 5000)
})
