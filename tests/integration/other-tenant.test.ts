import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { type Visit, visit } from '../product/index.ts'
import { codeFor, postJson } from '../product/people.ts'
import { siteRoutes } from '../product/site-routes.ts'
import type { TestTenant } from '../product/tenant.ts'
import { newMark, type TwoSites, twoSites } from '../product/two-sites.ts'
import { fieldsOf, open } from './document.ts'

const product = inject('product')
const mark = newMark()

let sites: TwoSites
let mine: TestTenant
let other: TestTenant
let person: TwoSites['person']
let known: TwoSites['known']
let theirs: TwoSites['theirs']
/** What lets a form of the first site in. */
let formToken: string

beforeAll(async () => {
  sites = await twoSites(product, mark)
  ;({ mine, other, person, known, theirs } = sites)
  const { document } = await open(product, mine.slug, '/contact-us')
  formToken = fieldsOf(document, '[data-testid=form-general]')._form!
}, 90_000)
afterAll(() => sites.remove())

const get = (path: string, headers: Record<string, string> = {}) =>
  visit(product, other.slug, path, { headers })
const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  postJson(product, other.slug, path, body, { headers })
const asShopperOfMine = () => ({ cookie: known.cookie })
const asShopperOfOther = () => ({ cookie: theirs.cookie })
const staffOfMine = () => known.staff.headers
const staffOfOther = () => theirs.staff.headers
const car = () => ({ phone_number: known.phone, car_id: known.car })

/** What somebody of the first site tries on the other one, and how it is answered there. */
interface Try {
  send(): Promise<Visit>
  status: number
  says?: unknown
}

/** Something that staff read: with the token of the first site, and with their own. */
const read = (path: () => string, status: number, says?: unknown): Try[] => [
  { send: () => get(path(), staffOfMine()), status: 401 },
  { send: () => get(path(), staffOfOther()), status, says },
]

