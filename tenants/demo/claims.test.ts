import { describe, expect, test } from 'vitest'
import { isRecord } from '#platform/is-record.ts'
import { demoTenants } from './index.ts'
import { generateStock, isDemoSite } from './stock/generate.ts'
import { listPrice } from './stock/list-price.ts'
import { places } from './stock/places.ts'
import type { Row } from './stock/row.ts'

/** The demo as it is seeded today, and as somebody seeds it a year on. */
const days = [new Date(), new Date(Date.now() + 365 * 86_400_000)]

/** Every text of a value, as a reader meets it. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (Array.isArray(value)) return value.flatMap(textsOf)
  if (!isRecord(value)) return []
  if (value._type === 'stat') return [`${value.number} ${value.text}`]
  return Object.entries(value).flatMap(([key, item]) => (key.startsWith('$') ? [] : textsOf(item)))
}

const words = 'two three four five six seven eight nine ten eleven twelve'.split(' ')
const numberOf = (text: string) => {
  const at = words.indexOf(text.toLowerCase())
  return at < 0 ? Number(text.replaceAll(',', '')) : at + 2
}

/** "50+ locations", "more than 40 brands", "eleven cab-chassis". */
const counted = new RegExp(
  String.raw`\b(\d[\d,]*|${words.join('|')})(\+)? (locations|showrooms|brands|makes|models|cars|utes|trucks|caravans|cab-chassis|demonstrators|SUVs|vans)\b`,
  'gi',
)

/** Of what stands on the site: how many there are of what a text counts. */
const counts = (rows: readonly Row[], site: string): Record<string, number> => {
  const of = (fits: (row: Row) => boolean) => rows.filter((row) => !row.sold && fits(row)).length
  return {
    locations: places[site]?.length ?? 0,
    showrooms: places[site]?.filter(({ name }) => !name.includes('Used')).length ?? 0,
    brands: new Set(rows.map(({ make }) => make)).size,
    makes: new Set(rows.map(({ make }) => make)).size,
    models: new Set(rows.map(({ make, model }) => `${make} ${model}`)).size,
    cars: of(({ item_type }) => item_type === 'car'),
    utes: of(({ body }) => body === 'Ute'),
    trucks: of(({ item_type }) => item_type === 'truck'),
    caravans: of(({ item_type }) => item_type === 'caravan'),
    'cab-chassis': of(({ body }) => body === 'Cab Chassis'),
    demonstrators: of(({ car_type }) => car_type === 'demo'),
    suvs: of(({ body }) => body === 'SUV'),
    vans: of(({ body }) => body === 'Van'),
  }
}

/** Numbers that count something else: years of rent, an order somebody may place, what a workshop does in a year. */
const elsewhere = [
  'runs 600 cars, utes and vans',
  'fits 14,000 cars',
  'Three vans, one service plan',
  'three cars from at least two brands',
  'four demonstrators. A second showroom',
  'sold 61 cars',
  'Bring five trucks',
  'two brands',
]

describe.each(demoTenants.map((tenant) => [tenant.site.siteSlug, tenant] as const))('%s', (slug, tenant) => {
  if (!isDemoSite(slug)) throw new Error(`${slug} has no stock.`)
  const site = [tenant.site, tenant.pages, tenant.promos, tenant.offers, tenant.sharedBlocks, tenant.brands]
  const texts = textsOf([site, tenant.companies, tenant.models])
  const stats = tenant.site.settings.statsBanner?.map(({ number, text }) => `${number} ${text}`) ?? []
  const all = [...texts, ...stats]

  test.each(days)('counts no more than there is (seeded %s)', (day) => {
    const known = counts(generateStock(slug, day), slug)
    for (const text of all)
      for (const [claim, number = '', , noun = ''] of text.matchAll(counted)) {
        if (elsewhere.some((phrase) => text.includes(phrase))) continue
        expect(known[noun.toLowerCase()], `"${claim}" in "${text}"`).toBeGreaterThanOrEqual(numberOf(number))
      }
  })

  test.each(days)('what a link of an offer promises is in stock (seeded %s)', (day) => {
    const rows = generateStock(slug, day).filter(({ sold }) => !sold)
    const links = tenant.offers.flatMap(({ link }) => link?.url ?? [])
    const told = links.map((url) => new URL(url, 'https://example.com'))
    expect(told.length).toBeGreaterThan(0)
    for (const { pathname, searchParams, search } of told) {
      const type = { '/search/new-cars': 'new', '/search/demo-cars': 'demo', '/search/used-cars': 'used' }[
        pathname
      ]
      const found = rows.filter(
        (row) =>
          (!type || row.car_type === type) &&
          ['make', 'model', 'fuel'].every((key) =>
            searchParams.has(key) ? row[key as 'make'] === searchParams.get(key) : true,
          ) &&
          (!searchParams.has('body') || [row.body, row.simple_body].includes(searchParams.get('body')!)),
      )
      expect(found.length, pathname + search).toBeGreaterThan(0)
    }
  })

  test('every offer says when it ends, and the words about it keep to that', () => {
    for (const { slug, expiry } of tenant.offers) expect(expiry, slug).toBeDefined()
    for (const text of all) expect(text).not.toMatch(/while stocks? lasts?|until they are gone/i)
  })

  test('no price a week stands anywhere without its rates', () => {
    for (const text of all)
      expect(text).not.toMatch(/\$\s?\d[\d,]*(\.\d\d)?\s?(\/|per|a|each)\s?(week|wk|fortnight|month)\b/i)
  })

  test('a model costs what its cars of this year cost', () => {
    const current = new Date().getUTCFullYear()
    const rows = generateStock(slug, new Date()).filter(
      ({ car_type, year, price }) => car_type === 'new' && year === current && price,
    )
    for (const { name, price_from } of tenant.models) {
      if (price_from === undefined) continue
      expect(price_from, name).toBe(listPrice(name))
      const cheapest = Math.min(...rows.filter(({ model }) => model === name).map(({ price = 0 }) => price))
      expect(cheapest, name).toBeGreaterThanOrEqual(price_from)
    }
  })

  test('a vehicle stands where the site says it sells', () => {
    if (tenant.site.settings.templateName !== 'workshop') return
    // A site of used vehicles sells used ones alone.
    expect(new Set(generateStock(slug, new Date()).map(({ car_type }) => car_type))).toEqual(
      new Set(['used']),
    )
  })
})

test('the tag of an arrival is rare, and is not the word for a car that nobody has owned', () => {
  for (const { site } of demoTenants) {
    const { justArrivedDays = 8, justArrivedLabel } = site.settings
    expect(justArrivedLabel).toMatch(/^(New Arrival|Just in)$/)
    if (!isDemoSite(site.siteSlug)) continue
    const now = Date.now()
    const rows = generateStock(site.siteSlug, new Date(now))
    const fresh = rows.filter(
      ({ created_at }) => now - Date.parse(created_at) <= justArrivedDays * 86_400_000,
    )
    expect(fresh.length / rows.length, site.siteSlug).toBeLessThan(0.15)
  }
})
