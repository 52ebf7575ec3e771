import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { budgets } from '#app/costs/budgets.ts'
import type { PageCosts } from '#app/costs/page-costs.ts'
import { demoTenants, editorClient, eventually, visit } from '../product/index.ts'
import { importStock, stockRow } from '../product/stock.ts'
import { createTenant, type TestTenant } from '../product/tenant.ts'

const product = inject('product')
let site: TestTenant

beforeAll(async () => {
  site = await createTenant(editorClient(product))
  await importStock(product, site.slug, [stockRow('one'), stockRow('two')])
})
afterAll(() => site.remove())

const ask = (path: string, tenant = site.slug) =>
  visit(product, tenant, `/api/blocks/costs?path=${encodeURIComponent(path)}`)

/** The costs, once every picture of the page is measured. */
const costsOf = (path: string, tenant = site.slug) =>
  eventually(
    async () => {
      const { status, body } = await ask(path, tenant)
      expect(status, body).toBe(200)
      const costs: PageCosts = JSON.parse(body)
      expect(costs.total.pictures).toMatchObject({ waiting: 0, missing: 0 })
      return costs
    },
    { within: 25_000 },
  )

test('a page of static blocks costs no React; a new version of it is measured again', async () => {
  const faq = { _type: 'faqAccordion' }
  const questions = [{ _key: 'q', _type: 'faq', question: 'Do you deliver?', answer: [] }]
  const id = await site.page('/static', [{ _type: 'statsBanner' }, { ...faq, questions }])
  await eventually(async () => expect((await ask('/static')).status).toBe(200))
  const costs = await costsOf('/static')
  expect(costs).toMatchObject({ built: true, path: '/static' })
  expect(costs.total.scripts.budget).toBe(budgets.staticPage)
  expect(costs.types.faqAccordion?.scripts).toBeGreaterThan(100)
  expect(costs.types.faqAccordion?.scripts).toBeLessThanOrEqual(budgets.enhance)
  // These two share one script.
  expect(costs.types.video?.scripts).toBeGreaterThan(100)
  expect(costs.types.embed?.scripts).toBe(costs.types.video?.scripts)
  expect(costs.types.statsBanner).toMatchObject({ interactive: false, scripts: 0 })
  expect(costs.react).toBeGreaterThan(50_000)
  expect(costs.total.scripts.bytes).toBe(costs.frame.scripts + sum(costs))

  await editorClient(product)
    .patch(id)
    .set({ blocks: [{ _key: 'cars', _type: 'vehicleCarousel' }] })
    .commit()
  await eventually(async () =>
    expect((await costsOf('/static')).blocks.map(({ key }) => key)).toEqual(['cars']),
  )
})

test('an interactive block costs React, and blocks with vehicles report the time of the stock search', async () => {
  await site.page('/cars-here', [{ _type: 'vehicleCarousel' }, { _type: 'stockSearch' }])
  await eventually(async () => expect((await ask('/cars-here')).status).toBe(200))
  const costs = await costsOf('/cars-here')
  expect(costs.total.scripts).toEqual({
    bytes: costs.frame.scripts + sum(costs),
    budget: budgets.interactivePage,
  })
  const [carousel, search] = costs.blocks
  expect(carousel).toMatchObject({ key: 'block-0', types: ['vehicleCarousel'], react: 0 })
  expect(search?.react).toBe(costs.react)
  expect(costs.types.vehicleCarousel?.sources).toMatchObject([
    { name: 'stock', median: expect.any(Number), slowest: expect.any(Number), loads: expect.any(Number) },
  ])
  expect(costs.types.vehicleCarousel?.sources[0]?.median).toBeGreaterThan(0)
})

test.each(demoTenants)('the home page of %s is within the budgets', async (tenant) => {
  const { total } = await costsOf('/', tenant)
  for (const { bytes, budget } of [total.scripts, total.phone, total.desktop]) {
    expect(bytes).toBeGreaterThan(1000)
    expect(bytes).toBeLessThanOrEqual(budget)
  }
})

test('any origin may read it, it is not cached, and a path without a page is refused', async () => {
  const { headers } = await ask('/', demoTenants[0])
  expect(headers).toMatchObject({ 'access-control-allow-origin': '*', 'cache-control': 'no-store' })
  expect((await ask('/no-such-page')).status).toBe(404)
  for (const wrong of ['no-slash', '', '/Upper', '/../up', `/${'a'.repeat(3000)}`])
    expect((await ask(wrong)).status, wrong).toBeOneOf([414, 422])
  expect((await visit(product, site.slug, '/api/blocks/costs?path=/a&path=/b')).status).toBe(422)
  expect((await ask('/', 'nobody')).status).toBe(404)
})

const sum = ({ blocks }: PageCosts) => blocks.reduce((bytes, { scripts }) => bytes + scripts, 0)
