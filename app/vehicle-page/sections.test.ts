import { expect, test } from 'vitest'
import { sampleSite } from '#app/samples/site.ts'
import { settingsDefaults } from '#tenants/settings/index.ts'
import type { RawBlock } from '#values/raw-blocks.ts'
import kinds from './page-kinds.ts'

type Section = (typeof settingsDefaults.vdpSections)[number]

const kind = kinds.find(({ kind }) => kind === 'vehicle')
const keys = (vdpSections: Section[], blocks: readonly RawBlock[] = kind!.blocks) =>
  kind!.arrange!(blocks, sampleSite({ vdpSections }).settings).map(({ _key }) => _key)
const usual = [...settingsDefaults.vdpSections]

test('all sections stand in the order of the specification, what is none of them between', () => {
  expect(keys(usual)).toEqual([
    'breadcrumbs',
    'vehicleGallery',
    'vehicleSummary',
    'keyInformation',
    'specifications',
    'vehicleComments',
    'whatsIncluded',
    'whyBuyFromUs',
    'protectYourCar',
    'vehicleFeatures',
    'vehicleVideo',
    'vehicleDelivery',
    'vehicleHistory',
    'vehiclePriceGauge',
    'vehicleAnalysis',
    'similarVehicles',
    'recentlyViewed',
    'featureBanner',
    'vehicleDisclaimer',
  ])
})

test('a section that the site leaves out is gone, and nothing else moves', () => {
  const left = keys(usual.filter((section) => section !== 'video' && section !== 'specifications'))
  expect(left).toEqual(keys(usual).filter((key) => key !== 'vehicleVideo' && key !== 'specifications'))
})

test('sections take each other’s places in the order of the site', () => {
  expect(keys(['breadcrumb', 'similarCars', 'viewer', 'disclaimer'])).toEqual([
    'breadcrumbs',
    'similarVehicles',
    'vehicleSummary',
    'vehicleDelivery',
    'vehicleHistory',
    'vehicleAnalysis',
    'vehicleGallery',
    'recentlyViewed',
    'featureBanner',
    'vehicleDisclaimer',
  ])
})

test('a page template keeps its own order while the setting has the usual one', () => {
  const own = [
    { _type: 'similarVehicles', _key: 'a', content: {} },
    { _type: 'vehicleText', _key: 'b', content: { which: 'protectYourCar' } },
    { _type: 'vehicleFacts', _key: 'c', content: { show: null } },
    { _type: 'hero', _key: 'd', content: {} },
  ]
  expect(keys(usual, own)).toEqual(['a', 'b', 'c', 'd'])
  expect(keys(['keyInformation', 'similarCars'], own)).toEqual(['a', 'c', 'd'])
  expect(keys(['similarCars', 'protectYourCar', 'keyInformation'], own)).toEqual(['a', 'b', 'c', 'd'])
  expect(keys(['protectYourCar', 'similarCars', 'keyInformation'], own)).toEqual(['b', 'a', 'c', 'd'])
})
