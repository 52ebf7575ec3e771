import { createHmac } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { JSDOM } from 'jsdom'
import { describe, expect, test } from 'vitest'
import type { Lead } from '../store/lead.ts'
import { adfXml } from './adf.ts'
import { destinationsOf, routingShape } from './destination.ts'
import { leadMail } from './lead-mail.ts'
import { postLead, webhookKey } from './webhook.server.ts'

const lead: Lead = {
  id: 7,
  createdAt: new Date('2026-11-22T00:00:00Z'),
  kind: 'vehicle',
  category: 'Vehicle Enquiry',
  lead_status: 'Complete',
  form_completed: true,
  dealership_slug: 'north',
  car: { id: 908, name: '2021 Kia Rio S', path: '/cars/kia-rio', price: '$19,990' },
  fields: {
    name: 'Ada <b>',
    email: 'ada@mail.example',
    phone: '0491 570 156',
    message: 'Is "it" there & ready?\u0007',
    'Vehicle Make': 'Kia',
    'Vehicle Model': 'Rio',
    car_type: 'used',
    opt_in: true,
  },
  sent: {
    url: 'https://kia.example/cars/kia-rio',
    source: 'Website',
    user_agent: 'x',
    lead_attributes: { visited_pages: ['/', '/cars'], linked_query_params: {} },
  },
}

describe('where a lead goes', () => {
  const rules = routingShape.parse({
    destinations: [
      { kind: 'mail', name: 'Sales', to: 'sales@corner.example', dealerships: ['North'] },
      { kind: 'mail', name: 'Again', to: 'SALES@corner.example' },
      { kind: 'webhook', name: 'CRM', url: 'https://crm.example/in', categories: ['Test Drive'] },
      { kind: 'webhook', name: 'Off', url: 'https://off.example/in', off: true },
      { kind: 'mail', name: 'Kia', to: 'kia@corner.example', makes: ['kia'] },
      { kind: 'mail', name: 'Broken', to: 'nobody' },
    ],
  })
  const to = (lead: Parameters<typeof destinationsOf>[1]) =>
    destinationsOf(rules, lead, undefined).map((one) => (one.kind === 'mail' ? one.to : one.url))

  test('is said by category, make and dealership; the same mailbox is told once', () => {
    expect(to({ category: 'Sales', dealership: 'north', make: 'Kia' })).toEqual([
      'SALES@corner.example',
      'kia@corner.example',
    ])
    expect(to({ category: 'Test Drive', dealership: 'south' })).toEqual([
      'SALES@corner.example',
      'https://crm.example/in',
    ])
  })

  test('is the address of the site where nothing else is set, and nowhere without one', () => {
    expect(destinationsOf([], { category: 'Sales' }, 'hello@corner.example')).toEqual([
      { kind: 'mail', name: undefined, to: 'hello@corner.example' },
    ])
    expect(destinationsOf([], { category: 'Sales' }, undefined)).toEqual([])
  })
})

test('ADF holds customer, vehicle and what was typed, whatever letters that has', () => {
  const xml = adfXml(lead, { name: 'Corner & Sons', site: 'corner.example' })
  const { document } = new JSDOM(xml, { contentType: 'text/xml' }).window
  const said = (path: string) => document.querySelector(path)?.textContent
  expect(said('vehicle > make')).toBe('Kia')
  expect(document.querySelector('vehicle')?.getAttribute('status')).toBe('used')
  expect(said('customer name')).toBe('Ada <b>')
  expect(said('customer > comments')).toContain('message: Is "it" there & ready?')
  expect(said('vendorname')).toBe('Corner & Sons')
  expect(said('requestdate')).toBe('2026-11-22T00:00:00.000Z')
})

test('the mail can be answered to the shopper and read by people', () => {
  const mail = leadMail('sales@corner.example', lead, { name: 'Corner', origin: 'https://corner.example' })
  expect(mail).toMatchObject({
    to: 'sales@corner.example',
    replyTo: 'ada@mail.example',
    subject: 'Vehicle Enquiry from Ada <b> about 2021 Kia Rio S',
  })
  expect(mail.text).toContain('Phone: 0491 570 156')
  expect(mail.text).toContain('https://corner.example/cars/kia-rio')
  expect(mail.text).toContain('Pages visited: / › /cars')
  expect(mail.attachments?.map(({ name, type }) => [name, type])).toEqual([['lead-7.xml', 'application/xml']])
})

const files = [
  {
    id: 'b4ab3bb6-0a52-4d3c-9d8c-5c51bd0cf9a9',
    field: 'Photos',
    name: 'car.jpg',
    type: 'image/jpeg',
    bytes: 2_400_000,
  },
]

test('a mail has small files attached, and names those that are too large for it', () => {
  const attached = [{ name: 'licence.pdf', type: 'application/pdf', content: Buffer.from('%PDF') }]
  const dealer = { name: 'Corner', origin: 'https://corner.example' }
  const mail = leadMail('sales@corner.example', lead, dealer, { attached, named: files })
  expect(mail.attachments?.map(({ name }) => name)).toEqual(['lead-7.xml', 'licence.pdf'])
  expect(mail.text).toContain('car.jpg, 2.4 MB: open lead 7 in the Studio')
})

describe('a webhook', () => {
  const site = { slug: 'corner', name: 'Corner' }
  const post = (url: string, signal = new AbortController().signal) =>
    postLead({
      ...{
        url,
        site,
        lead,
        files,
        consents: [],
        signal,
        delivery: 'delivery-1',
        now: new Date(1_760_000_000_000),
      },
      key: webhookKey('platform', 'site-corner'),
    })

  async function receiver(answer: (body: string, headers: Record<string, unknown>) => number) {
    const server = createServer((request, response) => {
      let body = ''
      request.on('data', (chunk) => (body += chunk))
      request.on('end', () => response.writeHead(answer(body, request.headers)).end('secret details'))
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    return {
      url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/in`,
      stop: () => new Promise((resolve) => server.close(resolve)),
    }
  }

  test('is signed over time and body, with the key of the site', async () => {
    const seen: { body: string; headers: Record<string, unknown> }[] = []
    const crm = await receiver((body, headers) => {
      seen.push({ body, headers })
      return 201
    })
    await post(crm.url)
    await crm.stop()
    const { body, headers } = seen[0]!
    const signature = createHmac('sha256', webhookKey('platform', 'site-corner'))
      .update(`1760000000.${body}`)
      .digest('hex')
    expect(headers).toMatchObject({
      'x-forecourt-signature': `t=1760000000,v1=${signature}`,
      'idempotency-key': 'delivery-1',
      'x-forecourt-lead': '7',
    })
    expect(JSON.parse(body)).toMatchObject({
      lead_id: 7,
      category: 'Vehicle Enquiry',
      message: lead.fields.message,
    })
    expect(webhookKey('platform', 'site-other')).not.toBe(webhookKey('platform', 'site-corner'))
  })

  test('that fails says how, without what the lead or the answer holds', async () => {
    const crm = await receiver(() => 500)
    await expect(post(crm.url)).rejects.toThrow("The dealer's system answered 500.")
    await crm.stop()
    await expect(post(crm.url)).rejects.toThrow("The dealer's system could not be reached: ECONNREFUSED")
  })
})
