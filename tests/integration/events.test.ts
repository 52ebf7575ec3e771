import type { Pool } from 'pg'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import analytics from '#app/analytics/feature.server.ts'
import { editorClient, eventually, visit } from '../product/index.ts'
import { withStockDatabase } from '../product/stock.ts'
import { createTenant, type TestTenant } from '../product/tenant.ts'

const product = inject('product')
const client = editorClient(product)
let tenant: TestTenant
let other: TestTenant

beforeAll(async () => {
  tenant = await createTenant(client, { analyticsEventIds: [{ _key: 'a', name: 'print', id: 161 }] })
  other = await createTenant(client)
})
afterAll(async () => {
  await tenant?.remove()
  await other?.remove()
})

const browser = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0'

const send = (body: unknown, headers: Record<string, string> = {}, to = tenant) =>
  visit(product, to.slug, '/api/events', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'user-agent': browser,
      origin: `http://${to.slug}.localhost:${product.sitePort}`,
      ...headers,
    },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })

const statusOf = async (...given: Parameters<typeof send>) => (await send(...given)).status

const rowsOf = ({ slug }: TestTenant) =>
  withStockDatabase(product, async (pool: Pool) => {
    const { rows } = await pool.query(
      `select event_id, name, car_id::int, path, referrer, visit, props from events
       where tenant = $1 order by at, event_id`,
      [`site-${slug}`],
    )
    return rows
  })

describe('POST /api/events', () => {
  test('keeps an event of its own site in one row, each time it is sent', async () => {
    const event = {
      ...{ event_id: 39, car_id: 4711, path: '/cars/kia?x=1', referrer: '', visit: 'abcdefgh12' },
      ...{ action: 'save', lead_id: 3 },
    }
    const { status, body, headers } = await send(event)
    expect([status, body, headers['set-cookie']]).toEqual([204, '', undefined])
    expect(await statusOf(event)).toBe(204)
    expect(await statusOf({ event_id: 161 })).toBe(204)
    const kept = {
      ...{ event_id: 39, name: 'favourite', car_id: 4711, path: '/cars/kia', referrer: '' },
      ...{ visit: 'abcdefgh12', props: { action: 'save', lead_id: 3 } },
    }
    expect(await rowsOf(tenant)).toEqual([
      kept,
      kept,
      {
        ...{ event_id: 161, name: 'print', car_id: null, path: null, referrer: null, visit: null },
        props: {},
      },
    ])
    expect(await rowsOf(other)).toEqual([])
  })

  test('keeps nothing of programs, and tells them nothing', async () => {
    const before = await rowsOf(tenant)
    for (const program of ['Googlebot/2.1', 'curl/8.5.0', ''])
      expect(await statusOf({ event_id: 4 }, { 'user-agent': program }), program).toBe(204)
    expect(await rowsOf(tenant)).toEqual(before)
  })

  test('refuses what is no event of the site, with a reason, and keeps nothing of it', async () => {
    const before = await rowsOf(tenant)
    const refused: [unknown, number][] = [
      [{ event_id: 7 }, 422],
      // The usual number of an event that this site counts under another.
      [{ event_id: 61 }, 422],
      [{}, 422],
      ['[]', 422],
      ['null', 422],
      ['"x"', 422],
      ['{', 400],
      ['', 400],
      ['{"event_id":4,"car_id":{"a":1}}', 422],
      [{ event_id: 4, car_id: 1e300 }, 422],
      [{ event_id: 4, note: 'x'.repeat(300) }, 422],
      [{ event_id: 4, path: 'x'.repeat(5000) }, 413],
    ]
    for (const [body, status] of refused) {
      const answer = await send(body)
      expect(answer.status, JSON.stringify(body).slice(0, 60)).toBe(status)
      expect(JSON.parse(answer.body)).toEqual({ error: expect.any(String) })
    }
    expect(await statusOf({ event_id: 4 }, { 'content-type': 'text/plain' })).toBe(415)
    expect(await statusOf({ event_id: 4 }, { origin: 'https://elsewhere.example' })).toBe(403)
    expect((await visit(product, tenant.slug, '/api/events')).status).toBe(405)
    expect(await rowsOf(tenant)).toEqual(before)
  })

  test('takes no more of one address than shoppers of a showroom send', async () => {
    const statuses: number[] = []
    for (let turn = 0; turn < 31; turn++)
      statuses.push(
        ...(await Promise.all(
          Array.from({ length: 10 }, () => statusOf({ event_id: 4 }, { 'user-agent': 'curl' }, other)),
        )),
      )
    expect(statuses.filter((status) => status === 204)).toHaveLength(300)
    expect(statuses.filter((status) => status === 429)).toHaveLength(10)
    expect(await statusOf({ event_id: 4 })).toBe(204)
  }, 30_000)
})

test('events are kept for 400 days', async () => {
  const tidy = analytics.jobs!.find(({ name }) => name === 'analytics.tidy')!
  expect(tidy.schedule).toMatch(/^\d+ \d+ \* \* \*$/)
  await withStockDatabase(product, async (pool) => {
    const of = ['site-long-ago']
    await pool.query(
      `insert into events (tenant, at, event_id, name) values
       ($1, now() - interval '401 days', 4, 'usedVehicleView'), ($1, now() - interval '399 days', 39, 'favourite')`,
      of,
    )
    const log = { debug() {}, info() {}, warn() {}, error() {} }
    const services = { database: pool } as Parameters<typeof tidy.start>[2]['services']
    await tidy.start(undefined, undefined, {
      ...{ id: 'a', attempt: 1, signal: new AbortController().signal, services, log },
    })
    const { rows } = await pool.query('delete from events where tenant = $1 returning name', of)
    expect(rows).toEqual([{ name: 'favourite' }])
  })
})

test('a page may reach the services of others that its site uses, and no other', async () => {
  const policy = async ({ slug }: TestTenant) =>
    String((await visit(product, slug, '/')).headers['content-security-policy'])
  expect(await policy(other)).not.toMatch(/google|facebook/)
  await other.set({ tagManagerId: 'GTM-ABC1234' })
  await eventually(async () =>
    expect(await policy(other)).toMatch(/script-src [^;]*https:\/\/www\.googletagmanager\.com(;| )/),
  )
  expect(await policy(other)).not.toContain('facebook')
  await other.set({ tagManagerId: '', socialPixelId: '1234567' })
  await eventually(async () => expect(await policy(other)).not.toContain('google'))
  expect(await policy(other)).toMatch(/script-src [^;]*https:\/\/connect\.facebook\.net(;| )/)
  expect(await policy(other)).toMatch(/img-src [^;]*https:\/\/www\.facebook\.com(;| )/)
  expect(await policy(tenant)).not.toMatch(/google|facebook/)
})
