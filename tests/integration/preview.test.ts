import { afterAll, beforeAll, describe, expect, inject, onTestFinished, test } from 'vitest'
import { hasMarks, withoutMarks } from '#values/marks.ts'
import { demoTenants, editorClient, eventually, pagesOf, visit } from '../product/index.ts'
import { cookieOf, previewCookieOf, previewPath } from '../product/preview.ts'
import { createTenant, type TestTenant } from '../product/tenant.ts'

const product = inject('product')
const client = editorClient(product)
let tenant: TestTenant
let page: string
let cookie: string

const look = (path: string, headers: Record<string, string> = { cookie }) =>
  visit(product, tenant.slug, path, { headers })

const moveTo = (at: string, to: string) =>
  visit(product, tenant.slug, '/preview/as-at', {
    method: 'POST',
    headers: {
      cookie,
      'content-type': 'application/x-www-form-urlencoded',
      'sec-fetch-site': 'same-origin',
    },
    body: `at=${at}&to=${to}`,
  })

beforeAll(async () => {
  tenant = await createTenant(client)
  page = await tenant.page('/sale', [
    { _type: 'textSection', heading: 'As published' },
    { _type: 'textSection', heading: 'On Boxing Day', start: '2031-12-26', expiry: '2031-12-26' },
  ])
  await eventually(async () => expect((await look('/sale', {})).body).toContain('As published'))
  const published = await client.getDocument(page)
  await client.create({
    ...published!,
    _id: `drafts.${page}`,
    blocks: published!.blocks.map((block: { heading: string }) =>
      block.heading === 'As published' ? { ...block, heading: 'As drafted' } : block,
    ),
  })
  cookie = await previewCookieOf(product, client, tenant.slug)
})
afterAll(() => tenant.remove())

describe('a page with its drafts', () => {
  test('is shown to people from the Studio and never cached; shoppers see the published page', async () => {
    const { status, headers, body } = await look('/sale')
    expect(status).toBe(200)
    expect(withoutMarks(body)).toContain('As drafted')
    expect(headers['cache-control']).toBe('private, no-store')
    expect(headers['x-robots-tag']).toContain('noindex')
    expect(headers['content-security-policy']).toContain(
      `frame-ancestors 'self' ${new URL(product.studioUrl).origin}`,
    )
    expect(body).toContain(`data-sanity="id=${page};type=page;path=blocks:block-0`)

    const shopper = await look('/sale', {})
    expect(shopper.body).toContain('As published')
    expect(shopper.body).not.toContain('data-sanity')
    expect(shopper.body).not.toContain('forecourt-preview')
    expect(hasMarks(shopper.body)).toBe(false)
    expect(shopper.headers['content-security-policy']).toMatch(/frame-ancestors 'self'$/)
    expect(shopper.headers['x-robots-tag']).toBeUndefined()
  })

  test('is found even if it was never published', async () => {
    const draft = `drafts.unpublished-${tenant.slug}`
    const site = { _type: 'reference', _ref: `site-${tenant.slug}` }
    const path = { _type: 'slug', current: '/secret' }
    await client.create({ _id: draft, _type: 'page', tenant: site, title: 'Secret', path, blocks: [] })
    expect((await look('/secret')).status).toBe(200)
    expect((await look('/secret', {})).status).toBe(404)
  })

  test('shows another moment on request', async () => {
    expect(withoutMarks((await look('/sale')).body)).not.toContain('>On Boxing Day<')
    const moved = await moveTo('2031-12-26T09:00', '/sale')
    expect(moved.status).toBe(303)
    expect(moved.headers.location).toBe('/sale')
    const then = await look('/sale', { cookie: cookieOf(moved.headers) })
    expect(withoutMarks(then.body)).toContain('On Boxing Day')
    expect(then.body).toContain('Back to now')
  })

  test('lists a block that starts and ends', async () => {
    const { body } = await look('/sale')
    expect(body).toMatch(/2031-12-25T14:00:00.000Z.*On Boxing Day <em>starts/)
    expect(body).toMatch(/2031-12-26T14:00:00.000Z.*On Boxing Day <em>ends/)
  })

  test('lists the holiday hours of its locations, and shows them on their days', async () => {
    await tenant.page('/find-us', [{ _type: 'dealerLocator' }])
    await tenant.publish('location', {
      name: 'Corner Motors Ringwood',
      slug: { _type: 'slug', current: 'ringwood' },
      address: { city: 'Ringwood', state: 'VIC', postcode: '3134' },
      holidayHours: [
        { _key: 'a', date: '2031-12-25', label: 'Christmas Day', closed: true },
        { _key: 'b', date: '2031-12-26', closed: false, open: '08:30', close: '13:00' },
      ],
    })
    await eventually(async () =>
      expect((await look('/find-us', {})).body).toContain('Corner Motors Ringwood'),
    )
    const { body } = await look('/find-us')
    expect(body).toMatch(/2031-12-24T14:00:00.000Z.*Holiday hours: Christmas Day <em>starts/)
    expect(body).toMatch(/2031-12-25T14:00:00.000Z.*Holiday hours: Christmas Day <em>ends/)
    expect(body).not.toContain('data-testid="holiday-hours"')
    const then = cookieOf((await moveTo('2031-12-25T09:00', '/find-us')).headers)
    const lines = wordsOf((await look('/find-us', { cookie: then })).body)
    const days = ['Today', 'Christmas Day', 'Closed', 'Friday 26 December', '8:30 am - 1:00 pm']
    expect(lines.filter((line) => days.includes(line))).toEqual(days)
  })
})

