import { readdirSync } from 'node:fs'
import { connect } from 'node:net'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { Picture } from '#app/media/picture.tsx'
import { editorClient, eventually, visit } from '../product/index.ts'
import { createTenant, paragraphs, type TestTenant } from '../product/tenant.ts'
import { linksNamed, open, textOf } from './document.ts'

const product = inject('product')
const client = editorClient(product)
const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  visit(product, 'motorworld', path, { headers, method })

/** Internal words of the server that no shopper may see. */
const trace = /\bat .+:\d+:\d+|node:internal|node_modules|\bError:|undefined|\[object /

/** The response to a raw request, which Node's own client would not send. */
const say = (request: string) =>
  new Promise<string>((resolve, reject) => {
    const socket = connect(product.sitePort, '127.0.0.1', () => socket.write(request))
    let answer = ''
    socket.on('data', (chunk) => {
      answer += chunk
    })
    socket.on('error', reject)
    socket.on('close', () => resolve(answer))
  })

describe('a malformed or unknown address', () => {
  test('an unknown host is a plain 404 that does not reveal any site', async () => {
    const { status, headers, body } = await ask('/', { host: 'nobody.example' })
    expect([status, headers['content-type']]).toEqual([404, 'text/html; charset=utf-8'])
    expect(body).toContain('There is no site at this address.')
    expect(body).not.toMatch(/motorworld|<script|<link/i)
    expect(body).not.toMatch(trace)
  })

  test.each(['a b', 'x/../y', '<script>', 'a..b', '[::1', 'motorworld.localhost:99999999', '-a.example'])(
    'the malformed host %s is a 400',
    async (host) => {
      const { status, body } = await ask('/', { host })
      expect(status).toBe(400)
      expect(body).toContain('This address cannot be read.')
      expect(body).not.toContain(host)
    },
  )

  test('no host is a 400', async () => {
    expect(await say('GET / HTTP/1.1\r\nconnection: close\r\n\r\n')).toMatch(/^HTTP\/1\.1 400 /)
  })

  test.each([
    ['a control character', '/a%00b', 400],
    ['the delete character', '/a%7fb', 400],
    ['a header split', '/a%0d%0ax:y', 400],
    ['encoded traversal', '/%2e%2e/%2e%2e/etc/passwd', 400],
    ['traversal with encoded slashes', '/..%2f..%2fetc/passwd', 400],
    ['traversal with backslashes', '/..%5c..%5cwindows', 400],
    ['traversal as it is', '/../../etc/passwd', 400],
    ['encoded traversal among media', '/media/..%2f..%2fetc%2fpasswd', 400],
    ['broken encoding', '/%zz', 400],
    ['encoded traversal among assets', '/assets/..%2f..%2fserver%2findex.js', 404],
    ['dots among assets', '/assets/%2e%2e/%2e%2e/server/index.js', 404],
    ['broken encoding among assets', '/assets/%zz', 404],
    ['an asset that is not there', '/assets/none.js', 404],
    ['a file of the build that is not served', '/.vite/site-script.json', 404],
    ['a path of 3,000 characters', `/${'a'.repeat(3000)}`, 414],
    ['10 kB of query', `/about-us?q=${'a'.repeat(10_000)}`, 414],
  ])('%s has the same status with and without the page cache', async (_, path, expected) => {
    expect((await ask('/about-us')).status).toBe(200)
    const { status, headers, body } = await ask(path)
    expect(status).toBe(expected)
    expect(headers['content-type']).toBe('text/html; charset=utf-8')
    expect(body).toMatch(/<h1[^>]*>/)
    expect(body).toContain('href="/"')
    expect(body).not.toMatch(trace)
    expect(body).not.toContain('root:')
  })

  test.each(['/media/images/..%2f..%2fx.jpg', '/media/images/%zz.jpg', '/media/files/none.pdf'])(
    'the picture or file %s is a line of text with status 404',
    async (path) => {
      const { status, headers, body } = await ask(path)
      expect([status, headers['content-type']]).toEqual([404, 'text/plain; charset=utf-8'])
      expect(body).not.toMatch(trace)
    },
  )

  test.each(['/about-us?%zz', '/about-us?q=%00', `/about-us?q=${'a'.repeat(8000)}`])(
    'a strange query is nobody’s business: the page is served',
    async (path) => {
      expect((await ask(path)).status).toBe(200)
    },
  )

  test.each(['//evil.example/x', '/%2fevil.example/x'])('%s never leads to another host', async (path) => {
    const { status, headers } = await ask(path)
    expect([status, headers.location]).toEqual([301, '/evil.example/x'])
  })

  test('other methods are refused, naming the allowed ones', async () => {
    for (const method of ['PUT', 'DELETE', 'PATCH']) {
      const { status, headers } = await ask('/', {}, method)
      expect([status, headers.allow]).toEqual([405, 'GET, HEAD, POST, OPTIONS'])
    }
    expect((await ask('/', {}, 'POST')).status).toBe(415)
    expect((await ask('/', {}, 'OPTIONS')).status).toBe(204)
  })

  test('a request that is not HTTP, or has endless headers, gets a response and is closed', async () => {
    expect(await say('NONSENSE\r\n\r\n')).toMatch(/^HTTP\/1\.1 400 /)
    const endless = `GET / HTTP/1.1\r\nhost: motorworld.localhost\r\nx: ${'a'.repeat(40_000)}\r\n\r\n`
    expect(await say(endless)).toMatch(/^HTTP\/1\.1 431 /)
  })
})

describe('content that is wrong', () => {
  let tenant: TestTenant
  const words = (heading: string, more = {}) => ({
    _type: 'textSection',
    heading,
    body: paragraphs(`${heading} is read.`),
    ...more,
  })

  /** The page at `path` once it is published, complete with the text around the wrong part. */
  async function whole(path: string) {
    return eventually(async () => {
      const { status, document } = await open(product, tenant.slug, path)
      expect(status).toBe(200)
      expect(document.querySelectorAll('h1')).toHaveLength(1)
      expect(textOf(document.querySelector('main'))).toContain('After is read.')
      expect(document.querySelector('footer')).not.toBeNull()
      expect(textOf(document.body)).not.toMatch(trace)
      return document
    })
  }

  beforeAll(async () => {
    tenant = await createTenant(client)
  })
  afterAll(() => tenant.remove())

  test('an unknown block type is left out', async () => {
    await tenant.page('/unknown', [
      words('Before'),
      { _type: 'notABlock', heading: 'Nothing' },
      words('After'),
    ])
    const document = await whole('/unknown')
    expect(document.querySelectorAll('main [data-block]')).toHaveLength(2)
    expect(textOf(document.body)).not.toContain('Nothing')
  })

  test('a block of any type with every field missing does not break the page', async () => {
    const types = readdirSync('blocks', { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()))
    expect(types.length).toBeGreaterThan(15)
    await tenant.page('/empty', [words('Before'), ...types.map((_type) => ({ _type })), words('After')])
    await whole('/empty')
  })

  test('references to deleted documents are left out', async () => {
    const gone = await tenant.publish('sharedBlock', { title: 'Gone', blocks: [] })
    const target = await tenant.page('/target', [words('After')])
    const link = (label: string) => ({
      _type: 'link',
      _key: label,
      label,
      page: { _type: 'reference', _ref: target, _weak: true },
    })
    await tenant.page('/references', [
      { _type: 'sharedBlock', shared: { _type: 'reference', _ref: gone, _weak: true } },
      { _type: 'callToAction', heading: 'Go', actions: [link('To the target')] },
      words('After'),
    ])
    expect(linksNamed(await whole('/references'), 'To the target')).toHaveLength(1)
    await client.delete(gone)
    await client.delete(target)
    await eventually(async () =>
      expect(linksNamed(await whole('/references'), 'To the target')).toHaveLength(0),
    )
    expect((await visit(product, tenant.slug, '/target')).status).toBe(404)
  })

  test('ERR-03 a picture that is missing, or whose data or asset is, is left out, and its address is a 404', async () => {
    const asset = `image-${'0'.repeat(40)}-800x600-jpg`
    const deleted = { _type: 'reference', _ref: asset, _weak: true }
    const pictures = [
      undefined,
      null,
      {},
      { asset: null },
      { asset: {} },
      { asset: { _ref: 'no-image', _weak: true } },
    ]
    await tenant.page('/picture', [
      { _type: 'hero', heading: 'A hero', picture: { _type: 'picture', alt: 'Lost', asset: deleted } },
      ...pictures.map((picture) => words('A picture', { picture })),
      words('After'),
    ])
    for (const nothing of [undefined, null])
      expect(
        renderToStaticMarkup(createElement(Picture, { image: nothing as undefined, sizes: '100vw' })),
      ).toBe('')
    const document = await whole('/picture')
    expect(document.querySelectorAll('main [data-block]')).toHaveLength(pictures.length + 2)
    expect(document.querySelectorAll('main img')).toHaveLength(0)
    expect(
      (await visit(product, tenant.slug, `/media/images/${'0'.repeat(40)}-800x600.jpg?w=400`)).status,
    ).toBe(404)
  })

  test('shared blocks that contain each other are shown once', async () => {
    const shared = (id: string) => ({
      _type: 'sharedBlock',
      _key: id,
      shared: { _type: 'reference', _ref: id, _weak: true },
    })
    const [one, two] = [`${tenant.slug}-one`, `${tenant.slug}-two`]
    await tenant.publish('sharedBlock', {
      _id: one,
      title: 'One',
      blocks: [{ _key: 'a', ...words('One') }, shared(two)],
    })
    await tenant.publish('sharedBlock', {
      _id: two,
      title: 'Two',
      blocks: [{ _key: 'a', ...words('Two') }, shared(one)],
    })
    await tenant.page('/cycle', [shared(one), words('After')])
    const text = textOf((await whole('/cycle')).querySelector('main'))
    expect(text.match(/One is read/g)).toHaveLength(1)
    expect(text.match(/Two is read/g)).toHaveLength(1)
  })

  test("redirects in a circle end at the tenant's 404", async () => {
    await tenant.publish('redirect', { from: '/round', to: '/and-round' })
    await tenant.publish('redirect', { from: '/and-round', to: '/round' })
    await tenant.publish('redirect', { from: '/old', to: '/picture', permanent: true })
    await eventually(async () => expect((await visit(product, tenant.slug, '/old')).status).toBe(301))
    for (const path of ['/round', '/and-round']) {
      const { status, document } = await open(product, tenant.slug, path)
      expect(status).toBe(404)
      expect(document.querySelector('header')).not.toBeNull()
    }
  })

  test('a block whose schedule ends before it starts, or cannot be read, is never shown', async () => {
    await tenant.page('/schedule', [
      words('Backwards', { start: '2020-06-02', expiry: '2020-06-01' }),
      words('Backwards to come', { start: '2999-06-02', expiry: '2020-06-01' }),
      words('Unreadable', { start: 'soon' }),
      words('After'),
    ])
    const document = await whole('/schedule')
    expect(document.querySelectorAll('main [data-block]')).toHaveLength(1)
  })
})
