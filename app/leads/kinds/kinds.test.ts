import { expect, test } from 'vitest'
import { sampleContext, sampleForm } from '#app/samples/lead-form.ts'
import { sampleSite } from '#app/samples/site.ts'
import type { Settings } from '#tenants/settings/index.ts'
import type { LeadForm } from '../form/lead-form.ts'
import { finance } from './finance.ts'
import { general } from './general.ts'
import { kinds } from './index.ts'
import { parts } from './parts.ts'
import { registerInterest } from './register-interest.ts'
import { testDrive } from './test-drive.ts'
import { vehicle } from './vehicle.ts'

const fieldsOf = ({ steps }: LeadForm) => steps.flatMap(({ fields }) => fields)
const namesOf = (form: LeadForm) => fieldsOf(form).map(({ name }) => name)
const field = (form: LeadForm, name: string) => fieldsOf(form).find((one) => one.name === name)
const on = (settings: Partial<Settings>) => ({ site: sampleSite(settings) })
const given =
  (values: Record<string, string>) =>
  (name: string): string | undefined =>
    values[name]

test('no form asks for the same name twice', () => {
  for (const kind of Object.values(kinds)) {
    const form = sampleForm(kind as typeof vehicle)
    const names = [...namesOf(form), ...Object.keys(form.constants)]
    expect(
      names.filter((name, index) => names.indexOf(name) !== index),
      kind.kind,
    ).toEqual([])
  }
})

test('a dealership is asked for where the group has several and the car does not say which', () => {
  const asks = (more: Parameters<typeof sampleContext>[0]) =>
    namesOf(sampleForm(general as typeof vehicle, { car: undefined, ...more })).includes('dealership_slug')
  const [one] = sampleContext().dealerships
  expect([asks({}), asks({ dealerships: [one!] }), asks(on({ removePreferredDealership: true }))]).toEqual([
    true,
    false,
    false,
  ])
  expect(
    sampleForm(general as typeof vehicle, { car: undefined, dealerships: [one!] }).constants,
  ).toMatchObject({
    dealership_slug: 'sample-north',
  })
  expect(namesOf(sampleForm(vehicle))).not.toContain('dealership_slug')
})

test('the only location is chosen beforehand', () => {
  const [one] = sampleContext().locations
  const form = sampleForm(general as typeof vehicle, { locations: [one!] })
  expect(field(form, 'location')).toMatchObject({ value: 'north', required: true })
  expect(namesOf(sampleForm(general as typeof vehicle, on({ enquiryLocationEnabled: false })))).not.toContain(
    'location',
  )
})

test('the places that a car may be brought to are offered where the site says so', () => {
  const name = 'distribution_location'
  expect(namesOf(sampleForm(testDrive))).not.toContain(name)
  const form = sampleForm(testDrive, on({ testDriveDistributionLocation: true }))
  expect(field(form, name)?.choices?.map(({ value }) => value)).toEqual(['Springwood', 'Chermside'])
  expect(field(form, name)?.required).toBeUndefined()
})

test('a test drive without a car asks for a model', () => {
  expect(namesOf(sampleForm(testDrive))).not.toContain('model')
  const form = sampleForm(testDrive, { car: undefined, given: given({ model: 'Kia Sportage' }) })
  expect(field(form, 'model')).toMatchObject({ value: 'Kia Sportage' })
})

test('a part is named in one box or in two', () => {
  expect(namesOf(sampleForm(parts))).toContain('Part#')
  expect(namesOf(sampleForm(parts, on({ partsFormVariant: 'combined' })))).not.toContain('Part#')
  expect(sampleForm(parts).steps.map(({ title }) => title)).toEqual([
    'Contact Details',
    'Vehicle Details',
    'Order Details',
  ])
})

test('a finance enquiry knows what its address says', () => {
  const form = sampleForm(finance, {
    car: undefined,
    given: given({ vehiclePriceBudget: '25990.4', preferredDealership: 'sample-south', car_id: '7' }),
  })
  expect(field(form, 'price')?.value).toBe('25990')
  expect(field(form, 'dealership_slug')?.value).toBe('sample-south')
  expect(form.constants).toMatchObject({ car_id: 7 })
  const vehicle = (car_type: string, vin: string) =>
    sampleForm(finance, { car: undefined, given: given({ car_type, vin }) }).constants
  expect(vehicle('demo', 'jtnk-x')).toMatchObject({ car_type: 'demo', vin: 'JTNK-X' })
  expect(vehicle('stolen', '<b>')).toEqual(vehicle('', ''))
  expect(
    field(sampleForm(finance, { given: given({ vehiclePriceBudget: '-1' }) }), 'price')?.value,
  ).toBeUndefined()
})

test('interest in a model names it', () => {
  expect(sampleForm(registerInterest, { given: given({ model: 'omoda-5' }) }).constants).toMatchObject({
    model: 'omoda-5',
  })
})
