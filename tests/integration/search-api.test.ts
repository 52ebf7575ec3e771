import { request } from 'node:http'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { tenantSearchKey } from '#app/stock/index/search-keys.server.ts'
import { editorClient, eventually, killProcess } from '../product/index.ts'
import { importStock, stockRow, withStockDatabase } from '../product/stock.ts'
import { createTenant, type TestTenant } from '../product/tenant.ts'

const product = inject('product')
const client = editorClient(product)
const adminKey = product.searchAdminKey!

let alpha: TestTenant
let beta: TestTenant
let searchKey: string

/** Sends a request to the search server on the site of a tenant, like a browser there. */
function ask(tenant: string, key: string, path: string, body?: unknown) {
  const headers = {
    host: `${tenant}.localhost:${product.sitePort}`,
    'x-algolia-api-key': key,
    'x-algolia-application-id': 'local',
  }
  const method = body === undefined ? 'GET' : 'POST'
  const options = {
    host: '127.0.0.1',
    port: product.sitePort,
    path: `/search-api/1/${path}`,
    method,
    headers,
  }
  return new Promise<{ status: number; text: string; json: Record<string, unknown> }>((resolve, reject) => {
    const outgoing = request(options, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () => {
        const text = Buffer.concat(chunks).toString()
        resolve({ status: response.statusCode ?? 0, text, json: JSON.parse(text) })
      })
    })
    outgoing.on('error', reject)
    outgoing.end(body === undefined ? undefined : JSON.stringify(body))
  })
}

const keyOf = (tenant: TestTenant) => tenantSearchKey(searchKey, '', tenant.slug)
const indexOf = (tenant: TestTenant) => `${tenant.slug}_vehicles`
const total = async (tenant: TestTenant) =>
  (await ask(tenant.slug, keyOf(tenant), `indexes/${indexOf(tenant)}/query`, {})).json.nbHits

beforeAll(async () => {
  const { json } = await ask('motorworld', adminKey, 'keys')
  const keys = json.keys as { value: string; acl: string[] }[]
  searchKey = keys.find(({ acl }) => acl.length === 1)!.value
  alpha = await createTenant(client)
  beta = await createTenant(client)
  await importStock(product, alpha.slug, [stockRow('alpha-1'), stockRow('alpha-2')])
  await importStock(product, beta.slug, [
    stockRow('beta-1', { make: 'Ferrari', model: 'Roma', cost_price: 123_456 }),
  ])
  await eventually(async () => expect([await total(alpha), await total(beta)]).toEqual([2, 1]))
}, 60_000)

afterAll(async () => {
  await alpha.remove()
  await beta.remove()
})

describe("the search server on a tenant's site", () => {
  test('a key finds only its own tenant’s vehicles, on any site', async () => {
    const own = await ask(alpha.slug, keyOf(alpha), `indexes/${indexOf(alpha)}/query`, { facets: ['*'] })
    expect(own.json).toMatchObject({ nbHits: 2, facets: { make: { Toyota: 2 } } })
    for (const site of [alpha.slug, beta.slug]) {
      const others = await ask(site, keyOf(alpha), `indexes/${indexOf(beta)}/query`, {})
      expect([others.status, others.json.message]).toEqual([403, 'Index not allowed with this API key'])
      const mixed = await ask(site, keyOf(alpha), 'indexes/*/queries', {
        requests: [{ indexName: indexOf(alpha) }, { indexName: indexOf(beta) }],
      })
      expect([mixed.status, mixed.text.includes('Ferrari')]).toEqual([403, false])
    }
  })

  test('refuses a key whose tenant was changed, and writes with any key', async () => {
    const forged = Buffer.from(
      Buffer.from(keyOf(alpha), 'base64').toString().replaceAll(alpha.slug, beta.slug),
    ).toString('base64')
    expect(await ask(beta.slug, forged, `indexes/${indexOf(beta)}/query`, {})).toMatchObject({ status: 403 })
    const written = await ask(alpha.slug, keyOf(alpha), `indexes/${indexOf(alpha)}/batch`, { requests: [] })
    expect([written.status, written.json.message]).toEqual([403, 'Method not allowed with this API key'])
  })

  test('returns nothing that is private to the dealer', async () => {
    const { text } = await ask(beta.slug, keyOf(beta), `indexes/${indexOf(beta)}/query`, {})
    expect(text).toContain('Ferrari')
    expect(text).not.toMatch(/123456|cost/)
  })

  test('has what an import wrote within a moment, and again after the sites were restarted', async () => {
    await importStock(product, alpha.slug, [stockRow('alpha-1'), stockRow('alpha-2'), stockRow('alpha-3')])
    await eventually(async () => expect(await total(alpha)).toBe(3))
    await killProcess(product, 'site')
    await eventually(async () => expect(await total(alpha)).toBe(3), { within: 20_000 })
  })

  test('has the synonyms of this version once a site of this version runs, without an import', async () => {
    const called = async () =>
      (await ask(beta.slug, keyOf(beta), `indexes/${indexOf(beta)}/query`, { query: 'vdub' })).json.nbHits
    await importStock(product, beta.slug, [stockRow('beta-2', { make: 'Volkswagen', model: 'Golf' })])
    await eventually(async () => expect(await called()).toBe(1))
    // As a version that did not know the word has left it.
    await ask(beta.slug, adminKey, `indexes/${indexOf(beta)}/synonyms/clear?forwardToReplicas=true`, {})
    await eventually(async () => expect(await called()).toBe(0))
    await withStockDatabase(product, (pool) =>
      pool.query('update stock_publications set target = $2 where tenant = $1', [
        beta.slug,
        `local:${indexOf(beta)}:0123456789abcdef`,
      ]),
    )
    await killProcess(product, 'site')
    await eventually(async () => expect(await called()).toBe(1), { within: 20_000 })
  })

  test('answers while the database is down, and shows later writes once it is back', async () => {
    await killProcess(product, 'postgresql')
    expect(await total(alpha)).toBe(3)
    await eventually(() => importStock(product, alpha.slug, [stockRow('alpha-1')]), { within: 20_000 })
    await eventually(async () => expect(await total(alpha)).toBe(1), { within: 20_000 })
  })
})
