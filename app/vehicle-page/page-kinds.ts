import { defaultBlock, type PageKind } from '#app/page/page-kind.ts'
import { isRecord } from '#platform/is-record.ts'
import { type Settings, settingsDefaults } from '#tenants/settings/index.ts'
import type { RawBlock } from '#values/raw-blocks.ts'
import { arrangeSections } from './sections.ts'

type Section = Settings['vdpSections'][number]

const keyed = (_key: string, block: RawBlock): RawBlock => ({ ...block, _key })
const text = (which: string) => keyed(which, defaultBlock('vehicleText', { which }))

/** The sections of `vdpSections` and the blocks they are; for finance and reservation there are none yet. */
const sections: Partial<Record<Section, RawBlock>> = {
  breadcrumb: defaultBlock('breadcrumbs'),
  viewer: defaultBlock('vehicleGallery'),
  keyInformation: keyed('keyInformation', defaultBlock('vehicleFacts', { show: 'keyInformation' })),
  specifications: keyed('specifications', defaultBlock('vehicleFacts', { show: 'specifications' })),
  dealerComments: defaultBlock('vehicleComments'),
  whatsIncluded: text('whatsIncluded'),
  whyBuyFromUs: text('whyBuyFromUs'),
  protectYourCar: text('protectYourCar'),
  features: defaultBlock('vehicleFeatures'),
  video: defaultBlock('vehicleVideo'),
  priceComparison: defaultBlock('vehiclePriceGauge'),
  similarCars: defaultBlock('similarVehicles', {}, 'muted'),
  disclaimer: text('vehicleDisclaimer'),
}

/** What decides which section a block of several is. */
const telling = ({ content }: RawBlock) => (isRecord(content) ? (content.show ?? content.which) : undefined)

function sectionOf(block: RawBlock): Section | undefined {
  const alike = (Object.entries(sections) as [Section, RawBlock][]).filter(
    ([, { _type }]) => _type === block._type,
  )
  return (alike.find(([, one]) => telling(one) === telling(block)) ?? alike[0])?.[0]
}

const section = (name: Section) => sections[name] ?? []

export default [
  {
    kind: 'vehicle',
    title: 'Vehicle',
    studioTitle: 'Vehicle (/cars/2021-toyota-corolla)',
    routes: [{ path: '/cars/:vehicle' }],
    // Any vehicle of the search; the anchor keeps the address apart from that of the search itself.
    shownAt: 'coalesce(tenant->searchPath, "/search") + "#vehicle"',
    blocks: [
      section('breadcrumb'),
      section('viewer'),
      defaultBlock('vehicleSummary'),
      section('keyInformation'),
      section('specifications'),
      section('dealerComments'),
      section('whatsIncluded'),
      section('whyBuyFromUs'),
      section('protectYourCar'),
      section('features'),
      section('video'),
      defaultBlock('vehicleDelivery'),
      defaultBlock('vehicleHistory'),
      section('priceComparison'),
      defaultBlock('vehicleAnalysis'),
      section('similarCars'),
      defaultBlock('recentlyViewed'),
      defaultBlock('featureBanner'),
      section('disclaimer'),
    ].flat(),
    arrange: (blocks, { vdpSections }) =>
      arrangeSections(blocks, sectionOf, { chosen: vdpSections, usual: settingsDefaults.vdpSections }),
  },
  {
    kind: 'vehicleSheet',
    title: 'Vehicle to print',
    studioTitle: 'Vehicle to print (/print?car_id=2021-toyota-corolla)',
    routes: [{ path: '/print', params: { sheet: 'vehicle' } }],
    shownAt: 'coalesce(tenant->searchPath, "/search") + "#vehicle-to-print"',
    bare: true,
    blocks: [defaultBlock('vehicleSheet')],
  },
] satisfies PageKind[]
