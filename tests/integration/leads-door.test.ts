import { JSDOM } from 'jsdom'
import { afterAll, beforeAll, expect, inject, onTestFinished, test } from 'vitest'
import type { Inbox, LeadDetails } from '#app/leads/staff/inbox.ts'
import { runCommand } from '../product/command.ts'
import { startCrm } from '../product/crm.ts'
import { addressOf, editorClient, eventually, visit } from '../product/index.ts'
import { staffOf } from '../product/staff.ts'
import { withStockDatabase } from '../product/stock.ts'
import { createTenant, type TestTenant } from '../product/tenant.ts'

const product = inject('product')
let tenant: TestTenant
let staff: Awaited<ReturnType<typeof staffOf>>
let crm: Awaited<ReturnType<typeof startCrm>>
let isDown = false

beforeAll(async () => {
  crm = await startCrm((_call, _calls, response) => response.writeHead(isDown ? 500 : 200).end())
  tenant = await createTenant(editorClient(product))
  staff = await staffOf(product, tenant.slug)
  for (const name of ['North', 'South'])
    await tenant.publish('location', {
      name,
      slug: { _type: 'slug', current: name.toLowerCase() },
      dealership_slug: `corner-${name.toLowerCase()}`,
    })
  await tenant.publish('leadRouting', {
    destinations: [{ _key: 'crm', _type: 'leadDestination', name: 'CRM', kind: 'webhook', url: crm.url }],
  })
}, 60_000)
afterAll(async () => {
  await tenant?.remove()
  await crm?.stop()
})

let sender = 0
/** What a program sends as a general enquiry, each from another person. */
function enquiry(more: Record<string, unknown> = {}) {
  sender++
  return {
    ...{ name: 'Ada Lovelace', email: `ada${sender}@mail.example`, phone: `04915701${10 + sender}` },
    ...{ category: 'Sales', location: 'north', dealership_slug: 'corner-north', message: 'Are you open?' },
    ...more,
  }
}

/** From a network address of this file's own: how often one writes is counted by it. */
const post = (body: unknown, from: string) =>
  visit(product, tenant.slug, '/api/leads', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    from,
  })
const read = ({ status, body }: { status: number; body: string }) => ({ status, answer: JSON.parse(body) })

const kept = () => staff.get<Inbox>('/api/staff/leads?state=all')
const detailsOf = (id: number) => staff.get<LeadDetails>(`/api/staff/leads/one/${id}`)

/** Makes PostgreSQL refuse every lead of this site alone, until the test ends. */
async function refuseLeads() {
  const name = `refuse_${tenant.slug.replace(/\W/g, '_')}`
  const run = (sql: string) => withStockDatabase(product, (pool) => pool.query(sql))
  await run(`alter table leads add constraint ${name} check (tenant <> 'site-${tenant.slug}') not valid`)
  const allow = () => run(`alter table leads drop constraint if exists ${name}`)
  onTestFinished(async () => void (await allow()))
  return allow
}

test('FORM-16 a form is kept as a row and forwarded, or it is said what is wrong; nothing that fails loses it', async () => {
  const from = addressOf(9001)
  const taken = read(await post(enquiry({ message: 'Findable words' }), from))
  expect(taken).toEqual({ status: 200, answer: { lead_id: expect.any(Number), error: null } })
  const id: number = taken.answer.lead_id
  const { rows } = await withStockDatabase(product, (pool) =>
    pool.query('select category, name, fields from leads where tenant = $1 and id = $2', [
      `site-${tenant.slug}`,
      id,
    ]),
  )
  expect(rows).toEqual([
    {
      category: 'Sales',
      name: 'Ada Lovelace',
      fields: expect.objectContaining({ message: 'Findable words' }),
    },
  ])
  await eventually(async () => expect(crm.calls.map(({ lead }) => lead.lead_id)).toEqual([id]))
  expect(crm.calls[0]!.lead).toMatchObject({ category: 'Sales', message: 'Findable words' })

  const invalid = 'Invalid email. Please enter an address like name@example.com.'
  expect(read(await post(enquiry({ email: 'abc' }), from))).toEqual({
    status: 422,
    answer: { error: invalid, errors: { email: [invalid] } },
  })

  const allow = await refuseLeads()
  const again = enquiry({ message: 'Sent again' })
  const failed = read(await post(again, from))
  expect(failed).toEqual({ status: 500, answer: { error: 'Something went wrong. Please try again.' } })
  expect((await kept()).leads).toHaveLength(1)
  await allow()
  expect(read(await post(again, from)).status).toBe(200)

  isDown = true
  const { answer } = read(await post(enquiry({ message: 'While the CRM is down' }), from))
  await eventually(async () =>
    expect((await detailsOf(answer.lead_id)).deliveries).toMatchObject([
      { state: 'waiting', attempts: 1, lastError: "The dealer's system answered 500." },
    ]),
  )
  expect((await kept()).leads.map(({ id }) => id)).toContain(answer.lead_id)
  isDown = false
  await runCommand(product, 'leads-replay', '--tenant', tenant.slug, '--all')
  await eventually(async () =>
    expect((await detailsOf(answer.lead_id)).deliveries).toMatchObject([{ state: 'sent' }]),
  )
  const tries = crm.calls.filter(({ lead }) => lead.lead_id === answer.lead_id)
  expect(tries.map(({ lead }) => lead.message)).toEqual(Array(2).fill('While the CRM is down'))
}, 30_000)

test('FORM-27 a hidden field, a limit of requests from one address and one of size keep programs out', async () => {
  const before = (await kept()).leads.length
  const { body } = await visit(product, tenant.slug, '/contact-us')
  const { document } = new JSDOM(body).window
  const trap = document.querySelector<HTMLInputElement>('[data-testid="form-general"] [name="_website"]')!
  expect(trap.type).toBe('text')
  expect(trap.closest('[hidden]')?.getAttribute('aria-hidden')).toBe('true')

  const from = addressOf(9002)
  const trapped = read(await post(enquiry({ _website: 'https://spam.example' }), from))
  expect(trapped).toEqual({ status: 422, answer: { error: expect.stringContaining('hidden field') } })
  const form = new URLSearchParams()
  for (const field of document.querySelectorAll<HTMLInputElement>('[data-testid="form-general"] [name]'))
    if (field.type !== 'checkbox') form.set(field.name, field.value)
  for (const [name, value] of Object.entries(enquiry())) form.set(name, String(value))
  form.set('_website', 'https://spam.example')
  const asPage = await visit(product, tenant.slug, '/contact-us', {
    method: 'POST',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      origin: `http://${tenant.slug}.localhost:${product.sitePort}`,
    },
    body: String(form),
    from,
  })
  expect(asPage.status).toBe(422)

  expect(read(await post(enquiry({ message: 'x'.repeat(70_000) }), from))).toEqual({
    status: 413,
    answer: { error: 'What was sent is larger than 64 kB.' },
  })
  expect((await kept()).leads).toHaveLength(before)

  const busy = addressOf(9003)
  const statuses: number[] = []
  for (let count = 0; count < 61; count++) statuses.push((await post({ email: 'abc' }, busy)).status)
  expect(statuses).toEqual([...Array(60).fill(422), 429])
  const limited = await post(enquiry(), busy)
  expect(read(limited)).toEqual({ status: 429, answer: { error: expect.stringMatching(/too often/) } })
  expect(Number(limited.headers['retry-after'])).toBeGreaterThan(0)
  expect(read(await post(enquiry(), addressOf(9004))).status).toBe(200)
}, 30_000)
