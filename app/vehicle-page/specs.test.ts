import { expect, test } from 'vitest'
import { sampleVehicle } from '#app/samples/vehicle.ts'
import { featuredSpecs, keyFacts, summarySpecs, technicalSpecs } from './specs.ts'

const switches = { engineSizeUnit: 'cc', showUnregistered: false } as const
const today = '2026-03-02'
const lines = (specs: { label: string; value: string }[]) =>
  specs.map(({ label, value }) => `${label}: ${value}`)
const labels = (specs: { label: string }[]) => specs.map(({ label }) => label)

test('VDP-21 VDP-23 key information has its thirteen lines in their order', () => {
  expect(lines(featuredSpecs(sampleVehicle(), switches, today))).toEqual([
    'Kilometres: 48,210 km',
    'Compliance date: May 2021',
    'Build year: 2021',
    'Engine: 1998 cc',
    'Fuel Type: Petrol',
    'Transmission: Automatic',
    'Induction: Aspirated',
    'Seats: 5',
    'Registration: 412 XKD',
    'Rego Expiry: Expires on 14 Sept 2026',
    'Stock no: U1001',
    'VIN: JTNK4RBE603012345',
    'Exterior Colour: Feverish Red',
  ])
})

test('VDP-22 a full date shows month and year, a year alone the year', () => {
  const of = (compliance_date: string) =>
    featuredSpecs(sampleVehicle({ compliance_date }), switches, today)[1]
  expect(of('2019-11-30')).toEqual({ label: 'Compliance date', value: 'Nov 2019' })
  expect(of('2019')).toEqual({ label: 'Compliance year', value: '2019' })
})

test('VDP-24 specifications have their eight lines with units', () => {
  expect(lines(technicalSpecs(sampleVehicle()))).toEqual([
    'Engine power: 1987 cc',
    'Fuel consumption: 6 L/100km',
    'Fuel tank capacity: 50 L',
    'Weight: 1,820 kg',
    'Length: 4,375 mm',
    'Height: 1,435 mm',
    'Width: 1,790 mm',
    'Towing Capacity: 1,300 kg',
  ])
})

test('VDP-25 NOTE-15 the summary has its ten lines, the colour as it is spelt there', () => {
  expect(labels(summarySpecs(sampleVehicle(), switches))).toEqual([
    'Body type',
    'Body configuration',
    'Drive type',
    'Exterior color',
    'Torque',
    'Cylinders',
    'Gearbox',
    'ANCAP safety rating',
    'Engine Size',
    'Engine Variant',
  ])
})

test('VDP-25 the body configuration is written for people', () => {
  const of = (more: object) => lines(summarySpecs(sampleVehicle(more), switches))[1]
  expect(of({ bodyconfiguration: 'dual_cab' })).toBe('Body configuration: Dual cab')
  expect(of({ bodyconfiguration: undefined })).toBe('Body configuration: 5 door hatch')
})

test('VDP-26 what is missing, empty or the word null has no line', () => {
  const bare = sampleVehicle({
    vin: undefined,
    colour: 'null',
    regplate: '',
    km: undefined,
    seats: undefined,
  })
  expect(labels(featuredSpecs(bare, switches, today))).toEqual([
    'Compliance date',
    'Build year',
    'Engine',
    'Fuel Type',
    'Transmission',
    'Induction',
    'Rego Expiry',
    'Stock no',
  ])
  expect(technicalSpecs({ item_type: 'car', variant: {} })).toEqual([])
})

test('VDP-27 the engine shows in cc or in litres with one decimal', () => {
  const engine = (unit: 'cc' | 'litres', more = {}) =>
    summarySpecs(sampleVehicle(more), { ...switches, engineSizeUnit: unit }).find(
      ({ label }) => label === 'Engine Size',
    )?.value
  expect(engine('cc')).toBe('1998 cc')
  expect(engine('litres')).toBe('2.0 L')
  expect(engine('litres', { engine_size_litres: undefined })).toBe('2.0 L')
  expect(engine('cc', { engine_size: undefined, engine_size_litres: undefined })).toBeUndefined()
})

test('VDP-38 VDP-39 a registration expires on a date, or has run out where the site says so', () => {
  const rego = (rego_expiry: string, showUnregistered: boolean) =>
    featuredSpecs(sampleVehicle({ rego_expiry }), { ...switches, showUnregistered }, today).find(
      ({ label }) => label === 'Rego Expiry',
    )?.value
  expect(rego('2026-03-03', false)).toBe('Expires on 3 Mar 2026')
  expect(rego('2026-03-02', false)).toBe('Expires on 2 Mar 2026')
  expect(rego('2026-03-01', true)).toBe('Unregistered')
  expect(rego('2026-03-01', false)).toBeUndefined()
  expect(rego('2026-03', true)).toBe('Expires on Mar 2026')
  expect(rego('2026-02', true)).toBe('Unregistered')
  for (const unread of ['soon', '2027', '03/04/2026']) expect(rego(unread, true)).toBeUndefined()
})

test('eight facts come first, and those that are not known leave no gap', () => {
  expect(keyFacts(sampleVehicle(), switches).map(({ icon }) => icon)).toEqual([
    'km',
    'transmission',
    'fuel',
    'drive',
    'engine',
    'body',
    'seats',
    'colour',
  ])
  expect(keyFacts(sampleVehicle({ simple_drive: undefined, km: 0 }), switches)[0]).toMatchObject({
    value: '0 km',
  })
})

test('trucks, caravans and motorcycles have facts and specifications of their own', () => {
  const facts = (more: Parameters<typeof sampleVehicle>[0]) => lines(keyFacts(sampleVehicle(more), switches))
  const truck = {
    ...{ grossvehiclemass: 6500, grosscombinationmass: 10_000, tare: 3400, payload: 3100 },
    ...{ axles: '4x2', wheelbase: 3365 },
  }
  expect(facts({ item_type: 'truck', body: 'Tipper', variant: truck }).slice(0, 5)).toEqual([
    'Kilometres: 48,210 km',
    'GVM: 6,500 kg',
    'Payload: 3,100 kg',
    'Axles: 4x2',
    'Body: Tipper',
  ])
  expect(lines(technicalSpecs({ item_type: 'truck', variant: truck }))).toEqual([
    'Gross vehicle mass (GVM): 6,500 kg',
    'Gross combination mass (GCM): 10,000 kg',
    'Tare: 3,400 kg',
    'Payload: 3,100 kg',
    'Axles: 4x2',
    'Wheelbase: 3,365 mm',
  ])
  const caravan = {
    ...{ aggregatetrailermass: 2800, tare: 2296, payload: 504, ballweight: 140 },
    ...{ axles: 'Tandem axle', berths: 4, vehiclelength: 6706 },
  }
  expect(
    facts({ item_type: 'caravan', km: undefined, body: 'Pop-top', colour: 'White', variant: caravan }),
  ).toEqual([
    ...['Berths: 4', 'Length: 6.7 m (22 ft)', 'ATM: 2,800 kg', 'Tare: 2,296 kg', 'Payload: 504 kg'],
    ...['Ball weight, empty: 140 kg', 'Axles: Tandem axle', 'Body: Pop-top'],
  ])
  expect(facts({ item_type: 'motorcycle', engine_size: 689, variant: { lams: true } })).toEqual(
    expect.arrayContaining(['Capacity: 689 cc', 'Learner approved (LAMS): Yes']),
  )
})
