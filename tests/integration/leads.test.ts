import { JSDOM } from 'jsdom'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import type { Inbox, LeadDetails } from '#app/leads/staff/inbox.ts'
import { startCrm } from '../product/crm.ts'
import { editorClient, eventually, visit } from '../product/index.ts'
import { staffOf } from '../product/staff.ts'
import { importStock, stockRow } from '../product/stock.ts'
import { createTenant, type TestTenant } from '../product/tenant.ts'

const product = inject('product')
const client = editorClient(product)
let tenant: TestTenant
let other: TestTenant
let staff: Awaited<ReturnType<typeof staffOf>>

const location = (name: string, dealership: string) => ({
  name,
  slug: { _type: 'slug', current: name.toLowerCase() },
  dealership_slug: dealership,
  address: { city: 'Springwood', state: 'QLD', postcode: '4127' },
})

beforeAll(async () => {
  tenant = await createTenant(client, { email: 'sales@corner.example' })
  other = await createTenant(client, { email: 'sales@other.example' })
  staff = await staffOf(product, tenant.slug)
  await tenant.publish('location', location('North', 'corner-north'))
  await tenant.publish('location', location('South', 'corner-south'))
  await importStock(product, tenant.slug, [stockRow('car-used', { dealership_slug: 'corner-north' })])
}, 60_000)
afterAll(async () => {
  await tenant?.remove()
  await other?.remove()
})

const person = { name: 'Ada Lovelace', email: 'ada@mail.example', phone: '0491 570 156' }
const general = {
  ...person,
  category: 'Sales',
  location: 'north',
  dealership_slug: 'corner-north',
  message: 'Do you open on Sunday?',
}

let sender = 0
const send = (body: unknown, headers: Record<string, string> = {}, to = tenant) =>
  visit(product, to.slug, '/api/leads', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      origin: `http://${to.slug}.localhost:${product.sitePort}`,
      ...headers,
    },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })

const unique = (more: Record<string, unknown> = {}) => {
  sender++
  return { ...general, email: `ada${sender}@mail.example`, phone: `04915701${10 + (sender % 90)}`, ...more }
}

async function form(path: string, kind: string, of = tenant) {
  const { body, status } = await visit(product, of.slug, path)
  const { document } = new JSDOM(body).window
  const found = document.querySelector<HTMLFormElement>(`[data-testid="form-${kind}"]`)
  if (!found) throw new Error(`${path} has no form ${kind} (${status})`)
  return { form: found, document }
}

/** Sends a form like a browser without script, with these values on top of those it was served with. */
async function submit(
  { form: sent }: { form: HTMLFormElement },
  values: Record<string, string>,
  of = tenant,
) {
  const fields = new URLSearchParams()
  for (const field of sent.querySelectorAll<HTMLInputElement>('input, select, textarea')) {
    if (!field.name || (/checkbox|radio/.test(field.type) && !field.checked)) continue
    fields.set(field.name, field.value)
  }
  for (const [name, value] of Object.entries(values)) fields.set(name, value)
  const path = sent.getAttribute('action') ?? ''
  return visit(product, of.slug, new URL(path, 'http://site').pathname, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      origin: `http://${of.slug}.localhost:${product.sitePort}`,
    },
    body: String(fields),
  })
}

