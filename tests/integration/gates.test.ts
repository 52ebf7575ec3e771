import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import type { Inbox } from '#app/leads/staff/inbox.ts'
import { editorClient, eventually, visit } from '../product/index.ts'
import { signInShopper } from '../product/people.ts'
import { staffOf } from '../product/staff.ts'
import { fixtures, importStock, withStockDatabase } from '../product/stock.ts'
import { createTenant, type TestTenant } from '../product/tenant.ts'
import { fieldsOf, open, submit, textOf, textsOf } from './document.ts'

const product = inject('product')
const client = editorClient(product)
const provider = 'https://pay.example/corner?ref={reference}&sum={amount}&by={email}'
let tenant: TestTenant
let car: { id: number; name: string }

beforeAll(async () => {
  tenant = await createTenant(client, { onlinePaymentUrl: provider, email: 'sales@corner.example' })
  await importStock(product, tenant.slug, fixtures('car-used'))
  await eventually(async () => {
    const { status, body } = await visit(product, tenant.slug, '/api/cars/car-used')
    expect(status).toBe(200)
    car = JSON.parse(body)
  })
}, 60_000)
afterAll(() => tenant.remove())

let numbers = 0
const newShopper = async () => {
  const phone = `+614${String(40_000_000 + ++numbers)}`
  return { phone, cookie: await signInShopper(product, tenant.slug, phone) }
}
const answer = async (path: string, headers: Record<string, string> = {}) => {
  const { status, headers: got } = await visit(product, tenant.slug, path, { headers })
  return { status, to: got.location, cache: got['cache-control'] }
}
const toSignIn = (type: string, path: string, back = '/') => ({
  status: 302,
  to: `/sign-in?type=${type}&redirect=${encodeURIComponent(path).replaceAll('%2F', '/')}&back=${back}`,
  cache: 'private, no-store',
})
const siteOrigin = () => `http://${tenant.slug}.localhost:${product.sitePort}`

describe('online payment', () => {
  const path = '/online-payment'

  test('AUTH-05 who is signed out is led to sign-in with where they were going and where they came from', async () => {
    expect(await answer(path)).toEqual(toSignIn('online-payment', path))
    expect(await answer(path, { referer: `${siteOrigin()}/contact-us` })).toEqual(
      toSignIn('online-payment', path, '/contact-us'),
    )
    expect(await answer(path, { referer: 'https://evil.example/x' })).toEqual(
      toSignIn('online-payment', path),
    )
    const elsewhere = await signInShopper(product, 'motorworld', '+61440999999')
    expect(await answer(path, { cookie: elsewhere })).toEqual(toSignIn('online-payment', path))
  })

  test('AUTH-12 who is signed in goes straight in, to a page that is kept nowhere', async () => {
    const { cookie } = await newShopper()
    expect(await answer(path, { cookie })).toEqual({ status: 200, to: undefined, cache: 'private, no-store' })
    expect((await answer(path)).status).toBe(302)
  })

  test('AUTH-06 no setting opens online payment or the garage', async () => {
    const gates = ['gateCheckout', 'gateFinance', 'gateSpinToWin', 'gateCarFinance', 'gateTradeIn']
    for (const open of [true, false]) {
      await tenant.set({
        garageEnabled: true,
        ...Object.fromEntries(gates.map((gate) => [gate, !open])),
        onlinePaymentUrl: open ? provider : '',
      })
      await eventually(async () => {
        expect(await answer('/my-garage')).toEqual(toSignIn('my-garage', '/my-garage'))
        expect((await answer('/finance')).status).toBe(open ? 200 : 302)
      })
      expect(await answer(path)).toEqual(toSignIn('online-payment', path))
    }
    for (const garagePath of ['/mymotorama', '/mybigboxcars', '/myblinkr', '/myservco']) {
      await tenant.set({ garagePath })
      await eventually(async () =>
        expect(await answer(garagePath)).toEqual(toSignIn('my-garage', garagePath)),
      )
    }
    const { cookie } = await newShopper()
    expect((await answer(path, { cookie })).status, 'a site without a provider has no such page').toBe(404)
    await tenant.set({
      ...Object.fromEntries(gates.map((gate) => [gate, false])),
      onlinePaymentUrl: provider,
      garagePath: '/my-garage',
    })
    await eventually(async () => expect((await answer(path, { cookie })).status).toBe(200))
  })

  test('an online payment says what is paid, shows the accepted cards and hands over to the provider of the site', async () => {
    expect(await answer(path)).toEqual(toSignIn('online-payment', path))
    const { cookie } = await newShopper()
    const { status, document } = await open(product, tenant.slug, path, { headers: { cookie } })
    expect(status).toBe(200)
    expect(textOf(document.querySelector('h1'))).toBe('Pay online')
    const cards = [...document.querySelectorAll('[data-testid=payment-methods] img')]
    expect(cards.map((card) => card.getAttribute('alt'))).toEqual(
      expect.arrayContaining(['Mastercard', 'Visa', 'Maestro', 'Google Pay', 'Apple Pay']),
    )
    const form = 'main form[aria-label="Pay online"]'
    const labels = [...document.querySelectorAll(`${form} label[for]`)]
    expect(textsOf(labels)).toEqual(['Reference', 'Amount in dollars', 'Name', 'Email'])
    const empty = fieldsOf(document, form)
    const sent = { ...empty, reference: 'INV-7', amount: 'lots', name: 'Ada', email: 'ada@mail.example' }
    const refused = await submit(product, tenant.slug, path, sent, { cookie })
    expect(refused.status).toBe(422)
    expect(textsOf(refused.document.querySelectorAll(`${form} [role=alert]`))).toEqual([
      'Enter the amount in dollars, such as 250 or 1,250.50.',
    ])
    expect(fieldsOf(refused.document, form)).toMatchObject({ reference: 'INV-7', amount: 'lots' })
    const ready = await submit(product, tenant.slug, path, { ...sent, amount: '1,250.5' }, { cookie })
    expect(ready.status).toBe(200)
    const link = ready.document.querySelector('main [role=status] a')
    expect([textOf(link), link?.getAttribute('href')]).toEqual([
      'Pay $1,250.50',
      'https://pay.example/corner?ref=INV-7&sum=1250.50&by=ada%40mail.example',
    ])
    expect((await submit(product, tenant.slug, path, sent)).status, 'signed out').toBe(302)
    expect((await answer(path, { cookie: 'session=made-up-and-long-enough-to-be-one' })).status).toBe(302)
  })
})

