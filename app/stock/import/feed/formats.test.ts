import { describe, expect, test } from 'vitest'
import { checkRow } from './check.ts'
import { Columns, detectFormat } from './columns.ts'
import { Problems } from './problems.ts'

/** One vehicle as a format writes it, found by its columns. */
function read(record: Record<string, unknown>, columns = Object.keys(record)) {
  const format = detectFormat(columns)
  const problems = new Problems()
  const isTable = Object.values(record).every((value) => typeof value === 'string')
  const from = new Columns(format)
  const draft = isTable ? from.forHeader(columns)(Object.values(record) as string[]) : from.fromRecord(record)
  const row = checkRow(draft, problems, 2026)
  return { format: format.key, row, problems, unknown: [...from.unknown] }
}

describe('formats of feeds', () => {
  test('Google vehicle ads', () => {
    const { format, row, unknown } = read({
      id: 'G1',
      vin: 'JTMRZ3FV10D123456',
      store_code: '77',
      google_product_category: '916',
      link_template: 'https://x.au',
      image_link: 'https://x.au/1.jpg',
      additional_image_link: 'https://x.au/2.jpg,https://x.au/3.jpg',
      brand: 'Toyota',
      model: 'RAV4',
      trim: 'GXL',
      year: '2021',
      mileage: '25000 km',
      color: 'White',
      condition: 'used',
      price: '35990.00 AUD',
      vehicle_price_type: 'excluding_government_charges_price',
      body_style: 'SUV',
    })
    expect(format).toBe('google-vehicle-ads')
    expect(unknown).toEqual([])
    expect(row?.content).toMatchObject({
      ...{ stocknum: 'G1', make: 'Toyota', badge: 'GXL', km: 25000, car_type: 'used', price: 35990 },
      ...{ price_type: 'Excl. Govt. Charges', simple_body: 'SUV', dealership_id: '77' },
    })
    expect(row?.pictures.images).toEqual(['https://x.au/1.jpg', 'https://x.au/2.jpg', 'https://x.au/3.jpg'])
  })

  test('Meta, flattened and nested alike', () => {
    const flat = read({
      vehicle_id: 'M1',
      make: 'Kia',
      model: 'Sportage',
      year: '2023',
      body_style: 'SUV',
      exterior_color: 'Jet Black',
      'image[0].url': 'https://x.au/1.jpg',
      'image[0].tag[0]': 'front',
      'image[1].url': 'https://x.au/2.jpg',
      'mileage.value': '10000',
      'mileage.unit': 'MI',
      price: '30000 AUD',
      state_of_vehicle: 'CPO',
      availability: 'AVAILABLE',
    })
    const nested = read({
      vehicle_id: 'M1',
      make: 'Kia',
      model: 'Sportage',
      year: 2023,
      body_style: 'SUV',
      exterior_color: 'Jet Black',
      image: [{ url: 'https://x.au/1.jpg', tag: ['front'] }, { url: 'https://x.au/2.jpg' }],
      mileage: { value: 10000, unit: 'MI' },
      price: '30000 AUD',
      state_of_vehicle: 'CPO',
      availability: 'AVAILABLE',
    })
    expect([flat.format, nested.format]).toEqual(['meta-automotive', 'meta-automotive'])
    expect(flat.row?.content).toMatchObject({
      car_type: 'used',
      certified: true,
      km: 16093,
      status: 'in_stock',
    })
    expect(flat.row?.pictures.images).toEqual(['https://x.au/1.jpg', 'https://x.au/2.jpg'])
    expect(nested.row).toEqual(flat.row)
    expect([...flat.unknown, ...nested.unknown]).toEqual([])
  })

  test('EasyCars: what the dealer paid stays with the dealer', () => {
    const { format, row } = read({
      StockNumber: 'E1',
      RegoNum: 'ABC123',
      YardCode: 'Y1',
      StockType: 'Used',
      Make: 'Mazda',
      Model: 'CX-5',
      YearGroup: '2019',
      GearType: 'Automatic',
      FuelType: 'Diesel',
      EngineSize: '2.2',
      Odometer: '80,000',
      Price: '28990',
      CostPrice: '21000',
      PriceType: 'Excl. Govt Charges',
      AdvDescription: 'Neat',
      Status: 'Reserved',
      FeaturedVehicle: 'Yes',
      ImageURLs: 'https://x.au/1.jpg,https://x.au/2.jpg',
    })
    expect(format).toBe('easycars')
    expect(row?.content).toMatchObject({
      engine_size_litres: 2.2,
      engine_size: 2200,
      reserved: true,
      regplate: 'ABC123',
    })
    expect(row?.wishes.rank).toBe(1)
    expect(row?.pictures.images).toHaveLength(2)
    expect(row?.private).toEqual({ cost_price: '21000' })
    expect(JSON.stringify(row?.content)).not.toContain('21000')
  })

  test('vAuto and HomeNet, which do not always say whether a car is new', () => {
    const { format, row } = read({
      VIN: '',
      StockNumber: 'V1',
      Year: '2020',
      Make: 'Ford',
      Model: 'Ranger',
      Trim: 'XLT',
      Mileage: '60000',
      SellingPrice: '45990',
      MSRP: '70000',
      ExteriorColor: 'Blue',
      InteriorColor: 'Black',
      PhotoURLs: 'https://x.au/1.jpg|https://x.au/2.jpg',
      DateInStock: '01/10/2026',
      DealerId: 'D1',
    })
    expect(format).toBe('vauto')
    expect(row?.content).toMatchObject({ stocknum: 'V1', car_type: 'used', price: 45990, badge: 'XLT' })
    expect(row?.wishes.created).toBe(Date.parse('2026-09-30T14:00:00Z') / 1000)
  })

  test('anything else is read as our own', () => {
    expect(detectFormat(['stock number', 'type', 'make', 'model', 'kms']).key).toBe('forecourt')
  })
})
