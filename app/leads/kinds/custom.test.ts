import { expect, test } from 'vitest'
import { sampleContext } from '#app/samples/lead-form.ts'
import { settingsDefaults } from '#tenants/settings/index.ts'
import { builtForm } from '../form/built-form.ts'
import { shownFields } from '../form/field.ts'
import { schemaOf } from '../form/schema.ts'
import { custom } from './custom.ts'

const made = (document: object, settings: Partial<typeof settingsDefaults> = {}) => {
  const { site, ...context } = sampleContext({ car: undefined })
  return custom.make({
    ...context,
    site: { ...site, settings: { ...site.settings, ...settings } },
    content: builtForm.parse({ id: 'form-1', title: 'Fleet', ...document }),
  })
}
const field = (name: string, type: string, more: object = {}) => ({ name, label: name, type, ...more })
const one = (...fields: object[]) => ({ steps: [{ fields }] })
const fieldsOf = (form: ReturnType<typeof made>) => form.steps.flatMap(({ fields }) => fields)
const named = (form: ReturnType<typeof made>, name: string) => fieldsOf(form).find((one) => one.name === name)

test('a form has its own words, category and fields, and ends with the consents', () => {
  const form = made({
    category: 'Fleet',
    thanks: 'We ring you.',
    steps: [
      { title: 'One', fields: [field('email', 'email', { required: true })] },
      { title: 'Two', fields: [field('location_id', 'location'), field('postcode', 'postcode')] },
    ],
  })
  expect(form).toMatchObject({
    document: 'form-1',
    category: 'Fleet',
    heading: 'Fleet',
    thanks: 'We ring you.',
  })
  expect(form.steps.map(({ fields }) => fields.map(({ name }) => name))).toEqual([
    ['email'],
    ['location_id', 'postcode', 'opt_in', 'terms_conditions'],
  ])
  expect(named(form, 'location_id')?.choices?.map(({ value }) => value)).toEqual(['north', 'south'])
  expect(named(form, 'email')?.autoComplete).toBe('email')
})

test('quick picks are those of the field, else those of the site; odometers have none unless somebody says so', () => {
  const document = one(field('odometer', 'odometer'), field('price', 'price'))
  expect(named(made(document), 'odometer')?.quickPicks).toEqual([])
  expect(named(made(document), 'price')?.quickPicks).toEqual(settingsDefaults.priceQuickPicks)
  expect(named(made(document, { odometerQuickPicks: [50_000] }), 'odometer')?.quickPicks).toEqual([50_000])
  const own = made(one(field('odometer', 'odometer', { quickPicks: [9_000] })), {
    odometerQuickPicks: [50_000],
  })
  expect(named(own, 'odometer')?.quickPicks).toEqual([9_000])
})

test('whether a comment is required says the form, else the field, else the site', () => {
  const required = (document: object, settings = {}) =>
    named(made({ ...one(field('message', 'textarea')), ...document }, settings), 'message')?.required
  expect(required({ messageRequired: false }, { messageRequired: true })).toBe(false)
  expect(required({ messageRequired: true }, { messageRequired: false })).toBe(true)
  expect(required({}, { messageRequired: true })).toBe(true)
  expect(required(one(field('message', 'textarea', { required: true })), { messageRequired: false })).toBe(
    true,
  )
})

test('a condition hides a field until its answer is given; a hidden one is not required', () => {
  const form = made(
    one(
      field('Urgent', 'checkbox'),
      field('Why', 'text', { required: true, when: { field: 'Urgent', is: [] } }),
      field('Size', 'radio', { choices: ['few', 'many'] }),
      field('Manager', 'text', { when: { field: 'Size', is: ['many'] } }),
      field('Later', 'text', { when: { field: 'Nothing', is: ['x'] } }),
    ),
  )
  const shown = (typed: Record<string, string>) =>
    shownFields(fieldsOf(form).slice(0, 5), typed).map(({ name }) => name)
  expect(shown({})).toEqual(['Urgent', 'Size', 'Later'])
  expect(shown({ Urgent: 'true', Size: 'many' })).toEqual(['Urgent', 'Why', 'Size', 'Manager', 'Later'])
})

test('numbers keep to their limits and steps', () => {
  const form = made(one(field('Count', 'number', { min: 10, max: 20, step: 5 })))
  const read = (Count: string) =>
    schemaOf([named(form, 'Count')!], { now: new Date(), timeZone: 'Australia/Brisbane' }).safeParse({
      Count,
    }).success
  expect(['10', '15', '20', '25', '12', '5'].map(read)).toEqual([true, true, true, false, false, false])
})

test('what other programs write wrongly is left out, and the rest of the form stands', () => {
  const form = made(
    one(
      field('category', 'text'),
      field('a.b', 'text'),
      field('Kind', 'unheard'),
      field('Pick', 'select', { choices: [] }),
      field('email', 'email'),
      field('email', 'text'),
      {},
    ),
  )
  expect(fieldsOf(form).map(({ name, type }) => `${name} ${type}`)).toEqual([
    'email email',
    'opt_in consent',
    'terms_conditions consent',
  ])
})
