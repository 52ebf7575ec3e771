import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { editorClient, eventually, visit } from '../product/index.ts'
import { codeFor, postJson, signInShopper } from '../product/people.ts'
import { fixtures, importStock, withStockDatabase } from '../product/stock.ts'
import { createTenant, type TestTenant } from '../product/tenant.ts'
import { fieldsOf, open, submit, textOf } from './document.ts'

const product = inject('product')
const client = editorClient(product)
let tenant: TestTenant

beforeAll(async () => {
  tenant = await createTenant(client, { garageEnabled: true })
  await tenant.page('/', [{ _type: 'hero', heading: 'Corner Motors' }])
  await importStock(product, tenant.slug, fixtures('car-used'))
  await eventually(async () => expect((await visit(product, tenant.slug, '/cars/car-used')).status).toBe(200))
}, 60_000)
afterAll(() => tenant.remove())

let numbers = 0
const newNumber = () => `+614${String(30_000_000 + ++numbers)}`
const request = (phone: string) => postJson(product, tenant.slug, '/api/auth/request-code', { phone })
const verify = (phone: string, code: string) =>
  postJson(product, tenant.slug, '/api/auth/verify-code', { phone, code })
const another = (code: string, by = 1) => String((Number(code) + by) % 1_000_000).padStart(6, '0')
const session = async (cookie?: string) => {
  const headers: Record<string, string> = cookie ? { cookie } : {}
  const { status, body } = await visit(product, tenant.slug, '/api/session', { headers })
  return { status, body: JSON.parse(body) }
}

/** Asks for a code by the form of the sign-in page. @returns the form that asks for it */
async function codeForm(phone: string, query: string) {
  const { document } = await open(product, tenant.slug, `/sign-in?${query}`)
  const asked = { ...fieldsOf(document), phone, do: 'request' }
  return fieldsOf((await submit(product, tenant.slug, '/sign-in', asked)).document)
}

test('AUTH-01 the session says who is signed in by id and phone, and null for everybody else', async () => {
  expect(await session()).toEqual({ status: 200, body: { user: null } })
  expect((await session('session=made-up-and-long-enough-to-be-one')).body).toEqual({ user: null })
  const phone = newNumber()
  const cookie = await signInShopper(product, tenant.slug, phone)
  expect(await session(cookie)).toEqual({
    status: 200,
    body: { user: { id: expect.stringMatching(/^\d+$/), phone } },
  })
})

describe('AUTH-11 a code by text message', () => {
  test('AUTH-11 is sent, begins a session and leads on; it is good for ten minutes and five tries', async () => {
    const phone = newNumber()
    const asked = await request(phone)
    expect({ status: asked.status, body: asked.body }).toEqual({ status: 204, body: '' })
    const code = await codeFor(product, tenant.slug, phone)
    const wrong = await verify(phone, another(code))
    expect(wrong.status).toBe(401)
    expect(JSON.parse(wrong.body)).toEqual({ error: expect.any(String) })
    expect(wrong.headers['set-cookie']).toBeUndefined()
    const right = await verify(phone, code)
    expect(right.status).toBe(200)
    const [cookie] = right.headers['set-cookie']!
    expect(cookie).toContain('; HttpOnly')
    expect((await session(cookie!.split(';')[0])).body.user).toEqual(JSON.parse(right.body).user)

    const form = await codeForm(newNumber(), 'type=my-garage&redirect=/my-garage&back=/')
    const done = await submit(product, tenant.slug, '/sign-in', {
      ...form,
      code: await codeFor(product, tenant.slug, `+61${form.phone!.replace(/\s/g, '').slice(1)}`),
      do: 'verify',
    })
    expect([done.status, done.headers.location]).toEqual([303, '/my-garage'])
  })

  test.each([
    [9 * 60 + 45, 200],
    [10 * 60, 401],
  ])('tried %i seconds after it was sent is answered %i', async (seconds, status) => {
    const phone = newNumber()
    await request(phone)
    const code = await codeFor(product, tenant.slug, phone)
    await withStockDatabase(product, (pool) =>
      pool.query(
        `update sign_in_codes set expires_at = expires_at - $3 * interval '1 second' where tenant = $1 and phone = $2`,
        [`site-${tenant.slug}`, phone, seconds],
      ),
    )
    expect((await verify(phone, code)).status).toBe(status)
  })

  test.each([
    [4, 200],
    [5, 401],
  ])('after %i wrong tries the right one is answered %i', async (tries, status) => {
    const phone = newNumber()
    await request(phone)
    const code = await codeFor(product, tenant.slug, phone)
    for (let tried = 1; tried <= tries; tried++)
      expect((await verify(phone, another(code, tried))).status).toBe(401)
    expect((await verify(phone, code)).status).toBe(status)
  })
})

test('AUTH-13 signing out ends the session; the garage has the button for it', async () => {
  const first = await signInShopper(product, tenant.slug, newNumber())
  const out = await postJson(product, tenant.slug, '/api/auth/sign-out', {}, { headers: { cookie: first } })
  expect([out.status, out.headers['set-cookie']?.[0]]).toEqual([
    200,
    expect.stringMatching(/^session=; Max-Age=0;/),
  ])
  expect((await session(first)).body).toEqual({ user: null })

  const cookie = await signInShopper(product, tenant.slug, newNumber())
  const { document } = await open(product, tenant.slug, '/my-garage', { headers: { cookie } })
  const form = 'form[aria-label="Sign out"]'
  expect(textOf(document.querySelector(`${form} button[value=sign-out]`))).toBe('Sign out')
  const pressed = { ...fieldsOf(document, form), do: 'sign-out' }
  const left = await submit(product, tenant.slug, '/my-garage', pressed, { cookie })
  expect([left.status, left.headers.location]).toEqual([303, '/'])
  expect((await session(cookie)).body).toEqual({ user: null })
})

test('AUTH-14 who signs in goes on to where they were going, and never to another site', async () => {
  const others = ['//evil.example', 'http://evil.example', '/%5Cevil.example', 'javascript:alert(1)']
  for (const redirect of ['/cars/car-used', ...others]) {
    const to = others.includes(redirect) ? '/' : redirect
    const phone = newNumber()
    const form = await codeForm(phone, `redirect=${redirect}`)
    const code = await codeFor(product, tenant.slug, phone)
    const done = await submit(product, tenant.slug, '/sign-in', { ...form, code, do: 'verify' })
    expect([done.status, done.headers.location], redirect).toEqual([303, to])
    const cookie = done.headers['set-cookie']![0]!.split(';')[0]!
    expect((await visit(product, tenant.slug, to, { headers: { cookie } })).status, to).toBe(200)
  }
})
