import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { runCommand } from '../product/command.ts'
import { type CrmCall, startCrm } from '../product/crm.ts'
import { editorClient, eventually, visit } from '../product/index.ts'
import { createTenant, type TestTenant } from '../product/tenant.ts'

const product = inject('product')
const client = editorClient(product)
let tenant: TestTenant
let crm: Awaited<ReturnType<typeof startCrm>>
let isDown = true

beforeAll(async () => {
  crm = await startCrm((_call, _calls, response) => response.writeHead(isDown ? 503 : 200).end())
  tenant = await createTenant(client)
  await tenant.publish('location', {
    name: 'North',
    slug: { _type: 'slug', current: 'north' },
    dealership_slug: 'north',
  })
  await tenant.publish('leadRouting', {
    destinations: [{ _key: 'crm', _type: 'leadDestination', name: 'CRM', kind: 'webhook', url: crm.url }],
  })
})
afterAll(async () => {
  await tenant?.remove()
  await crm?.stop()
})

const replay = (...args: string[]) => runCommand(product, 'leads-replay', ...args)
const keyOf = (call: CrmCall | undefined) => call?.headers['idempotency-key']

test('a lead that waits for its next try is delivered at once when an operator says so', async () => {
  const body = {
    ...{ name: 'Ada Lovelace', email: 'ada@mail.example', phone: '0491 570 156', category: 'Sales' },
    ...{ location: 'north', dealership_slug: 'north', message: 'Do you open on Sunday?' },
  }
  // A site that was made this moment is known to the server a moment later.
  await eventually(async () => expect((await visit(product, tenant.slug, '/contact-us')).status).toBe(200))
  const { status } = await visit(product, tenant.slug, '/api/leads', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  expect(status).toBe(200)
  const listed = await eventually(async () => {
    const { code, output } = await replay('--tenant', tenant.slug, '--all', '--list')
    expect([code, output]).toEqual([0, expect.stringContaining('1 of leads.deliver')])
    return output
  })
  expect(listed).toContain(`Target: leads of ${tenant.slug} in the data directory ${product.dataDir}`)
  expect(listed).toContain("1 try: The dealer's system answered 503.")
  expect((await replay('--tenant', tenant.slug)).output).toContain('Nothing to run again.')
  isDown = false
  const before = crm.calls.length
  expect((await replay('--tenant', tenant.slug, '--all')).output).toContain('Run again: 1 of leads.deliver.')
  await eventually(async () => expect(crm.calls).toHaveLength(before + 1))
  expect(keyOf(crm.calls.at(-1))).toBe(keyOf(crm.calls[0]))
})

test('a site that is not there is refused, with the names that may be meant', async () => {
  const misspelt = await replay('--tenant', 'motorwrold')
  expect(misspelt.code).toBe(1)
  expect(misspelt.output).toContain('There is no site motorwrold. Did you mean motorworld?')
  expect((await replay()).output).toContain('Usage: npm run leads:replay')
})
