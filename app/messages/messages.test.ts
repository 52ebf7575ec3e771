import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { inTransaction } from '#app/page/transaction.server.ts'
import { migrate } from '#platform/database/migrate.server.ts'
import { readEnv } from '#platform/env.ts'
import { installJobs } from '#platform/jobs/boss.ts'
import { jobsOf } from '#platform/jobs/jobs-of.ts'
import { startTestDatabase, type TestDatabase } from '#platform/jobs/testing/database.ts'
import { runJobs } from '#platform/jobs/testing/run-jobs.ts'
import messages from './feature.server.ts'
import type { Sms, Transports } from './message.ts'
import { outboxOf } from './outbox.server.ts'
import { messagesBy } from './send.server.ts'
import { sendJob } from './send-job.server.ts'
import { twilio } from './twilio.server.ts'

let database: TestDatabase
let tenant: string
let address: string
/** What Twilio was sent, and what it answers. */
let asked: { url?: string; authorization?: string; body: URLSearchParams }[]
let answer: { status: number; body?: object }

const server = createServer(async (req, res) => {
  let text = ''
  for await (const chunk of req) text += chunk
  asked.push({ url: req.url, authorization: req.headers.authorization, body: new URLSearchParams(text) })
  res.writeHead(answer.status, { 'content-type': 'application/json' }).end(JSON.stringify(answer.body ?? {}))
})

beforeAll(async () => {
  database = await startTestDatabase()
  await migrate(database.pool, messages.migrations!)
  await installJobs(database.url, [sendJob])
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}, 60_000)
afterAll(async () => {
  server.close()
  await database.stop()
})
beforeEach(() => {
  tenant = `site-${crypto.randomUUID()}`
  asked = []
  answer = { status: 201 }
})

const account = { TWILIO_ACCOUNT_SID: 'AC1', TWILIO_AUTH_TOKEN: 'sesame', TWILIO_FROM: '+61480000000' }
const withTwilio = (more: Record<string, string> = {}): Transports => ({
  sms: twilio(readEnv({ ...account, TWILIO_BASE: address, ...more })),
})
const idle = { name: 'idle', send: async () => {} }
const provided = messagesBy({ sms: idle, mail: idle })
const send = (sms: Partial<Sms> = {}, messages = provided) =>
  inTransaction({ database: database.pool, prepared: async () => {} }, tenant, (transaction) =>
    messages.sendSms(transaction, { to: '+61400000001', text: 'Your code is 123456.', ...sms }),
  )
const run = (messageTransports: Transports) =>
  runJobs(database.pool, { jobs: [sendJob], services: { database: database.pool, messageTransports } })
const outbox = (...hidden: ('sms' | 'mail')[]) => outboxOf(database.pool, tenant, hidden)

test('without a provider a message stands in the outbox, to be read', async () => {
  const inOutbox = {
    ...{ kind: 'sms', recipient: '+61400000001', text: 'Your code is 123456.' },
    ...{ sentAt: expect.any(String), sentBy: null },
  }
  await send({ secret: true }, messagesBy({ mail: idle }))
  expect(await outbox()).toMatchObject([inOutbox])
  expect(await run({})).toEqual({ done: 0, failed: 0 })
  await send({ secret: true })
  expect(await outbox()).toMatchObject([{ sentAt: null }, inOutbox])
  expect(await run({}), 'its provider was taken away').toEqual({ done: 1, failed: 0 })
  expect(await outbox()).toMatchObject([inOutbox, inOutbox])
  expect(await outboxOf(database.pool, 'site-other', [])).toEqual([])
})

test('a message whose transaction fails is neither kept nor sent', async () => {
  const failing = inTransaction(
    { database: database.pool, prepared: async () => {} },
    tenant,
    async (own) => {
      await provided.sendMail(own, { to: 'a@b.example', subject: 'Hello', text: 'Hello' })
      throw new Error('something else went wrong')
    },
  )
  await expect(failing).rejects.toThrow('something else')
  expect(await outbox()).toEqual([])
  expect(await run({})).toEqual({ done: 0, failed: 0 })
})

test('Twilio is handed a text message once, and a code is forgotten when it has it', async () => {
  await send({ secret: true })
  await run(withTwilio())
  await run(withTwilio())
  expect(asked).toHaveLength(1)
  expect(asked[0]).toMatchObject({
    url: '/2010-04-01/Accounts/AC1/Messages.json',
    authorization: `Basic ${Buffer.from('AC1:sesame').toString('base64')}`,
  })
  expect(Object.fromEntries(asked[0]!.body)).toEqual({
    From: '+61480000000',
    To: '+61400000001',
    Body: 'Your code is 123456.',
  })
  expect(await outbox('sms')).toMatchObject([{ sentBy: 'Twilio', text: null }])
  const { rows } = await database.pool.query('select body from outbox where tenant = $1', [tenant])
  expect(rows).toEqual([{ body: '' }])
})

