import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { filesOf, rowsOf, sendMalformed, withFileForm } from '../product/doors.ts'
import { addressOf, editorClient, visit } from '../product/index.ts'
import { hostileTexts } from '../product/malformed.ts'
import { createTenant, type TestTenant } from '../product/tenant.ts'

const product = inject('product')
let tenant: TestTenant
beforeAll(async () => {
  tenant = await createTenant(editorClient(product))
  await withFileForm(product, tenant)
})
afterAll(() => tenant.remove())

const isUnharmed = async () => {
  expect(Object.values(await rowsOf(product, tenant.slug)).filter((count) => count > 0)).toEqual([])
  expect(await filesOf(product, tenant.slug)).toEqual([])
  expect((await visit(product, tenant.slug, '/contact-us')).status).toBe(200)
}

test('no malformed body makes a site fail or leaves a row, at any of its doors', async () => {
  const { doors, answers, failures } = await sendMalformed(product, tenant.slug, { count: 400, seed: 7 })
  expect(doors).toBeGreaterThan(14)
  expect(failures).toEqual([])
  expect([...answers.keys()].sort()).toEqual(expect.arrayContaining([400, 413, 415, 422]))
  await isUnharmed()
}, 90_000)

test('a form with hostile text in it and nothing else wrong is kept or refused, and never fails', async () => {
  let kept = 0
  for (const [number, text] of hostileTexts(60, 7).entries()) {
    const answer = await visit(product, tenant.slug, '/api/leads', {
      method: 'POST',
      from: addressOf(5000 + number),
      headers: { 'content-type': 'application/json', 'user-agent': 'Tester' },
      body: JSON.stringify({
        ...{ name: `Ada ${text}`, email: `ada${number}@mail.example`, category: 'Sales' },
        ...{ phone: `04915${10_000 + number}`, message: `Hello ${text}`, anything: text },
        lead_attributes: { visited_pages: [`/${text}`], linked_query_params: { [text]: text } },
      }),
    })
    expect([200, 422], `${JSON.stringify(text)}: ${answer.body}`).toContain(answer.status)
    if (answer.status === 200) kept += 1
  }
  expect((await rowsOf(product, tenant.slug)).leads).toBe(kept)
  expect(kept).toBeGreaterThan(30)
}, 60_000)
