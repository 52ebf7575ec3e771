import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Platform } from '#app/page/platform.ts'
import { noStock } from '#app/samples/load.ts'
import { askEndpoint, memoryPlatform, siteDocument } from '#app/site/testing.tsx'
import { startTestSearch, type TestSearch } from '#embedded/search/testing/search.ts'
import { importStock } from './import/import.server.ts'
import { readVehicle } from './store/store.server.ts'
import { StockUnavailable } from './tenant-stock.ts'
import type { Vehicle } from './vehicle.ts'

/** A feed's record in which every documented field is said. */
const full = {
  ...{
    id: 4711,
    slug: 'car-full',
    stocknum: 'FULL-1',
    year: 2023,
    make: 'Toyota',
    model: 'RAV4',
    badge: 'GXL',
  },
  ...{ series: 'AXAH54R', colour: 'Glacier White', km: 12345, price: 45990, price_type: 'Drive Away' },
  ...{ car_type: 'used', status: 'sold', sold_date: '2026-10-30T00:00:00Z', show_on_dealer_website: true },
  ...{ tag: 'Runout Sale', reserved: true, certified: true, created_at: '2026-10-01T00:00:00Z' },
  ...{ vin: 'JTMRZ3FV10D123456', regplate: 'ABC123', rego_expiry: '2027-03', compliance_date: '03/2023' },
  ...{ build_date: '02/2023', nvic: 'ABC23A', images: ['https://x.au/1.jpg', 'https://x.au/2.jpg'] },
  ...{
    video_url: 'https://x.au/v.mp4',
    external_video_url: 'https://video.au/1',
    videos: ['https://x.au/v.mp4'],
  },
  ...{ walkaround_videos: ['https://x.au/w.mp4'], spin_images: ['https://x.au/s1.jpg'], spin_code: 'SPIN1' },
  ...{
    spin_interior_image: 'https://x.au/i.jpg',
    file: 'https://x.au/history.pdf',
    dealercomments: 'One owner.',
  },
  hotspots: {
    exterior: [{ id: 'h1', description: 'Tow bar', positions: { '0': { x: 10, y: 20 } } }],
    interior: [{ id: 'h2', description: 'Screen', positions: { '0': { x: 50, y: 40 } } }],
  },
  ...{ standardEquipment: ['Apple CarPlay'], fuel: 'Petrol/Electric Hybrid', transmission: 'CVT Auto' },
  ...{ drive: 'AWD', body: 'SUV', seats: 5, engine_size: 2487, gearnum: 1, bodyconfiguration: '5 door SUV' },
  ...{ views: 57, dealership_id: 'D1', dealership_slug: 'alpha', dealership_name: 'Alpha Motors' },
  youxQuote: { weeklyRepaymentAmount: 155, advertisedRate: 7.99, comparisonRate: 8.6 },
  location: {
    ...{
      id: 'L1',
      name: 'Alpha Cairns',
      slug: 'alpha-cairns',
      phone: '07 4000 0000',
      city: 'Cairns',
      state: 'QLD',
    },
    ...{ lat: -16.92, long: 145.77, distribution_locations: ['Townsville'] },
  },
  variant: {
    ...{ cylinders: 4, enginesize: 2487, enginesize_litres: 2.5, induction: 'Aspirated', torque: 221 },
    ...{ fuelconsumptioncombined: 4.8, fuelcapacity: 55, grossvehiclemass: 2230, vehiclelength: 4600 },
    ...{
      vehicleheight: 1685,
      vehiclewidth: 1855,
      towingcapacitybraked: 1500,
      bodyconfiguration: '5 door SUV',
    },
    ancaprating: 5,
  },
  ...{ cost_price: 38000, 'Floor Plan': 'Bank A' },
}
const ev = {
  ...full,
  id: 4712,
  slug: 'car-ev',
  stocknum: 'EV-1',
  vin: undefined,
  fuel: 'Electric',
  status: 'in_stock',
}
const plugIn = {
  ...ev,
  id: 4713,
  slug: 'car-phev',
  stocknum: 'PH-1',
  fuel: 'Plug-in hybrid',
  sold_date: undefined,
}

let search: TestSearch
let away = false

const { platform: memory } = memoryPlatform(['alpha', 'beta', 'gamma'].map((slug) => siteDocument(slug)))
const platform: Platform = {
  ...memory,
  services: (site, reads) => ({
    ...memory.services(site, reads),
    stock: {
      ...noStock,
      async vehicle(slug) {
        if (away) throw new StockUnavailable('away')
        return readVehicle(search.database, site.slug, slug)
      },
    },
  }),
}

beforeAll(async () => {
  search = await startTestSearch()
  await bring('alpha', [full, ev, plugIn])
  await bring('beta', [{ ...ev, slug: 'car-beta' }])
}, 60_000)
afterAll(() => search.stop())

const bring = (tenant: string, records: Record<string, unknown>[]) =>
  importStock({
    pool: search.database,
    tenant,
    source: { records, name: 'test', directory: '.' },
    dataDir: '/nowhere',
    now: new Date('2026-11-01T00:00:00Z'),
  })

async function car(slug: string, tenant = 'alpha') {
  const response = await askEndpoint(platform, `${tenant}.localhost`, `/api/cars/${slug}`)
  return { status: response.status, body: (await response.json()) as Vehicle & { error?: string } }
}

