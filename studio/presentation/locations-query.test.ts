import { evaluate, parse } from 'groq-js'
import { expect, test } from 'vitest'
import { locationsParams, locationsQuery } from './locations-query.ts'

const tenant = (site: string) => ({ _type: 'reference', _ref: `site-${site}` })
const refer = (_ref: string) => ({ _type: 'reference', _ref })
const page = (site: string, path: string, blocks: object[], title = path) => ({
  _id: `${site}${path}`,
  _type: 'page',
  tenant: tenant(site),
  title,
  path: { current: path },
  blocks,
})

const dataset = [
  {
    _id: 'site-north',
    _type: 'site',
    tenant: tenant('north'),
    siteSlug: 'north',
    searchPath: '/search/used',
  },
  {
    _id: 'site-south',
    _type: 'site',
    tenant: tenant('south'),
    siteSlug: 'south',
    logo: { asset: refer('image-1') },
  },
  {
    _id: 'shared',
    _type: 'sharedBlock',
    tenant: tenant('north'),
    title: 'Finance',
    blocks: [{ promos: [refer('promo')] }],
  },
  {
    _id: 'promo',
    _type: 'promo',
    tenant: tenant('north'),
    title: 'June',
    node: { image: { asset: refer('image-1') } },
  },
  {
    _id: 'media',
    _type: 'mediaItem',
    tenant: tenant('north'),
    title: 'Yard',
    image: { asset: refer('image-1') },
  },
  { _id: 'kia', _type: 'brand', tenant: tenant('north'), name: 'Kia', slug: { current: 'kia' } },
  { _id: 'deal', _type: 'offer', tenant: tenant('north'), title: 'Deal', slug: { current: 'deal' } },
  page('north', '/', [{ _type: 'sharedBlock', shared: refer('shared') }], 'Home'),
  page('north', '/yard', [{ _type: 'hero', picture: { asset: refer('image-1') } }], 'Yard'),
  page('north', '/deals', [{ _type: 'offerSearch' }], 'Deals'),
  page('south', '/', [{ _type: 'hero', picture: { asset: refer('image-1') } }], 'South'),
  {
    _id: 'search',
    _type: 'pageTemplate',
    kind: 'stockSearch',
    tenant: tenant('north'),
    title: 'Our stock',
    blocks: [{ _type: 'stockSearch' }],
  },
  {
    _id: 'offers',
    _type: 'pageTemplate',
    kind: 'specialOffers',
    tenant: tenant('north'),
    title: 'Offers',
    blocks: [{ _type: 'offerSearch' }],
  },
  {
    _id: 'navigation-north',
    _type: 'navigation',
    tenant: tenant('north'),
    headerMenu: [{ link: { page: refer('north/yard') } }],
  },
]

async function stateOf(type: string, id: string) {
  const query = locationsQuery(type)
  if (!query) return undefined
  const params = locationsParams(type, id, { before: 'http://', after: '.localhost' })
  const result = await (await evaluate(parse(query), { dataset, params })).get()
  return result as { locations: { title: string; href: string }[]; message: string | null }
}

const places = async (type: string, id: string) =>
  (await stateOf(type, id))?.locations.map(({ title, href }) => `${title}: ${href}`)

const messageOf = async (type: string, id: string) => (await stateOf(type, id))?.message

test('a page is shown at its own address, on its own site', async () => {
  expect(await places('page', 'south/')).toEqual(['South: http://south.localhost/'])
})

test('a shared block is shown on the pages that hold it', async () => {
  expect(await places('sharedBlock', 'shared')).toEqual(['Home: http://north.localhost/'])
})

test('a promo is shown on pages that list promos, and on those that hold it within a shared block', async () => {
  expect(await places('promo', 'promo')).toEqual([
    'Home: http://north.localhost/',
    'Our stock: http://north.localhost/search/used',
  ])
})

test('a picture is found by its file, within its own site', async () => {
  expect(await places('mediaItem', 'media')).toEqual(['Yard: http://north.localhost/yard'])
})

test('an offer has a page of its own, and is shown among all offers and on pages that list offers', async () => {
  expect(await places('offer', 'deal')).toEqual([
    'Page of the offer: http://north.localhost/offers/deal',
    'All special offers: http://north.localhost/special-offers',
    'Deals: http://north.localhost/deals',
  ])
})

test('menus and settings are shown on every page, a template on an example page', async () => {
  expect(await places('navigation', 'navigation-north')).toEqual([
    'Every page of the site: http://north.localhost/#',
  ])
  expect(await places('pageTemplate', 'search')).toEqual(['Our stock: http://north.localhost/search/used'])
  expect(await places('brand', 'kia')).toEqual(['Overview of the brand: http://north.localhost/kia/overview'])
})

test('what every page shows says so, instead of counting one page', async () => {
  const message = 'Used on every page of the site'
  expect(await messageOf('navigation', 'navigation-north')).toBe(message)
  expect(await messageOf('site', 'site-north')).toBe(message)
  expect(await messageOf('promo', 'promo')).toBeNull()
  expect(await messageOf('page', 'south/')).toBe('This page on the site')
})

test('documents that shoppers never see have no location', async () => {
  expect(await places('redirect', 'any')).toBeUndefined()
})
