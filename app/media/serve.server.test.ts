import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import express from 'express'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { startAssetServer } from '#embedded/content-lake/assets/testing.ts'
import { listen } from '#embedded/content-lake/auth/testing.ts'
import { mediaHandler } from './serve.server.ts'

let lake: Awaited<ReturnType<typeof startAssetServer>>
let site: Awaited<ReturnType<typeof listen>>
let cacheDir: string

beforeEach(async () => {
  lake = await startAssetServer()
  cacheDir = await mkdtemp(join(tmpdir(), 'site-media-'))
  site = await openSite()
})
afterEach(async () => {
  vi.restoreAllMocks()
  await site.close()
  await lake.stop()
  await rm(cacheDir, { recursive: true, force: true })
})

function openSite() {
  const app = express().use(
    mediaHandler({ lakeOrigin: lake.origin, projectId: 'local', dataset: 'production', cacheDir }),
  )
  app.use((_req, res) => res.status(418).send('another route'))
  return listen(app)
}

const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  fetch(`${site.origin}${path}`, { headers, method })

const picture = (width = 40, height = 30) =>
  sharp({ create: { width, height, channels: 3, background: '#36c' } })
    .png()
    .toBuffer()

async function kept(bytes: Uint8Array | string, kind: 'images' | 'files' = 'images', query = '') {
  const { path } = await lake.keep(kind, bytes, query)
  return `/media/${kind}/${String(path).split('/').at(-1)}`
}

/** Requests the site makes to the Content Lake; ours to the site are not counted. */
function upstream() {
  const spy = vi.spyOn(globalThis, 'fetch')
  return () => spy.mock.calls.filter(([address]) => String(address).startsWith(lake.origin)).length
}

describe('pictures', () => {
  test('come in the size and the format the browser takes', async () => {
    const address = await kept(await picture())
    const modern = await get(`${address}?w=20&q=75&auto=format`, { accept: 'image/avif,image/webp,*/*' })
    expect(Object.fromEntries(modern.headers)).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      vary: 'Accept',
    })
    const { width, height } = await sharp(Buffer.from(await modern.arrayBuffer())).metadata()
    expect([width, height]).toEqual([20, 15])
    const plain = await get(`${address}?w=20&q=75&auto=format`, { accept: '*/*' })
    expect(plain.headers.get('content-type')).toBe('image/png')
  })

  test('are fetched once, however many ask at the same time and in whatever order of parameters', async () => {
    const address = await kept(await picture())
    const asked = upstream()
    await Promise.all(Array.from({ length: 10 }, () => get(`${address}?w=20&q=75`)))
    await get(`${address}?q=75&utm_source=x&w=20`)
    expect(asked()).toBe(1)
  })

  test('are made in steps: sizes that nobody sees apart are one picture', async () => {
    const address = await kept(await picture(900, 600))
    const asked = upstream()
    const sizes = new Set<string>()
    for (let width = 401; width <= 500; width++) {
      const answer = await get(
        `${address}?w=${width}&h=${Math.round(width / 1.5)}&fit=crop&q=${70 + (width % 6)}&dpr=1`,
      )
      const made = await sharp(Buffer.from(await answer.arrayBuffer())).metadata()
      expect(made.width).toBeGreaterThanOrEqual(width)
      expect(made.width).toBeLessThan(width + 16)
      expect(made.width / made.height).toBeCloseTo(1.5, 1)
      sizes.add(`${made.width}x${made.height}`)
    }
    expect(sizes.size).toBeLessThan(30)
    expect(asked()).toBeLessThan(60)
  }, 30_000)

  test('go on being served while the Content Lake is down, also after a restart; new ones say so', async () => {
    const address = await kept(await picture())
    expect((await get(`${address}?w=20`)).status).toBe(200)
    await lake.stop()
    await site.close()
    site = await openSite()
    const answer = await get(`${address}?w=20`)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/png'])
    const other = await get(`${address}?w=24`)
    expect([other.status, other.headers.get('retry-after'), await other.text()]).toEqual([
      503,
      '5',
      'This file is not available at the moment. Please try again soon.\n',
    ])
    expect(other.headers.get('cache-control')).toBe('no-store')
  })

  test('HEAD and 304 work', async () => {
    const address = `${await kept(await picture())}?w=20`
    const head = await get(address, {}, 'HEAD')
    expect([head.status, await head.text()]).toEqual([200, ''])
    const again = await get(address, {
      'if-none-match': head.headers.get('etag') ?? '',
      'cache-control': 'max-age=0',
    })
    expect(again.status).toBe(304)
  })

  test('drawings are the same at every size, in a sandbox', async () => {
    const address = await kept(
      '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"><rect width="4" height="4"/></svg>',
    )
    const asked = upstream()
    const answers = [
      await get(`${address}?w=100&auto=format`),
      await get(`${address}?w=200`),
      await get(address),
    ]
    expect(asked()).toBe(1)
    for (const { headers } of answers)
      expect(Object.fromEntries(headers)).toMatchObject({
        'content-type': 'image/svg+xml',
        'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      })
  })
})

