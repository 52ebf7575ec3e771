import { expect, test } from 'vitest'
import { createPageKinds, type PageKind } from '#app/page/page-kind.ts'
import { sampleSite } from '#app/samples/site.ts'
import { pageKinds } from './registry.pages.ts'
import { documentTypes } from './registry.schema.ts'
import { blocks } from './registry.server.ts'

const site = sampleSite()
const at = (path: string, on = site) => pageKinds.at(path, on)

test.each([
  ['TEN-04', '/search', { scope: 'all' }],
  ['ROUTE-01', '/search/new-used-and-demo-cars', { slug: 'new-used-and-demo-cars' }],
  ['ROUTE-02', '/search/used-cars', { slug: 'used-cars' }],
  ['the make', '/search/toyota', { slug: 'toyota' }],
  ['ROUTE-05', '/search/toyota/corolla', { slug: 'toyota', model: 'corolla' }],
  ['ROUTE-08', '/used-car', { scope: 'used' }],
  ['ROUTE-08', '/used-car/toyota', { slug: 'toyota', scope: 'used' }],
  ['ROUTE-08', '/used-car/toyota/corolla', { slug: 'toyota', model: 'corolla', scope: 'used' }],
])('%s %s is the stock search', (_, path, params) => {
  expect(at(path)).toEqual({ kind: 'stockSearch', params })
})

test('/cars/{slug} is a vehicle, and nothing below it', () => {
  expect(at('/cars/2021-kia-rio-u7')).toEqual({ kind: 'vehicle', params: { vehicle: '2021-kia-rio-u7' } })
  expect(at('/cars')).toBeNull()
  expect(at('/cars/2021-kia-rio-u7/checkout')).toBeNull()
})

test('the stock search of a site answers at whatever path the site chose', () => {
  expect(at('/our-stock')).toBeNull()
  expect(at('/our-stock', sampleSite({ searchPath: '/our-stock' }))).toEqual({
    kind: 'stockSearch',
    params: {},
  })
})

test('there is a compare page where vehicles can be compared', () => {
  expect(at('/compare')).toEqual({ kind: 'compare', params: {} })
  expect(at('/compare', sampleSite({ compareEnabled: false }))).toBeNull()
})

test('a path of nothing has no template', () => {
  for (const path of ['/', '/nowhere', '/search/a/b/c', '/used-car/a/b/c', '/searching'])
    expect(at(path)).toBeNull()
})

test('the Studio offers every kind of page for a template', () => {
  const template = documentTypes.find(({ name }) => name === 'pageTemplate') as unknown as {
    fields: { name: string; options?: { list?: { value: string }[] } }[]
  }
  const offered = template.fields.find(({ name }) => name === 'kind')?.options?.list
  expect(offered?.map(({ value }) => value)).toEqual(
    pageKinds.list.map(({ kind }) => kind).filter((kind) => kind !== 'location'),
  )
})

test('the blocks of every kind of page are there', () => {
  const used = pageKinds.list.flatMap((kind) => kind.blocks.map(({ _type }) => _type))
  expect(used.filter((type) => !blocks.has(type))).toEqual([])
})

test('words of a path win over parameters, and no two kinds claim the same path', () => {
  expect(at('/search/overview')).toEqual({ kind: 'stockSearch', params: { slug: 'overview' } })
  expect(at('/kia/overview')).toEqual({ kind: 'brandOverview', params: { brand: 'kia' } })
  const twice: PageKind = { ...pageKinds.list[0]!, kind: 'twice', routes: [{ path: '/compare' }] }
  expect(() => createPageKinds([...pageKinds.list, twice])).toThrow('/compare')
})

test('other names of a page lead on to the one that the site uses', () => {
  expect(at('/sell-my-car')).toMatchObject({ kind: 'tradeIn', movedTo: '/trade-in' })
  expect(at('/cars/trade-in')).toMatchObject({ kind: 'tradeIn', movedTo: '/trade-in' })
  expect(at('/contact')).toMatchObject({ kind: 'contact', movedTo: '/contact-us' })
  expect(at('/contact', sampleSite({ contactPath: '/contact' }))).toEqual({ kind: 'contact', params: {} })
  expect(at('/contact', sampleSite({ contactPath: '/talk' }))).toMatchObject({ movedTo: '/talk' })
  expect(at('/talk', sampleSite({ contactPath: '/talk' }))).toEqual({ kind: 'contact', params: {} })
  expect(at('/apply-for-finance')).toMatchObject({ kind: 'finance', movedTo: '/finance' })
  expect(at('/finance', sampleSite({ financeDisplayEnabled: false }))).toBeNull()
})
