import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { JSDOM } from 'jsdom'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import type { Inbox, LeadDetails } from '#app/leads/staff/inbox.ts'
import type { OutboxRow } from '#app/messages/message.ts'
import { startCrm } from '../product/crm.ts'
import { addressOf, editorClient, eventually, visit } from '../product/index.ts'
import { jpeg, multipart, pdf } from '../product/multipart.ts'
import { staffOf } from '../product/staff.ts'
import { withStockDatabase } from '../product/stock.ts'
import { createTenant, type TestTenant } from '../product/tenant.ts'

const product = inject('product')
const client = editorClient(product)
let tenant: TestTenant
let other: TestTenant
let staff: Awaited<ReturnType<typeof staffOf>>
let crm: Awaited<ReturnType<typeof startCrm>>

const field = (name: string, type: string, more: object = {}) => ({
  _type: 'formField',
  _key: name,
  ...{ name, label: name, type },
  ...more,
})
const contact = [field('name', 'text', { required: true }), field('email', 'email', { required: true })]
const photos = field('Photos', 'file', { required: true, maxFiles: 2 })

async function formPage(path: string, ...steps: object[][]) {
  const id = await tenant.publish('form', {
    ...{ title: 'Trade-in photos', category: 'Photos' },
    steps: steps.map((fields, index) => ({ _key: `step-${index}`, title: `Step ${index}`, fields })),
  })
  await tenant.page(path, [{ _type: 'customForm', form: { _type: 'reference', _ref: id } }])
  await eventually(async () => expect(await served(path)).not.toBeNull())
}

const formIn = (body: string) =>
  new JSDOM(body).window.document.querySelector<HTMLFormElement>('[data-testid="form-custom"]')
const served = async (path: string) => formIn((await visit(product, tenant.slug, path)).body)

beforeAll(async () => {
  tenant = await createTenant(client, { email: 'sales@corner.example' })
  other = await createTenant(client)
  staff = await staffOf(product, tenant.slug)
  crm = await startCrm()
  await tenant.publish('leadRouting', {
    destinations: [
      { _key: 'crm', name: 'CRM', kind: 'webhook', url: crm.url },
      { _key: 'mail', name: 'Desk', kind: 'mail', to: 'desk@corner.example' },
    ],
  })
  await formPage('/photos', [...contact, photos])
  await formPage('/steps', [photos], contact)
}, 60_000)
afterAll(async () => {
  await tenant?.remove()
  await other?.remove()
  await crm?.stop()
})

let sent = 0
type Fields = [string, string | File][]

/** What a browser sends of a form, with these values on top of those it was served with. */
function fieldsOf(form: HTMLFormElement, values: Record<string, string>, files: Fields): Fields {
  const fields = new Map<string, string>()
  for (const one of form.querySelectorAll<HTMLInputElement>('input, select, textarea'))
    if (one.name && one.type !== 'file' && (one.type !== 'checkbox' || one.checked))
      fields.set(one.name, one.value)
  for (const [name, value] of Object.entries(values)) fields.set(name, value)
  return [...fields, ...files]
}

async function post(path: string, fields: Fields, headers: Record<string, string> = {}) {
  const { type, body } = await multipart(fields)
  const origin = `http://${tenant.slug}.localhost:${product.sitePort}`
  return visit(product, tenant.slug, path, {
    method: 'POST',
    from: addressOf(9000 + sent++),
    headers: { 'content-type': type, 'content-length': String(body.length), origin, ...headers },
    body,
  })
}

let number = 0
const person = () => ({ name: 'Ada Lovelace', email: `files${++number}@mail.example` })

async function submit(path: string, values: Record<string, string>, files: File[], of?: HTMLFormElement) {
  const form = of ?? (await served(path))!
  const added = files.map((file): [string, File] => ['Photos', file])
  return post(path, fieldsOf(form, values, added))
}

/** What the form's script sends. */
async function send(values: Record<string, string>, files: File[], headers: Record<string, string> = {}) {
  const form = (await served('/photos'))!
  const token = form.querySelector<HTMLInputElement>('[name="_form"]')!.value
  const added = files.map((file): [string, File] => ['Photos', file])
  return post('/api/leads', [['json', JSON.stringify(values)], ...added], {
    ...{ 'x-form-token': token, 'x-form-page': '/photos', 'x-form-step': '0', accept: 'application/json' },
    ...headers,
  })
}

