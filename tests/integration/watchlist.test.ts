import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { editorClient, eventually, visit } from '../product/index.ts'
import { codeFor, outboxOf, postJson, signInShopper } from '../product/people.ts'
import { daysAgo, fixtures, importStock } from '../product/stock.ts'
import { createTenant, type TestTenant } from '../product/tenant.ts'
import { open, textOf } from './document.ts'

const product = inject('product')
const client = editorClient(product)
let tenant: TestTenant
let other: TestTenant
const cars = new Map<string, number>()

beforeAll(async () => {
  const settings = { favouritesMode: 'watchlist', garageEnabled: true }
  tenant = await createTenant(client, settings)
  other = await createTenant(client, settings)
  await importStock(product, tenant.slug, fixtures('car-used', 'car-new', 'car-sold-2d'))
  for (const name of ['car-used', 'car-new', 'car-sold-2d'])
    await eventually(async () => {
      const { status, body } = await visit(product, tenant.slug, `/api/cars/${name}`)
      expect(status).toBe(200)
      cars.set(name, Number(JSON.parse(body).id))
    })
}, 60_000)
afterAll(() => Promise.all([tenant.remove(), other.remove()]))

let numbers = 0
const newNumber = () => `+614${String(20_000_000 + ++numbers)}`

interface Shopper {
  phone: string
  cookie: string
}
async function newShopper(of = tenant): Promise<Shopper> {
  const phone = newNumber()
  return { phone, cookie: await signInShopper(product, of.slug, phone) }
}

const change = (
  does: 'save' | 'remove',
  { cookie }: Partial<Shopper>,
  body: unknown,
  of: TestTenant = tenant,
) => postJson(product, of.slug, `/api/watchlist/${does}-car`, body, { headers: cookie ? { cookie } : {} })
const listOf = async ({ cookie }: Partial<Shopper>, of: TestTenant = tenant) => {
  const { status, body } = await visit(product, of.slug, '/api/watchlist', {
    headers: cookie ? { cookie } : {},
  })
  return { status, cars: JSON.parse(body).cars }
}
const body = ({ phone }: Shopper, name: string) => ({ phone_number: phone, car_id: cars.get(name) })

describe('the watchlist', () => {
  test('WATCH-16, WATCH-17 is read with a session, and changed by its own shopper alone, any number of times', async () => {
    const [ada, ben] = [await newShopper(), await newShopper()]
    expect((await listOf({})).status).toBe(401)
    expect(await listOf(ada)).toEqual({ status: 200, cars: [] })
    const saved = await change('save', ada, body(ada, 'car-used'))
    expect({ status: saved.status, body: JSON.parse(saved.body) }).toEqual({
      status: 200,
      body: { success: true },
    })
    await change('save', ada, body(ada, 'car-used'))
    expect(await listOf(ada)).toEqual({ status: 200, cars: [{ id: cars.get('car-used') }] })
    for (const does of ['save', 'remove'] as const) {
      const foreign = await change(does, ben, body(ada, 'car-used'))
      expect([foreign.status, JSON.parse(foreign.body).success]).toEqual([403, false])
      expect((await change(does, {}, body(ada, 'car-used'))).status).toBe(401)
    }
    expect(await listOf(ben)).toEqual({ status: 200, cars: [] })
    await change('remove', ada, body(ada, 'car-used'))
    expect(JSON.parse((await change('remove', ada, body(ada, 'car-used'))).body)).toEqual({ success: true })
    expect((await listOf(ada)).cars).toEqual([])
    await change('save', ada, body(ada, 'car-used'))
    expect((await listOf(ada)).cars).toHaveLength(1)
  })

  test('API-02 a request without phone_number or car_id is refused', async () => {
    const ada = await newShopper()
    for (const wrong of [
      {},
      { phone_number: ada.phone },
      { car_id: 1 },
      { phone_number: ada.phone, car_id: 'x' },
    ])
      for (const does of ['save', 'remove'] as const) {
        const answer = await change(does, ada, wrong)
        expect(answer.status).toBe(422)
        expect(JSON.parse(answer.body)).toEqual({ success: false, error: expect.any(String) })
      }
  })

  test('holds what the site sells, and belongs to one site', async () => {
    const ada = await newShopper()
    expect((await change('save', ada, body(ada, 'car-sold-2d'))).status).toBe(409)
    expect((await change('save', ada, { phone_number: ada.phone, car_id: 999_999_999 })).status).toBe(409)
    await change('save', ada, body(ada, 'car-used'))
    const there: Shopper = { ...ada, cookie: await signInShopper(product, other.slug, ada.phone) }
    expect((await change('save', there, body(ada, 'car-used'), other)).status).toBe(409)
    expect(await listOf(there, other)).toEqual({ status: 200, cars: [] })
    expect((await listOf(ada, other)).status).toBe(401)
  })

  test('ROUTE-59 is a page behind sign-in with what has changed since, kept in no cache', async () => {
    const signedOut = await visit(product, tenant.slug, '/watchlist')
    expect({ status: signedOut.status, to: signedOut.headers.location }).toEqual({
      status: 302,
      to: '/sign-in?type=watchlist&redirect=/watchlist&back=/',
    })
    const ada = await newShopper()
    for (const name of ['car-used', 'car-new']) await change('save', ada, body(ada, name))
    const headers = { cookie: ada.cookie }
    const page = await open(product, tenant.slug, '/watchlist', { headers })
    expect(page.headers['cache-control']).toBe('private, no-store')
    const cards = () => page.document.querySelectorAll('[data-testid=watchlist] [data-testid=car-card]')
    expect(cards()).toHaveLength(2)
    expect(page.document.querySelectorAll('[data-testid=watchlist] button[aria-label^=Remove]')).toHaveLength(
      2,
    )
    expect((await visit(product, tenant.slug, '/watchlist')).status).toBe(302)
    const ben = await newShopper()
    const empty = await open(product, tenant.slug, '/watchlist', { headers: { cookie: ben.cookie } })
    expect(textOf(empty.document.querySelector('main'))).toContain('Nothing saved yet')

    const [used] = fixtures('car-used')
    await importStock(product, tenant.slug, [
      { ...used!, price: Number(used!.price) - 1000 },
      {
        ...fixtures('car-new')[0]!,
        ...{ status: 'sold', sold: true, sold_date: daysAgo(0), show_on_dealer_website: true },
      },
    ])
    await eventually(
      async () => {
        const { document } = await open(product, tenant.slug, '/watchlist', { headers })
        const said = [...document.querySelectorAll('.saved-change')].map(textOf)
        expect(said).toEqual(['Sold today', '$1,000 less since you saved it'])
      },
      { within: 15_000 },
    )
  })
})