describe('refusals', () => {
  const name = `${'a'.repeat(40)}-10x10.png`

  test.each([
    `/media/images/${name}`,
    '/media/images/nothing.png',
    '/media/images/..%2f..%2fsecret-1x1.png',
    `/media/images/${name}%00`,
    `/media/files/${'b'.repeat(40)}.pdf`,
  ])('%s is not there', async (address) => {
    const answer = await get(address)
    expect([answer.status, await answer.text()]).toEqual([404, 'There is no such file.\n'])
  })

  test.each([
    'w=3841',
    'w=0',
    'w=1e3',
    'h=9999',
    'w=2000&dpr=2',
    'q=0',
    'rect=a',
    'fit=x',
    'auto=true',
    'fm=exe',
    'crop=x',
    'fp-x=3',
    'w=1&w=2',
  ])('%s is a bad request, and the Content Lake is not asked', async (query) => {
    const asked = upstream()
    const answer = await get(`/media/images/${name}?${query}`)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([400, 'text/plain; charset=utf-8'])
    expect(asked()).toBe(0)
  })

  test('other paths and methods are for other routes', async () => {
    for (const path of ['/', '/media', '/media/images', `/media/images/x/${name}`, '/mediax'])
      expect((await get(path)).status, path).toBe(418)
    expect((await get(`/media/images/${name}`, {}, 'POST')).status).toBe(418)
  })

  test('nothing of a refusal is kept', async () => {
    await get(`/media/images/${name}?w=10`)
    const files = await readdir(cacheDir, { recursive: true })
    expect(files).toEqual(['incoming'])
  })
})

describe('files', () => {
  test('come in ranges at once, and from our own disk afterwards', async () => {
    const address = await kept(`%PDF-1.7\n${'0123456789'.repeat(50)}`, 'files')
    const part = await get(address, { range: 'bytes=9-13' })
    expect([part.status, part.headers.get('content-range'), await part.text()]).toEqual([
      206,
      'bytes 9-13/509',
      '01234',
    ])
    expect(part.headers.get('content-type')).toBe('application/pdf')
    await vi.waitFor(async () => {
      const names = await readdir(cacheDir, { recursive: true })
      expect(names.some((file) => file.endsWith('.pdf'))).toBe(true)
    })
    await lake.stop()
    const whole = await get(address)
    expect([whole.status, (await whole.text()).length]).toEqual([200, 509])
    const beyond = await get(address, { range: 'bytes=600-' })
    expect(beyond.status).toBe(416)
  })

  test('a web page is a download in a sandbox, on our origin it never runs', async () => {
    const address = await kept('<html><script>alert(1)</script>', 'files', '?filename=x.html')
    const { headers } = await get(address)
    expect(headers.get('content-type')).toBe('application/octet-stream')
    expect(headers.get('content-disposition')).toMatch(/^attachment/)
    expect(headers.get('content-security-policy')).toMatch(/sandbox/)
  })

  test('while the Content Lake is down a file that is not kept is 503', async () => {
    const address = await kept('%PDF-1.7\n', 'files')
    await lake.stop()
    expect((await get(address)).status).toBe(503)
  })
})
