import { describe, expect, test } from 'vitest'
import { sampleSite } from '#app/samples/site.ts'
import { checkOrigin, Refused, readFormBody, readJsonBody } from './guard.server.ts'

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

describe('a form', () => {
  test('is read as browsers send it', async () => {
    const form = await readFormBody(post({ body: new URLSearchParams({ name: 'Zoë', _form: 'x' }) }))
    expect(form.get('name')).toBe('Zoë')
    const files = new FormData()
    files.set('photo', new File(['picture'], 'car.jpg', { type: 'image/jpeg' }))
    const read = await readFormBody(post({ body: files }))
    expect((read.get('photo') as File).name).toBe('car.jpg')
  })

  test('is refused where it is too long, of another kind, or broken', async () => {
    expect(
      await refused(() => readFormBody(post({ body: new URLSearchParams({ a: 'x'.repeat(70_000) }) }))),
    ).toBe(413)
    const endless = new ReadableStream({ pull: (controller) => controller.enqueue(new Uint8Array(50_000)) })
    const streamed = post({
      body: endless,
      duplex: 'half',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    } as RequestInit & { headers: Record<string, string> })
    expect(await refused(() => readFormBody(streamed))).toBe(413)
    expect(await refused(() => readFormBody(post({ body: 'text' })))).toBe(415)
    const broken = post({ body: 'x', headers: { 'content-type': 'multipart/form-data; boundary=y' } })
    expect(await refused(() => readFormBody(broken))).toBe(400)
  })
})

test('JSON is refused where it is too long, of another kind, or broken', async () => {
  const json = (body: string, type = 'application/json') => post({ body, headers: { 'content-type': type } })
  expect(await readJsonBody(json('{"a":1}', 'application/json; charset=utf-8'))).toEqual({ a: 1 })
  expect(await refused(() => readJsonBody(json('{"a":')))).toBe(400)
  expect(await refused(() => readJsonBody(json('{}', 'text/plain')))).toBe(415)
  expect(await refused(() => readJsonBody(json(`"${'x'.repeat(70_000)}"`)))).toBe(413)
})
