import { Agent, request } from 'node:http'
import type { PoolClient } from 'pg'
import pg from 'pg'
import { startPostgres } from '#embedded/postgres/postgres.ts'
import { addressOf, editorClient, eventually } from '#tests/product/index.ts'
import { createTenant } from '#tests/product/tenant.ts'
import { load, median, table } from './numbers.ts'
import { withProduct } from './product.ts'

const leads = Number(process.argv[2] ?? 1000)
const rounds = Number(process.argv[3] ?? 3)
/** As many as the site has connections to PostgreSQL. */
const connections = 8
const perAddress = 50
const wording = 'I agree to be told of offers by email, telephone and text message, until I say otherwise.'

/** As large as the ADF of a lead. */
const attachment = { name: 'lead.xml', type: 'application/xml', content: 'x'.repeat(1400) }

let sent = 0
const bodyOf = (number: number) => ({
  name: `Shopper ${number}`,
  email: `shopper${number}@mail.example`,
  phone: `04${String(10_000_000 + number)}`,
  category: 'Sales',
  message: 'Is it still there, and may I see it on Saturday?',
})

/** Does `one` for each of the leads, so many at a time. @returns leads a second */
async function rate(one: (lane: number) => Promise<void>): Promise<number> {
  let left = leads
  const started = performance.now()
  const lane = async (_: unknown, index: number) => {
    while (left-- > 0) await one(index)
  }
  await Promise.all(Array.from({ length: connections }, lane))
  return (leads / (performance.now() - started)) * 1000
}

/** Sends leads over connections that are kept, each from an address of its own, for sites count by address. */
function shoppers(sitePort: number, tenant: string) {
  const lanes = new Map<number, { agent: Agent; uses: number; address: string }>()
  const laneOf = (index: number) => {
    const known = lanes.get(index)
    if (known && known.uses++ < perAddress) return known
    known?.agent.destroy()
    const fresh = { agent: new Agent({ keepAlive: true, maxSockets: 1 }), uses: 1, address: addressOf(sent) }
    lanes.set(index, fresh)
    return fresh
  }
  return (index: number) =>
    new Promise<void>((resolve, reject) => {
      const { agent, address } = laneOf(index)
      const headers = {
        host: `${tenant}.localhost:${sitePort}`,
        'content-type': 'application/json',
        'idempotency-key': crypto.randomUUID(),
      }
      const path = '/api/leads'
      const options = { host: '127.0.0.1', port: sitePort, path, method: 'POST', agent, headers }
      const call = request({ ...options, localAddress: address }, (response) => {
        response.resume()
        response.on('error', reject)
        response.on('end', () =>
          response.statusCode === 200
            ? resolve()
            : reject(new Error(`A lead was answered ${response.statusCode}.`)),
        )
      })
      call.on('error', reject)
      call.end(JSON.stringify(bodyOf(sent++)))
    })
}

/** The rows that a lead makes, by single statements in one transaction. */
async function insert(client: PoolClient, tenant: string, to: string) {
  const { name, email, phone, ...fields } = bodyOf(sent++)
  await client.query('begin')
  const { rows } = await client.query<{ id: string }>(
    `insert into leads (tenant, kind, category, lead_status, form_completed, name, email, phone, fields, sent)
     values ($1, 'general', 'Sales', 'Complete', true, $2, $3, $4, $5, $6) returning id`,
    [
      ...[tenant, name, email, phone, JSON.stringify({ name, email, phone, ...fields })],
      JSON.stringify({
        url: 'https://site.example/',
        source: 'Website',
        user_agent: '',
        lead_attributes: { visited_pages: [], linked_query_params: {} },
      }),
    ],
  )
  const lead = rows[0]!.id
  for (const consent of ['opt_in', 'terms_conditions'])
    await client.query(
      'insert into lead_consents (tenant, lead, name, given, wording) values ($1, $2, $3, false, $4)',
      [tenant, lead, consent, wording],
    )
  await client.query(
    `insert into lead_deliveries (tenant, lead, destination, partial, state, attempts, sent_at)
     values ($1, $2, $3, false, 'sent', 1, now())`,
    [tenant, lead, JSON.stringify({ kind: 'mail', to })],
  )
  await client.query(
    `insert into outbox (tenant, kind, recipient, subject, body, reply_to, attachments, sent_at)
     values ($1, 'mail', $2, 'Sales', $3, $4, $5, now())`,
    [tenant, to, JSON.stringify(fields), email, JSON.stringify([attachment])],
  )
  await client.query('insert into submissions (tenant, key, result) values ($1, $2, $3)', [
    ...[tenant, crypto.randomUUID(), JSON.stringify({ lead_id: lead })],
  ])
  await client.query('commit')
}

await withProduct(async ({ info }) => {
  const to = 'sales@corner.example'
  const { slug } = await createTenant(editorClient(info), { email: to })
  const server = await startPostgres({ dataDir: info.dataDir })
  const pool = new pg.Pool({ connectionString: server.url('forecourt'), max: connections })
  const clients = await Promise.all(Array.from({ length: connections }, () => pool.connect()))
  const waiting = `select 1 from pgboss.job where group_id = $1 limit 1`
  /** What was sent before is delivered. */
  const quiet = () =>
    eventually(
      async () => {
        const { rowCount } = await clients[0]!.query(waiting, [`site-${slug}`])
        if (rowCount) throw new Error('Deliveries are still under way.')
      },
      { within: 600_000 },
    )
  try {
    const send = shoppers(info.sitePort, slug)
    const kinds = {
      product: send,
      bare: (lane: number) => insert(clients[lane]!, `site-${slug}`, to),
    }
    const rates: Record<keyof typeof kinds, number[]> = { product: [], bare: [] }
    await eventually(() => send(0))
    for (let count = 0; count < 200; count++) await send(0)
    for (let round = 0; round < rounds; round++)
      for (const kind of ['product', 'bare'] as const) {
        await quiet()
        rates[kind].push(await rate(kinds[kind]))
      }
    const row = (name: string, all: number[]) => [
      name,
      ...all.map((one) => one.toFixed(0)),
      median(all).toFixed(0),
    ]
    console.log(
      `${leads} leads in each round over ${connections} connections, leads a second, ${load()}\n` +
        table([
          ['', ...Array.from({ length: rounds }, (_, round) => `round ${round + 1}`), 'median'],
          row('POST /api/leads', rates.product),
          row('bare inserts', rates.bare),
        ]),
    )
    console.log(`ratio ${(median(rates.product) / median(rates.bare)).toFixed(2)}`)
  } finally {
    for (const client of clients) client.release()
    await pool.end()
  }
})
