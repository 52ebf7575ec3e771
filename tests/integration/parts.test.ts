import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { editorClient, eventually } from '../product/index.ts'
import { importStock, stockRow } from '../product/stock.ts'
import { createTenant, type TestTenant } from '../product/tenant.ts'
import { hrefsOf, open, textsOf } from './document.ts'

const product = inject('product')
const client = editorClient(product)
let site: TestTenant

const part = (number: number) =>
  stockRow(`p-${number}`, { item_type: 'part', model: `Roof rack ${number}`, badge: '', price: 100 + number })

beforeAll(async () => {
  site = await createTenant(client, { partsSearchEnabled: true })
  const parts = Array.from({ length: 25 }, (_, index) => part(index + 1))
  await importStock(product, site.slug, [stockRow('a-car'), ...parts])
})

afterAll(() => site.remove())

const names = async (path: string) =>
  textsOf((await open(product, site.slug, path)).document.querySelectorAll('[data-testid=part-card] h3'))

test('ROUTE-20 /parts/search searches the parts of the stock, 21 to a page; without parts it leads to the order form', async () => {
  await eventually(async () => expect(await names('/parts/search')).toHaveLength(21))
  expect(await names('/parts/search?page=2')).toHaveLength(4)
  expect((await names('/parts/search')).join()).not.toContain('Corolla')
  const found = await names('/parts/search?query=rack%2017')
  expect(found[0]).toMatch(/Roof rack 17$/)
  const { status, document: page } = await open(product, site.slug, '/parts/search')
  expect(status).toBe(200)
  const box = page.querySelector('main form[method=get] input[name=query]')
  expect(textsOf(page.querySelectorAll(`main label[for="${box?.id}"]`))).toEqual(['Part name or number'])

  const form = '/vehicle-parts-and-accessories'
  await site.page(form, [{ _type: 'hero', heading: 'Order a part' }])
  await site.set({ partsSearchEnabled: false })
  await eventually(async () => {
    const { status, document } = await open(product, site.slug, '/parts/search')
    expect(status).toBe(200)
    expect(hrefsOf(document.querySelectorAll('main a'))).toContain(form)
  })
  expect((await open(product, site.slug, form)).status).toBe(200)
})