async function leadOf(email: string) {
  const { leads } = await staff.get<Inbox>('/api/staff/leads?state=all')
  const found = leads.filter((lead) => lead.email === email)
  expect(found).toHaveLength(1)
  return staff.get<LeadDetails>(`/api/staff/leads/one/${found[0]!.id}`)
}

const filePath = (lead: LeadDetails, index = 0) =>
  `/api/staff/leads/one/${lead.lead.id}/files/${lead.files[index]!.id}`
const folder = () => join(product.dataDir, 'lead-files', `site-${tenant.slug}`)
const incoming = () => readdir(join(product.dataDir, 'incoming'))
const stored = () => readdir(folder()).catch(() => [])
const errorsIn = (body: string) =>
  [...(formIn(body)?.querySelectorAll('[data-testid="form-errors"] li') ?? [])].map((one) => one.textContent)

test('without script a built form takes files, under the kind of their bytes and clean names', async () => {
  const form = (await served('/photos'))!
  expect(form.enctype).toBe('multipart/form-data')
  expect(form.textContent).toContain('Up to 2 files: JPEG, PNG, WebP, HEIC or PDF, at most 10 MB each.')
  const who = person()
  const sent = await submit('/photos', who, [jpeg('../My "car".exe'), pdf('licence.pdf')])
  expect(sent.status).toBe(303)
  const lead = await leadOf(who.email)
  expect(lead.files).toMatchObject([
    { field: 'Photos', name: 'My car.jpg', type: 'image/jpeg', bytes: 500 },
    { field: 'Photos', name: 'licence.pdf', type: 'application/pdf' },
  ])
  expect(lead.lead.fields.Photos).toEqual(['My car.jpg', 'licence.pdf'])
  expect(await stored()).toEqual(expect.arrayContaining(lead.files.map(({ id }) => id)))
  expect(await incoming()).toEqual([])
})

test('files that do not fit are refused with the reason, and nothing of them stays', async () => {
  const before = await stored()
  const who = person()
  const refusal = async (...files: File[]) => {
    const { status, body } = await submit('/photos', who, files)
    expect(status).toBe(422)
    expect(formIn(body)?.textContent).toContain('please choose them again')
    return errorsIn(body)
  }
  expect(await refusal()).toEqual(['Photos is required.'])
  expect(await refusal(jpeg('a.jpg'), jpeg('b.jpg'), jpeg('c.jpg'))).toEqual([
    'Choose at most 2 files for Photos.',
  ])
  const script = new File(['<script>alert(1)</script>'], 'photo.jpg', { type: 'image/jpeg' })
  expect(await refusal(script)).toEqual([
    'photo.jpg is of another kind. Please choose JPEG, PNG, WebP, HEIC or PDF.',
  ])
  expect(await refusal(jpeg('big.jpg', 10_000_001))).toEqual(['big.jpg is larger than 10 MB.'])
  const huge = await submit('/photos', who, [jpeg('huge.jpg', 51_000_000)])
  expect(huge.status).toBe(413)
  expect(await stored()).toEqual(before)
  expect(await incoming()).toEqual([])
})

test('with script the same submission sent twice is one lead with one set of files', async () => {
  const who = person()
  const before = (await stored()).length
  const key = { 'idempotency-key': crypto.randomUUID() }
  const answers = await Promise.all([1, 2].map(() => send(who, [jpeg('car.jpg')], key)))
  answers.push(await send(who, [jpeg('car.jpg')], key))
  const ids = answers.map(({ status, body }) => {
    expect(status, body).toBe(200)
    return JSON.parse(body).lead_id
  })
  expect(new Set(ids).size).toBe(1)
  expect((await leadOf(who.email)).files).toHaveLength(1)
  expect((await stored()).length).toBe(before + 1)
  expect(await incoming()).toEqual([])
  const refused = await send(person(), [new File(['MZ'], 'car.jpg')])
  expect(JSON.parse(refused.body).errors).toEqual({ Photos: [expect.stringContaining('of another kind')] })
})

test('files come through no door but that of a form of ours', async () => {
  const foreign = await send(person(), [jpeg('car.jpg')], { 'x-form-token': 'b.1.x' })
  expect(foreign.status).toBe(415)
  const contactForm = await served('/photos')
  const token = contactForm!.querySelector<HTMLInputElement>('[name="_form"]')!
  token.value = `${token.value.slice(0, -3)}abc`
  expect((await submit('/photos', person(), [jpeg('car.jpg')], contactForm!)).status).toBe(403)
  expect(await incoming()).toEqual([])
})

