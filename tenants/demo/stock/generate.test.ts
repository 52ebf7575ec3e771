import { describe, expect, test } from 'vitest'
import { site as motorworldSite } from '../motorworld/site.ts'
import { site as outbackSite } from '../outback-trucks/site.ts'
import { generateStock } from './generate.ts'
import { checkDigit } from './identity.ts'
import { places } from './places.ts'
import type { Row } from './row.ts'

const instant = new Date('2026-11-21T05:00:00Z')
const day = 86_400_000
const motorworld = generateStock('motorworld', instant)
const southside = generateStock('southside-chery', instant)
const outback = generateStock('outback-trucks', instant)
const all = [...motorworld, ...southside, ...outback]
const cars = motorworld.filter(({ item_type }) => item_type === 'car')

const percent = (rows: readonly Row[], fits: (row: Row) => boolean) =>
  (rows.filter(fits).length / rows.length) * 100
const ageOf = ({ year }: Row) => instant.getUTCFullYear() - year

describe('the stock of the demo sites', () => {
  test('is 1,500, 120 and 200 vehicles, of the kinds each site lists', () => {
    expect([motorworld.length, southside.length, outback.length]).toEqual([1500, 120, 200])
    const kinds = (rows: Row[]) => [...new Set(rows.map(({ item_type }) => item_type))].sort()
    expect(kinds(motorworld)).toEqual([...(motorworldSite.settings.vehicleKinds ?? [])].sort())
    expect(kinds(southside)).toEqual(['car'])
    expect(kinds(outback)).toEqual([...(outbackSite.settings.vehicleKinds ?? [])].sort())
    // A used-only site (TEN-16).
    expect(new Set(outback.map(({ car_type }) => car_type))).toEqual(new Set(['used']))
  })

  test('is the same for the same instant, and moves with the instant', () => {
    expect(generateStock('southside-chery', instant)).toEqual(southside)
    const later = generateStock('southside-chery', new Date(instant.getTime() + 10 * day))
    expect(later.map(({ vin }) => vin)).toEqual(southside.map(({ vin }) => vin))
    expect(later.every((row, at) => row.created_at > (southside[at]?.created_at ?? ''))).toBe(true)
  })

  test('carries stock numbers, VINs and comments that are nobody else’s', () => {
    for (const rows of [motorworld, southside, outback])
      expect(new Set(rows.map(({ stocknum }) => stocknum)).size).toBe(rows.length)
    expect(new Set(all.map(({ vin }) => vin)).size).toBe(all.length)
    expect(new Set(all.map(({ dealercomments }) => dealercomments)).size).toBe(all.length)
  })

  test('has VINs of 17 signs with a check digit that is right', () => {
    // Worked by hand in the standard's own example.
    expect(checkDigit('1M8GDM9A_KP042788'.replace('_', '0'))).toBe('X')
    for (const { vin = '' } of all) {
      expect(vin).toMatch(/^[A-HJ-NPR-Z0-9]{17}$/)
      expect(vin[8], vin).toBe(checkDigit(vin))
    }
  })
})

