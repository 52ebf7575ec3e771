import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import type { Inbox, LeadDetails } from '#app/leads/staff/inbox.ts'
import { editorClient, eventually, visit } from '../product/index.ts'
import { staffOf } from '../product/staff.ts'
import { createTenant, type TestTenant } from '../product/tenant.ts'

const product = inject('product')
let tenant: TestTenant
let staff: Awaited<ReturnType<typeof staffOf>>
beforeAll(async () => {
  tenant = await createTenant(editorClient(product), { email: 'sales@corner.example' })
  staff = await staffOf(product, tenant.slug)
})
afterAll(() => tenant.remove())

async function send(email: string, pace?: string) {
  const { status, body } = await visit(product, tenant.slug, '/api/leads', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(pace !== undefined && { 'x-form-pace': pace }) },
    body: JSON.stringify({ name: 'Ada', email, phone: '0491 570 156', category: 'Sales', message: 'Hello' }),
  })
  expect(status, body).toBe(200)
  return JSON.parse(body).lead_id as number
}
const inbox = (state: string) => staff.get<Inbox>(`/api/staff/leads?state=${state}`)
const idsIn = async (state: string) => (await inbox(state)).leads.map(({ id }) => id)
const details = (id: number) => staff.get<LeadDetails>(`/api/staff/leads/one/${id}`)

test('a form that was typed faster than people do is kept and held back, until staff say that it is none', async () => {
  const person = await send('person@mail.example', '48.3.9000')
  const program = await send('program@mail.example', '48.3.300')
  const silent = await send('silent@mail.example')
  expect(await idsIn('open')).toEqual([silent, person])
  expect(await idsIn('suspected')).toEqual([program])
  expect((await inbox('all')).open).toBe(2)
  const held = await details(program)
  expect(held.deliveries).toEqual([])
  expect(held.lead).toMatchObject({
    suspected: '48 letters in 3 fields were typed in 0.3 seconds',
    dueAt: null,
    delivery: 'none',
  })

  expect(JSON.parse((await staff.post('/api/staff/leads/genuine', { ids: [program, person] })).body)).toEqual(
    {
      count: 1,
    },
  )
  expect(await idsIn('suspected')).toEqual([])
  expect(await idsIn('open')).toEqual([silent, program, person])
  await eventually(
    async () => expect((await details(program)).deliveries.map(({ state }) => state)).toEqual(['sent']),
    { within: 20_000 },
  )
  expect((await details(person)).deliveries).toHaveLength(1)
}, 60_000)