describe('finance for one vehicle', () => {
  const path = () => `/personalised/finance?car_id=${car.id}`
  const person = {
    ...{ name: 'Ada', last_name: 'Lovelace', email: 'ada@mail.example', phone: '0491 570 156' },
    ...{ postcode: '4127', vehicle_type: 'Car' },
  }

  test('AUTH-10 is open, and with its gate leads to sign-in and back to the same vehicle', async () => {
    const { status, document } = await open(product, tenant.slug, path())
    expect(status).toBe(200)
    await tenant.set({ gateCarFinance: true })
    await eventually(async () => expect(await answer(path())).toEqual(toSignIn('car-finance', path())))
    const { cookie } = await newShopper()
    expect((await answer(path(), { cookie })).status).toBe(200)
    const token = fieldsOf(document, '[data-testid=form-finance]')._form!
    const values = { ...person, category: 'Finance' }
    const send = async (headers: Record<string, string> = {}) => {
      const { status } = await visit(product, tenant.slug, '/api/leads', {
        method: 'POST',
        headers: {
          ...{ 'content-type': 'application/json', 'x-form-token': token, 'x-form-page': path() },
          ...headers,
        },
        body: JSON.stringify(values),
      })
      return status
    }
    expect(await send(), 'the token of the page is no sign-in').toBe(401)
    expect(await send({ cookie })).toBe(200)
    await tenant.set({ gateCarFinance: false })
    await eventually(async () => expect((await answer(path())).status).toBe(200))
  })

  test('ROUTE-27 shows the vehicle and sends it with the lead; a vehicle that is not there has no page', async () => {
    const { status, document } = await open(product, tenant.slug, path())
    expect(status).toBe(200)
    const form = document.querySelector('[data-testid=form-finance]')
    expect(textOf(form?.closest('section') ?? form?.parentElement)).toContain(car.name)
    const sent = {
      ...fieldsOf(document, '[data-testid=form-finance]'),
      ...person,
    }
    const done = await submit(product, tenant.slug, '/personalised/finance', sent)
    expect([done.status, done.headers.location]).toEqual([303, '/success?form=finance'])
    const staff = await staffOf(product, tenant.slug)
    const { leads } = await staff.get<Inbox>('/api/staff/leads?category=Finance%20Enquiry')
    expect(leads[0]).toMatchObject({ name: 'Ada Lovelace', car: car.name })
    for (const unknown of ['999999999', '0', 'x', '1%20or%201=1'])
      expect((await answer(`/personalised/finance?car_id=${unknown}`)).status, unknown).toBe(404)
  })
})

