import { createPreviewSecret } from '@sanity/preview-url-secret/create-secret'
import { describe, expect, inject, test } from 'vitest'
import { toolsSource } from '#app/page/staff.ts'
import { editorClient, visit } from '../product/index.ts'

const product = inject('product')
const client = editorClient(product)
const imports = '/api/staff/stock/imports'

const post = (tenant: string, path: string, body: unknown, headers: Record<string, string> = {}) =>
  visit(product, tenant, path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: new URL(product.studioUrl).origin, ...headers },
    body: JSON.stringify(body),
  })

/** Gets a token like the Studio: with a secret that only its people can write. */
async function tokenFor(tenant: string, userId?: string, source = toolsSource(tenant)) {
  const id = userId ?? (await client.request<{ id: string }>({ url: '/users/me' })).id
  const { secret } = await createPreviewSecret(client, source, product.studioUrl, id)
  return post(tenant, '/api/staff/token', { secret })
}

const bearer = (token: string) => ({ authorization: `Bearer ${token}` })

describe('tools of staff', () => {
  test('open with a secret from the Studio, for that site alone', async () => {
    const admitted = await tokenFor('motorworld')
    expect(admitted.status).toBe(200)
    expect(admitted.headers['cache-control']).toBe('no-store')
    const { token } = JSON.parse(admitted.body)
    const { status, headers, body } = await visit(product, 'motorworld', imports, { headers: bearer(token) })
    expect(status).toBe(200)
    expect(headers['access-control-allow-origin']).toBe('*')
    expect(JSON.parse(body)).toHaveProperty('imports')
    expect((await visit(product, 'outback-trucks', imports, { headers: bearer(token) })).status).toBe(401)
  })

  test('stay shut without one, with a cookie, and with a secret that nobody wrote', async () => {
    expect((await visit(product, 'motorworld', imports)).status).toBe(401)
    const cookie = { cookie: 'sanitySession=something' }
    expect((await visit(product, 'motorworld', imports, { headers: cookie })).status).toBe(401)
    expect((await post('motorworld', '/api/staff/token', { secret: 'made-up-by-somebody' })).status).toBe(403)
    expect((await post('motorworld', '/api/staff/token', {})).status).toBe(422)
    const preflight = await visit(product, 'motorworld', imports, { method: 'OPTIONS' })
    expect(preflight.status).toBe(204)
    expect(preflight.headers['access-control-allow-headers']).toContain('authorization')
  })

  test('open with no secret for another site, nor with one for a preview; a preview with none for tools', async () => {
    for (const source of [toolsSource('outback-trucks'), 'sanity/presentation', 'forecourt/tools'])
      expect((await tokenFor('motorworld', undefined, source)).status).toBe(403)
    const { id } = await client.request<{ id: string }>({ url: '/users/me' })
    const enable = async (source: string) => {
      const { secret } = await createPreviewSecret(client, source, product.studioUrl, id)
      return visit(product, 'motorworld', `/preview/enable?sanity-preview-secret=${secret}`)
    }
    expect((await enable('sanity/presentation')).headers['set-cookie']).toHaveLength(1)
    const refused = await enable(toolsSource('motorworld'))
    expect([refused.status, refused.headers['set-cookie']]).toEqual([401, undefined])
  })

  test('know who works on which site', async () => {
    const mia = product.users.find(({ email }) => email.startsWith('motorworld@'))!
    const members = await client.request<{ projectUserId: string }[]>({ url: '/projects/local/acl' })
    const people = await Promise.all(
      members.map(({ projectUserId }) =>
        client.request<{ id: string; displayName: string }>({ url: `/users/${projectUserId}` }),
      ),
    )
    const { id } = people.find(({ displayName }) => displayName === mia.name)!
    expect((await tokenFor('motorworld', id)).status).toBe(200)
    expect((await tokenFor('southside-chery', id)).status).toBe(403)
  })

  test('an editor may not discard deliveries', async () => {
    const { token, role } = JSON.parse((await tokenFor('motorworld')).body)
    expect(role).toBe('editor')
    const list = await visit(product, 'motorworld', '/api/staff/deliveries', { headers: bearer(token) })
    expect(JSON.parse(list.body)).toEqual({ failed: [], waiting: [] })
    const ids = { ids: ['00000000-0000-4000-8000-000000000000'] }
    expect((await post('motorworld', '/api/staff/deliveries/replay', ids, bearer(token))).body).toBe(
      '{"count":0}',
    )
    expect((await post('motorworld', '/api/staff/deliveries/discard', ids, bearer(token))).status).toBe(403)
  })
})

test('a visitor is nobody until they sign in, and no page says who they are', async () => {
  const anonymous = await visit(product, 'motorworld', '/api/session')
  expect({
    status: anonymous.status,
    body: anonymous.body,
    cache: anonymous.headers['cache-control'],
  }).toEqual({
    status: 200,
    body: '{"user":null}',
    cache: 'no-store',
  })
  const forged = await visit(product, 'motorworld', '/api/session', {
    headers: { cookie: 'session=AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' },
  })
  expect(forged.body).toBe('{"user":null}')
  const out = await visit(product, 'motorworld', '/api/auth/sign-out', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  })
  expect(out.headers['set-cookie']?.[0]).toContain('Max-Age=0')
})
