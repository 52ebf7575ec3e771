import { expect, test } from 'vitest'
import { editedPage, findingsFor, line } from '../testing.ts'
import { links } from './links.ts'

const withLink = (link: object) =>
  editedPage({
    blocks: [
      { _type: 'callToAction', _key: 'c', actions: [{ _type: 'link', _key: 'a', label: 'Go', ...link }] },
    ],
  })
const at = (field: string) => ['blocks', { _key: 'c' }, 'actions', { _key: 'a' }, field]

test('a link to a deleted page stops publish', () => {
  expect(findingsFor(links, withLink({ label: 'Read', page: { _ref: 'page-gone' } }))).toEqual([
    ['error', at('page'), 'The link “Read” leads to a page that is gone. Choose another page.'],
  ])
})

test('a button without words is a warning, a tile that is a link as a whole is not', () => {
  expect(findingsFor(links, withLink({ label: ' ', url: '/about' }))).toEqual([
    ['warning', at('label'), expect.stringContaining('This button has no words')],
  ])
  const link = { _type: 'link', url: '/about' }
  const own = editedPage({ blocks: [{ _type: 'warranty', _key: 'w', link }] })
  expect(findingsFor(links, own)[0]?.[1]).toEqual(['blocks', { _key: 'w' }, 'link', 'label'])
  const tiles = editedPage({
    blocks: [{ _type: 'featureBanner', _key: 'f', items: [{ _key: 'i', title: 'Service', link }] }],
  })
  expect(findingsFor(links, tiles)).toEqual([])
  expect(findingsFor(links, withLink({ label: undefined }))).toEqual([])
})

test('a link to a page that is not published is a warning', () => {
  expect(findingsFor(links, withLink({ page: { _ref: 'page-finance-guide' } }))).toEqual([
    ['warning', at('page'), expect.stringContaining('not published')],
  ])
  expect(findingsFor(links, withLink({ url: '/finance-guide' }))[0]?.slice(0, 2)).toEqual([
    'warning',
    at('url'),
  ])
})

test.each([
  '/about',
  '/About/',
  '/about?from=home#team',
  '/kia/overview',
  '/search/used-cars',
  '/cars/red-ute',
  '/service',
])('%s is there', (url) => {
  expect(findingsFor(links, withLink({ url }))).toEqual([])
})

test.each(['https://www.example.com/x', 'tel:0731234567', 'mailto:a@b.au'])(
  '%s is not a path of the site',
  (url) => {
    expect(findingsFor(links, withLink({ url }))).toEqual([])
  },
)

test('a typed path without a page stops publish', () => {
  expect(findingsFor(links, withLink({ url: '/abuot' }))).toEqual([
    ['error', at('url'), expect.stringContaining('leads to /abuot, and the site has no such page')],
  ])
})

test('a redirected path should be replaced by its target', () => {
  const redirects = [{ _id: 'r', from: '/old', to: '/about' }]
  expect(findingsFor(links, withLink({ url: '/old' }), { redirects })[0]?.[2]).toContain(
    'Lead straight to /about',
  )
})

test('a link to a missing anchor is a warning', () => {
  const [document] = [withLink({ url: '#book' })]
  expect(findingsFor(links, document)[0]?.[2]).toContain('no block of this page has that name')
  const anchored = { _type: 'hero', anchor: 'book' }
  const blocks = [...(document.blocks as object[]), anchored]
  expect(findingsFor(links, { ...document, blocks })).toEqual([])
})

test('a named destination is checked by the path in the settings', () => {
  const site = [
    { _id: 'site-corner', siteSlug: 'corner', externalServicePage: '/workshop', contactPath: '/reach-us' },
  ] as never
  expect(findingsFor(links, withLink({ destination: 'service' }), { site })[0]?.[0]).toBe('warning')
  // The contact page is wherever the site says.
  expect(findingsFor(links, withLink({ destination: 'contact' }), { site })).toEqual([])
})

test('links within text and in menus are found too', () => {
  const mark = { _type: 'link', _key: 'm', url: '/nowhere' }
  const text = editedPage({
    blocks: [{ _type: 'textSection', _key: 't', body: [line('Words', 'normal', [mark])] }],
  })
  expect(findingsFor(links, text)[0]?.[1]).toEqual([
    'blocks',
    { _key: 't' },
    'body',
    { _key: 'Words' },
    'markDefs',
    { _key: 'm' },
    'url',
  ])
  const menu = { _id: 'navigation-corner', _type: 'navigation', headerMenu: [{ _key: 'e', link: mark }] }
  expect(findingsFor(links, menu)[0]?.[0]).toBe('error')
})

test('a reference to a deleted promo is found', () => {
  const document = editedPage({
    blocks: [{ _type: 'promoTiles', _key: 'p', promos: [{ _key: 'x', _ref: 'promo-gone' }] }],
  })
  expect(findingsFor(links, document)).toEqual([
    [
      'warning',
      ['blocks', { _key: 'p' }, 'promos', { _key: 'x' }],
      expect.stringContaining('This promo is gone'),
    ],
  ])
})
