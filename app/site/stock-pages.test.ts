import { expect, test } from 'vitest'
import { Reads } from '#app/content/reads.server.ts'
import { sampleInstant } from '#app/samples/stock.ts'
import { sampleVehicle } from '#app/samples/vehicle.ts'
import { toRecord } from '#app/stock/index/to-record.ts'
import type { Vehicle } from '#app/stock/vehicle.ts'
import { resolvePage } from './resolve.server.ts'
import { memoryPlatform, pageDocument, siteDocument, tenant } from './testing.tsx'

const path = `/cars/${sampleVehicle().slug}`

async function resolve(documents: Record<string, unknown>[], asked = path, more: Partial<Vehicle> = {}) {
  const vehicle = sampleVehicle(more)
  const stock = { records: [toRecord('alpha', vehicle)], vehicles: [vehicle] }
  const memory = memoryPlatform([siteDocument('alpha'), ...documents], stock)
  const { platform, invalidations } = memory
  const visit = async () => {
    const reads = new Reads(invalidations.position)
    const site = await platform.directory.find('alpha.localhost', reads)
    const page = await resolvePage(asked, {
      platform,
      site: site!,
      reads,
      instant: sampleInstant,
    })
    if (page.kind !== 'page') throw new Error(`${asked} leads to ${page.to}`)
    return { page, reads, html: page.blocks.map(({ html }) => html).join('') }
  }
  return { ...memory, visit, ...(await visit()) }
}

const template = (kind: string, blocks: unknown[]) => ({
  _id: `template-${kind}`,
  _type: 'pageTemplate',
  tenant: tenant('alpha'),
  kind,
  title: 'Ours',
  blocks,
})
const hero = { _type: 'hero', _key: 'hero', heading: 'Written by staff' }

test('a vehicle has a page of its template’s blocks, made again when stock changes', async () => {
  const { page, reads } = await resolve([])
  expect(page).toMatchObject({ status: 200, template: 'vehicle', page: { title: sampleVehicle().name } })
  expect(page.blocks.map(({ type }) => type)).toEqual([
    ...['breadcrumbs', 'vehicleGallery', 'vehicleSummary', 'vehicleFacts', 'vehicleFacts'],
    ...['vehicleComments', 'vehicleFeatures', 'vehiclePriceGauge', 'recentlyViewed', 'featureBanner'],
  ])
  expect([...reads.tags]).toContain('stock:alpha')
})

test('a site arranges its vehicle pages by a template of its own', async () => {
  const { page, html } = await resolve([
    template('vehicle', [{ _type: 'vehicleSummary', _key: 'summary' }, hero]),
  ])
  expect(page.blocks.map(({ type }) => type)).toEqual(['vehicleSummary', 'hero'])
  expect(html).toContain('Written by staff')
  expect(page.head.title).toContain(sampleVehicle().name)
})

test('a page that staff made at a path stands before any template', async () => {
  const { page, html } = await resolve([pageDocument('alpha', path, { blocks: [hero] })])
  expect(page.template).toBeUndefined()
  expect(html).toContain('Written by staff')
})

test('a block of a vehicle on a page of staff leaves that page alone', async () => {
  const documents = [
    pageDocument('alpha', '/about-us', { blocks: [{ _type: 'vehicleFacts', _key: 'facts' }, hero] }),
  ]
  const { page } = await resolve(documents, '/about-us')
  expect(page.status).toBe(200)
  expect(page.blocks.map(({ type }) => type)).toEqual(['hero'])
})

test('a vehicle that is hidden or unknown is the site’s page for nothing', async () => {
  expect((await resolve([], path, { show_on_dealer_website: false })).page).toMatchObject({ status: 404 })
  expect((await resolve([], '/cars/no-such-car')).page).toMatchObject({ status: 404, template: 'notFound' })
})

test('while stock cannot be read the page says so, and is not kept by search engines', async () => {
  const { stock, visit } = await resolve([])
  stock.down = true
  const { page, html } = await visit()
  expect(page).toMatchObject({ status: 503, head: { noindex: true, canonical: undefined } })
  expect(html).toContain('We cannot show this vehicle right now')
})
