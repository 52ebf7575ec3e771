import { connect } from 'node:net'
import { expect, inject, test } from 'vitest'
import { visit } from '#tests/world/index.ts'

const world = inject('world')
const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  visit(world, 'motorworld', path, { headers, method })

const noTrace = (body: string) => expect(body).not.toMatch(/\bat .+:\d+:\d+|node:internal|node_modules/)

test('an unknown host is a plain 404', async () => {
  const { status, body } = await ask('/', { host: 'nobody.example' })
  expect(status).toBe(404)
  noTrace(body)
})

test.each(['a b', 'x/../y', '<script>', 'a..b'])('the malformed host %s is a 400', async (host) => {
  expect((await ask('/', { host })).status).toBe(400)
})

test.each([
  ['control characters', '/a%00b', 400],
  ['a header split', '/a%0d%0ax:y', 400],
  ['encoded traversal', '/%2e%2e/%2e%2e/etc/passwd', 400],
  ['encoded traversal among assets', '/assets/..%2f..%2fserver%2findex.js', 404],
  ['encoded traversal among media', '/media/..%2f..%2fetc%2fpasswd', 404],
  ['broken encoding', '/%zz', 400],
  ['a long path', `/${'a'.repeat(3000)}`, 414],
  ['10 kB of query', `/about-us?q=${'a'.repeat(10_000)}`, 414],
  ['an asset that is not there', '/assets/none.js', 404],
])('%s has a defined answer', async (_, path, expected) => {
  const { status, body } = await ask(path)
  expect([expected, 400]).toContain(status)
  noTrace(body)
})

test('other methods are refused, with those that are allowed', async () => {
  for (const method of ['POST', 'PUT', 'DELETE']) {
    const { status, headers } = await ask('/', {}, method)
    expect(status).toBe(405)
    expect(headers.allow).toBe('GET, HEAD, OPTIONS')
  }
  expect((await ask('/', {}, 'OPTIONS')).status).toBe(204)
})

test('what is not HTTP is answered and closed', async () => {
  const answer = await new Promise<string>((resolve) => {
    const socket = connect(world.sitePort, '127.0.0.1', () => socket.write('NONSENSE\r\n\r\n'))
    let text = ''
    socket.on('data', (chunk) => (text += chunk))
    socket.on('close', () => resolve(text))
  })
  expect(answer).toMatch(/^HTTP\/1.1 400/)
})
