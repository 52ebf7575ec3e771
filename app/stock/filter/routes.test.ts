import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import express from 'express'
import { afterAll, expect, test } from 'vitest'
import { memoryPlatform, siteDocument } from '#app/site/testing.tsx'
import { sampleRecord } from '#app/samples/stock.ts'
import { stockCountRoutes } from './routes.server.ts'

interface Answer {
  count: number
  facets: Record<string, Record<string, number>>
}

const records = [
  sampleRecord({ id: 1, tenant: 'alpha', make: 'Kia' }),
  sampleRecord({ id: 2, tenant: 'alpha', make: 'MG' }),
  sampleRecord({ id: 3, tenant: 'beta', make: 'Ford' }),
]
const { platform, stock } = memoryPlatform([siteDocument('alpha'), siteDocument('beta')], { records })
const server = express().use(stockCountRoutes(platform)).listen(0)
const { port } = server.address() as AddressInfo

afterAll(() => void server.close())

async function ask(filter?: unknown, site = 'alpha') {
  const query = filter === undefined ? '' : `?filter=${encodeURIComponent(String(filter))}`
  const asked = get({ port, path: `/api/stock/counts${query}`, headers: { host: `${site}.localhost` } })
  const [response] = (await once(asked, 'response')) as [IncomingMessage]
  return { status: response.statusCode, headers: response.headers, body: (await json(response)) as Answer }
}

test('a site counts its own vehicles, for any origin to read', async () => {
  const { status, headers, body } = await ask()
  expect(status).toBe(200)
  expect(body).toMatchObject({ count: 2, facets: { make: { Kia: 1, MG: 1 } } })
  expect(body.facets.make).not.toHaveProperty('Ford')
  expect(headers['access-control-allow-origin']).toBe('*')
})

test('a filter narrows the count', async () => {
  const filter = JSON.stringify({ facets: [{ facet: 'make', values: ['Kia'] }] })
  expect((await ask(filter)).body.count).toBe(1)
})

test('a filter cannot reach another site', async () => {
  const facets = [{ facet: 'tenant', values: ['beta'] }]
  expect((await ask(JSON.stringify({ facets }))).body.count).toBe(2)
  const words = 'x" OR tenant:beta'
  expect((await ask(JSON.stringify({ words }))).body.facets.make ?? {}).not.toHaveProperty('Ford')
})

test('what is no filter is refused, and nothing it holds breaks the count', async () => {
  for (const wrong of ['{', 'x'.repeat(5000)]) expect((await ask(wrong)).status).toBe(422)
  for (const odd of ['[]', '7', '{"facets":"make"}', '{"ranges":[{"facet":"price","min":"NaN"}]}'])
    expect(await ask(odd)).toMatchObject({ status: 200, body: { count: 2 } })
})

test('a name that no site has is not found', async () => {
  expect((await ask(undefined, 'nobody')).status).toBe(404)
})

test('while the stock is away it says so', async () => {
  stock.down = true
  expect((await ask()).status).toBe(503)
  stock.down = false
})