describe('the cars of motorworld', () => {
  test('are of makes, bodies, fuels and types as Australian listings are', () => {
    const make = (name: string) => percent(cars, (row) => row.make === name)
    for (const [name, share] of Object.entries({
      Toyota: 16.6,
      Hyundai: 7.4,
      Mazda: 7,
      Holden: 6.5,
      Ford: 6.3,
      Kia: 4.8,
    }))
      expect(Math.abs(make(name) - share), name).toBeLessThan(1.5)
    for (const [body, share] of Object.entries({ SUV: 41, Hatch: 16, Ute: 15, Sedan: 12, Wagon: 7 }))
      expect(Math.abs(percent(cars, (row) => row.body === body) - share), body).toBeLessThan(2)
    for (const [fuel, share] of Object.entries({
      'Petrol - Unleaded': 42,
      Diesel: 29,
      'Petrol - Premium': 20,
      Hybrid: 4,
      Electric: 1,
    }))
      expect(Math.abs(percent(cars, (row) => row.fuel === fuel) - share), fuel).toBeLessThan(3)
    for (const [type, share] of Object.entries({ used: 89.6, new: 7.3, demo: 3.1 }))
      expect(Math.abs(percent(cars, (row) => row.car_type === type) - share), type).toBeLessThan(1)
    expect(Math.abs(percent(cars, (row) => !/manual/i.test(row.transmission ?? '')) - 87)).toBeLessThan(5)
  })

  test('show new arrivals, fresh sales, reservations, tags, certified ones and gaps in the data', () => {
    const some = (fits: (row: Row) => boolean) => motorworld.filter(fits).length
    expect(some(({ created_at }) => Date.parse(created_at) > instant.getTime() - 8 * day)).toBeGreaterThan(
      100,
    )
    expect(
      some(({ sold, show_on_dealer_website }) => sold && show_on_dealer_website === true),
    ).toBeGreaterThan(15)
    expect(
      some(({ sold, show_on_dealer_website }) => sold && show_on_dealer_website !== true),
    ).toBeGreaterThan(0)
    expect(some(({ status }) => status === 'coming_soon')).toBeGreaterThan(10)
    expect(some(({ reserved }) => reserved)).toBeGreaterThan(10)
    expect(some(({ certified }) => certified)).toBeGreaterThan(50)
    expect(some(({ custom_rank }) => custom_rank !== undefined)).toBeGreaterThan(5)
    expect(some(({ youxQuote }) => youxQuote !== undefined)).toBeGreaterThan(700)
    expect(some(({ subscription_price }) => subscription_price !== undefined)).toBeGreaterThan(10)
    expect(some(({ name }) => (name?.length ?? 0) > 100)).toBeGreaterThan(0)
    for (const tag of ['Runout Sale', 'Test Drive Only'])
      expect(
        some((row) => row.tag === tag),
        tag,
      ).toBeGreaterThan(3)
    const bare = some(({ images }) => images.length === 0)
    expect(bare).toBeGreaterThan(3)
    expect(bare).toBeLessThan(60)
    expect(some(({ price }) => price === undefined)).toBeGreaterThan(3)
  })
})

