import { expect, test } from 'vitest'
import { sampleSite } from '#app/samples/site.ts'
import { sampleRecord } from '#app/samples/stock.ts'
import { sampleVehicle } from '#app/samples/vehicle.ts'
import type { StockRecord } from '#app/stock/index/record.ts'
import type { Settings } from '#tenants/settings/index.ts'
import { vehicleActions } from './actions.ts'

const actions = (settings: Partial<Settings> = {}, record: Partial<StockRecord> = {}, file?: string) =>
  vehicleActions(sampleRecord(record), sampleVehicle({ file }), sampleSite(settings).settings)
const keys = (...given: Parameters<typeof actions>) => actions(...given).map(({ key }) => key)

test('the buttons of the vehicle page are the site’s own, in its order', () => {
  expect(keys()).toEqual(['enquire', 'testDrive', 'finance', 'tradeIn', 'print'])
  expect(keys({ vdpButtons: ['tradeIn', 'enquire'] })).toEqual(['tradeIn', 'enquire'])
  expect(keys({ reserveEnabled: true })).toContain('reserve')
})

test('NOTE-39 the history report shows where there is a file, by the name of the plug-in', () => {
  const report = (settings: Partial<Settings>, file?: string) =>
    actions(settings, {}, file).find(({ key }) => key === 'history')
  expect(report({})).toBeUndefined()
  expect(report({}, 'https://reports.example/1.pdf')).toMatchObject({ label: 'History Report', newTab: true })
  expect(report({ plugins: [{ feature: 'PPSR Report' }] }, 'https://reports.example/1.pdf')).toMatchObject({
    label: 'PPSR Report',
  })
})

test('print opens a page, or saves a file where the site says so', () => {
  const print = (settings: Partial<Settings>) =>
    actions({ vdpButtons: ['print'], ...settings }, { slug: 'corolla' })[0]
  expect(print({})).toEqual({
    ...{ key: 'print', label: 'Print', event: 'print', newTab: true },
    href: '/print?car_id=corolla',
  })
  expect(print({ printMode: 'pdf' })).toEqual({
    ...{ key: 'print', label: 'Print PDF', event: 'print', download: 'corolla.pdf' },
    href: '/api/cars/corolla/pdf',
  })
  expect(print({ labels: { print: 'Brochure' } })?.label).toBe('Brochure')
})

test('VDP-40 VDP-45 a vehicle that is not available has one link, to its like', () => {
  expect(actions({ reserveEnabled: true }, { status: 'sold', sold: true })).toEqual([
    {
      key: 'findSimilar',
      label: 'Find Me Something Similar',
      href: '/search/new-used-and-demo-cars?make=Toyota&body=Hatch',
    },
  ])
})
