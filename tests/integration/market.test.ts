import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { editorClient, eventually, visit } from '../product/index.ts'
import { importStock, stockRow } from '../product/stock.ts'
import { createTenant, type TestTenant } from '../product/tenant.ts'

const product = inject('product')
const client = editorClient(product)
let tenant: TestTenant
let other: TestTenant
/** A model that nobody else in this database sells. */
const model = `Corona ${crypto.randomUUID().slice(0, 8)}`

const priced = (name: string, price: number, more: object = {}) => stockRow(name, { model, price, ...more })
const own = [21_400, 20_000, 21_000, 22_000, 23_000, 24_000].map((price, at) => priced(`car-${at}`, price))
const theirs = (count: number) =>
  [26_000, 27_000, 28_000].slice(0, count).map((price, at) => priced(`car-${at}`, price))

beforeAll(async () => {
  tenant = await createTenant(client)
  other = await createTenant(client)
  await importStock(product, tenant.slug, [...own, priced('sold', 9_000, { status: 'sold', sold: true })])
  await importStock(product, other.slug, theirs(2))
}, 60_000)

afterAll(() => Promise.all([tenant.remove(), other.remove()]))

const ask = async (car: string, slug = tenant.slug) => {
  const { status, headers, body } = await visit(product, slug, `/cars/${car}/autogauge`)
  return { status, type: headers['content-type'], body: JSON.parse(body) }
}

test('a price is compared with its like in stock, and the answer follows the stock of every site', async () => {
  const alone = {
    fill: 0.32,
    listing_price: 21_400,
    market_range_min: 21_000,
    market_range_max: 23_000,
    confidence: 0.42,
    description: '$600 under the middle of 5 similar cars for sale',
  }
  await eventually(async () =>
    expect(await ask('car-0')).toEqual({
      status: 200,
      type: expect.stringContaining('application/json'),
      body: alone,
    }),
  )
  // Two of another dealer say nothing, three do.
  await importStock(product, other.slug, theirs(3))
  await eventually(async () =>
    expect((await ask('car-0')).body).toMatchObject({
      market_range_min: 21_000,
      market_range_max: 27_000,
      description: expect.stringContaining('8 similar cars'),
    }),
  )
  await importStock(product, other.slug, theirs(1))
  await eventually(async () => expect((await ask('car-0')).body).toEqual(alone))
  // The other dealer has too few alike of its own, and sees these, without its own one.
  await eventually(async () =>
    expect((await ask('car-0', other.slug)).body.description).toContain('6 similar cars'),
  )
})

test('nothing is said of a sold vehicle, and there is none under another site’s slug or a wrong one', async () => {
  await eventually(async () => expect(await ask('sold')).toMatchObject({ status: 200, body: {} }))
  for (const car of ['no-such-car', 'car-5%27'])
    expect(await ask(car), car).toMatchObject({ status: 404, body: { error: 'There is no such vehicle.' } })
  expect((await ask('car-5', other.slug)).status).toBe(404)
  expect((await ask('car-5')).status).toBe(200)
})
