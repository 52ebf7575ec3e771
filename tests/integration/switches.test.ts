import { readdirSync, readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { switches } from '#blocks/registry.settings.ts'
import { settingsFields } from '#schemas/settings-fields.ts'
import { editorClient, eventually, visit } from '../product/index.ts'
import { daysAgo, fixtures, fullRow, importStock, stockRow } from '../product/stock.ts'
import { createTenant, paragraphs, type TestTenant } from '../product/tenant.ts'

const product = inject('product')
const client = editorClient(product)
let tenant: TestTenant

const listing = '/search/new-used-and-demo-cars'

beforeAll(async () => {
  tenant = await createTenant(client, { phone: '07 5550 1000' })
  for (const name of ['Kia', 'MG'])
    await tenant.publish('brand', { name, slug: { current: name.toLowerCase() }, kind: 'cars' })
  await tenant.page('/', [
    { _type: 'hero', heading: 'Corner Motors' },
    { _type: 'manufacturerLogos', heading: 'Brands', showNames: true },
    { _type: 'warranty', showStandardText: true },
  ])
  await tenant.page('/search-blocks', [{ _type: 'searchBox', heading: 'Search' }, { _type: 'budgetSearch' }])
  await tenant.page('/texts', [{ _type: 'statsBanner' }, { _type: 'privacyStatement' }])
  const form = await tenant.publish('form', {
    title: 'Trade price',
    category: 'Sales',
    steps: [{ fields: [{ name: 'odometer', label: 'Odometer', type: 'odometer' }] }],
  })
  await tenant.page('/own-form', [{ _type: 'customForm', form: { _type: 'reference', _ref: form } }])
  await tenant.publish('deliveryPrices', {
    regions: [
      { _key: 'a', name: 'Brisbane', price: 0, postcodes: [{ _key: 'a', from: '4000', to: '4179' }] },
    ],
  })
  await tenant.page('/walk-in', [{ _type: 'hero', heading: 'Walk in' }])
  for (const name of ['North', 'South'])
    await tenant.publish('location', {
      name: `Corner Motors ${name}`,
      slug: { current: name.toLowerCase() },
      dealership_slug: `corner-${name.toLowerCase()}`,
      address: { city: 'Springwood', state: 'QLD', postcode: '4127' },
    })
  await tenant.publish('promo', {
    title: 'Utes',
    node: { _type: 'promoCard', heading: 'A promo', text: 'For our customers' },
  })
  await importStock(product, tenant.slug, [
    ...fixtures('car-new', 'car-demo', 'car-noprice', 'car-499', 'car-sold-2d', 'car-noimages'),
    fullRow('car-full', {
      dealercomments: `One owner from new. ${'Kept in a garage. '.repeat(40)}`,
      rego_expiry: '2020-01-01',
    }),
    stockRow('car-cert', { certified: true }),
    stockRow('car-spin', {
      spin_images: ['coupe-side.webp', 'used-sedan.webp'],
      video_url: 'https://youtu.be/aqz-KE-bpKQ',
    }),
    stockRow('car-fresh', { created_at: daysAgo(10), views: 57 }),
    stockRow('motorcycle', { item_type: 'motorcycle', make: 'Kawasaki', model: 'Ninja', body: 'Road' }),
  ])
  await eventually(async () => expect(await markup('/cars/car-full')).toContain('Corolla'))
}, 60_000)

afterAll(() => tenant.remove())

/** What a page shows: its markup without scripts, which carry settings whether or not anything comes of them. */
async function markup(path: string) {
  const { body } = await visit(product, tenant.slug, path)
  return body
    .replace(/<script[\s\S]*?<\/script>/g, '')
    .replace(/<link[^>]*>/g, '')
    .replace(/ nonce="[^"]*"/g, '')
}

interface Flip {
  value: unknown
  path: string
  /** Other settings under which the switch has its effect. */
  given?: Record<string, unknown>
}

const car = '/cars/car-full'
const item = (fields: object) => [{ _key: 'a', ...fields }]

const flips: Record<string, Flip> = {
  templateName: { value: 'workshop', path: listing },
  vehicleKinds: { value: ['car', 'motorcycle'], path: listing },
  brands: { value: ['kia'], path: '/' },
  labels: { value: item({ key: 'testDrive', text: 'Drive It' }), path: car },
  contactPath: { value: '/talk-to-us', path: '/' },
  externalServicePage: { value: 'https://service.example/', path: '/' },
  warrantyKind: { value: 'brand7', path: '/cars/car-new' },
  warrantyTexts: { value: item({ brand: 'kia', text: 'Our own words on it.' }), path: '/cars/car-new' },
  mediaBaseUrl: { value: 'https://pictures.example/media', path: car },
  socialLinks: { value: item({ name: 'Facebook', url: 'https://www.facebook.com/x' }), path: '/' },
  searchPath: { value: '/our-yard', path: '/' },
  searchFacets: { value: ['make'], path: listing },
  searchFilter: { value: 'car_type:new', path: listing },
  manufacturerFilter: { value: ['Kia'], path: listing },
  hitsPerPage: { value: 2, path: listing },
  includeSoldDays: { value: 0, path: listing },
  stockAgeMinDays: { value: 14, path: listing },
  emptyResultVariant: { value: 'search', path: `${listing}?make=Nobody` },
  usedLabel: { value: 'Pre-Owned', path: listing },
  groupPopularMakes: { value: true, path: listing },
  certifiedOnlyFacet: { value: true, path: listing, given: { searchFacets: ['certified'] } },
  priceSlider: { value: { min: 1000, max: 90_000, step: 1000 }, path: '/search-blocks' },
  sortOptions: { value: ['price_asc', 'newest'], path: listing },
  priceAscExcludesZero: { value: true, path: listing, given: { sortOptions: ['price_asc'] } },
  cardButtons: { value: ['details'], path: listing },
  customCardButton: { value: { label: 'Walk In', url: '/walk-in' }, path: listing },
  showViewsCount: { value: true, path: listing },
  noPriceText: { value: 'Price on application.', path: listing },
  enquireButtonText: { value: 'Message Now', path: car },
  soldTagText: { value: 'GONE', path: listing },
  certifiedLogoMakes: { value: ['Toyota'], path: listing },
  justArrivedDays: { value: 60, path: listing },
  justArrivedLabel: { value: 'New Arrival', path: listing, given: { justArrivedDays: 60 } },
  priceQuickPicks: { value: [12_345], path: '/search-blocks' },
  odometerQuickPicks: { value: [50_000], path: '/own-form' },
  vdpButtons: { value: ['enquire'], path: car },
  vdpSections: { value: ['breadcrumb', 'viewer', 'dealerComments'], path: car },
  whatsIncluded: { value: { text: paragraphs('A full tank.') }, path: car },
  whyBuyFromUs: { value: { text: paragraphs('We answer.') }, path: car },
  protectYourCar: { value: { used: paragraphs('Tint.') }, path: car },
  vehicleDisclaimer: { value: { text: paragraphs('Ask us first.') }, path: car },
  autogaugeBaseUrl: { value: 'https://gauge.example', path: car },
  viewerDefaultMode: { value: 'gallery', path: '/cars/car-spin' },
  spinnerAutoRotate: { value: false, path: '/cars/car-spin' },
  spinnerIntervalMs: { value: 200, path: '/cars/car-spin' },
  spinnerSensitivityPx: { value: 40, path: '/cars/car-spin' },
  galleryVideoPosition: { value: 'end', path: '/cars/car-spin' },
  commentsToggleStyle: { value: 'button', path: car },
  engineSizeUnit: { value: 'litres', path: car },
  showUnregistered: { value: true, path: car },
  plugins: { value: item({ name: 'PPSR Report' }), path: car },
  deliveryEnabled: { value: false, path: car },
  stickyHeaderEnabled: { value: false, path: car },
  stickyHeaderThresholdPx: { value: 700, path: car },
  stickyBarThresholdPx: { value: 1200, path: car },
  instantMessageEnabled: { value: true, path: car },
  chatProvider: {
    value: 'https://chat.example/?about={slug}',
    path: car,
    given: { instantMessageEnabled: true },
  },
  printMode: { value: 'pdf', path: car },
  phoneMaskEnabled: { value: true, path: car },
  phoneNumbers: { value: { override: '0700 000 001' }, path: car },
  announcementBar: { value: { text: 'Open on Saturdays.' }, path: '/' },
  emergencyBanner: { value: { text: 'Closed by flood.' }, path: '/' },
  statsBanner: { value: item({ number: '50+', text: 'locations' }), path: '/texts' },
  privacyStatement: { value: paragraphs('We keep it to ourselves.'), path: '/texts' },
  promoPositions: { value: { slots: [2] }, path: listing },
  partsSearchEnabled: { value: true, path: '/parts/search' },
  tradeInEnabled: { value: false, path: car },
  financeDisplayEnabled: { value: false, path: car },
  financeExcludedMakes: { value: ['Toyota'], path: car },
  financeExcludedDealerships: { value: ['alpha-motors'], path: car },
  financeLink: { value: '/apply-for-finance', path: car },
  financeTradeInMinPrice: { value: 1_000_000, path: car },
  favouritesMode: { value: 'off', path: car },
  compareEnabled: { value: false, path: car },
  favouritesStrict: { value: true, path: listing },
  favouritesUsedOnly: { value: true, path: listing },
  messageRequired: { value: false, path: '/contact-us' },
  enquiryCategories: { value: ['Sales', 'Fleet'], path: '/contact-us' },
  enquiryLocationEnabled: { value: false, path: '/contact-us' },
  removePreferredDealership: { value: true, path: '/contact-us' },
  additionalServices: { value: ['Insurance quote'], path: '/contact-us' },
  hideOptIn: { value: true, path: '/contact-us' },
  showTermsNotice: { value: true, path: '/contact-us' },
  sendAutogaugeEnabled: { value: true, path: '/enquire' },
  testDriveTerms: { value: paragraphs('Bring your licence.'), path: '/book-test-drive' },
  partsFormVariant: { value: 'combined', path: '/vehicle-parts-and-accessories' },
  financeVehicleType: { value: 'Truck', path: '/finance' },
  financeFormTitle: { value: 'Apply Now', path: '/finance' },
  watchlistPath: { value: '/kept', path: '/', given: { favouritesMode: 'watchlist' } },
  garageEnabled: { value: true, path: '/' },
  garagePath: { value: '/mymotorama', path: '/', given: { garageEnabled: true } },
  gateFinance: { value: true, path: '/finance' },
  gateCarFinance: { value: true, path: '/personalised/finance' },
  gateSpinToWin: { value: true, path: '/spin-to-win', given: { spinToWinEnabled: true } },
  spinToWinEnabled: { value: true, path: '/spin-to-win' },
  personalisedFinance: { value: true, path: car },
  serviceBookingUrl: { value: 'https://book.example/x', path: '/service' },
  gateTradeIn: { value: true, path: '/trade-in' },
}

/** Switches whose effect no single page shows, each with the test that sees it. */
const seenElsewhere: Record<string, string> = {
  siteSlug: 'TEN-01 selects its site: slug, template, logo and name; an unknown host is not found',
  searchCacheSize: 'SRCH-26: the last responses are cached, and the oldest is dropped first',
  seriesOrder: 'SRCH-35, SRCH-36: series are listed in the order of the site',
  promoRandomPosition: 'PROMO-09: a random place is between its two ends on every load, and moves',
  testDriveDistributionLocation: 'the places that a car may be brought to are offered where the site says so',
  promoOrder: 'PROMO-05, PROMO-07, PROMO-08: promos take the slots of the site, those with a position first',
  analyticsEventIds: 'keeps an event of its own site in one row, each time it is sent',
  socialPixelId: 'ANALYT-11 the pixel of a site is told which car is viewed, and Tag Manager what is counted',
  tagManagerId: 'ANALYT-11 the pixel of a site is told which car is viewed, and Tag Manager what is counted',
  onlinePaymentUrl:
    'an online payment says what is paid, shows the accepted cards and hands over to the provider of the site',
  consentRequired: 'a site that asks loads services of others for those who accept, who may think again',
}

const offered = settingsFields(switches, () => '')
  .filter(({ hidden }) => hidden !== true)
  .map(({ name }) => name)

describe('every setting that the Studio offers', () => {
  test('is in the table of flips, or seen by a test that is there', () => {
    const known = [...Object.keys(flips), ...Object.keys(seenElsewhere)]
    expect(known.filter((key) => !offered.includes(key))).toEqual([])
    expect(offered.filter((key) => !known.includes(key))).toEqual([])
    const tests = ['tests', 'app', 'blocks']
      .flatMap((folder) =>
        readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`),
      )
      .filter((name) => /\.(test|spec)\.tsx?$/.test(name) && !name.endsWith('switches.test.ts'))
      .map((name) => readFileSync(name, 'utf8'))
      .join('\n')
    expect(Object.values(seenElsewhere).filter((title) => !tests.includes(title))).toEqual([])
  })

  test.each(Object.entries(flips))('%s changes what its page shows', async (key, { value, path, given }) => {
    const id = `site-${tenant.slug}`
    const usual = await markup(path)
    expect(await markup(path), 'is the same twice').toBe(usual)
    try {
      let before = usual
      if (given) {
        await client.patch(id).set(given).commit()
        before = await eventually(async () => {
          const shown = await markup(path)
          expect(shown === usual, `${Object.keys(given)} change ${path}`).toBe(false)
          return shown
        })
      }
      await client
        .patch(id)
        .set({ [key]: value })
        .commit()
      await eventually(async () =>
        expect((await markup(path)) === before, `${key} leaves ${path}`).toBe(false),
      )
    } finally {
      await client
        .patch(id)
        .unset([key, ...Object.keys(given ?? {})])
        .commit()
      await eventually(async () => expect((await markup(path)) === usual, `${path} is as before`).toBe(true))
    }
  })
})
