import { expect, test } from 'vitest'
import { sampleSite } from '#app/samples/site.ts'
import { sampleVehicle } from '#app/samples/vehicle.ts'
import { vehicleJsonLd } from '#app/vehicle-page/json-ld.ts'
import { schemaOrgFaults } from '../product/schema-org.ts'

type Markup = Record<string, unknown>

/** As a page holds it: what is not known is left out. */
const markup = (more: Parameters<typeof sampleVehicle>[0] = {}): Markup =>
  JSON.parse(JSON.stringify(vehicleJsonLd(sampleVehicle(more), sampleSite())))

test('what schema.org does not know is found', () => {
  const { offers, ...car } = markup()
  const wrong: Record<string, Markup> = {
    type: { ...car, '@type': 'Automobile' },
    none: { name: 'A car' },
    property: { ...car, kilometres: 5 },
    'property of another type': { ...car, openingHours: 'Mo 09:00-17:00' },
    range: { ...car, mileageFromOdometer: '5 km' },
    number: { ...car, name: 5 },
    availability: { ...car, offers: { ...(offers as Markup), availability: 'https://schema.org/Sold' } },
    'property inside': { ...car, offers: { ...(offers as Markup), cost: 5 } },
    'type inside': { ...car, offers: { '@type': 'Brand', name: 'Toyota' } },
    unit: { ...car, mileageFromOdometer: { '@type': 'QuantitativeValue', value: {}, unitCode: 'KMT' } },
  }
  const found = schemaOrgFaults(Object.entries(wrong).map(([name, data]) => ({ name, data })))
  const faulty = new Set(found.map((line) => line.slice(0, line.indexOf(':'))))
  expect(Object.keys(wrong).filter((name) => !faulty.has(name))).toEqual([])
}, 60_000)

test('a vehicle of each kind and state is described in the words of schema.org', () => {
  const kinds = (['car', 'truck', 'motorcycle', 'caravan', 'part'] as const).map((item_type) => ({
    item_type,
  }))
  const states = [
    { price: 0 },
    { sold: true, status: 'sold' },
    { status: 'deposit_taken' },
    { status: 'withdrawn' },
    { status: 'coming_soon' },
    { reserved: true },
    { location: undefined, images: [], km: undefined, simple_fuel: undefined, engine_size: undefined },
    { car_type: 'new' as const, dealercomments: undefined, vin: undefined, badge: undefined },
  ]
  const described = [...kinds, ...states].map((more) => ({ name: JSON.stringify(more), data: markup(more) }))
  expect(schemaOrgFaults(described)).toEqual([])
}, 60_000)