test('whoever sends much to a door that does not want it is told why', async () => {
  const { body, type } = await multipart([['photo', jpeg('huge.jpg', 12_000_000)]])
  for (const [path, status] of [
    ['/api/events', 415],
    ['/api/staff/leads/answered', 401],
    ['/contact-us', 403],
  ] as const) {
    const answer = await visit(product, tenant.slug, path, {
      method: 'POST',
      headers: { 'content-type': type },
      body,
    })
    expect(answer.status, path).toBe(status)
  }
})

test('files of a step stay with the lead, until others take their place', async () => {
  const first = await submit('/steps', {}, [jpeg('one.jpg')])
  const second = formIn(first.body)!
  expect(second.textContent).toContain('We have one.jpg (1 kB).')
  const back = formIn((await submit('/steps', { _back: '1' }, [], second)).body)!
  const again = formIn((await submit('/steps', { _step: '0' }, [jpeg('two.jpg', 600)], back)).body)!
  const who = person()
  expect((await submit('/steps', who, [], again)).status).toBe(303)
  const { lead, files } = await leadOf(who.email)
  expect(files.map(({ name }) => name)).toEqual(['two.jpg'])
  expect(lead.fields.Photos).toEqual(['two.jpg'])
  await eventually(async () => {
    const kept = await withStockDatabase(product, (pool) =>
      pool.query('select id from lead_files where tenant = $1', [`site-${tenant.slug}`]),
    )
    expect((await stored()).sort()).toEqual(kept.rows.map(({ id }) => id).sort())
  })
})

test('staff of the site alone save a file, and that is noted', async () => {
  const who = person()
  expect((await submit('/photos', who, [jpeg('Zoë.jpg', 900)])).status).toBe(303)
  const lead = await leadOf(who.email)
  const { status, headers, body } = await visit(product, tenant.slug, filePath(lead), {
    headers: staff.headers,
  })
  expect(status).toBe(200)
  expect(headers).toMatchObject({
    'content-type': 'image/jpeg',
    'content-length': '900',
    'content-disposition': `attachment; filename="file"; filename*=UTF-8''Zo%C3%AB.jpg`,
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
  })
  expect(body).toContain('JFIF')
  const seen = await withStockDatabase(product, (pool) =>
    pool.query(
      `select action from lead_views where tenant = $1 and leads = array[$2::bigint] and action = 'file'`,
      [...[`site-${tenant.slug}`, lead.lead.id]],
    ),
  )
  expect(seen.rowCount).toBe(1)

  const others = await staffOf(product, other.slug)
  const ask = async (slug: string, path: string, given: Record<string, string> = {}) =>
    (await visit(product, slug, path, { headers: given })).status
  expect(await ask(tenant.slug, filePath(lead))).toBe(401)
  expect(await ask(tenant.slug, filePath(lead), others.headers)).toBe(401)
  expect(await ask(other.slug, filePath(lead), others.headers)).toBe(404)
  expect(await ask(tenant.slug, `${filePath(lead).slice(0, -4)}0000`, staff.headers)).toBe(404)
  expect(await ask(tenant.slug, `/lead-files/site-${tenant.slug}/${lead.files[0]!.id}`)).toBe(404)
})

test('destinations are told of files: a mail has the small ones, a webhook names all', async () => {
  const who = person()
  expect((await submit('/photos', who, [jpeg('small.jpg')])).status).toBe(303)
  const { lead } = await leadOf(who.email)
  await eventually(
    async () => {
      const told = crm.calls.find((call) => call.lead.lead_id === lead.id)
      expect(told?.lead).toMatchObject({
        Photos: ['small.jpg'],
        files: [{ field: 'Photos', name: 'small.jpg', type: 'image/jpeg', size: 500 }],
      })
      const { messages } = await staff.get<{ messages: OutboxRow[] }>('/api/staff/outbox')
      const mail = messages.find(({ text }) => text?.includes(who.email))
      expect(mail?.attachments).toEqual([`lead-${lead.id}.xml`, 'small.jpg'])
    },
    { within: 20_000 },
  )
})
