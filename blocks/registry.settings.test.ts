import { expect, test } from 'vitest'
import { tenantQuery } from '#app/tenancy/document.ts'
import { mergeSettings } from '#app/tenancy/merge-settings.ts'
import { composeSchema } from '#schemas/index.ts'
import { combineSwitches } from '#tenants/settings/combine.ts'
import { inGroup, number, toggle } from '#tenants/settings/define.ts'
import { switches as coreSwitches } from '#tenants/settings/index.ts'
import { blocksField } from './registry.schema.ts'
import { switches } from './registry.settings.ts'

/** As the default export of `app/<room>/settings.ts`. */
const deliverySwitches = inGroup('purchase', {
  homeDelivery: toggle('Home delivery', 'Offers to bring the car home.', true),
  homeDeliveryRadius: number('Delivery radius', 'Kilometres around a location.', 50, 0, 500),
})
const withDelivery = combineSwitches([switches, deliverySwitches])

const merge = (values: Record<string, unknown>, known = withDelivery) =>
  mergeSettings(known, 'alpha', [{ source: 'site-alpha', values }])

const siteFields = (known = withDelivery) => {
  const parts = { blockTypes: [], blocksField, pageKinds: [], switches: known }
  const { documentTypes } = composeSchema(parts)
  return documentTypes.find(({ name }) => name === 'site')?.fields ?? []
}

test('a switch that a room declares is a field of the site in the Studio', () => {
  expect(siteFields().find(({ name }) => name === 'homeDeliveryRadius')).toMatchObject({
    type: 'number',
    title: 'Delivery radius',
    description: 'Kilometres around a location. If not set: 50.',
    fieldset: 'purchase',
    group: 'money',
  })
  expect(siteFields(switches).map(({ name }) => name)).not.toContain('homeDeliveryRadius')
})

test('it has its default until a layer sets it', () => {
  expect(merge({}).settings).toMatchObject({ homeDelivery: true, homeDeliveryRadius: 50 })
  expect(merge({ homeDeliveryRadius: 80 })).toMatchObject({
    settings: { homeDeliveryRadius: 80 },
    problems: [],
  })
})

test('a value that it does not allow is reported, and the default stays', () => {
  const { settings, problems } = merge({ homeDeliveryRadius: 900 })
  expect(settings).toMatchObject({ homeDeliveryRadius: 50 })
  expect(problems).toMatchObject([{ source: 'site-alpha', key: 'homeDeliveryRadius' }])
})

test('without the room its key is unknown', () => {
  const { settings, problems } = merge({ homeDeliveryRadius: 80 }, switches)
  expect(settings).not.toHaveProperty('homeDeliveryRadius')
  expect(problems).toEqual([
    { source: 'site-alpha', key: 'homeDeliveryRadius', message: 'There is no such switch.' },
  ])
})

test('two rooms cannot declare the same switch', () => {
  expect(() => combineSwitches([withDelivery, deliverySwitches])).toThrow('homeDelivery, homeDeliveryRadius')
})

test('every switch of a room says what it means, in one line, and no field has its name', () => {
  for (const [key, { title, meaning }] of Object.entries(switches)) {
    expect(title, key).not.toBe('')
    expect(meaning, key).toMatch(/^[^\n]{4,160}\.$/)
  }
  const names = siteFields(switches).map(({ name }) => name)
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
  expect(Object.keys(coreSwitches).filter((key) => !(key in switches))).toEqual([])
})

test('the references that it holds are read with the site', () => {
  const page = { ...toggle('Delivery page', 'Page about delivery.', true), projection: 'label, page->{path}' }
  const query = tenantQuery(combineSwitches([switches, inGroup('purchase', { homeDeliveryPage: page })]))
  expect(query).toContain('"homeDeliveryPage": homeDeliveryPage{ label, page->{path} }')
  expect(tenantQuery(switches)).not.toContain('homeDeliveryPage')
})