/** Every endpoint of a site. One that is not here fails the test below. */
const tries: Record<string, Try[]> = {
  '/api/session': [
    { send: () => get('/api/session', asShopperOfMine()), status: 200, says: { user: null } },
    { send: () => get('/api/session', asShopperOfOther()), status: 200 },
  ],
  '/api/auth/request-code': [
    { send: () => post('/api/auth/request-code', { phone: known.phone }), status: 204 },
  ],
  '/api/auth/verify-code': [
    {
      async send() {
        await postJson(product, mine.slug, '/api/auth/request-code', { phone: known.phone })
        const code = await codeFor(product, mine.slug, known.phone)
        return post('/api/auth/verify-code', { phone: known.phone, code })
      },
      status: 401,
    },
  ],
  '/api/auth/sign-out': [
    { send: () => post('/api/auth/sign-out', { everywhere: true }, asShopperOfMine()), status: 200 },
  ],
  '/api/account/export': [{ send: () => get('/api/account/export', asShopperOfMine()), status: 401 }],
  '/api/watchlist': [
    { send: () => get('/api/watchlist', asShopperOfMine()), status: 401 },
    { send: () => get('/api/watchlist', asShopperOfOther()), status: 200, says: { cars: [] } },
  ],
  '/api/watchlist/save-car': [
    { send: () => post('/api/watchlist/save-car', car(), asShopperOfMine()), status: 401 },
    { send: () => post('/api/watchlist/save-car', car(), asShopperOfOther()), status: 409 },
  ],
  '/api/watchlist/remove-car': [
    { send: () => post('/api/watchlist/remove-car', car(), asShopperOfMine()), status: 401 },
    { send: () => post('/api/watchlist/remove-car', car(), asShopperOfOther()), status: 200 },
  ],
  '/api/watchlist/join': [
    { send: () => post('/api/watchlist/join', { car_ids: [known.car] }, asShopperOfMine()), status: 401 },
    { send: () => post('/api/watchlist/join', { car_ids: [known.car] }, asShopperOfOther()), status: 200 },
  ],
  '/api/leads': [
    {
      send: () =>
        post(
          '/api/leads',
          { category: 'Parts', lead_id: known.lead, Rego: 'ABC123', ...person, name: 'Somebody else' },
          { 'x-form-step': '1', 'x-lead-proof': known.proof },
        ),
      status: 200,
      says: expect.not.objectContaining({ lead_id: expect.toSatisfy((id) => id === known.lead) }),
    },
    {
      send: () =>
        post(
          '/api/leads',
          { category: 'General Enquiry', url: '/contact-us', message: 'Hello', ...person },
          { 'x-form-token': formToken, 'x-form-page': '/contact-us' },
        ),
      status: 422,
    },
  ],
  '/api/appointments': [
    {
      send: () => get(`/api/appointments?dealership_slug=${mark}&date=${inDays(4)}`, asShopperOfMine()),
      status: 200,
      says: { slots: [] },
    },
  ],
  '/api/manufacturer-locations': [
    {
      send: () => get('/api/manufacturer-locations'),
      status: 200,
      says: { websites: [expect.objectContaining({ locations: [] })] },
    },
  ],
  '/api/events': [{ send: () => post('/api/events', { event_id: 4, car_id: known.car }), status: 204 }],
  '/api/cars/:slug': [{ send: () => get(`/api/cars/${mark}`), status: 404 }],
  '/api/cars/:slug/pdf': [{ send: () => get(`/api/cars/${mark}/pdf`), status: 404 }],
  '/api/stock/brief': [{ send: () => get(`/api/stock/brief?ids=${known.car}`), status: 200 }],
  '/api/delivery': [{ send: () => get(`/api/delivery?postcode=4000&car_id=${known.car}`), status: 404 }],
  '/api/leads/phone-reveal': [
    { send: () => post('/api/leads/phone-reveal', reveal(mine.slug)), status: 422 },
    { send: () => post('/api/leads/phone-reveal', reveal(other.slug)), status: 422 },
  ],
  '/api/stock/counts': [
    {
      send: () => get(`/api/stock/counts?filter=${encodeURIComponent(JSON.stringify({ make: [mark] }))}`),
      status: 200,
      says: expect.objectContaining({ count: 0 }),
    },
  ],
  '/api/brands/:slug/logo': [{ send: () => get(`/api/brands/${mark}/logo`), status: 200 }],
  '/api/places': [{ send: () => get(`/api/places?query=${mark}`), status: 200, says: { places: [] } }],
  '/api/blocks/costs': [{ send: () => get(`/api/blocks/costs?path=/${mark}`), status: 404 }],
  '/api/staff/token': [
    { send: () => post('/api/staff/token', { secret: known.staff.headers.authorization }), status: 403 },
  ],
  '/api/staff/leads': read(() => '/api/staff/leads', 200),
  '/api/staff/leads/file': read(() => '/api/staff/leads/file', 200),
  // Editors may not see it on their own site either.
  '/api/staff/leads/webhook': read(() => '/api/staff/leads/webhook', 403),
  '/api/staff/leads/one/:id': read(() => `/api/staff/leads/one/${known.lead}`, 404),
  '/api/staff/leads/one/:id/files/:file': read(() => `/api/staff/leads/one/${known.lead}/files/1`, 404),
  '/api/staff/leads/genuine': [
    { send: () => post('/api/staff/leads/genuine', { ids: [known.lead] }, staffOfMine()), status: 401 },
    {
      send: () => post('/api/staff/leads/genuine', { ids: [known.lead] }, staffOfOther()),
      status: 200,
      says: { count: 0 },
    },
  ],
  '/api/staff/leads/answered': [
    { send: () => post('/api/staff/leads/answered', answered(), staffOfMine()), status: 401 },
    {
      send: () => post('/api/staff/leads/answered', answered(), staffOfOther()),
      status: 200,
      says: { count: 0 },
    },
  ],
  '/api/staff/outbox': read(() => '/api/staff/outbox', 200),
  '/api/staff/stock/imports': read(() => '/api/staff/stock/imports', 200, { imports: [] }),
  '/api/staff/deliveries': read(() => '/api/staff/deliveries', 200),
  '/api/staff/deliveries/replay': [
    { send: () => post('/api/staff/deliveries/replay', { ids: [known.job] }, staffOfMine()), status: 401 },
    {
      send: () => post('/api/staff/deliveries/replay', { ids: [known.job] }, staffOfOther()),
      status: 200,
      says: { count: 0 },
    },
  ],
  '/api/staff/deliveries/discard': [
    { send: () => post('/api/staff/deliveries/discard', { ids: [known.job] }, staffOfMine()), status: 401 },
    { send: () => post('/api/staff/deliveries/discard', { ids: [known.job] }, staffOfOther()), status: 403 },
  ],
}