describe('a vehicle', () => {
  const each = (says: (row: Row) => void) => {
    for (const row of all) says(row)
  }
  const label = (row: Row) => `${row.stocknum} ${row.year} ${row.make} ${row.model} ${row.badge ?? ''}`

  test('that is electric has no manual gearbox, no cylinders and no capacity', () => {
    each((row) => {
      if (row.fuel !== 'Electric') return
      expect(row.transmission, label(row)).not.toMatch(/manual/i)
      expect(
        [row.engine_size_litres, row.variant.cylinders, row.variant.fuelconsumptioncombined],
        label(row),
      ).toEqual([undefined, undefined, undefined])
    })
  })

  test('is not from the future, and a new one not from the past', () => {
    each((row) => {
      expect(ageOf(row), label(row)).toBeGreaterThanOrEqual(0)
      if (row.car_type !== 'used') expect(ageOf(row), label(row)).toBeLessThanOrEqual(1)
      for (const moment of [row.created_at, row.updated_at])
        expect(Date.parse(moment)).toBeLessThanOrEqual(instant.getTime())
      if (row.sold_date_timestamp) {
        expect(row.status).toBe('sold')
        expect(row.sold_date_timestamp * 1000).toBeGreaterThanOrEqual(Date.parse(row.created_at))
        expect(row.sold_date_timestamp * 1000).toBeGreaterThanOrEqual(instant.getTime() - 5 * day - 1000)
      }
    })
  })

  test('has doors, seats and drive of its body', () => {
    each((row) => {
      const { doors = 0, seats = 5, body, item_type } = row
      expect(doors, label(row)).toBeLessThanOrEqual(5)
      if (item_type !== 'car') return
      if (body === 'Sedan') expect(doors, label(row)).toBe(4)
      if (body === 'Coupe' || body === 'Convertible')
        expect([doors, seats <= 4], label(row)).toEqual([2, true])
      expect(seats, label(row)).toBeGreaterThanOrEqual(2)
      expect(seats, label(row)).toBeLessThanOrEqual(8)
      expect(['FWD', 'RWD', 'AWD', '4WD'], label(row)).toContain(row.drive)
    })
  })

  test('has a badge that fits its engine', () => {
    each((row) => {
      if (/TDI|SDV6|CDI|\d\dd$/.test(row.badge ?? '')) expect(row.fuel, label(row)).toBe('Diesel')
      if (/TSI|TFSI|GTI|^N$/.test(row.badge ?? '')) expect(row.fuel, label(row)).toMatch(/Petrol/)
      if (row.make === 'Tesla' || row.make === 'BYD')
        expect(['Electric', 'PHEV'], label(row)).toContain(row.fuel)
    })
  })

  test('is priced within what such a vehicle costs, and driven as its age and type allow', () => {
    each((row) => {
      if (row.price !== undefined) {
        expect(row.price, label(row)).toBeGreaterThan(2000)
        expect(row.price, label(row)).toBeLessThan(400_000)
        expect(row.cost_price, label(row)).toBeLessThan(row.price)
        expect(row.price_type, label(row)).toMatch(/^(Drive Away|Excl. Govt. Charges)$/)
      }
      if (row.car_type === 'new') expect(row.km ?? 0, label(row)).toBeLessThan(100)
      if (row.car_type === 'demo') expect(row.km, label(row)).toBeLessThan(10_000)
      if (row.item_type === 'car' && row.car_type === 'used')
        expect(row.km, label(row)).toBeLessThan((ageOf(row) + 1.4) * 45_000)
    })
  })

  test('stands at a place of its own site', () => {
    for (const [site, rows] of Object.entries({
      motorworld,
      'southside-chery': southside,
      'outback-trucks': outback,
    })) {
      const known = new Set(places[site]?.map(({ slug }) => slug))
      for (const row of rows) expect(known.has(row.location.slug), label(row)).toBe(true)
      expect(new Set(rows.map(({ location }) => location.slug)).size).toBe(known.size)
    }
  })

  test('names only studio pictures, so that a page can say what they show', () => {
    each((row) => {
      for (const image of row.images) expect(image, label(row)).toMatch(/^studio-[a-z0-9-]+\.webp$/)
    })
  })
})

test('trucks and caravans carry figures that agree: what they weigh, load and tow', () => {
  const working = [...outback, ...motorworld]
  for (const { item_type, make, model, badge, body, variant, dealercomments } of working) {
    const name = [make, model, badge, body].join(' ')
    const { tare = 0, payload = 0, ballweight = 0 } = variant
    if (item_type === 'truck') {
      const { grossvehiclemass: gross = 0, grosscombinationmass: combined = 0 } = variant
      expect(tare + payload, name).toBe(gross)
      expect(combined, name).toBeGreaterThanOrEqual(gross)
      expect(payload / gross, name).toBeGreaterThan(0.3)
      expect(variant.axles, name).toMatch(/^(?:4x2|6x4|8x4)$/)
      expect(variant.wheelbase, name).toBeGreaterThan(2400)
    }
    if (item_type === 'caravan') {
      const { aggregatetrailermass: gross = 0 } = variant
      expect(tare + payload, name).toBe(gross)
      expect(ballweight / tare, name).toBeGreaterThan(0.05)
      expect(ballweight / tare, name).toBeLessThan(0.12)
      expect([2, 4, 6], name).toContain(variant.berths)
      if (dealercomments.includes('bunks')) expect(variant.berths, name).toBeGreaterThan(2)
    }
  }
  const motorcycles = motorworld.filter(({ item_type }) => item_type === 'motorcycle')
  expect(new Set(motorcycles.map(({ variant }) => variant.lams))).toEqual(new Set([true, false]))
})
