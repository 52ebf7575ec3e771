import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import type { Endpoint } from '#app/page/endpoint.ts'
import { roles } from '#app/page/staff.ts'
import { tenantSearchKey } from '#app/stock/index/search-keys.server.ts'
import { editorClient, addressOf as networkAddress, visit } from '../product/index.ts'
import { signedIn } from '../product/lake-people.ts'
import { previewCookieOf, previewPath } from '../product/preview.ts'
import { siteRoutes } from '../product/site-routes.ts'
import { personId, staffOf } from '../product/staff.ts'
import { newMark, type TwoSites, twoSites } from '../product/two-sites.ts'
import type { Route } from '../product/walk.ts'

const product = inject('product')
const client = editorClient(product)
type Headers = Record<string, string>

let sites: TwoSites
let endpoints: readonly Endpoint[]
let others: Route[]
/** What somebody of the first site may hold, by name. */
let credentials: Record<string, Headers>
/** The tokens of staff of each site, by role. */
const staff: Record<'mine' | 'other', Record<string, Headers>> = { mine: {}, other: {} }

beforeAll(async () => {
  sites = await twoSites(product, newMark())
  ;({ endpoints, others } = await siteRoutes(product))
  const people = { administrator: 'admin', editor: 'editor', viewer: 'viewer' }
  for (const role of roles) {
    const id = await personId(product, people[role])
    for (const site of ['mine', 'other'] as const)
      staff[site][role] = (await staffOf(product, sites[site].slug, id)).headers
  }
  const alex = await signedIn(product, 'admin')
  credentials = {
    nothing: {},
    'a shopper’s cookie': { cookie: sites.known.cookie },
    'a preview’s cookie': { cookie: await previewCookieOf(product, client, sites.mine.slug) },
    'an administrator’s session of the Studio': { cookie: alex.cookie },
    ...Object.fromEntries(roles.map((role) => [`the token of an ${role}`, staff.mine[role]!])),
  }
}, 120_000)
afterAll(() => sites.remove())

/** An address with what is the first site's in place of its parameters. */
function addressOf(path: string) {
  const { mark, known, mine } = sites
  const values: Headers = {
    slug: mark,
    id: String(known.lead),
    file: '1',
    tenant: mine.slug,
    index: mine.slug,
  }
  return path.replace(/\*$/, mark).replace(/:(\w+)/g, (_, name: string) => values[name] ?? mark)
}

/** Parameters that name what is the first site's, in every way that an endpoint takes. */
function searchOf() {
  const { mark, known, mine } = sites
  const date = new Date(Date.now() + 4 * 86_400_000).toISOString().slice(0, 10)
  const { car, lead, job } = known
  return new URLSearchParams({
    ...{
      car_id: String(car),
      ids: String(car),
      id: String(lead),
      lead_id: String(lead),
      job,
      path: `/${mark}`,
    },
    ...{
      slug: mark,
      dealership_slug: mark,
      date,
      postcode: '4000',
      site: mine.slug,
      tenant: `site-${mine.slug}`,
    },
  })
}

const bodyOf = () => {
  const { known, mine } = sites
  const { car, lead, job, proof, phone } = known
  return JSON.stringify({
    ...{ car_id: car, car_ids: [car], lead_id: lead, proof, phone, phone_number: phone, code: '000000' },
    ...{ ids: [lead, job], id: lead, answered: true, website_id: mine.slug, tenant: `site-${mine.slug}` },
    ...{ secret: 'none-that-anybody-wrote', event_id: 4, category: 'Parts', everywhere: true },
  })
}

let asked = 0
/** From another network address each time: how often one may write is not what is tried here. */
const ask = (route: Pick<Route, 'method' | 'path'>, headers: Headers, search = '') =>
  visit(product, sites.other.slug, addressOf(route.path) + search, {
    method: route.method,
    from: networkAddress(9000 + asked++),
    headers: { ...(route.method === 'POST' && { 'content-type': 'application/json' }), ...headers },
    ...(route.method === 'POST' && { body: bodyOf() }),
  })