describe('spin to win', () => {
  const path = '/spin-to-win'
  const wheel = {
    _type: 'spinWheel',
    campaign: 'Winter',
    prizes: [
      { _key: 'a', _type: 'prize', name: 'Coffee', chance: 3 },
      { _key: 'b', _type: 'prize', name: 'Car wash', chance: 1 },
    ],
  }

  test('AUTH-09 is open, and with its gate leads to sign-in', async () => {
    await tenant.set({ spinToWinEnabled: true })
    await eventually(async () => expect((await answer(path)).status).toBe(200))
    await tenant.set({ gateSpinToWin: true })
    await eventually(async () => expect(await answer(path)).toEqual(toSignIn('spin-to-win', path)))
    await tenant.set({ gateSpinToWin: false })
    await eventually(async () => expect((await answer(path)).status).toBe(200))
  })

  test('ROUTE-35 spins once for a shopper and campaign, by the server, and the dealer has a lead of it', async () => {
    await tenant.set({ spinToWinEnabled: false, gateSpinToWin: true })
    await eventually(async () => expect((await answer(path)).status).toBe(404))
    const page = await tenant.publish('pageTemplate', {
      kind: 'spinToWin',
      blocks: [{ _key: 'w', ...wheel }],
    })
    await tenant.set({ spinToWinEnabled: true })
    await eventually(async () => expect(await answer(path)).toEqual(toSignIn('spin-to-win', path)))
    const ada = await newShopper()
    const look = ({ cookie }: { cookie: string }) => open(product, tenant.slug, path, { headers: { cookie } })
    const first = await eventually(async () => {
      const { status, document } = await look(ada)
      expect(status).toBe(200)
      expect(textsOf(document.querySelectorAll('[aria-label=Prizes] li'))).toEqual(['Coffee', 'Car wash'])
      return document
    })
    const sent = {
      ...fieldsOf(first, 'form[aria-label="Spin to Win"]'),
      ...{ name: 'Ada Lovelace', email: 'ada@mail.example', prize: 'A new car' },
    }
    expect((await submit(product, tenant.slug, path, sent)).status, 'signed out').toBe(302)
    const bad = await submit(product, tenant.slug, path, { ...sent, email: 'ada' }, { cookie: ada.cookie })
    expect(bad.status).toBe(422)
    expect(textOf(bad.document.querySelector('.spin-won'))).toBe('')

    const spins = await Promise.all(
      [1, 2, 3].map((number) =>
        submit(
          product,
          tenant.slug,
          path,
          { ...sent, _submission: `spin-number-${number}` },
          { cookie: ada.cookie },
        ),
      ),
    )
    expect(spins.map(({ status }) => status)).toEqual([200, 200, 200])
    const [won] = textsOf(spins[0]!.document.querySelectorAll('.spin-won b'))
    expect(['Coffee', 'Car wash']).toContain(won)
    for (const { document } of spins) expect(textOf(document.querySelector('.spin-won b'))).toBe(won)
    expect(textOf((await look(ada)).document.querySelector('.spin-won b'))).toBe(won)
    expect((await look(ada)).document.querySelector('form[aria-label="Spin to Win"]')).toBeNull()
    expect((await look(await newShopper())).document.querySelector('.spin-won')).toBeNull()

    const kept = await withStockDatabase(product, async (pool) => {
      const { rows } = await pool.query(
        `select name, phone, subcategory, fields->>'prize' as prize from leads where tenant = $1 and category = $2`,
        [`site-${tenant.slug}`, 'Spin to Win'],
      )
      return rows
    })
    expect(kept).toEqual([{ name: 'Ada Lovelace', phone: ada.phone, subcategory: 'Winter', prize: won }])
    const file = await visit(product, tenant.slug, '/api/account/export', { headers: { cookie: ada.cookie } })
    expect(JSON.parse(file.body).spins).toEqual([{ campaign: 'Winter', prize: won, at: expect.any(String) }])

    await client
      .patch(page)
      .set({ blocks: [{ _key: 'w', ...wheel, campaign: 'Spring' }] })
      .commit()
    await eventually(async () =>
      expect((await look(ada)).document.querySelector('form[aria-label="Spin to Win"]')).not.toBeNull(),
    )
  })
})