const reveal = (website_id: string) => ({ car_id: known.car, dealership_id: 'alpha', website_id })
const answered = () => ({ ids: [known.lead], answered: true })
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

/** What the first site itself answers: there is something to be seen, or the tries would prove nothing. */
const there: [path: () => string, headers: () => Record<string, string>, shows: () => unknown][] = [
  [() => '/api/session', asShopperOfMine, () => known.phone],
  [() => '/api/account/export', asShopperOfMine, () => known.car],
  [() => '/api/watchlist', asShopperOfMine, () => known.car],
  [() => `/api/appointments?dealership_slug=${mark}&date=${inDays(4)}`, () => ({}), () => inDays(4)],
  [() => '/api/manufacturer-locations', () => ({}), () => mark],
  [() => `/api/cars/${mark}`, () => ({}), () => mark],
  [() => `/api/stock/brief?ids=${known.car}`, () => ({}), () => mark],
  [
    () => `/api/stock/counts?filter=${encodeURIComponent(JSON.stringify({ make: [mark] }))}`,
    () => ({}),
    () => 1,
  ],
  [() => `/api/brands/${mark}/logo`, () => ({}), () => '"location":"/media/'],
  [() => `/api/blocks/costs?path=/${mark}`, () => ({}), () => 'hero'],
  [() => '/api/staff/leads', staffOfMine, () => mark],
  [() => '/api/staff/leads/file', staffOfMine, () => mark],
  [() => `/api/staff/leads/one/${known.lead}`, staffOfMine, () => mark],
  [() => '/api/staff/outbox', staffOfMine, () => known.phone],
  [() => '/api/staff/stock/imports', staffOfMine, () => 'startedAt'],
]

test('on its own site all of this is there to be seen', async () => {
  for (const [path, headers, shows] of there) {
    const { status, headers: got, body } = await visit(product, mine.slug, path(), { headers: headers() })
    expect(status, path()).toBeLessThan(400)
    expect(body + JSON.stringify(got), path()).toContain(String(shows()))
  }
})

test('every endpoint of a site stands in the table', async () => {
  const { endpoints } = await siteRoutes(product)
  const paths = new Set<string>(endpoints.map(({ path }) => path))
  expect([...paths].sort()).toEqual(Object.keys(tries).sort())
})

test.each(Object.keys(tries))('%s shows and changes nothing of another site', async (path) => {
  const before = await sites.kept()
  for (const [index, { send, status, says }] of tries[path]!.entries()) {
    const { status: got, body, headers } = await send()
    expect(got, `number ${index + 1}: ${body}`).toBe(status)
    expect(body + JSON.stringify(headers)).not.toContain(mark)
    if (says) expect(JSON.parse(body)).toEqual(says)
  }
  expect(await sites.kept()).toEqual(before)
})

test.each(['/watchlist', '/my-garage', '/online-payment'])(
  '%s is shut to a shopper of another site',
  async (path) => {
    const { status, headers, body } = await get(path, asShopperOfMine())
    expect([status, headers.location]).toEqual([302, expect.stringContaining(`&redirect=${path}&`)])
    expect(body).not.toContain(mark)
  },
)

test.each([`/${mark}`, `/cars/${mark}`, `/${mark}/overview`])(
  '%s is not found on another site',
  async (path) => {
    expect((await visit(product, mine.slug, path)).status).toBe(200)
    const there = await get(path)
    expect(there.status).toBe(404)
    expect(there.body.replaceAll(path, '')).not.toContain(mark)
  },
)
