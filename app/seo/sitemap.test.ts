import { describe, expect, test } from 'vitest'
import { Reads } from '#app/content/reads.server.ts'
import { tenantContent } from '#app/content/tenant-content.server.ts'
import { noStock } from '#app/samples/load.ts'
import { sampleSite } from '#app/samples/site.ts'
import { sampleInstant, sampleRecord, sampleStock } from '#app/samples/stock.ts'
import { memoryPlatform, pageDocument, tenant } from '#app/site/testing.tsx'
import type { StockRecord } from '#app/stock/index/record.ts'
import type { TenantStock } from '#app/stock/tenant-stock.ts'
import { sitemap } from './sitemap.server.ts'

const site = sampleSite({ vehicleKinds: ['car'] })
const pages = [
  pageDocument('sample', '/about-us'),
  pageDocument('sample', '/quiet', { seo: { noindex: true } }),
  pageDocument('other', '/not-ours'),
  { _id: 'r', _type: 'redirect', tenant: tenant('sample'), from: '/search/demo-cars', to: '/about-us' },
]

function write(part: string | null, records: StockRecord[], given?: TenantStock) {
  const { platform } = memoryPlatform(pages, { records })
  const reads = new Reads(0)
  const lake = tenantContent(platform.answers, site.id, reads)
  const stock = given ?? platform.services(site, reads).stock
  return sitemap(part, { site, lake, stock, reads, instant: sampleInstant })
}

const addresses = (xml: string | null) =>
  [...(xml ?? '').matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => new URL(address!).pathname)

describe('the sitemap of a site', () => {
  test('lists its own pages, its vehicles that are to be had, and the searches that show some', async () => {
    const others = [
      sampleRecord({ id: 1, objectID: '1', slug: 'other-car', tenant: 'other', make: 'Lada' }),
      sampleRecord({ id: 2, objectID: '2', slug: 'a-truck', item_type: 'truck', make: 'Hino' }),
    ]
    const found = addresses(await write(null, [...sampleStock, ...others]))
    expect(found).toContain('/about-us')
    expect(found).toContain('/cars/2021-toyota-corolla-ascent-sport-1001')
    expect(found).toEqual(
      expect.arrayContaining([
        '/search/new-used-and-demo-cars',
        '/search/used-cars',
        '/search/toyota',
        '/search/toyota/corolla',
        '/search/hatch',
      ]),
    )
    for (const absent of [
      '/quiet',
      '/search/demo-cars',
      '/not-ours',
      '/cars/other-car',
      '/search/lada',
      '/cars/a-truck',
    ])
      expect(found).not.toContain(absent)
    expect(found.filter((path) => path.includes('ranger'))).toEqual([])
    expect(new Set(found).size).toBe(found.length)
  })

  test('says when a vehicle last changed', async () => {
    const xml = (await write(null, sampleStock)) ?? ''
    const changed = new Date(sampleStock[0]!.updated_at_timestamp * 1000).toISOString()
    expect(xml).toContain(`${sampleStock[0]!.slug}</loc><lastmod>${changed}</lastmod>`)
  })

  test('of a site without stock lists its pages, and no search that finds nothing', async () => {
    expect(addresses(await write(null, []))).toEqual(['/about-us'])
  })

  test('of a stock too large for one file is an index of several', async () => {
    const makes = { Toyota: 20_000, Kia: 19_000, Ford: 15_000 }
    const stock: TenantStock = {
      ...noStock,
      async search(requests) {
        return requests.map(({ filters = '', page = 0, hitsPerPage = 0 }) => {
          const make = /make:"(\w+)"/.exec(filters)?.[1] ?? ''
          const hits = Array.from({ length: hitsPerPage }, (_, at) => ({ slug: `${make}-${page}-${at}` }))
          const counts = { nbHits: 54_000, page, nbPages: 1, hitsPerPage, processingTimeMS: 0 }
          return { hits: hits as StockRecord[], facets: { make: makes }, ...counts }
        })
      },
    }
    const index = await write(null, [], stock)
    expect(index).toContain('<sitemapindex')
    expect(index?.match(/\?part=\d/g)).toEqual(['?part=1', '?part=2'])
    const [first, second] = [await write('1', [], stock), await write('2', [], stock)].map(addresses)
    expect(first).toContain('/about-us')
    expect(second).not.toContain('/about-us')
    const vehicles = [...first!, ...second!].filter((path) => path.startsWith('/cars/'))
    expect(new Set(vehicles).size).toBe(54_000)
    expect(Math.max(first!.length, second!.length)).toBeLessThan(50_000)
    for (const none of ['3', '0', '1.5', 'x']) expect(await write(none, [], stock)).toBeNull()
  })
})
