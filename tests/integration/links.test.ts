import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, inject, test } from 'vitest'
import { childEnv } from '#platform/env.ts'
import { demoTenants, editorClient, eventually, patchSite, visit } from '../product/index.ts'
import { fixtures, importStock } from '../product/stock.ts'
import { createTenant } from '../product/tenant.ts'
import { headerItems, open, textsOf } from './document.ts'

const product = inject('product')
const client = editorClient(product)

/** Vehicles and searches are many and alike: so many of them stand for all. */
const mostAlike = 8
const isAlike = (path: string) => /^\/(cars|search|used-car)\//.test(path)

/** Targets of links, buttons and forms, without those that scripts make. */
function targetsOf(document: Document) {
  const values = (selector: string, attribute: string) =>
    [...document.querySelectorAll(selector)].map((element) => element.getAttribute(attribute) ?? '')
  return [
    ...values('a[href]', 'href'),
    ...values('form[action]', 'action'),
    ...values('[formaction]', 'formaction'),
  ]
}

/** Every page of a site that links lead to from its home page. @returns targets that are not there, each with where it stands */
async function deadEnds(tenant: string) {
  const dead: string[] = []
  const ids = new Map<string, Set<string>>()
  const anchors: { path: string; id: string; from: string }[] = []
  const queue = [{ path: '/', from: 'the address bar' }]
  const seen = new Set(['/'])
  let alike = 0
  for (let next = queue.shift(); next; next = queue.shift()) {
    const { path, from } = next
    const { status, headers, document } = await open(product, tenant, path)
    const moved = status >= 300 && status < 400 ? (headers.location ?? '') : undefined
    if (moved === undefined && status !== 200) dead.push(`${path} (${status}) on ${from}`)
    if (!/html/.test(headers['content-type'] ?? '') && moved === undefined) continue
    ids.set(path.replace(/\?.*/, ''), new Set([...document.querySelectorAll('[id]')].map(({ id }) => id)))
    for (const href of moved === undefined ? targetsOf(document) : [moved]) {
      const { pathname, search, hash, host, protocol } = new URL(href, `http://${tenant}.localhost${path}`)
      if (!protocol.startsWith('http') || host.split(':')[0] !== `${tenant}.localhost`) continue
      if (hash && moved === undefined)
        anchors.push({ path: pathname, id: decodeURIComponent(hash.slice(1)), from: path })
      if (seen.has(pathname)) continue
      if (isAlike(pathname) && ++alike > mostAlike) continue
      seen.add(pathname)
      queue.push({ path: pathname + search, from: path })
    }
  }
  for (const { path, id, from } of anchors) {
    const known = ids.get(path)
    if (known && !known.has(id)) dead.push(`${path}#${id} on ${from}`)
  }
  return { dead, pages: seen }
}

test.each(demoTenants)(
  'no link, button or form of %s leads nowhere',
  { timeout: 120_000 },
  async (tenant) => {
    const { dead, pages } = await deadEnds(tenant)
    expect(dead).toEqual([])
    expect(pages.size).toBeGreaterThan(20)
  },
)

test('nor do those that appear with switches whose pages are not there', { timeout: 120_000 }, async () => {
  const restore = await patchSite(client, 'motorworld', {
    ...{ reserveEnabled: true, onlinePurchaseEnabled: true, favouritesMode: 'watchlist' },
    ...{ personalisedFinance: true, partsSearchEnabled: true },
  })
  try {
    expect((await deadEnds('motorworld')).dead).toEqual([])
  } finally {
    await restore()
  }
})

const combinations = [
  {},
  { reserveEnabled: true, onlinePurchaseEnabled: true },
  { reserveEnabled: true, reservePath: 'buy-online', reserveCarTypes: ['new', 'used', 'demo'] },
  { favouritesMode: 'watchlist', favouritesStrict: true },
  { favouritesMode: 'off', compareEnabled: false },
  { personalisedFinance: true },
  { financeLink: '/apply-for-finance' },
  { financeLink: '/finance-and-insurance#finance-form' },
  { financeDisplayEnabled: false, tradeInEnabled: false },
  { contactPath: '/talk-to-us', searchPath: '/our-yard' },
  { partsSearchEnabled: true, customCardButton: { label: 'Hold it', url: '/hold?car={slug}' } },
  {
    ...{ reserveEnabled: true, onlinePurchaseEnabled: true, favouritesMode: 'watchlist' },
    ...{
      personalisedFinance: true,
      cardButtons: ['onlinePurchase', 'reserve', 'finance', 'tradeIn', 'testDrive'],
    },
  },
]