describe('the garage', () => {
  test('ROUTE-37 answers at the path that the site has chosen, and the header leads there', async () => {
    const ada = await newShopper()
    const paths = ['/my-garage', '/mymotorama', '/mybigboxcars', '/myblinkr', '/myservco']
    for (const garagePath of paths) {
      await tenant.set({ garagePath })
      await eventually(async () => {
        for (const path of paths)
          expect(
            (await visit(product, tenant.slug, path, { headers: { cookie: ada.cookie } })).status,
            path,
          ).toBe(path === garagePath ? 200 : 404)
      })
      const { document } = await open(product, tenant.slug, '/')
      expect(document.querySelector('header a[title="My garage"]')?.getAttribute('href')).toBe(garagePath)
      const signedOut = await visit(product, tenant.slug, garagePath)
      expect(signedOut.headers.location).toBe(`/sign-in?type=my-garage&redirect=${garagePath}&back=/`)
    }
    await tenant.set({ garagePath: '/my-garage', garageEnabled: false })
    await eventually(async () => {
      expect((await visit(product, tenant.slug, '/my-garage')).status).toBe(404)
      const { document } = await open(product, tenant.slug, '/')
      expect(document.querySelector('a[href="/my-garage"]')).toBeNull()
    })
    await tenant.set({ garageEnabled: true })
  })

  test('hands over all that is kept of a shopper, and deletes it', async () => {
    const ada = await newShopper()
    await change('save', ada, body(ada, 'car-used'))
    const headers = { cookie: ada.cookie }
    expect((await visit(product, tenant.slug, '/api/account/export')).status).toBe(401)
    const file = await visit(product, tenant.slug, '/api/account/export', { headers })
    expect(file.headers['content-disposition']).toBe(`attachment; filename="${tenant.slug}-my-data.json"`)
    expect(file.headers['cache-control']).toBe('private, no-store')
    expect(JSON.parse(file.body)).toMatchObject({
      account: { phone: ada.phone },
      watchlist: [{ id: cars.get('car-used'), savedAt: expect.any(String) }],
      messages: [],
      signIn: { sessionsUntil: [expect.any(String)] },
    })

    await postJson(product, tenant.slug, '/api/auth/request-code', { phone: ada.phone })
    await codeFor(product, tenant.slug, ada.phone)
    const { document } = await eventually(async () => {
      const page = await open(product, tenant.slug, '/my-garage', { headers })
      expect(page.status).toBe(200)
      return page
    })
    const fields = Object.fromEntries(
      [...document.querySelectorAll('form[aria-label="Delete my account"] input')].map((input) => [
        input.getAttribute('name') ?? '',
        input.getAttribute('value') ?? '',
      ]),
    )
    const gone = await visit(product, tenant.slug, '/my-garage', {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ ...fields, do: 'delete' }).toString(),
    })
    expect({ status: gone.status, to: gone.headers.location }).toEqual({ status: 303, to: '/' })
    expect(gone.headers['set-cookie']?.[0]).toContain('Max-Age=0')
    expect((await visit(product, tenant.slug, '/my-garage', { headers })).status).toBe(302)
    const left = (await outboxOf(product, tenant.slug)).filter(({ recipient }) => recipient === ada.phone)
    expect(left).toEqual([])
    const again = await signInShopper(product, tenant.slug, ada.phone)
    expect(await listOf({ cookie: again })).toEqual({ status: 200, cars: [] })
  })
})
