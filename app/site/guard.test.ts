import { describe, expect, test } from 'vitest'
import { sampleSite } from '#app/samples/site.ts'
import { checkOrigin, Refused, readJsonBody } from './guard.server.ts'

const site = sampleSite()
const url = `${site.origin}/contact`
const post = (init: RequestInit & { headers?: Record<string, string> } = {}) =>
  new Request(url, { method: 'POST', ...init })

const refused = async (work: () => unknown) => {
  try {
    await work()
  } catch (error) {
    if (error instanceof Refused) return error.status
    throw error
  }
  return undefined
}

describe('where a request comes from', () => {
  test.each([
    [{ origin: site.origin, 'sec-fetch-site': 'same-origin' }, undefined],
    [{ origin: 'http://sample.localhost:3000', host: 'sample.localhost:3000' }, undefined],
    [{}, undefined],
    [{ 'sec-fetch-site': 'none' }, undefined],
    [{ 'sec-fetch-site': 'same-site' }, 403],
    [{ 'sec-fetch-site': 'cross-site', origin: site.origin }, 403],
    [{ origin: 'https://evil.example' }, 403],
    [{ origin: 'http://other.localhost:3000', host: 'sample.localhost:3000' }, 403],
    [{ origin: 'null' }, 403],
  ])('%j is answered %j', async (headers, status) => {
    const request = { headers: new Headers(headers as Record<string, string>) } as Request
    expect(await refused(() => checkOrigin(request, site))).toBe(status)
  })
})

test('JSON is refused where it is too long, of another kind, or broken', async () => {
  const json = (body: string, type = 'application/json') => post({ body, headers: { 'content-type': type } })
  expect(await readJsonBody(json('{"a":1}', 'application/json; charset=utf-8'))).toEqual({ a: 1 })
  expect(await refused(() => readJsonBody(json('{"a":')))).toBe(400)
  expect(await refused(() => readJsonBody(json('{}', 'text/plain')))).toBe(415)
  expect(await refused(() => readJsonBody(json(`"${'x'.repeat(70_000)}"`)))).toBe(413)
})
