import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { editorClient, eventually, visit } from '../product/index.ts'
import { codeFor, outboxOf, postJson, signInShopper } from '../product/people.ts'
import { createTenant, type TestTenant } from '../product/tenant.ts'
import { open } from './document.ts'

const product = inject('product')
const client = editorClient(product)
let tenant: TestTenant
let other: TestTenant

beforeAll(async () => {
  tenant = await createTenant(client)
  other = await createTenant(client)
})
afterAll(() => Promise.all([tenant.remove(), other.remove()]))

let numbers = 0
const newNumber = () => `+614${String(10_000_000 + ++numbers)}`
const request = (of: TestTenant, phone: string, from?: string) =>
  postJson(product, of.slug, '/api/auth/request-code', { phone }, { from })
const verify = (of: TestTenant, phone: string, code: string, more: Parameters<typeof postJson>[4] = {}) =>
  postJson(product, of.slug, '/api/auth/verify-code', { phone, code }, more)
const userWith = async (of: TestTenant, cookie: string) =>
  JSON.parse((await visit(product, of.slug, '/api/session', { headers: { cookie } })).body).user
const another = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

describe('signing in by a code', () => {
  test('AUTH-02 the same number is the same shopper in every browser, another number another', async () => {
    const [first, second] = [
      await signInShopper(product, tenant.slug, '+61400000001'),
      await signInShopper(product, tenant.slug, '+61400000001'),
    ]
    expect(first).not.toBe(second)
    const user = await userWith(tenant, first)
    expect(user).toEqual({ id: expect.any(String), phone: '+61400000001' })
    expect(await userWith(tenant, second)).toEqual(user)
    const third = await userWith(tenant, await signInShopper(product, tenant.slug, '+61400000002'))
    expect(third.id).not.toBe(user.id)
  })

  test('the session is a cookie out of reach of scripts and of other sites, new at each sign-in', async () => {
    const phone = newNumber()
    const cookie = await signInShopper(product, tenant.slug, phone)
    await request(tenant, phone)
    const code = await codeFor(product, tenant.slug, phone)
    const again = await verify(tenant, phone, code, { headers: { cookie } })
    expect(again.headers['set-cookie']).toEqual([
      expect.stringMatching(/^session=[\w-]{43}; Max-Age=5184000; Path=\/; HttpOnly; SameSite=Lax$/),
    ])
    expect(again.headers['cache-control']).toBe('no-store')
    expect(await userWith(tenant, cookie)).toBeNull()
    const renewed = again.headers['set-cookie']![0]!.split(';')[0]!
    expect(await userWith(tenant, renewed)).toMatchObject({ phone })
    expect(await userWith(other, renewed)).toBeNull()
  })

  test('a code is good once, for one number of one site, and the next one replaces it', async () => {
    const phone = newNumber()
    await request(tenant, phone)
    const code = await codeFor(product, tenant.slug, phone)
    expect((await verify(other, phone, code)).status).toBe(401)
    expect((await verify(tenant, newNumber(), code)).status).toBe(401)
    await request(tenant, phone)
    const next = await eventually(async () => {
      const found = await codeFor(product, tenant.slug, phone)
      expect(found).not.toBe(code)
      return found
    })
    expect((await verify(tenant, phone, code)).status).toBe(401)
    const answers = await Promise.all([verify(tenant, phone, next), verify(tenant, phone, next)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401])
  })

  test('after five wrong codes the right one is refused, and nothing says whether a number is known', async () => {
    const phone = newNumber()
    await request(tenant, phone)
    const code = await codeFor(product, tenant.slug, phone)
    const wrong = await verify(tenant, phone, another(code))
    for (let tried = 1; tried < 5; tried++) await verify(tenant, phone, another(code))
    const right = await verify(tenant, phone, code)
    const unknown = await verify(tenant, newNumber(), code)
    expect(right.status).toBe(401)
    expect([right.body, unknown.body]).toEqual([wrong.body, wrong.body])
    expect(JSON.parse(wrong.body)).toEqual({ error: expect.stringContaining('wrong or too old') })
    expect(wrong.headers['set-cookie']).toBeUndefined()
  })

  test('codes go to Australian mobiles alone, a few in ten minutes', async () => {
    for (const phone of ['07 3555 0142', '+64 21 000 000', '+1 555 0100', 'me'])
      expect((await request(tenant, phone)).status, phone).toBe(422)
    const phone = newNumber()
    const answers = []
    for (let asked = 0; asked < 7; asked++) answers.push((await request(tenant, phone)).status)
    expect(answers).toEqual([204, 204, 204, 204, 204, 429, 429])
    const sent = (await outboxOf(product, tenant.slug)).filter(({ recipient }) => recipient === phone)
    expect(sent).toHaveLength(5)
    expect(sent[0]?.text).toContain(`@${tenant.slug}.localhost #`)
    expect((await outboxOf(product, other.slug)).filter(({ recipient }) => recipient === phone)).toEqual([])
  })

  test('of 1,000 wrong codes for one number 20 are looked at; others sign in meanwhile', {
    timeout: 120_000,
  }, async () => {
    const phone = newNumber()
    await request(tenant, phone, '127.0.3.1')
    const code = await codeFor(product, tenant.slug, phone)
    const statuses: number[] = []
    const attacker = async (address: number) => {
      for (let tried = 0; tried < 20; tried++)
        statuses.push((await verify(tenant, phone, another(code), { from: `127.0.2.${address}` })).status)
    }
    await Promise.all(Array.from({ length: 50 }, (_, index) => attacker(index + 1)))
    expect(statuses).toHaveLength(1000)
    expect(statuses.filter((status) => status === 401)).toHaveLength(20)
    expect(statuses.filter((status) => status === 429)).toHaveLength(980)
    expect((await verify(tenant, phone, code, { from: '127.0.3.1' })).status).toBe(429)
    expect(await signInShopper(product, tenant.slug, newNumber())).toMatch(/^session=/)
    expect(await signInShopper(product, other.slug, phone)).toMatch(/^session=/)
  })

  test('signing out everywhere ends every session, signing out one', async () => {
    const phone = newNumber()
    const [one, two, three] = [
      await signInShopper(product, tenant.slug, phone),
      await signInShopper(product, tenant.slug, phone),
      await signInShopper(product, tenant.slug, phone),
    ]
    const out = (cookie: string, body: object) =>
      postJson(product, tenant.slug, '/api/auth/sign-out', body, { headers: { cookie } })
    expect((await out(one!, {})).headers['set-cookie']?.[0]).toContain('Max-Age=0')
    expect(await userWith(tenant, one!)).toBeNull()
    expect(await userWith(tenant, two!)).toMatchObject({ phone })
    const sameBody = await postJson(
      product,
      tenant.slug,
      '/api/auth/sign-out',
      { everywhere: true },
      { headers: { cookie: two!, origin: 'https://evil.example' } },
    )
    expect(sameBody.status).toBe(403)
    await out(two!, { everywhere: true })
    for (const cookie of [two!, three!]) expect(await userWith(tenant, cookie)).toBeNull()
  })
})