describe('what belongs to one site, asked for at another', () => {
  test('is there on its own site, or the rest would prove nothing', async () => {
    const { mark, known, mine, secret } = sites
    for (const path of [
      `/${mark}`,
      `/cars/${mark}`,
      `/api/cars/${mark}`,
      `/api/staff/leads/one/${known.lead}`,
    ])
      expect((await visit(product, mine.slug, path, { headers: staff.mine.editor })).body, path).toContain(
        secret,
      )
  })

  test('no endpoint shows or changes it, with any method, for anybody of the first site', async () => {
    expect(endpoints.length).toBeGreaterThan(30)
    const before = await sites.kept()
    const shown: string[] = []
    for (const [name, headers] of Object.entries(credentials))
      for (const { method, path, staff } of endpoints)
        for (const search of ['', `?${searchOf()}`]) {
          const { status, headers: got, body } = await ask({ method, path }, headers, search)
          const answer = `${method} ${path}${search && '?…'} with ${name}: ${status}`
          if ((body + JSON.stringify(got)).includes(sites.secret)) shown.push(answer)
          if (staff && status !== 401) shown.push(`${answer}, not 401`)
          if (status >= 500) shown.push(answer)
        }
    expect(shown).toEqual([])
    expect(await sites.kept()).toEqual(before)
  }, 120_000)

  test('tools of staff open for the roles they are declared for, and find nothing of the first site', async () => {
    const wrong: string[] = []
    for (const endpoint of endpoints.filter(({ staff }) => staff))
      for (const role of roles) {
        const { status, body } = await ask(endpoint, staff.other[role]!, `?${searchOf()}`)
        const answer = `${endpoint.method} ${endpoint.path} by an ${role}: ${status}`
        const may = endpoint.staff!.includes(role)
        if (may ? [401, 403].includes(status) : status !== 403) wrong.push(answer)
        if (body.includes(sites.secret)) wrong.push(`${answer} shows it`)
      }
    expect(wrong).toEqual([])
  })

  test('no page, picture, preview or search shows it', async () => {
    const { secret, mine, other } = sites
    const keys = await visit(product, mine.slug, '/search-api/1/keys', {
      headers: { 'x-algolia-application-id': 'local', 'x-algolia-api-key': product.searchAdminKey! },
    })
    const searchKey = JSON.parse(keys.body).keys.find(({ acl }: { acl: string[] }) => acl.length === 1).value
    const key = tenantSearchKey(searchKey, '', other.slug)
    const search = { 'x-algolia-application-id': 'local', 'x-algolia-api-key': key }
    const shown: string[] = []
    for (const [name, headers] of Object.entries(credentials))
      for (const route of others) {
        const { status, headers: got, body } = await ask(route, { ...search, ...headers }, `?${searchOf()}`)
        const answer = `${route.method} ${route.path} with ${name}: ${status}`
        if ((body + JSON.stringify(got)).includes(secret)) shown.push(answer)
        if (route.path.includes('/1/indexes/:index') && status < 400) shown.push(answer)
      }
    expect(shown).toEqual([])
  }, 120_000)

  test('no preview of the first site opens another, and nobody enters one they do not work on', async () => {
    const cookie = credentials['a preview’s cookie']!
    expect((await visit(product, sites.other.slug, '/preview/changes', { headers: cookie })).status).toBe(401)
    const moved = await visit(product, sites.other.slug, '/preview/as-at', {
      ...{ method: 'POST', headers: { ...cookie, 'content-type': 'application/x-www-form-urlencoded' } },
      body: 'at=&to=/',
    })
    expect(moved.status).toBe(401)
    const mia = await personId(product, 'motorworld')
    const path = await previewPath(product, client, '/', mia)
    expect((await visit(product, sites.other.slug, path)).headers['set-cookie']).toBeUndefined()
  })

  test('the gallery of blocks shows people the look of their own sites alone', async () => {
    const at = (site: string, cookie: string) =>
      visit(product, '', `/blocks?site=${site}`, {
        headers: { cookie, host: `localhost:${product.sitePort}` },
      })
    const { cookie } = await signedIn(product, 'motorworld')
    expect((await at('motorworld', cookie)).status).toBe(200)
    expect((await at(sites.mine.slug, cookie)).status).toBe(404)
    expect((await at('motorworld', 'sanitySession=x')).status).toBe(302)
    expect((await at(sites.mine.slug, (await signedIn(product, 'admin')).cookie)).status).toBe(200)
  })
})
