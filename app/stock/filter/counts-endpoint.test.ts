import { expect, test } from 'vitest'
import { sampleRecord } from '#app/samples/stock.ts'
import { askEndpoint, memoryPlatform, siteDocument } from '#app/site/testing.tsx'

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

async function ask(filter?: unknown, site = 'alpha') {
  const query = filter === undefined ? '' : `?filter=${encodeURIComponent(String(filter))}`
  const response = await askEndpoint(platform, `${site}.localhost`, `/api/stock/counts${query}`)
  return { status: response.status, headers: response.headers, body: (await response.json()) as Answer }
}

test('a site counts its own vehicles, for any origin to read', async () => {
  const { status, headers, body } = await ask()
  expect(status).toBe(200)
  expect(body).toMatchObject({ count: 2, facets: { make: { Kia: 1, MG: 1 } } })
  expect(body.facets.make).not.toHaveProperty('Ford')
  expect(headers.get('access-control-allow-origin')).toBe('*')
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

test('while the stock is away it says so', async () => {
  stock.down = true
  expect((await ask()).status).toBe(503)
  stock.down = false
})
