import { cp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { buildSite, startSite } from '../product/copied-site.ts'
import { editorClient, eventually, visit } from '../product/index.ts'
import { createTenant, type TestTenant } from '../product/tenant.ts'
import { workingCopy } from '../product/working-copy.ts'

const product = inject('product')
const client = editorClient(product)

type Site = Awaited<ReturnType<typeof startSite>>

const rooms = ['app/guestbook', 'blocks/guestbook']
let copy: Awaited<ReturnType<typeof workingCopy>>
let site: Site
let tenant: TestTenant
let other: TestTenant

beforeAll(async () => {
  copy = await workingCopy('feature')
  tenant = await createTenant(client)
  other = await createTenant(client)
  await tenant.page('/', [{ _type: 'guestbook', heading: 'At home' }])
  await tenant.page('/visitors', [{ _type: 'guestbook', heading: 'Say hello' }])
  for (const room of rooms)
    await cp(join('tests/example-feature', room), join(copy.folder, room), { recursive: true })
  await buildSite(copy.folder)
  site = await startSite(copy.folder, product)
}, 240_000)

afterAll(async () => {
  await site?.stop()
  await tenant?.remove()
  await other?.remove()
  await copy?.remove()
}, 60_000)

const host = (of: TestTenant) => `${of.slug}.localhost:${site.sitePort}`

/** The fields that the form of a page carries for itself. */
async function formOf(of: TestTenant, path: string) {
  const { status, body } = await visit(site, of.slug, path)
  expect(status).toBe(200)
  const token = /name="_form" value="([^"]+)"/.exec(body)?.[1] ?? ''
  expect(token).not.toBe('')
  return { _form: token, _submission: '', _website: '' }
}

function post(
  of: TestTenant,
  path: string,
  fields: Record<string, string>,
  headers: Record<string, string> = {},
) {
  return visit(site, of.slug, path, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      origin: `http://${host(of)}`,
      'sec-fetch-site': 'same-origin',
      ...headers,
    },
    body: new URLSearchParams(fields).toString(),
  })
}

const entriesOf = async (of: TestTenant) =>
  JSON.parse((await visit(site, of.slug, '/api/guestbook')).body).entries as {
    name: string
    greeted: boolean
  }[]