describe('without script', () => {
  test('a form says what to mend, keeps what was typed, and thanks once it is kept', async () => {
    const contact = await form('/contact-us', 'general')
    const refused = await submit(contact, { ...person, phone: '12', message: '' })
    expect(refused.status).toBe(422)
    const { document } = new JSDOM(refused.body).window
    const list = document.querySelector('[data-testid="form-errors"]')!
    expect(list.querySelector('p')?.textContent).toBe('Please fix the following errors:')
    expect([...list.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual([
      'Invalid phone number. Please enter 10 digits, or begin with +61.',
      'Please choose a location.',
      'Please choose a dealership.',
      'Please write a comment.',
    ])
    expect(document.querySelector<HTMLInputElement>('[name="name"]')?.value).toBe('Ada Lovelace')
    for (const item of list.querySelectorAll('a'))
      expect(document.getElementById(item.getAttribute('href')!.slice(1))).not.toBeNull()

    const again = await submit(
      { form: document.querySelector<HTMLFormElement>('[data-testid="form-general"]')! },
      unique() as Record<string, string>,
    )
    expect({ status: again.status, location: again.headers.location }).toEqual({
      status: 303,
      location: '/success?form=general',
    })
    const thanks = await visit(product, tenant.slug, '/success?form=general')
    expect(thanks.body).toContain('We have your message')
    const neutral = await visit(product, tenant.slug, '/success')
    expect(neutral.status).toBe(200)
    expect(neutral.body).toContain('noindex')
    expect(new JSDOM(neutral.body).window.document.querySelector('[data-thanks]')?.textContent).not.toContain(
      'We have your message',
    )
  })

  test('PARTS-07 a wizard makes one lead, and its steps go back and forth', async () => {
    const first = await submit(await form('/vehicle-parts-and-accessories', 'parts'), {
      ...person,
      dealership_slug: 'corner-south',
    })
    expect(first.status).toBe(200)
    const stepOf = ({ body }: { body: string }) => {
      const { document } = new JSDOM(body).window
      const found = document.querySelector<HTMLFormElement>('[data-testid="form-parts"]')!
      return { form: found, title: found.querySelector('fieldset:not([hidden]) h2')?.textContent }
    }
    const vehicle = stepOf(first)
    expect(vehicle.title).toBe('Vehicle Details')
    const back = stepOf(await submit(vehicle, { _back: '1' }))
    expect(back.title).toBe('Contact Details')
    expect(back.form.querySelector<HTMLInputElement>('[name="email"]')?.value).toBe(person.email)
    const order = stepOf(await submit(vehicle, { Rego: 'abc-123' }))
    expect(order.title).toBe('Order Details')
    const done = await submit(order, { 'Order Detail': 'Wiper blades' })
    expect(done.headers.location).toBe('/success?form=parts')
    const { leads } = await staff.get<Inbox>('/api/staff/leads?state=all&category=Parts')
    expect(leads).toHaveLength(1)
    const { lead } = await staff.get<LeadDetails>(`/api/staff/leads/one/${leads[0]!.id}`)
    expect(lead).toMatchObject({ complete: true, fields: { Rego: 'ABC123', 'Order Detail': 'Wiper blades' } })
  })
})

describe('POST /api/leads', () => {
  test('a lead keeps what the visit was, and what was agreed to', async () => {
    const taken = await send(
      unique({
        additional_services: [],
        url: `http://${tenant.slug}.localhost:${product.sitePort}/contact-us`,
        lead_attributes: { visited_pages: ['/', '/contact-us'], linked_query_params: { utm_source: 'x' } },
      }),
      { 'user-agent': 'Tester' },
    )
    expect(taken.status).toBe(200)
    const { lead_id, error } = JSON.parse(taken.body)
    expect({ error, id: typeof lead_id }).toEqual({ error: null, id: 'number' })
    const { lead, consents } = await staff.get<LeadDetails>(`/api/staff/leads/one/${lead_id}`)
    expect(lead).toMatchObject({
      category: 'Sales',
      dealership: 'corner-north',
      pages: ['/', '/contact-us'],
      parameters: { utm_source: 'x' },
    })
    expect(consents.map(({ name, given }) => [name, given])).toEqual([
      ['opt_in', false],
      ['terms_conditions', false],
    ])
  })

  test('the same submission sent twice is one lead, also at the same time', async () => {
    const key = { 'idempotency-key': crypto.randomUUID() }
    const body = unique()
    const answers = await Promise.all([send(body, key), send(body, key), send(body, key)])
    const ids = new Set([...answers, await send(body, key)].map(({ body: said }) => JSON.parse(said).lead_id))
    expect(ids.size).toBe(1)
  })

  test('a form that was opened on another page is checked as the form of its own page', async () => {
    const { form: shown } = await form('/contact-us', 'general')
    const token = shown.querySelector<HTMLInputElement>('[name="_form"]')!.value
    const at = (path: string) => ({ 'x-form-token': token, 'x-form-page': path })
    const url = `http://${tenant.slug}.localhost:${product.sitePort}/cars/car-used`
    expect((await send({ ...unique(), url }, { 'x-form-token': token })).status).toBe(422)
    expect((await send({ ...unique(), url }, at('/enquire'))).status).toBe(422)
    const taken = await send({ ...unique(), url }, at('/contact-us'))
    expect(taken.status).toBe(200)
    const { lead } = await staff.get<LeadDetails>(`/api/staff/leads/one/${JSON.parse(taken.body).lead_id}`)
    expect(lead.url).toBe(url)
    const elsewhere = await send({ ...unique(), url: 'https://evil.example/x' }, at('/contact-us'))
    const { lead: other } = await staff.get<LeadDetails>(
      `/api/staff/leads/one/${JSON.parse(elsewhere.body).lead_id}`,
    )
    expect(other.url).toMatch(/\/contact-us$/)
  })

  test('no lead can be changed by who only knows its number', async () => {
    const { lead_id } = JSON.parse((await send(unique())).body)
    const other_id = JSON.parse((await send(unique({ lead_id, message: 'Mine now' }))).body).lead_id
    expect(other_id).not.toBe(lead_id)
    const { lead } = await staff.get<LeadDetails>(`/api/staff/leads/one/${lead_id}`)
    expect(lead.fields.message).toBe(general.message)
  })

  test('what is no form is refused with a reason, and never breaks anything', async () => {
    const bodies = [
      '',
      '[]',
      'null',
      '"x"',
      '{',
      '{"__proto__":{"a":1}}',
      '{"name":{"a":[1]}}',
      JSON.stringify({ ...general, message: 'x'.repeat(70_000) }),
    ]
    for (const body of bodies) {
      const { status, body: said } = await send(body)
      expect(status, body.slice(0, 40)).toBeGreaterThanOrEqual(400)
      expect(status).toBeLessThan(500)
      expect(JSON.parse(said)).toHaveProperty('error')
    }
    expect((await send(unique({ _website: 'http://spam.example' }))).status).toBe(422)
    expect((await visit(product, tenant.slug, '/api/leads')).status).toBe(405)
  })

  test('a person who writes too often waits; the same sent again is not written again', async () => {
    const who = { email: 'busy@mail.example', phone: '0491 570 110' }
    const sent = []
    const key = { 'idempotency-key': crypto.randomUUID() }
    const again = unique(who)
    for (let count = 0; count < 10; count++) expect((await send(again, key)).status).toBe(200)
    for (let count = 1; count < 11; count++)
      sent.push((await send(unique({ ...who, message: `Number ${count}` }))).status)
    expect(sent.slice(0, 7)).toEqual(Array(7).fill(200))
    expect(sent.slice(7)).toEqual([429, 429, 429])
    const written = { email: 'other@mail.example', phone: '+61 491 570 110' }
    expect((await send(unique(written))).status).toBe(429)
    expect((await send(again, key)).status).toBe(200)
  })
})

describe('a lead goes', () => {
  const routing = (destinations: Record<string, unknown>[]) =>
    client.createOrReplace({
      _id: `leadRouting-${tenant.slug}`,
      _type: 'leadRouting',
      tenant: { _type: 'reference', _ref: `site-${tenant.slug}` },
      destinations: destinations.map((one, index) => ({
        _key: `d${index}`,
        _type: 'leadDestination',
        ...one,
      })),
    })
  const deliveriesOf = async (id: number) => {
    return (await staff.get<LeadDetails>(`/api/staff/leads/one/${id}`)).deliveries
  }

  test('by mail with ADF attached to the address of the site, unless something else is set', async () => {
    const { lead_id } = JSON.parse((await send(unique())).body)
    await eventually(async () => expect((await deliveriesOf(lead_id))[0]?.state).toBe('sent'))
    const { messages } = await staff.get<{
      messages: { recipient: string; subject: string; text: string; attachments: string[] }[]
    }>('/api/staff/outbox')
    const mail = messages.find(({ attachments }) => attachments.includes(`lead-${lead_id}.xml`))!
    expect(mail).toMatchObject({ recipient: 'sales@corner.example', subject: 'Sales from Ada Lovelace' })
    expect(mail.text).toContain('Comments: Do you open on Sunday?')
  })

  test('to the system of its category, signed, once it answers again', async () => {
    let failures = 1
    const crm = await startCrm((_call, _calls, response) => {
      if (failures-- > 0) response.writeHead(500).end('down')
      else response.end('ok')
    })
    await routing([
      { name: 'CRM', kind: 'webhook', url: crm.url, categories: ['Test Drive'] },
      { name: 'Off', kind: 'mail', to: 'off@corner.example', off: true },
    ])
    try {
      await eventually(async () => {
        const { lead_id } = JSON.parse(
          (await send(unique({ category: 'Test Drive', dateTime: '', message: 'Soon' }))).body,
        )
        expect((await deliveriesOf(lead_id)).map(({ to }) => to)).toEqual([`CRM: ${crm.url}`])
      })
      await eventually(async () => expect(crm.calls.length).toBeGreaterThan(1), { within: 40_000 })
      const [first, second] = crm.calls
      expect(second!.headers['idempotency-key']).toBe(first!.headers['idempotency-key'])
      expect(second!.lead).toMatchObject({ category: 'Test Drive', dealership_slug: 'corner-north' })
      expect(String(second!.headers['x-forecourt-signature'])).toMatch(/^t=\d+,v1=[0-9a-f]{64}$/)
    } finally {
      await client.delete(`leadRouting-${tenant.slug}`)
      await crm.stop()
    }
  }, 60_000)
})

describe('the inbox of staff', () => {
  test('lists, opens and answers leads of its own site alone, and notes who did', async () => {
    const typed = { message: 'Findable words', Rego: '123ABC' }
    const { lead_id } = JSON.parse((await send(unique(typed))).body)
    const found = await staff.get<Inbox>('/api/staff/leads?text=findable')
    expect(found.leads.map(({ id }) => id)).toEqual([lead_id])
    expect(found.open).toBeGreaterThan(0)
    expect(Date.parse(found.leads[0]!.dueAt!) - Date.parse(found.leads[0]!.createdAt)).toBe(3_600_000)
    await staff.post('/api/staff/leads/answered', { ids: [lead_id], answered: true })
    expect((await staff.get<Inbox>('/api/staff/leads?text=findable')).leads).toEqual([])
    const { csv } = await staff.get<{ csv: string }>('/api/staff/leads/file?state=answered')
    const [header, line] = csv.split('\r\n')
    expect(header).toMatch(/Name,Email,Phone,.*Comments,Other answers/)
    expect(line).toMatch(/Ada Lovelace,.*,Findable words,.*Rego: 123ABC/)

    const elsewhere = await staffOf(product, other.slug)
    expect((await elsewhere.get<Inbox>('/api/staff/leads?state=all')).leads).toEqual([])
    await expect(elsewhere.get(`/api/staff/leads/one/${lead_id}`)).rejects.toThrow('404')
    const { body } = await elsewhere.post('/api/staff/leads/answered', { ids: [lead_id], answered: false })
    expect(body).toBe('{"count":0}')
    const foreign = await visit(product, other.slug, '/api/staff/leads', { headers: staff.headers })
    expect(foreign.status).toBe(401)
    expect((await visit(product, tenant.slug, '/api/staff/leads')).status).toBe(401)
  })
})
