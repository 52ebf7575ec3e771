import { setTimeout as pause } from 'node:timers/promises'
import type { Pool } from 'pg'
import { jobsOf } from '#platform/jobs/jobs-of.ts'
import { until } from '#platform/jobs/testing/database.ts'
import { startCrm } from '../product/crm.ts'
import { editorClient, eventually, visit } from '../product/index.ts'
import { startTestProduct } from '../product/start.ts'
import { withStockDatabase } from '../product/stock.ts'
import { createTenant } from '../product/tenant.ts'
import { emailOf, type Shoppers, sendLeads } from './lead-shoppers.ts'
import { seededRandom } from './random.ts'

/**
 * 20 shoppers at a time send leads, each until it is thanked, while the site and PostgreSQL are killed with kill -9 at
 * random moments. Then everything is counted: each thanked lead is there exactly once with its consents, nothing else
 * is, and the dealer's system was told of each at least once, always under the same key.
 *
 * `npm run proof:leads -- 1000 7`: 1,000 leads instead of 5,000, and the seed.
 */
const total = Number(process.argv[2] ?? 5000)
const seed = Number(process.argv[3] ?? Date.now() % 100_000)
const random = seededRandom(seed)
const consentsOfEach = 2

const product = await startTestProduct()
const told = new Map<string, { lead: number; times: number }>()
const crm = await startCrm(({ headers, lead }, _calls, response) => {
  const key = String(headers['idempotency-key'])
  const known = told.get(key)
  told.set(key, { lead: Number(lead.lead_id), times: (known?.times ?? 0) + 1 })
  response.end('ok')
})
const said: Shoppers = { thanked: [], others: new Map(), refused: [], differing: 0 }
const kills = { site: 0, postgresql: 0 }

try {
  console.log(`${total} leads, seed ${seed}`)
  const tenant = await dealer()
  const started = Date.now()
  const { sitePort } = product.info
  let sending = true
  const sent = sendLeads(
    { sitePort, tenant, lanes: 20, total, random: seededRandom(seed + 1) },
    said,
  ).finally(() => {
    sending = false
  })
  await killMeanwhile(() => sending)
  await sent
  console.log(`${said.thanked.length} thanked after ${seconds(started)} s`)
  process.exitCode = (await report(`site-${tenant}`, started)) ? 0 : 1
} finally {
  await crm.stop()
  await product.stop()
}

function seconds(since: number) {
  return Math.round((Date.now() - since) / 1000)
}

/** A site whose leads go to the stand-in. @returns its slug */
async function dealer(): Promise<string> {
  const { slug, publish } = await createTenant(editorClient(product.info))
  await publish('leadRouting', {
    destinations: [{ _key: 'crm', _type: 'leadDestination', name: 'CRM', kind: 'webhook', url: crm.url }],
  })
  for (const place of ['north', 'south'])
    await publish('location', {
      name: place,
      slug: { _type: 'slug', current: place },
      dealership_slug: place,
      address: { city: 'Springwood', state: 'QLD', postcode: '4127' },
    })
  // The site hears of documents in their order.
  await eventually(async () => {
    const { body } = await visit(product.info, slug, '/contact-us')
    if (!body.includes('value="south"')) throw new Error('the locations are not on the contact page')
  })
  return slug
}

/** One kill after the other, each at a moment of its own once leads are thanked again. */
async function killMeanwhile(isSending: () => boolean) {
  for (;;) {
    const enough = said.thanked.length + 10 + Math.floor(random() * 200)
    await until(() => said.thanked.length >= enough || !isSending(), 180)
    await pause(random() * 1000)
    if (!isSending()) return
    const name = random() < 0.5 ? 'site' : 'postgresql'
    kills[name] += 1
    console.log(`${said.thanked.length} thanked; kill -9 ${name}`)
    product.kill(name)
  }
}

interface Stored {
  id: number
  email: string
  consents: number
  deliveries: number
  sent: number
}

async function report(tenant: string, started: number): Promise<boolean> {
  return withStockDatabase(product.info, async (pool) => {
    await until(async () => (await unfinished(pool, tenant)) === 0, 300)
    console.log(`everything delivered after ${seconds(started)} s`)
    const letters = await jobsOf(pool, tenant, { state: 'failed', limit: null })
    const { rows } = await pool.query<Stored>(
      `select id::int, email,
        (select count(*)::int from lead_consents where tenant = $1 and lead = leads.id) as consents,
        (select count(*)::int from lead_deliveries where tenant = $1 and lead = leads.id) as deliveries,
        (select count(*)::int from lead_deliveries where tenant = $1 and lead = leads.id and state = 'sent') as sent
      from leads where tenant = $1`,
      [tenant],
    )
    return judge(rows, letters.length)
  })
}

async function unfinished(pool: Pool, tenant: string) {
  const states = await Promise.all(
    (['waiting', 'running'] as const).map((state) => jobsOf(pool, tenant, { state, limit: 1 })),
  )
  return states.flat().length
}

function judge(stored: readonly Stored[], deadLetters: number): boolean {
  const byId = new Map(stored.map((row) => [row.id, row]))
  const emails = new Set(stored.map(({ email }) => email))
  const thanked = new Set(said.thanked.map(({ lead }) => lead))
  const toldOf = new Map<number, number>()
  for (const { lead } of told.values()) toldOf.set(lead, (toldOf.get(lead) ?? 0) + 1)
  const again = [...told.values()].filter(({ times }) => times > 1).length

  const broken = {
    'refused though nothing was wrong with them': said.refused.length,
    'not thanked': total - said.thanked.length,
    'thanked and lost': said.thanked.filter(({ number, lead }) => byId.get(lead)?.email !== emailOf(number))
      .length,
    'stored more than once': stored.length - emails.size,
    'stored and never thanked': stored.filter(({ id }) => !thanked.has(id)).length,
    'stored without all consents': stored.filter(({ consents }) => consents !== consentsOfEach).length,
    'stored with other than one delivery that is sent': stored.filter(
      ({ deliveries, sent }) => deliveries !== 1 || sent !== 1,
    ).length,
    'thanked and never delivered': [...thanked].filter((lead) => !toldOf.has(lead)).length,
    'delivered under more than one key': [...toldOf.values()].filter((keys) => keys > 1).length,
    'delivered and not there': [...toldOf.keys()].filter((lead) => !byId.has(lead)).length,
    'sent once more after the thanks and made into another lead': said.differing,
    'deliveries that failed for good': deadLetters,
  }
  const unanswered = said.others.get(0) ?? 0
  const others = [...said.others].filter(([status]) => status !== 0)
  console.log(`${kills.site} kills of the site, ${kills.postgresql} of PostgreSQL`)
  console.log(
    `${stored.length} leads stored, ${toldOf.size} delivered, ${again} of them more than once under their key`,
  )
  console.log(
    `${unanswered} requests without an answer, ${others.map(([s, n]) => `${n} with ${s}`).join(', ')}`,
  )
  for (const line of said.refused.slice(0, 5)) console.log(line)
  for (const [what, count] of Object.entries(broken)) console.log(`${count} ${what}`)
  return Object.values(broken).every((count) => count === 0)
}