describe('the way in', () => {
  const enter = (path: string, headers: Record<string, string> = {}) =>
    visit(product, tenant.slug, path, { headers })

  test('leads to the page, with a cookie as the browser shows it: in a tab, or in a frame of another site', async () => {
    const path = await previewPath(product, client, '/sale')
    const tab = await enter(path)
    expect(tab.status).toBe(307)
    expect(tab.headers.location).toBe('/sale')
    expect(tab.headers['set-cookie']?.[0]).toMatch(/HttpOnly; SameSite=Lax$/)
    const frame = await enter(path, { 'sec-fetch-dest': 'iframe', 'sec-fetch-site': 'cross-site' })
    expect(frame.headers['set-cookie']?.[0]).toMatch(/HttpOnly; SameSite=None; Secure; Partitioned$/)
  })

  test('is closed to a secret that never existed, or no longer does', async () => {
    const path = await previewPath(product, client, '/sale')
    const secret = new URL(path, 'http://site').searchParams.get('sanity-preview-secret')
    await client.delete({
      query: '*[_type == "sanity.previewUrlSecret" && secret == $secret]',
      params: { secret },
    })
    for (const gone of [path, '/preview/enable?sanity-preview-secret=made-up', '/preview/enable']) {
      const { status, body, headers } = await enter(gone)
      expect(status).toBe(401)
      expect(body).toContain('This preview link has ended')
      expect(headers['set-cookie']).toBeUndefined()
    }
  })

  test('is closed to a secret of somebody who does not work here', async () => {
    expect((await enter(await previewPath(product, client, '/sale', 'nobody'))).status).toBe(401)
  })

  test('is closed to a secret of somebody who only works on another site', async () => {
    type Person = { id: string; scopes?: string[] | null }
    const members = await client.request<{ projectUserId: string }[]>({ url: '/projects/local/acl' })
    const ids = members.map(({ projectUserId }) => projectUserId).join(',')
    const people = await client.request<Person[]>({ url: `/users/${ids}` })
    const limited = people.find(({ scopes }) => scopes?.length === 1 && scopes[0] === 'site-motorworld')
    expect(limited).toBeDefined()
    const path = await previewPath(product, client, '/', limited?.id)
    expect((await enter(path)).status).toBe(401)
    expect((await visit(product, 'motorworld', path)).status).toBe(307)
  })

  test('never leads to another site', async () => {
    for (const elsewhere of ['//evil.example', 'https://evil.example/', '/\\evil.example']) {
      const { headers } = await enter(await previewPath(product, client, elsewhere))
      expect(new URL(headers.location ?? '', 'http://site').host).toBe('site')
    }
  })
})

test('a cookie of one site opens no drafts of another', async () => {
  const other = await createTenant(client)
  onTestFinished(async () => void (await other.remove()))
  await other.page('/sale', [{ _type: 'textSection', heading: 'Of the other site' }])
  const there = () => visit(product, other.slug, '/sale', { headers: { cookie } })
  await eventually(async () => expect((await there()).body).toContain('Of the other site'))
  expect((await there()).body).not.toContain('forecourt-preview')
  const moved = { host: `${tenant.slug}.localhost:${product.sitePort}`, cookie: `${cookie}x` }
  expect((await visit(product, tenant.slug, '/sale', { headers: moved })).body).toContain('As published')
})

test('leaving ends it', async () => {
  const { status, headers } = await look('/preview/disable?to=/sale')
  expect(status).toBe(303)
  expect(headers.location).toBe('/sale')
  for (const ended of headers['set-cookie'] ?? []) expect(ended).toMatch(/^forecourt-preview=; .*Max-Age=0/)
})

/** Text of a page, without its head, its scripts and the preview bar. */
const wordsOf = (html: string) =>
  withoutMarks(html.slice(html.indexOf('<body')))
    .replace(/<(script|style|forecourt-preview)[\s\S]*?<\/\1>/g, '')
    .replace(/<!--.*?-->/g, '')
    .replace(/<[^>]*>/g, '\n')
    .split('\n')
    .filter((line) => line.trim())

test.each(demoTenants)('every page of %s has the same text in preview as for shoppers', async (slug) => {
  const seen = await previewCookieOf(product, client, slug)
  for (const path of await pagesOf(product, slug)) {
    const published = await visit(product, slug, path)
    const drafted = await visit(product, slug, path, { headers: { cookie: seen } })
    expect(drafted.status, path).toBe(published.status)
    expect(wordsOf(drafted.body), path).toEqual(wordsOf(published.body))
    const tags = drafted.body.match(/<(?:[^"'>]|"[^"]*"|'[^']*')*>/g) ?? []
    expect(tags.filter(hasMarks), path).toEqual([])
  }
})
