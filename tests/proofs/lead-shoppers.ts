import { request } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { addressOf } from '../product/index.ts'

/** What a shopper was said: the lead that a form made, and what it took to get there. */
export interface Thanked {
  number: number
  lead: number
}

export interface Shoppers {
  thanked: Thanked[]
  /** Answers other than 200, by status; 0 where there was none. */
  others: Map<number, number>
  /** Forms that were refused for good, with the reason: none is expected. */
  refused: string[]
  /** Forms sent again after the thanks, whose answer named another lead. */
  differing: number
}

interface Site {
  sitePort: number
  tenant: string
  /** How many shoppers write at the same time. */
  lanes: number
  total: number
  random: () => number
}

/** A shopper waits so long for an answer before the form is sent again, in milliseconds. */
const patience = 4000

export const emailOf = (number: number) => `shopper${number}@mail.example`

/**
 * Sends `total` leads, each by a shopper with an address, a phone and an email of their own, and each again under the
 * same key until it is thanked. Every twentieth is sent once more after that, as by a second press.
 */
export async function sendLeads(site: Site, said: Shoppers): Promise<void> {
  let next = 0
  const lane = async () => {
    while (next < site.total) await sendOne(next++)
  }
  await Promise.all(Array.from({ length: site.lanes }, lane))

  async function sendOne(number: number) {
    const form = { key: crypto.randomUUID(), body: bodyOf(number), address: addressOf(number) }
    const lead = await until200(number, form)
    if (lead === undefined) return
    said.thanked.push({ number, lead })
    if (number % 20 === 0 && (await until200(number, form)) !== lead) said.differing += 1
  }

  async function until200(number: number, form: Form): Promise<number | undefined> {
    for (;;) {
      const { status, body } = await post(site, form)
      if (status === 200) return (JSON.parse(body) as { lead_id: number }).lead_id
      said.others.set(status, (said.others.get(status) ?? 0) + 1)
      if (status >= 400 && status < 500) {
        said.refused.push(`${number}: ${status} ${body.slice(0, 200)}`)
        return undefined
      }
      await pause(100 + site.random() * 400)
    }
  }
}

const bodyOf = (number: number) =>
  JSON.stringify({
    name: `Shopper ${number}`,
    email: emailOf(number),
    phone: `04${String(10_000_000 + number)}`,
    category: 'Sales',
    location: 'north',
    dealership_slug: 'north',
    message: `Is this one there? (${number})`,
  })

interface Form {
  key: string
  body: string
  address: string
}

/** Status 0 where there was no answer. */
function post({ sitePort, tenant }: Site, { key, body, address }: Form) {
  return new Promise<{ status: number; body: string }>((resolve) => {
    const unanswered = () => resolve({ status: 0, body: '' })
    const sent = request(
      {
        ...{ host: '127.0.0.1', port: sitePort, path: '/api/leads', method: 'POST', agent: false },
        localAddress: address,
        timeout: patience,
        headers: {
          host: `${tenant}.localhost:${sitePort}`,
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(body),
          'idempotency-key': key,
        },
      },
      (response) => {
        let text = ''
        response.setEncoding('utf8')
        response.on('data', (part: string) => {
          text += part
        })
        response.on('error', unanswered)
        response.on('close', unanswered)
        response.on('end', () => resolve({ status: response.statusCode ?? 0, body: text }))
      },
    )
    sent.on('error', unanswered)
    sent.on('timeout', () => sent.destroy())
    sent.end(body)
  })
}
