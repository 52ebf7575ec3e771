import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import type { TenantContent } from '#app/content/tenant-content.server.ts'
import forms from '#app/forms/feature.server.ts'
import { createWrite } from '#app/forms/write.server.ts'
import messages from '#app/messages/feature.server.ts'
import { messagesBy } from '#app/messages/send.server.ts'
import { migrate } from '#platform/database/migrate.server.ts'
import { installJobs } from '#platform/jobs/boss.ts'
import { jobsOf } from '#platform/jobs/jobs-of.ts'
import { startTestDatabase, type TestDatabase, until } from '#platform/jobs/testing/database.ts'
import { startWorker, type Worker } from '#platform/jobs/worker.ts'
import { fileFolder } from '../files/file-folder.server.ts'
import { leadFiles } from '../files/lead-files.server.ts'
import type { LeadForm } from '../form/lead-form.ts'
import { leadMigrations } from '../store/migrations.server.ts'
import { takeLead } from '../take-lead.server.ts'
import { deliverJob, mailJob } from './deliver-job.server.ts'
import { createLeadSender } from './send-delivery.server.ts'

/** As in the product but for its pauses and its time limit, in seconds. */
const deliver = { ...deliverJob, backoff: { first: 1, max: 1 }, timeLimit: 2 }
const secret = 'a secret for tests that is long enough'
const log = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} }
const prepared = async () => {}

interface Call {
  path: string
  headers: IncomingHttpHeaders
  lead: { lead_id: number; lead_status: string }
}

let database: TestDatabase
let address: string
let calls: Call[]
let behave: (call: Call, count: number, response: ServerResponse) => void
let worker: Worker | undefined

const crm = createServer(async (request, response) => {
  let text = ''
  for await (const chunk of request) text += chunk
  const call = { path: request.url!, headers: request.headers, lead: JSON.parse(text) }
  calls.push(call)
  behave(call, calls.filter(({ path }) => path === call.path).length, response)
})

beforeAll(async () => {
  database = await startTestDatabase()
  for (const migrations of [forms.migrations, messages.migrations, leadMigrations])
    await migrate(database.pool, migrations!)
  await installJobs(database.url, [deliver, mailJob])
  await new Promise<void>((resolve) => crm.listen(0, '127.0.0.1', resolve))
  address = `http://127.0.0.1:${(crm.address() as AddressInfo).port}`
}, 60_000)
afterAll(async () => {
  crm.close()
  crm.closeAllConnections()
  await database.stop()
})
beforeEach(() => {
  calls = []
  behave = (_call, _count, response) => response.end('ok')
})
afterEach(async () => {
  crm.closeAllConnections()
  await worker?.stop()
  worker = undefined
})

/** Nothing here sends files. */
const folder = fileFolder('nowhere')
const outboxAlone = messagesBy({})
const siteOf = (slug: string) =>
  ({ id: `site-${slug}`, slug, name: 'Corner', origin: 'https://corner.example' }) as never
function work() {
  const directory = { byId: async (id: string) => siteOf(id.slice(5)) } as never
  const contentOf = (id: string) => contentOfSite(id.slice(5))
  const sources = {
    database: database.pool,
    prepared,
    directory,
    contentOf,
    secret,
    folder,
    messages: outboxAlone,
  }
  const services = { database: database.pool, leadSender: createLeadSender(sources) }
  worker = startWorker({
    connectionString: database.url,
    jobs: [deliver, mailJob],
    services,
    log,
    patience: 0,
  })
}

const wizard = (steps: number): LeadForm => ({
  ...{
    kind: 'parts',
    category: 'Parts',
    submit: 'Send',
    constants: {},
    event: 'generalEnquiry',
    success: '/success',
  },
  timeZone: 'Australia/Brisbane',
  steps: Array.from({ length: steps }, (_, step) => ({
    fields: [{ name: `answer${step}`, type: 'text', label: 'Answer' }],
  })),
})

/** Names of the systems that a site's leads go to; one of its own name where nothing else is said. */
const routed = new Map<string, readonly string[] | Error>()

/** The routing of a site: to the addresses of the stand-in that are set for it. */
const contentOfSite = (slug: string): TenantContent => ({
  async query({ shape }) {
    const names = routed.get(slug) ?? [slug]
    if (names instanceof Error) throw names
    const destinations = names.map((name) =>
      name.includes('@') ? { kind: 'mail', to: name } : { kind: 'webhook', name, url: `${address}/${name}` },
    )
    return shape.parse({ destinations }) as never
  },
})

/** A lead of the site, or a step of one; its destination is the address of the site's name at the stand-in. */
async function take(slug: string, { steps = 1, step = steps - 1, ...sent }: Sent = {}) {
  const form = new FormData()
  form.set('_step', String(step))
  for (const [name, value] of Object.entries(sent)) form.set(name, String(value))
  const site = siteOf(slug)
  const result = await takeLead(
    wizard(steps),
    {
      ...{ form, instant: new Date(), lake: contentOfSite(slug) },
      sender: { url: 'https://corner.example/', userAgent: '' },
      write: createWrite({ database: database.pool, prepared }, `site-${slug}`, { key: crypto.randomUUID() }),
    },
    {
      site,
      secret,
      log,
      slots: async () => undefined,
      files: leadFiles({ database: database.pool, folder }),
      messages: outboxAlone,
    },
  )
  return result.data!
}
interface Sent {
  steps?: number
  step?: number
  lead_id?: number
  _proof?: string
}