describe('a feature added by its folders', () => {
  test('takes a form without script, keeps it, and runs the job that it caused', async () => {
    const form = await formOf(tenant, '/visitors')
    const { status, headers, body } = await post(tenant, '/visitors', {
      ...form,
      name: 'Ada',
      message: 'Hello',
    })
    expect({ status, cache: headers['cache-control'] }).toEqual({ status: 200, cache: 'no-store' })
    expect(body).toMatch(/Thank you, (<!-- -->)?Ada/)
    expect(body).toContain('<title>A page')
    await eventually(async () =>
      expect(await entriesOf(tenant)).toEqual([{ name: 'Ada', message: 'Hello', greeted: true }]),
    )
  })

  test('says what to mend and keeps what was typed', async () => {
    const form = await formOf(tenant, '/visitors')
    const { status, body } = await post(tenant, '/visitors', { ...form, name: 'B<ob>', message: ' ' })
    expect(status).toBe(422)
    expect(body).toContain('Please write a message.')
    expect(body).toContain('value="B&lt;ob&gt;"')
    expect(body).not.toContain('Thank you')
  })

  test('keeps what was typed where the action fails, with script and without', async () => {
    const form = { ...(await formOf(other, '/guestbook')), name: 'Hal', message: 'break' }
    const page = await post(other, '/guestbook', form)
    expect(page.status).toBe(500)
    expect(page.body).toContain('Something went wrong, and what you typed is still here.')
    expect(page.body).toContain('value="Hal"')
    const inPlace = await post(other, '/guestbook', form, { accept: 'application/json' })
    expect(inPlace.status).toBe(500)
    expect(JSON.parse(inPlace.body).html).toContain('value="Hal"')
    expect(await entriesOf(other)).toEqual([])
  })

  test('takes it on the home page as well', async () => {
    const form = await formOf(tenant, '/')
    const { status, body } = await post(tenant, '/', { ...form, name: '', message: 'Hello' })
    expect(status).toBe(422)
    expect(body).toContain('Please tell us your name.')
  })

  test('answers a script with data and the block as it is now', async () => {
    const form = await formOf(tenant, '/visitors')
    const accept = { accept: 'application/json' }
    const good = await post(tenant, '/visitors', { ...form, name: 'Cleo', message: 'Hi' }, accept)
    expect(good.headers['content-type']).toContain('application/json')
    expect(good.status).toBe(200)
    expect(JSON.parse(good.body)).toMatchObject({
      data: { name: 'Cleo' },
      html: expect.stringContaining('Thank you'),
    })
    const bad = await post(tenant, '/visitors', { ...form, name: '', message: 'Hi' }, accept)
    expect(bad.status).toBe(422)
    expect(JSON.parse(bad.body)).toMatchObject({ errors: { name: ['Please tell us your name.'] } })
  })

  test('keeps the same submission once, however often it is sent', async () => {
    const form = { ...(await formOf(tenant, '/visitors')), name: 'Dora', message: 'Once' }
    const keyed = { ...form, _submission: 'f3b6a1c2-0000-4000-8000-000000000001' }
    const answers = await Promise.all([1, 2, 3, 4].map(() => post(tenant, '/visitors', keyed)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    for (const { body } of answers) expect(body).toMatch(/Thank you, (<!-- -->)?Dora/)
    await post(tenant, '/visitors', { ...form, message: 'Without script' })
    await post(tenant, '/visitors', { ...form, message: 'Without script' })
    const dora = (await entriesOf(tenant)).filter(({ name }) => name === 'Dora')
    expect(dora).toHaveLength(2)
  })

  test('refuses a form of another site, page, or origin, and one that is too large', async () => {
    const form = { ...(await formOf(tenant, '/visitors')), name: 'Eve', message: 'x' }
    const refused = async (sent: ReturnType<typeof post>) => (await sent).status
    expect(await refused(post(tenant, '/visitors', form, { origin: 'https://evil.example' }))).toBe(403)
    expect(await refused(post(tenant, '/visitors', form, { 'sec-fetch-site': 'cross-site' }))).toBe(403)
    expect(await refused(post(tenant, '/guestbook', form))).toBe(403)
    expect(await refused(post(other, '/guestbook', form))).toBe(403)
    expect(await refused(post(tenant, '/visitors', { ...form, _form: `${form._form}x` }))).toBe(403)
    expect(await refused(post(tenant, '/visitors', { ...form, message: 'x'.repeat(80_000) }))).toBe(413)
    expect(await refused(post(tenant, '/visitors', form, { 'content-type': 'text/plain' }))).toBe(415)
    expect(await refused(post(tenant, '/visitors', { ...form, _website: 'http://spam.example' }))).toBe(422)
    expect((await entriesOf(tenant)).filter(({ name }) => name === 'Eve')).toEqual([])
  })

  test('has its own page, and shows no site what another has', async () => {
    const { status, body } = await visit(site, other.slug, '/guestbook')
    expect(status).toBe(200)
    expect(body).toContain('Sign our guestbook')
    expect(body).not.toContain('Ada')
    expect(await entriesOf(other)).toEqual([])
    const form = await formOf(other, '/guestbook')
    await post(other, '/guestbook', { ...form, name: 'Finn', message: 'From the other site' })
    expect((await entriesOf(other)).map(({ name }) => name)).toEqual(['Finn'])
    expect((await entriesOf(tenant)).map(({ name }) => name)).not.toContain('Finn')
  })

  test('has a switch of its own, which each site sets for itself', async () => {
    expect((await visit(site, tenant.slug, '/visitors')).body).toContain('Be our guest.')
    await other.set({ guestbookWelcome: 'Tell us how you found us.' })
    await eventually(async () =>
      expect((await visit(site, other.slug, '/guestbook')).body).toContain('Tell us how you found us.'),
    )
    expect((await visit(site, tenant.slug, '/visitors')).body).toContain('Be our guest.')
  })

  test('its endpoint takes JSON, checks it, and stops who sends too often', async () => {
    const send = (body: unknown, headers: Record<string, string> = {}) =>
      visit(site, tenant.slug, '/api/guestbook', {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(body),
      })
    const entry = { name: 'Gus', message: 'By JSON' }
    const first = await send(entry, { 'idempotency-key': 'gus-sends-this-once' })
    const again = await send(entry, { 'idempotency-key': 'gus-sends-this-once' })
    expect(first.status).toBe(200)
    expect(again.body).toBe(first.body)
    expect(JSON.parse((await send({ name: 'Gus' })).body)).toEqual({
      error: 'message: Please write a message.',
    })
    expect((await send(entry, { origin: 'https://evil.example' })).status).toBe(403)
    const put = await visit(site, tenant.slug, '/api/guestbook', { method: 'PUT' })
    expect({ status: put.status, allow: put.headers.allow }).toEqual({
      status: 405,
      allow: 'GET, HEAD, POST',
    })
    const statuses = []
    for (let sent = 0; sent < 6; sent++) statuses.push((await send({ ...entry, message: `${sent}` })).status)
    expect(statuses).toContain(429)
  })
})

test('taken away by its folders, it leaves nothing behind', async () => {
  await site.stop()
  for (const room of rooms) await rm(join(copy.folder, room), { recursive: true })
  await buildSite(copy.folder)
  site = await startSite(copy.folder, product)
  expect((await visit(site, tenant.slug, '/api/guestbook')).status).toBe(404)
  expect((await visit(site, tenant.slug, '/guestbook')).status).toBe(404)
  const { status, body } = await visit(site, tenant.slug, '/visitors')
  expect(status).toBe(200)
  expect(body).not.toContain('Say hello')
}, 240_000)