test('a new site has no dead end, whatever its switches say', { timeout: 240_000 }, async () => {
  const slug = `new-${crypto.randomUUID().slice(0, 8)}`
  const environment = {
    DATA_DIR: product.dataDir,
    CONTENT_LAKE_URL: product.lakeUrl,
    SANITY_API_TOKEN: product.editorToken,
  }
  await promisify(execFile)(
    'node_modules/.bin/node',
    ['server/commands/new-site.ts', slug, 'Northside Kia'],
    {
      env: childEnv(environment),
    },
  )
  try {
    await importStock(
      product,
      slug,
      fixtures('car-full', 'car-new', 'car-noprice', 'car-sold-2d', 'car-cert'),
    )
    await eventually(async () => expect((await visit(product, slug, '/cars/car-full')).status).toBe(200))
    const { document } = await open(product, slug, '/')
    expect(textsOf(headerItems(document))).toEqual(['Home', 'Stock', 'Finance', 'Service & Parts', 'Company'])
    for (const switches of combinations) {
      const restore = await patchSite(client, slug, switches)
      await eventually(async () => {
        const { dead, pages } = await deadEnds(slug)
        expect(dead, JSON.stringify(switches)).toEqual([])
        expect([...pages].join()).toContain('/cars/')
      })
      await restore()
    }
  } finally {
    await client.delete({ query: '*[tenant._ref == $id]', params: { id: `site-${slug}` } })
  }
})

const purposes = {
  '/contact-us': [
    '/contact',
    '/contact/',
    '/contact-us',
    '/contact-us/corner',
    '/our-location/corner',
    '/locations/corner',
  ],
  '/dealer-locator': ['/dealerships'],
  '/finance': ['/finance', '/finance-and-insurance', '/finance-enquiry', '/apply-for-finance'],
  '/trade-in': ['/trade-in', '/cars/trade-in?car_id=7', '/sell-my-car', '/sell-your-car'],
  '/vehicle-parts-and-accessories': ['/vehicle-parts-and-accessories', '/parts/search'],
}

test('NOTE-24 every path of a purpose answers, or leads on to the one that the site uses', async () => {
  const bare = await createTenant(client)
  try {
    await bare.publish('location', {
      ...{ name: 'The corner', slug: { current: 'corner' }, visible: true },
      address: { city: 'Springwood', state: 'QLD', postcode: '4127' },
    })
    await eventually(async () =>
      expect((await visit(product, bare.slug, '/locations/corner')).status).toBe(301),
    )
    for (const tenant of [bare.slug, ...demoTenants])
      for (const [canonical, paths] of Object.entries(purposes))
        for (const path of paths) {
          if (path.endsWith('/corner') && tenant !== bare.slug) continue
          let answer = await visit(product, tenant, path)
          const to = answer.headers.location
          if (to) {
            expect(answer.status, `${tenant}${path}`).toBe(301)
            // A trailing slash goes first.
            answer = await visit(product, tenant, to.replace(/^https?:\/\/[^/]+/, ''))
            if (answer.headers.location) answer = await visit(product, tenant, answer.headers.location)
            if (!path.endsWith('/')) expect(new URL(to, 'http://x').pathname, path).toBe(canonical)
          }
          expect(answer.status, `${tenant}${path}`).toBe(200)
        }
    expect((await visit(product, bare.slug, '/locations/nowhere')).status).toBe(404)
    await bare.set({ contactPath: '/talk-to-us', financeLink: '/apply-for-finance' })
    await eventually(async () => {
      for (const [path, to] of [
        ['/contact', '/talk-to-us'],
        ['/finance-enquiry', '/apply-for-finance'],
      ]) {
        const { status, headers } = await visit(product, bare.slug, path!)
        expect([status, headers.location]).toEqual([301, to])
      }
    })
    for (const path of ['/talk-to-us', '/apply-for-finance'])
      expect((await visit(product, bare.slug, path)).status).toBe(200)
  } finally {
    await bare.remove()
  }
})

test('a brand page lists the other brands, not itself', async () => {
  const { document } = await open(product, 'motorworld', '/kia/overview')
  const listed = [...document.querySelectorAll('[data-block=manufacturerLogos] a')]
  expect(listed.length).toBeGreaterThan(3)
  expect(listed.map((link) => link.getAttribute('href'))).not.toContain('/kia/overview')
})