test('Twilio is told for how long a code is good, ten hours at most', async () => {
  const seconds: number[] = []
  for (const until of [600, 100_000]) {
    await send({ secret: true, until: new Date(Date.now() + until * 1000) })
    await run(withTwilio())
    seconds.push(Number(asked.at(-1)!.body.get('ValidityPeriod')))
  }
  expect(seconds[0]).toBeGreaterThan(500)
  expect(seconds[0]).toBeLessThanOrEqual(600)
  expect(seconds[1]).toBe(36_000)
})

test('a messaging service takes the place of a number', async () => {
  await send()
  await run(withTwilio({ TWILIO_FROM: '', TWILIO_MESSAGING_SERVICE: 'MG7' }))
  expect(asked[0]?.body.get('MessagingServiceSid')).toBe('MG7')
  expect(asked[0]?.body.has('From')).toBe(false)
})

test('staff may not read a code that a provider is about to send', async () => {
  await send({ secret: true })
  await send({ text: 'Your car is ready.' })
  expect((await outbox('sms')).map(({ text }) => text)).toEqual(['Your car is ready.', null])
  expect(await run(withTwilio())).toEqual({ done: 2, failed: 0 })
})

test('what Twilio refuses for good is marked, and not tried again', async () => {
  answer = { status: 400, body: { code: 21211, message: "The 'To' number +61400000001 is not valid" } }
  await send()
  expect(await run(withTwilio())).toEqual({ done: 1, failed: 0 })
  const [row] = await outbox()
  expect(row).toMatchObject({ sentAt: null, refused: expect.stringContaining('error 21211') })
  expect(row?.refused).not.toContain('+61400000001')
})

test.each([
  ['is too busy', 429],
  ['is down', 503],
  ['does not know the account', 401],
])('a message is tried again while Twilio %s, and no secret stands in the error', async (_, status) => {
  answer = { status }
  await send()
  expect(await run(withTwilio())).toEqual({ done: 0, failed: 1 })
  const [job] = await jobsOf(database.pool, tenant, { state: 'waiting' })
  expect(job?.lastError).toBe(`Twilio answers ${status}.`)
  expect((await outbox())[0]).toMatchObject({ sentAt: null, refused: null })
})

test('a message is tried again while Twilio cannot be reached', async () => {
  await send()
  expect(await run(withTwilio({ TWILIO_BASE: 'http://127.0.0.1:1' }))).toEqual({ done: 0, failed: 1 })
})

test('a code that is too old is not sent any more', async () => {
  await send({ secret: true, until: new Date(Date.now() - 1000) })
  await run(withTwilio())
  expect(asked).toEqual([])
  expect(await outbox()).toMatchObject([{ refused: 'It was too late to send it.', text: '' }])
})

test('mails are handed over whole', async () => {
  const sent: unknown[] = []
  await inTransaction({ database: database.pool, prepared: async () => {} }, tenant, (transaction) =>
    provided.sendMail(transaction, {
      ...{
        to: 'ada@mail.example',
        subject: 'Your brochure',
        text: 'See below.',
        replyTo: 'us@dealer.example',
      },
      attachments: [{ name: 'car.pdf', type: 'application/pdf', content: Buffer.from([0, 1, 255]) }],
    }),
  )
  await run({ mail: { name: 'SMTP', send: async (mail) => void sent.push(mail) } })
  expect(sent).toEqual([
    {
      ...{ to: 'ada@mail.example', subject: 'Your brochure', text: 'See below.', html: undefined },
      replyTo: 'us@dealer.example',
      attachments: [{ name: 'car.pdf', type: 'application/pdf', content: Buffer.from([0, 1, 255]) }],
    },
  ])
  expect(await outbox()).toMatchObject([{ attachments: ['car.pdf'], sentBy: 'SMTP' }])
})

test('half an account is refused at the start, by the name of what is missing', () => {
  expect(() => twilio(readEnv({ TWILIO_ACCOUNT_SID: 'AC1' }))).toThrow('TWILIO_AUTH_TOKEN')
  expect(() => twilio(readEnv({ ...account, TWILIO_FROM: '' }))).toThrow('TWILIO_MESSAGING_SERVICE')
  expect(twilio(readEnv({}))).toBeUndefined()
})
