import { describe, expect, test } from 'vitest'
import { vehicle } from '../../vehicle.ts'
import { checkRow } from './check.ts'
import { Columns, formats } from './columns.ts'
import { Problems } from './problems.ts'

const plain = { stocknum: 'S1', car_type: 'used', year: '2021', make: 'Toyota', model: 'Corolla' }

function check(cells: Record<string, unknown>) {
  const problems = new Problems()
  const row = checkRow(new Columns(formats[0]!).fromRecord(cells), problems, 2026)
  return { row, content: row?.content, problems }
}
const errors = (cells: Record<string, unknown>) =>
  check({ ...plain, ...cells }).problems.errors.map(({ field }) => field)

describe('a row of a feed', () => {
  test('becomes a vehicle that our own record allows', () => {
    const { content } = check({ ...plain, badge: 'Ascent Sport', price: '$25,990', km: '45,000 km' })
    expect(content).toMatchObject({ name: '2021 Toyota Corolla Ascent Sport', price: 25990, km: 45000 })
    const { success } = vehicle.safeParse({
      ...content,
      ...{ id: 1, slug: 's', path: '/cars/s', created_at: '', updated_at: '', custom_rank: 0 },
      ...{ images: [], thumbnails: [], spin_images: [], photos_count: 0 },
    })
    expect(success).toBe(true)
  })

  test('without stock number, make or model is refused, all reasons at once', () => {
    expect(errors({ stocknum: '-', make: '', model: undefined })).toEqual(['stocknum', 'make', 'model'])
  })

  test('ENT-02: of any type but new, used or demo is refused', () => {
    expect(errors({ car_type: 'hire' })).toEqual(['car_type'])
    expect(errors({ car_type: '' })).toEqual(['car_type'])
    expect(errors({ car_type: 'Demo' })).toEqual([])
  })

  test('with an impossible year, price, distance or VIN is refused', () => {
    expect(errors({ year: '1821' })).toEqual(['year'])
    expect(errors({ year: '2029' })).toEqual(['year'])
    expect(errors({ year: 'MY27' })).toEqual([])
    expect(errors({ price: 'cheap' })).toEqual(['price'])
    expect(errors({ price: '-1' })).toEqual(['price'])
    expect(errors({ km: 'low' })).toEqual(['km'])
    expect(errors({ vin: 'TOOSHORT' })).toEqual(['vin'])
    expect(errors({ vin: 'TOOSHORT', year: '1972' })).toEqual([])
    expect(errors({ vin: 'TOOSHORT', item_type: 'caravan' })).toEqual([])
  })

  test('a price of 0 stays 0, POA is none', () => {
    expect(check({ ...plain, price: '0' }).content?.price).toBe(0)
    expect(check({ ...plain, price: 'POA' }).content?.price).toBeUndefined()
  })

  test('cells as in real feeds are taken apart', () => {
    const { content, problems } = check({
      ...plain,
      engine: '4 cyl, 2.2 L',
      fuel_consumption: '8.7 L / 100 km',
      colour: 'White / Black',
      location: 'Caringbah, NSW',
      seats: '5 Seats',
      doors: ' 4 Doors',
      badge: '-',
    })
    expect(content).toMatchObject({
      engine_size_litres: 2.2,
      engine_size: 2200,
      variant: { cylinders: 4, fuelconsumptioncombined: 8.7 },
      colour: 'White',
      simple_colour: 'White',
      city: 'Caringbah',
      location: { city: 'Caringbah', state: 'NSW', slug: 'caringbah' },
      seats: 5,
      doors: 4,
      badge: undefined,
    })
    expect(problems.warnings).toEqual([])
  })

  test('a feed as a portal exports it is understood, dashes in pairs included', () => {
    const columns = new Columns(formats[0]!)
    const header = [
      ...['Stock #', 'Brand', 'Year', 'Model', 'Car/Suv', 'Title', 'UsedOrNew', 'Transmission', 'Engine'],
      ...['DriveType', 'FuelType', 'FuelConsumption', 'Kilometres', 'ColourExtInt', 'Location'],
      ...['CylindersinEngine', 'BodyType', 'Doors', 'Seats', 'Price', 'Photo 1', 'Photo 2'],
    ]
    const cells = [
      ...['P1', 'SsangYong', '2022', 'Rexton', 'Sutherland Isuzu Ute', '2022 SsangYong Rexton (awd)', 'NEW'],
      ...['Automatic', '4 cyl, 2.2 L', 'AWD', 'Diesel', '- / -', '- / -', '- / Black', 'Caringbah, NSW'],
      ...['4 cyl', 'Ute / Tray', ' 4 Doors', ' 7 Seats', '$88', 'https://x.au/1.jpg', 'https://x.au/2.jpg'],
    ]
    const problems = new Problems()
    const row = checkRow(columns.forHeader(header)(cells), problems, 2026)
    expect([...columns.unknown]).toEqual([])
    expect(row?.content).toMatchObject({
      ...{ stocknum: 'P1', name: '2022 SsangYong Rexton (awd)', car_type: 'new', km: undefined },
      ...{ simple_body: 'Ute', colour: 'Black', price: undefined, location: { state: 'NSW' } },
    })
    expect(row?.pictures.images).toEqual(['https://x.au/1.jpg', 'https://x.au/2.jpg'])
    expect(problems.warnings.map(({ field, value, reason }) => [field, value, reason])).toEqual([
      ['price', '$88', 'is less than $200; taken as no price'],
    ])
    // Where no other column says the body, the rougher one does, if what it says is a body.
    expect(check({ ...plain, 'Car/Suv': 'Ute / Tray' }).content?.simple_body).toBe('Ute')
    expect(check({ ...plain, 'Car/Suv': 'Sime Darby' }).content?.simple_body).toBeUndefined()
  })

  test.each([
    ['AU-VIC', 'VIC'],
    ['Vic.', 'VIC'],
    ['N.S.W.', 'NSW'],
    ['Western Australia', 'WA'],
    ['Auckland', undefined],
  ])('the state %s is %s', (state, known) => {
    const { content, problems } = check({ ...plain, suburb: 'Anywhere', state })
    expect(content?.location?.state).toBe(known)
    expect(problems.warnings).toHaveLength(known ? 0 : 1)
  })

  test.each([
    ['Rouse Hill, NSW 2155', 'Rouse Hill', 'NSW', '2155'],
    ['Rouse Hill NSW 2155', 'Rouse Hill', 'NSW', '2155'],
    ['Geelong, Victoria, Australia', 'Geelong', 'VIC', undefined],
    ['Springwood', 'Springwood', undefined, undefined],
  ])('the location %j is taken apart', (location, city, state, postcode) => {
    expect(check({ ...plain, location }).content?.location).toMatchObject({ city, state, postcode })
    expect(check({ ...plain, location }).problems.warnings).toEqual([])
  })

  test('prices that are none, and prices in a column that says their type', () => {
    for (const price of ['999,999', '$9999999', '1', '111111'])
      expect([price, check({ ...plain, price }).content?.price]).toEqual([price, undefined])
    expect(check({ ...plain, price: '88', item_type: 'part' }).content?.price).toBe(88)
    expect(check({ ...plain, price: '200' }).content?.price).toBe(200)
    const dap = check({ ...plain, 'Price (EGC)': '', DAP: '$30,990', EGC: '28990' }).content
    expect(dap).toMatchObject({ price: 30990, price_type: 'Drive Away' })
    expect(check({ ...plain, EGC: '28990' }).content).toMatchObject({
      price: 28990,
      price_type: 'Excl. Govt. Charges',
    })
    expect(check({ ...plain, price: 'From $45,990 D/A' }).content?.price).toBe(45990)
  })

  test('kilometres of a new car, and in thousands', () => {
    for (const [km, read] of [
      ...[
        ['Delivery kms', undefined] as const,
        ['- km', undefined] as const,
        ['n/a / n/a', undefined] as const,
      ],
      ...[['150k', 150_000] as const, ['45,000 K', 45_000] as const],
    ])
      expect([km, check({ ...plain, km }).content?.km]).toEqual([km, read])
  })

  test('what cannot be read in a cell that nobody needs is left out and noted', () => {
    const { content, problems } = check({
      ...plain,
      seats: 'many',
      reserved: 'perhaps',
      video_url: 'javascript:x',
    })
    expect(content).toMatchObject({ seats: undefined, reserved: false, video_url: undefined })
    expect(problems.warnings.map(({ field }) => field)).toEqual(['reserved', 'seats'])
  })

  test('NOTE-25: registration and suburb stand under both names, and a vehicle is sold if either says so', () => {
    const { content } = check({ ...plain, rego: 'ABC123', 'location.city': 'Cairns', sold: 'yes' })
    expect(content).toMatchObject({
      regplate: 'ABC123',
      rego: 'ABC123',
      city: 'Cairns',
      status: 'sold',
      sold: true,
    })
    expect(check({ ...plain, status: 'Sold' }).content?.sold).toBe(true)
  })

  test('a reserved vehicle is in stock and reserved', () => {
    expect(check({ ...plain, status: 'Reserved' }).content).toMatchObject({
      status: 'in_stock',
      reserved: true,
    })
  })

  test('markup in comments is taken out', () => {
    expect(check({ ...plain, dealercomments: '<b>Neat</b><script>x</script>' }).content?.dealercomments).toBe(
      'Neat',
    )
  })

  test('miles become kilometres', () => {
    expect(check({ ...plain, km: '10,000 miles' }).content?.km).toBe(16093)
  })

  test('what a dealer keeps to itself is no part of the vehicle, whatever its column is called', () => {
    const secret = '987654'
    const { row } = check({
      ...plain,
      cost_price: secret,
      'Floor Plan': secret,
      wholesale: secret,
      'Purchase Price': secret,
      grossProfit: secret,
      dealer_cost: secret,
      tradePrice: secret,
      location: { name: 'Alpha', landed_cost: secret },
    })
    expect(JSON.stringify([row?.content, row?.pictures, row?.wishes])).not.toContain(secret)
    expect(Object.values(row!.private)).toEqual(Array(8).fill(secret))
    expect(row?.private.cost_price).toBe(secret)
  })

  test('columns nobody knows are named once and kept nowhere', () => {
    const columns = new Columns(formats[0]!)
    const read = columns.forHeader(['stocknum', 'yard note'])
    for (const note of ['dusty', 'muddy']) expect(JSON.stringify(read(['S1', note]))).not.toContain(note)
    expect([...columns.unknown]).toEqual(['yard note'])
  })
})