const types = {
  'trade-in': 'Sign in to sell or trade in',
  checkout: 'Sign in to check out',
  finance: 'Sign in to apply for finance',
  'spin-to-win': 'Sign in to spin the wheel',
  'online-payment': 'Sign in to pay online',
  'car-finance': 'Sign in to see finance for this vehicle',
  'my-garage': 'Sign in to your garage',
  watchlist: 'Sign in to your watchlist',
  'something-else': 'Sign in',
}

test('ROUTE-17, NOTE-41 the sign-in page has a form and a title for each of its types, and leads back', async () => {
  for (const [type, title] of Object.entries(types)) {
    const { status, headers, document } = await open(
      product,
      tenant.slug,
      `/sign-in?type=${type}&redirect=/x&back=/y`,
    )
    expect({ status, cache: headers['cache-control'] }).toEqual({ status: 200, cache: 'private, no-store' })
    expect(document.querySelector('h1')?.textContent).toBe(title)
    expect(document.title).toBe(`${title} | Corner Motors`)
    expect(document.querySelector('form input[name=phone]')).not.toBeNull()
    expect(document.querySelector('form input[name=redirect]')?.getAttribute('value')).toBe('/x')
    const back = [...document.querySelectorAll('main a')].find((link) => link.textContent?.trim() === 'Back')
    expect(back?.getAttribute('href')).toBe('/y')
  }
  for (const evil of ['//evil.example', 'http://evil.example', '/%5Cevil.example']) {
    const { document } = await open(product, tenant.slug, `/sign-in?redirect=${evil}&back=${evil}`)
    expect(document.querySelector('form input[name=redirect]')?.getAttribute('value')).toBe('/')
    expect(document.body.innerHTML).not.toContain('evil.example')
  }
})