describe('GET /api/cars/{slug}', () => {
  test('ENT-01: says what the vehicle is', async () => {
    const { status, body } = await car('car-full')
    expect(status).toBe(200)
    expect(body).toMatchObject({
      ...{
        id: 4711,
        slug: 'car-full',
        name: '2023 Toyota RAV4 GXL',
        year: 2023,
        make: 'Toyota',
        model: 'RAV4',
      },
      ...{ badge: 'GXL', series: 'AXAH54R', colour: 'Glacier White' },
    })
  })

  test('ENT-02: says what it costs and whether it can be had', async () => {
    expect((await car('car-full')).body).toMatchObject({
      ...{
        km: 12345,
        price: 45990,
        price_type: 'Drive Away',
        car_type: 'used',
        status: 'sold',
        tag: 'Runout Sale',
      },
      ...{ reserved: true, certified: true, created_at: '2026-10-01T00:00:00.000Z' },
    })
  })

  test('ENT-03: says how it is registered', async () => {
    expect((await car('car-full')).body).toMatchObject({
      ...{ stocknum: 'FULL-1', vin: 'JTMRZ3FV10D123456', regplate: 'ABC123', rego_expiry: '2027-03' },
      ...{ compliance_date: '2023-03', build_date: '2023-02' },
    })
  })

  test('ENT-04: has its pictures and videos, on the own origin', async () => {
    const { body } = await car('car-full')
    expect(body).toMatchObject({
      images: Array(2).fill({
        image: {
          url: expect.stringMatching(/^\/media\/stock\/alpha\//),
          thumb: { url: expect.stringMatching(/^\/media\/stock\/alpha\/.*\?w=/) },
        },
      }),
      primary_image_url: body.images[0]?.image.url,
      thumbnails: body.images.map(({ image }) => image.thumb.url),
      ...{ video_url: 'https://x.au/v.mp4', external_video_url: 'https://video.au/1', spin_code: 'SPIN1' },
      spin_images: [expect.stringMatching(/^\/media\/stock\/alpha\//)],
      spin_interior_image: expect.stringMatching(/^\/media\/stock\/alpha\//),
    })
  })

  test('ENT-05: has hotspots outside and inside', async () => {
    expect((await car('car-full')).body.hotspots).toEqual(full.hotspots)
  })

  test('ENT-06: has comments and equipment', async () => {
    expect((await car('car-full')).body).toMatchObject({
      dealercomments: 'One owner.',
      standardEquipment: ['Apple CarPlay'],
    })
  })

  test('ENT-07: says the plain words for body, gearbox, fuel and drive', async () => {
    expect((await car('car-full')).body).toMatchObject({
      ...{ simple_body: 'SUV', simple_transmission: 'Automatic', simple_fuel: 'Hybrid', simple_drive: 'AWD' },
      ...{
        drive: 'AWD',
        fuel: 'Petrol/Electric Hybrid',
        seats: 5,
        engine_size: 2487,
        engine_size_litres: 2.5,
      },
      ...{ gearnum: 1, bodyconfiguration: '5 door SUV' },
    })
    expect((await car('car-ev')).body.simple_fuel).toBe('Electric')
    expect((await car('car-phev')).body.simple_fuel).toBe('PHEV')
  })

  test('ENT-08: has counters and links', async () => {
    expect((await car('car-full')).body).toMatchObject({
      ...{
        views: 57,
        photos_count: 2,
        dealership_slug: 'alpha',
        dealership_id: 'D1',
        path: '/cars/car-full',
      },
      youxQuote: { weeklyRepaymentAmount: 155 },
    })
  })

  test('ENT-09: says where it stands', async () => {
    expect((await car('car-full')).body.location).toEqual(full.location)
  })

  test('ENT-10: has the figures of its variant', async () => {
    expect((await car('car-full')).body.variant).toEqual(full.variant)
  })

  test('ENT-11: has the names of the second document', async () => {
    expect((await car('car-full')).body).toMatchObject({
      ...{ rego: 'ABC123', nvic: 'ABC23A', has_nvic: true, city: 'Cairns', sold: true, car_type: 'used' },
    })
    expect((await car('car-ev')).body).toMatchObject({ sold: false, status: 'in_stock' })
  })

  test('ENT-12: has history report, sale and the full quote', async () => {
    expect((await car('car-full')).body).toMatchObject({
      ...{ videos: ['https://x.au/v.mp4'], walkaround_videos: ['https://x.au/w.mp4'] },
      ...{ file: 'https://x.au/history.pdf', show_on_dealer_website: true, youxQuote: full.youxQuote },
      sold_date_timestamp: Date.parse('2026-10-30T00:00:00Z') / 1000,
    })
  })

  test('answers nothing that stays with the dealer', async () => {
    expect(JSON.stringify(await car('car-full'))).not.toMatch(/38000|Bank A|cost_price|Floor/)
  })

  test("answers 404 for a vehicle nobody has and for another tenant's", async () => {
    const missing = { status: 404, body: { error: 'There is no such vehicle.' } }
    expect(await car('car-none')).toEqual(missing)
    expect(await car('car-beta')).toEqual(missing)
    expect((await car('car-beta', 'beta')).status).toBe(200)
    expect(await car("x'%20or%201=1")).toEqual(missing)
  })

  test('answers 410 for a vehicle that has left the feed, unless nobody was to see it, and 200 once it is back', async () => {
    const hidden = { ...plugIn, show_on_dealer_website: false }
    await bring('gamma', [full, ev, hidden])
    await bring('gamma', [full, ev])
    expect((await car('car-phev', 'gamma')).status).toBe(404)
    await bring('gamma', [full])
    expect(await car('car-ev', 'gamma')).toEqual({
      status: 410,
      body: { error: 'The vehicle is no longer for sale.' },
    })
    await bring('gamma', [full, ev])
    expect((await car('car-ev', 'gamma')).status).toBe(200)
  })

  test('answers 503 while the database is away', async () => {
    away = true
    expect((await car('car-full')).status).toBe(503)
    away = false
  })
})
