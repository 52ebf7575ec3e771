import { describe, expect, test } from 'vitest'
import { sampleSite } from '#app/samples/site.ts'
import { sampleStock } from '#app/samples/stock.ts'
import { sampleVehicle } from '#app/samples/vehicle.ts'
import type { SearchPreset } from '#app/stock/search/preset.ts'
import { vehicleHead } from '#app/vehicle-page/head.ts'
import { vehicleJsonLd } from '#app/vehicle-page/json-ld.ts'
import { itemListJsonLd } from './item-list.ts'
import { searchHead } from './search-head.ts'

const site = sampleSite()

describe('the head of a search', () => {
  const corolla: SearchPreset = {
    car_type: ['used'],
    make: 'Toyota',
    model: 'Corolla',
    heading: 'Used Toyota Corolla',
    path: '/used-car/toyota/corolla',
    above: [{ label: 'Toyota', path: '/used-car/toyota' }],
  }
  const found = { refined: false, page: 1, total: 38, shown: 21 }

  test('names what is for sale and where, and counts it', () => {
    expect(searchHead(corolla, found, site)).toEqual({
      heading: 'Used Toyota Corolla',
      above: corolla.above,
      title: 'Used Toyota Corolla for sale in Springwood | Sample Motors',
      description:
        'Used Toyota Corolla for sale at Sample Motors, Springwood QLD: 38 in stock, with photos, prices and kilometres. Finance, trade-in and test drives.',
      canonical: '/used-car/toyota/corolla',
      noindex: false,
    })
  })

  test('of a dealership names it in the site’s place', () => {
    const alpha: SearchPreset = {
      dealership_slug: 'alpha',
      place: 'Alpha Motors',
      heading: 'New, used and demo cars at Alpha Motors',
      path: '/search/alpha',
      above: [],
    }
    expect(searchHead(alpha, found, site).title).toBe(
      'New, used and demo cars for sale at Alpha Motors | Sample Motors',
    )
  })

  test('keeps the page in the canonical address, and nothing else', () => {
    const second = searchHead(corolla, { ...found, page: 2 }, site)
    expect(second.canonical).toBe('/used-car/toyota/corolla?page=2')
    expect(second.title).toContain('– page 2')
    expect(second.noindex).toBe(false)
  })

  test('keeps filters, empty searches and pages past the end from being found', () => {
    expect(searchHead(corolla, { ...found, refined: true }, site).noindex).toBe(true)
    expect(searchHead(corolla, { ...found, total: 0, shown: 0 }, site).noindex).toBe(true)
    expect(searchHead(corolla, { ...found, page: 9, shown: 0 }, site).noindex).toBe(true)
  })

  test('of a name that means nothing is that of a page not found', () => {
    expect(searchHead(null, found, site)).toEqual({ status: 404, noindex: true })
  })
})

describe('the head of a vehicle', () => {
  const head = (more = {}, knownModel = true) => vehicleHead(sampleVehicle(more), site, { knownModel })

  test('SEO-01 has name, price and site in its title, and the vehicle’s own address', () => {
    expect(head()).toMatchObject({
      title: '2021 Toyota Corolla Ascent Sport $25,990 | Sample Motors',
      canonical: '/cars/2021-toyota-corolla-ascent-sport-1001',
      heading: '2021 Toyota Corolla Ascent Sport',
    })
    expect(head({ price: undefined }).title).toBe(
      '2021 Toyota Corolla Ascent Sport Enquire for price. | Sample Motors',
    )
  })

  test('SEO-01 of a sold one keeps its page open and says so', () => {
    const sold = head({ status: 'sold', sold: true })
    expect(sold).not.toHaveProperty('status')
    expect(sold.description).toContain('Sold.')
  })

  test('VDP-02 has the steps type, make, model and body above it', () => {
    expect(head().above).toEqual([
      { label: 'Used Cars', path: '/search/used-cars' },
      { label: 'Toyota', path: '/search/toyota' },
      { label: 'Corolla', path: '/search/toyota/corolla' },
      { label: 'Hatch', path: '/search/hatch' },
    ])
    expect(head({ simple_body: undefined }, false).above?.map(({ label }) => label)).toEqual([
      'Used Cars',
      'Toyota',
    ])
  })
})

describe('what search engines are told', () => {
  test('of a vehicle is its make, model, kilometres, condition and offer', () => {
    expect(vehicleJsonLd(sampleVehicle(), site)).toMatchObject({
      '@type': 'Car',
      url: 'http://sample.localhost:3000/cars/2021-toyota-corolla-ascent-sport-1001',
      brand: { name: 'Toyota' },
      mileageFromOdometer: { value: 48210, unitCode: 'KMT' },
      itemCondition: 'https://schema.org/UsedCondition',
      offers: { price: 25990, priceCurrency: 'AUD', availability: 'https://schema.org/InStock' },
    })
  })

  test.each([
    [{ status: 'sold', sold: true }, 'SoldOut'],
    [{ reserved: true }, 'Reserved'],
    [{ status: 'coming_soon' }, 'PreOrder'],
    [{ status: 'deposit_taken' }, 'OutOfStock'],
  ])('of a vehicle that is %o is %s', (more, word) => {
    expect(vehicleJsonLd(sampleVehicle(more), site).offers?.availability).toBe(`https://schema.org/${word}`)
  })

  test('of a vehicle without price is no offer', () => {
    expect(vehicleJsonLd(sampleVehicle({ price: 0 }), site).offers).toBeUndefined()
  })

  test('of a vehicle holds no markup of the feed', () => {
    const json = vehicleJsonLd(sampleVehicle({ dealercomments: '<b>Neat</b>' }), site)
    expect(json.description).toBe('Neat')
  })

  test('of a listing is each vehicle’s own page, in order', () => {
    const list = itemListJsonLd(sampleStock.slice(0, 2), site)
    expect(list?.itemListElement).toEqual([
      expect.objectContaining({
        position: 1,
        url: `http://sample.localhost:3000/cars/${sampleStock[0]?.slug}`,
      }),
      expect.objectContaining({
        position: 2,
        url: `http://sample.localhost:3000/cars/${sampleStock[1]?.slug}`,
      }),
    ])
    expect(itemListJsonLd([], site)).toBeNull()
  })
})

test('the seller of a vehicle is the place where it stands, with its address', () => {
  const sellerOf = (more = {}) => vehicleJsonLd(sampleVehicle(more), site).offers?.seller
  expect(sellerOf()).toMatchObject({
    '@type': 'AutoDealer',
    name: sampleVehicle().location?.name,
    address: { addressLocality: 'Springwood', addressRegion: 'QLD', addressCountry: 'AU' },
  })
  expect(sellerOf({ location: undefined })).toMatchObject({
    '@id': `${site.origin}/#dealer`,
    name: site.name,
    address: { streetAddress: site.address?.street, addressCountry: 'AU' },
  })
})