describe('pages behind sign-in', () => {
  const answer = async (path: string, headers: Record<string, string> = {}) => {
    const { status, headers: got } = await visit(product, tenant.slug, path, { headers })
    return { status, to: got.location, cache: got['cache-control'] }
  }

  test('AUTH-15 trade-in is open, and with its gate leads to sign-in from each of its names', async () => {
    expect(await answer('/sell-my-car')).toMatchObject({ status: 301, to: '/trade-in' })
    expect((await answer('/trade-in')).status).toBe(200)
    await tenant.set({ gateTradeIn: true })
    await eventually(async () =>
      expect(await answer('/sell-my-car')).toEqual({
        status: 302,
        to: '/sign-in?type=trade-in&redirect=/sell-my-car&back=/',
        cache: 'private, no-store',
      }),
    )
    await tenant.set({ gateTradeIn: false })
    await eventually(async () => expect((await answer('/trade-in')).status).toBe(200))
  })

  test('AUTH-08 finance is open, and with its gate leads to sign-in; who is signed in goes straight in', async () => {
    const names = ['/finance', '/finance-enquiry', '/apply-for-finance']
    expect((await answer('/finance')).cache).toBe('no-cache')
    await tenant.set({ gateFinance: true })
    await eventually(async () => {
      for (const path of names)
        expect(await answer(path)).toMatchObject({
          status: 302,
          to: `/sign-in?type=finance&redirect=${path}&back=/`,
        })
    })
    const cookie = await signInShopper(product, tenant.slug, newNumber())
    expect(await answer('/finance', { cookie })).toMatchObject({ status: 200, cache: 'private, no-store' })
    expect((await answer('/finance')).status).toBe(302)
    const elsewhere = await signInShopper(product, other.slug, newNumber())
    expect((await answer('/finance', { cookie: elsewhere })).status).toBe(302)
    const from = `http://${tenant.slug}.localhost:${product.sitePort}/contact-us?x=1`
    expect((await answer('/finance?car_id=7', { referer: from })).to).toBe(
      '/sign-in?type=finance&redirect=/finance%3Fcar_id%3D7&back=/contact-us%3Fx%3D1',
    )
    expect((await answer('/finance', { referer: 'https://evil.example/x' })).to).toContain('&back=/')
    await tenant.set({ gateFinance: false })
    await eventually(async () => {
      for (const path of names.slice(1))
        expect(await answer(path)).toMatchObject({ status: 301, to: '/finance' })
      expect((await answer('/finance')).status).toBe(200)
    })
  })
})

test('the form works without script: number, wrong code, code, and on to where the shopper was going', async () => {
  const { document } = await open(product, tenant.slug, '/sign-in?type=finance&redirect=/finance?a=1&back=/y')
  const fieldsOf = (of: Document) =>
    Object.fromEntries(
      [...of.querySelectorAll('main form input')].map((input) => [
        input.getAttribute('name') ?? '',
        input.getAttribute('value') ?? '',
      ]),
    )
  const send = (fields: Record<string, string>) =>
    open(product, tenant.slug, '/sign-in', {
      method: 'POST',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        origin: `http://${tenant.slug}.localhost:${product.sitePort}`,
      },
      body: new URLSearchParams(fields).toString(),
    })
  const phone = newNumber()
  const first = await send({ ...fieldsOf(document), phone: '12', do: 'request' })
  expect(first.status).toBe(422)
  expect(first.document.querySelector('[role=alert]')?.textContent).toContain('Australian mobile')
  expect(first.document.querySelector('input[name=phone]')?.getAttribute('value')).toBe('12')
  const second = await send({ ...fieldsOf(first.document), phone, do: 'request' })
  expect(second.document.querySelector('h1')?.textContent).toBe('Enter your code')
  expect(second.document.querySelector('main')?.textContent).toMatch(
    /We texted six digits to 041\d \d{3} \d{3}/,
  )
  const code = await codeFor(product, tenant.slug, phone)
  const third = await send({ ...fieldsOf(second.document), code: another(code), do: 'verify' })
  expect(third.status).toBe(422)
  expect(third.document.querySelector('[role=alert]')?.textContent).toContain('wrong or too old')
  const done = await send({ ...fieldsOf(third.document), code, do: 'verify' })
  expect({ status: done.status, to: done.headers.location }).toEqual({ status: 303, to: '/finance?a=1' })
  const cookie = done.headers['set-cookie']![0]!.split(';')[0]!
  expect(await userWith(tenant, cookie)).toMatchObject({ phone })
  const again = await open(product, tenant.slug, '/sign-in?redirect=/x', { headers: { cookie } })
  expect(again.document.querySelector('main')?.textContent).toContain('You are signed in as')
})
