import { once } from 'node:events'
import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Writable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { Invalidations } from '#app/content/invalidations.ts'
import { Reads } from '#app/content/reads.server.ts'
import type { Rendered } from '#app/page/fallback-pages.server.ts'
import { encodingFor } from '#platform/http/encode.server.ts'
import { PageCache } from './page-cache.server.ts'

let invalidations: Invalidations
let server: Server
let rendered: number
let make: () => Promise<Rendered>

/** A page that read the document behind the tag `page`. */
function page(body: string, more: Partial<Reads> = {}, status = 200): Rendered {
  const reads = Object.assign(new Reads(invalidations.position), more)
  reads.tags.add('page')
  return { status, headers: { 'content-type': 'text/html' }, body: Buffer.from(body), reads }
}

beforeEach(async () => {
  invalidations = new Invalidations()
  invalidations.connected = true
  rendered = 0
  make = async () => page(`render ${rendered}`)
  const cache = new PageCache(invalidations)
  server = createServer((req, res) => {
    if (cache.serve(req, res)) return
    cache.render(req, res, () => {
      rendered++
      return make()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, resolve))
})

afterEach(() => new Promise((resolve) => server.close(resolve)))

const get = (path = '/', headers: Record<string, string> = {}, method = 'GET') =>
  fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, { headers, method })
const body = async (path = '/', headers = {}) => (await get(path, headers)).text()

describe('the page cache', () => {
  test('renders a page once and answers from it, whatever the query', async () => {
    expect(await body()).toBe('render 1')
    expect(await body('/?utm_source=mail')).toBe('render 1')
    expect(await body('/other')).toBe('render 2')
  })

  test('keeps a page once for each value of the parameters it reads', async () => {
    make = async () => page(`render ${rendered}`, { params: new Set(['page', 'make']) })
    expect(await body('/cars?make=Kia&utm=1')).toBe('render 1')
    expect(await body('/cars?utm=2&make=Kia')).toBe('render 1')
    expect(await body('/cars?make=Kia&page=2')).toBe('render 2')
    expect(await body('/cars?page=2&make=Kia')).toBe('render 2')
    expect(await body('/cars?utm=3')).toBe('render 3')
    expect(await body('/cars')).toBe('render 3')
    expect(await body('/cars?make=a?b')).toBe('render 4')
    expect(await body('/cars?make=a?c')).toBe('render 5')
  })

  test('keeps a page once for its host, whatever port and spelling is named', async () => {
    const { port } = server.address() as AddressInfo
    const as = async (host: string) => {
      const [response] = await once(request({ port, headers: { host } }).end(), 'response')
      return text(response)
    }
    expect(await as('shop.example')).toBe('render 1')
    for (const host of ['shop.example:81', 'Shop.Example', 'shop.example.:65535'])
      expect(await as(host)).toBe('render 1')
    expect(await as('other.example')).toBe('render 2')
  })

  test('renders it again when a document it was made of changes', async () => {
    await body()
    invalidations.record(['something else'])
    expect(await body()).toBe('render 1')
    invalidations.record(['page'])
    expect(await body()).toBe('render 2')
  })

  test('keeps a page whose checks find it as it was, and only then', async () => {
    let holds: boolean | Error = true
    make = async () => {
      const made = page(`render ${rendered}`)
      const answer = async () => {
        if (holds instanceof Error) throw holds
        return holds
      }
      made.reads?.noteChecked({ tags: new Set(['stock']), since: invalidations.position, holds: answer })
      return made
    }
    await body()
    invalidations.record(['stock'])
    expect(await body()).toBe('render 1')
    expect(await body()).toBe('render 1')
    holds = false
    expect(await body()).toBe('render 1')
    invalidations.record(['stock'])
    expect(await body()).toBe('render 2')
    holds = new Error('The search is away.')
    invalidations.record(['stock'])
    expect(await body()).toBe('render 3')
    holds = true
    invalidations.record(['stock', 'page'])
    expect(await body()).toBe('render 4')
    invalidations.recordAll()
    expect(await body()).toBe('render 5')
  })

  test('renders it again when its own time is up', async () => {
    make = async () => page(`render ${rendered}`, { validUntil: Date.now() - 1 })
    await body()
    expect(await body()).toBe('render 2')
  })

  test('an event that arrives while a page is rendered makes it old', async () => {
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    const old = page('before')
    make = async () => {
      await held
      return old
    }
    const first = body()
    await expect.poll(() => rendered).toBe(1)
    invalidations.record(['page'])
    make = async () => page('after')
    expect(await body()).toBe('after')
    release()
    expect(await first).toBe('before')
    expect(await body()).toBe('after')
  })

  test('those who wait for the same page wait for one rendering', async () => {
    await Promise.all(Array.from({ length: 10 }, () => body()))
    expect(rendered).toBe(1)
  })

  test('while rendering fails, the page as it last was is served', async () => {
    await body()
    invalidations.record(['page'])
    make = async () => page('failed', {}, 503)
    const answer = await get()
    expect(answer.status).toBe(200)
    expect(await answer.text()).toBe('render 1')
  })

  test('while live updates are away, the last page is served at once and renewed behind it', async () => {
    await body()
    invalidations.connected = false
    invalidations.recordAll()
    expect(await body()).toBe('render 1')
    await expect.poll(() => body()).toBe('render 2')
  })

  test('keeps pages as they were compressed, so that ten times as many have room', async () => {
    const small = new PageCache(invalidations, 60_000)
    const words = 'One page among many. '.repeat(1000)
    const ask = async (path: string, encoding: string) => {
      const chunks: Buffer[] = []
      const res = Object.assign(new Writable({ write: (chunk, _, done) => done(void chunks.push(chunk)) }), {
        writeHead: () => undefined,
      }) as unknown as ServerResponse
      const req = { url: path, headers: { host: 'x', 'accept-encoding': encoding } } as IncomingMessage
      const make = async () => {
        rendered++
        return page(words)
      }
      if (!small.serve(req, res)) await small.render(req, res, make)
      return Buffer.concat(chunks)
    }
    const paths = Array.from({ length: 10 }, (_, at) => `/cars/${at}`)
    for (let times = 0; times < 4; times++)
      for (const path of paths) expect(brotliDecompressSync(await ask(path, 'br')).toString()).toBe(words)
    expect((await ask('/cars/3', 'identity')).toString()).toBe(words)
    expect(gunzipSync(await ask('/cars/3', 'gzip')).toString()).toBe(words)
    expect(rendered).toBe(10)
  })

  test('only pages that were found are kept', async () => {
    make = async () => page('gone', {}, 404)
    await body('/gone')
    await body('/gone')
    expect(rendered).toBe(2)
  })

  test('answers 304 to who has the page already', async () => {
    const first = await get()
    const etag = first.headers.get('etag') as string
    const again = await get('/', { 'if-none-match': etag })
    expect(again.status).toBe(304)
    expect(await again.text()).toBe('')
    expect((await get('/', { 'if-none-match': 'W/"other"' })).status).toBe(200)
  })

  test('HEAD has the headers of GET and no body', async () => {
    const head = await get('/', { 'accept-encoding': 'identity' }, 'HEAD')
    expect(head.headers.get('content-length')).toBe(String('render 1'.length))
    expect(await head.text()).toBe('')
  })

  test('sends brotli, gzip or plain text, as the browser asks', async () => {
    const raw = async (encoding: string) => {
      const { request } = await import('node:http')
      return new Promise<{ encoding?: string; bytes: Buffer }>((resolve) => {
        const { port } = server.address() as AddressInfo
        request({ port, headers: { 'accept-encoding': encoding } }, (res) => {
          const chunks: Buffer[] = []
          res.on('data', (chunk) => chunks.push(chunk))
          res.on('end', () =>
            resolve({ encoding: res.headers['content-encoding'], bytes: Buffer.concat(chunks) }),
          )
        }).end()
      })
    }
    const br = await raw('gzip, br')
    expect([br.encoding, brotliDecompressSync(br.bytes).toString()]).toEqual(['br', 'render 1'])
    const gzip = await raw('gzip')
    expect([gzip.encoding, gunzipSync(gzip.bytes).toString()]).toEqual(['gzip', 'render 1'])
    expect((await raw('identity')).bytes.toString()).toBe('render 1')
    expect(rendered).toBe(1)
  })
})

test.each([
  ['gzip, deflate, br', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.5, gzip;q=0', 'br'],
  ['deflate', 'identity'],
  [undefined, 'identity'],
])('accept-encoding %s is answered with %s', (accept, encoding) => {
  expect(encodingFor(accept)).toBe(encoding)
})