const at = (slug: string) => calls.filter(({ path }) => path === `/${slug}`)
const isDelivered = (slug: string) => async () => {
  const { rows } = await database.pool.query<{ sent: boolean }>(
    `select bool_and(state = 'sent') as sent from lead_deliveries where tenant = $1`,
    [`site-${slug}`],
  )
  return rows[0]?.sent === true
}

const failures: Record<string, (response: ServerResponse) => void> = {
  'answers-500': (response) => response.writeHead(500).end('down'),
  'closes-the-connection': (response) => void response.destroy(),
  'breaks-off': (response) => {
    response.writeHead(500, { 'content-length': '100' }).write('half')
    response.destroy()
  },
  'sends-elsewhere': (response) => response.writeHead(302, { location: '/elsewhere' }).end(),
  'does-not-answer': () => {},
  'answers-too-late': (response) => void setTimeout(() => response.end('ok'), 2500),
}

test('a dealer’s system is told again once it is well, under the same key, however it failed', async () => {
  behave = ({ path }, count, response) =>
    count <= 2 ? failures[path.slice(1)]?.(response) : response.end('ok')
  work()
  await Promise.all(
    Object.keys(failures).map(async (slug) => {
      const { lead_id } = await take(slug)
      await until(isDelivered(slug))
      expect(
        at(slug).map(({ lead }) => lead.lead_id),
        slug,
      ).toEqual([lead_id, lead_id, lead_id])
      expect(new Set(at(slug).map(({ headers }) => headers['idempotency-key'])).size).toBe(1)
      expect(await jobsOf(database.pool, `site-${slug}`, { state: 'failed' })).toEqual([])
    }),
  )
  expect(at('elsewhere')).toEqual([])
}, 40_000)

test('one that hangs holds up what its own site sends to it, and nothing else', async () => {
  routed.set('hanging', ['hanging', 'sales@corner.example'])
  behave = ({ path }, _count, response) => {
    if (path === '/well') response.end('ok')
  }
  for (let lead = 0; lead < 20; lead++) await take('hanging')
  work()
  await until(() => at('hanging').length > 0)
  await take('well')
  await until(isDelivered('well'))
  await until(async () => (await mailsOf('hanging')) === 20)
  expect((await states('hanging')).filter((state) => state === 'sent')).toHaveLength(20)
})

test('is never told of an older state of a lead after it was told of the finished one', async () => {
  let answer: (() => void) | undefined
  behave = ({ lead }, _count, response) => {
    if (lead.lead_status === 'Complete') response.end('ok')
    else answer = () => response.end('ok')
  }
  const first = await take('steps', { steps: 2, step: 0 })
  await database.pool.query(`update pgboss.job set start_after = now() where group_id = 'site-steps'`)
  work()
  await until(() => answer !== undefined)
  await take('steps', { steps: 2, lead_id: first.lead_id, _proof: first.proof })
  // While the dealer's system may still be at work on what it was told first, it is not told of the end.
  await until(async () => (await lastErrors('steps')).some((error) => /still being sent/.test(error ?? '')))
  expect(at('steps').map(({ lead }) => lead.lead_status)).toEqual(['Incomplete'])
  answer!()
  await until(() => at('steps').length > 1)
  await until(async () => (await states('steps')).includes('sent'))
  expect(at('steps').map(({ lead }) => lead.lead_status)).toEqual(['Incomplete', 'Complete'])
  expect((await states('steps')).sort()).toEqual(['sent', 'superseded'])
})

test('a lead whose routing could not be read goes to all that the routing names once it can, each told once', async () => {
  routed.set('unread', new Error('The Content Lake does not answer.'))
  const { lead_id } = await take('unread')
  work()
  await until(async () => (await lastErrors('unread')).some((error) => /does not answer/.test(error ?? '')))
  expect([...at('sales'), ...at('service')]).toEqual([])
  routed.set('unread', [])
  await until(async () => (await lastErrors('unread')).some((error) => /Nobody is set/.test(error ?? '')))
  routed.set('unread', ['sales', 'service'])
  await until(isDelivered('unread'))
  for (const name of ['sales', 'service'])
    expect(
      at(name).map(({ lead }) => lead.lead_id),
      name,
    ).toEqual([lead_id])
})

async function mailsOf(slug: string) {
  const { rows } = await database.pool.query('select 1 from outbox where tenant = $1', [`site-${slug}`])
  return rows.length
}

async function deliveries(slug: string) {
  const { rows } = await database.pool.query<{ state: string; last_error: string | null }>(
    'select state, last_error from lead_deliveries where tenant = $1',
    [`site-${slug}`],
  )
  return rows
}
const states = async (slug: string) => (await deliveries(slug)).map(({ state }) => state)
const lastErrors = async (slug: string) => (await deliveries(slug)).map(({ last_error }) => last_error)
