import { expect, test } from 'vitest'
import { Reads } from '#app/content/reads.server.ts'
import { type HeadFromBlock, NotFound } from '#app/page/block.ts'
import { sampleLoad } from '#app/samples/load.ts'
import { sampleSite } from '#app/samples/site.ts'
import { sampleInstant } from '#app/samples/stock.ts'
import { sampleVehicle } from '#app/samples/vehicle.ts'
import { toRecord } from '#app/stock/index/to-record.ts'
import { StockUnavailable } from '#app/stock/tenant-stock.ts'
import { memoryStock } from '#app/stock/testing.ts'
import type { Vehicle } from '#app/stock/vehicle.ts'
import { vehicleOfPage } from './vehicle-of-page.server.ts'

/** Asks for a vehicle that belongs to `owner` on the page of `site`. */
function ask(
  more: Partial<Vehicle> = {},
  {
    site = sampleSite(),
    owner = 'sample',
    params = { vehicle: sampleVehicle().slug } as Record<string, string>,
  } = {},
) {
  const vehicle = sampleVehicle(more)
  const stock = memoryStock([toRecord(owner, vehicle)], { vehicles: [vehicle] })
  const head: HeadFromBlock = {}
  const context = sampleLoad(undefined, {
    site,
    params,
    instant: sampleInstant,
    stock: stock.of(site, new Reads(0)),
    head: (known) => void Object.assign(head, known),
  })
  return { stock, head, context, reading: () => vehicleOfPage(context) }
}

test('a page is about the vehicle of its path, and named by it', async () => {
  const { reading, head } = ask()
  expect(await reading()).toMatchObject({ make: 'Toyota', model: 'Corolla' })
  expect(head).toMatchObject({ heading: '2021 Toyota Corolla Ascent Sport', status: 200, noindex: false })
  expect(head.above?.map(({ label }) => label)).toEqual(['Used Cars', 'Toyota', 'Corolla', 'Hatch'])
})

test('VDP-02 a model that is not listed is no step on the way', async () => {
  const { reading, head } = ask({ status: 'deposit_taken' })
  await reading()
  expect(head.above?.map(({ label }) => label)).toEqual(['Used Cars', 'Toyota', 'Hatch'])
})

test('an unknown vehicle is not found', async () => {
  await expect(ask({}, { params: { vehicle: 'no-such-car' } }).reading()).rejects.toThrow(NotFound)
})

test('another site’s vehicle is not found', async () => {
  await expect(ask({}, { owner: 'other' }).reading()).rejects.toThrow(NotFound)
})

test('a vehicle that has left the feed keeps a page for people, and is gone to search engines', async () => {
  const { context, head } = ask()
  const withdrawn = sampleVehicle({ status: 'withdrawn' })
  const stock = { ...context.stock, vehicle: async () => ({ withdrawn }) }
  expect(await vehicleOfPage({ ...context, stock })).toBe(withdrawn)
  expect(head).toMatchObject({ status: 410, noindex: true })
  expect(head.title).not.toContain('$')
  expect(head.description).toContain('No longer available.')
})

test('a vehicle that the dealer hides is not found, one without the flag is', async () => {
  await expect(ask({ show_on_dealer_website: false }).reading()).rejects.toThrow(NotFound)
  expect(await ask({ show_on_dealer_website: undefined }).reading()).not.toBeNull()
})

test('SEO-01 a sold vehicle keeps its page', async () => {
  const sold = async (days: number) => {
    const sold_date_timestamp = sampleInstant.getTime() / 1000 - days * 86_400
    const { reading, head } = ask({ status: 'sold', sold: true, sold_date_timestamp })
    expect(await reading()).not.toBeNull()
    return head
  }
  expect(await sold(2)).toMatchObject({ status: 200, noindex: false })
  expect((await sold(2)).title).toBe('2021 Toyota Corolla Ascent Sport – sold | Sample Motors')
  // Past the time for which it is listed as sold (`includeSoldDays`).
  expect(await sold(4)).toMatchObject({ status: 200, noindex: true })
})

test('a motorcycle has a page where the site lists motorcycles', async () => {
  const motorcycle = { item_type: 'motorcycle' } as const
  await expect(ask(motorcycle).reading()).rejects.toThrow(NotFound)
  const site = sampleSite({ vehicleKinds: ['car', 'motorcycle'] })
  expect(await ask(motorcycle, { site }).reading()).toMatchObject(motorcycle)
})

test('blocks of a vehicle show nothing on a page that is about none', async () => {
  const { reading, head } = ask({}, { params: { slug: 'toyota' } })
  expect(await reading()).toBeNull()
  expect(head).toEqual({})
})

test('all blocks of a page read the vehicle once', async () => {
  const { reading, stock } = ask()
  await Promise.all([reading(), reading(), reading()])
  expect(stock.asked).toHaveLength(1)
})

test('while the vehicle cannot be read the page says so to search engines', async () => {
  const { reading, stock, head } = ask()
  stock.down = true
  await expect(reading()).rejects.toThrow(StockUnavailable)
  expect(head).toEqual({ status: 503, noindex: true })
})
