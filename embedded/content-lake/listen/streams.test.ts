import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { Deferred } from '#platform/deferred.ts'
import { headOf, type LoggedTransaction, readTransactions, TransactionLog } from '../store/transaction-log.ts'
import { type ServerFrame, STREAM_SOCKET_PATH, STREAM_SUBPROTOCOL } from '../stream-protocol.ts'
import { startTestLake, type TestLake } from '../testing/lake.ts'
import { follow } from './follow.ts'

let lake: TestLake
beforeAll(async () => {
  lake = await startTestLake()
}, 60_000)
afterAll(() => lake.stop(), 30_000)

interface StreamMessage {
  event: string
  id: string
  data: Record<string, unknown>
}

function parseEvents(text: string): StreamMessage[] {
  return text
    .split('\n\n')
    .filter((block) => block.startsWith('event: '))
    .map((block) => {
      const line = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(block)?.[1] ?? ''
      return {
        event: line('event'),
        id: line('id'),
        data: JSON.parse(line('data')) as Record<string, unknown>,
      }
    })
}

/** Node's body is iterable, which the browser types do not declare. */
const bodyOf = (response: Response) => response.body as unknown as AsyncIterable<Uint8Array>

/** Reads a stream until `enough` is true for its events, then disconnects. */
async function readStream(
  path: string,
  enough: (events: StreamMessage[]) => boolean,
  headers: Record<string, string> = {},
): Promise<StreamMessage[]> {
  const hangUp = new AbortController()
  const response = await lake.request(path, {
    signal: hangUp.signal,
    headers: { authorization: `Bearer ${lake.accounts.editorToken}`, ...headers },
  })
  expect(response.headers.get('content-type')).toContain('text/event-stream')
  let text = ''
  const decoder = new TextDecoder()
  for await (const chunk of bodyOf(response)) {
    text += decoder.decode(chunk, { stream: true })
    if (enough(parseEvents(text))) break
  }
  hangUp.abort()
  return parseEvents(text)
}

const listenPath = (options = '') =>
  `/v2025-02-19/data/listen/production?query=${encodeURIComponent('*[_type == "page"]')}${options}`

describe('listening again after a lost connection', () => {
  test('sends what was missed, and only that', async () => {
    const [welcome] = await readStream(listenPath('&enableResume=true'), (events) => events.length > 0)
    expect(welcome?.event).toBe('welcome')
    await lake.client.create({ _id: 'r1', _type: 'page' })
    await lake.client
      .transaction()
      .create({ _id: 'r2', _type: 'page' })
      .create({ _id: 'r3', _type: 'page' })
      .commit()

    const resume = (id: string, count: number) =>
      readStream(listenPath('&enableResume=true'), (events) => events.length > count, { 'last-event-id': id })
    const all = await resume(welcome?.id ?? '', 3)
    expect(all.map(({ event, data }) => [event, data.documentId])).toEqual([
      ['welcomeback', undefined],
      ['mutation', 'r1'],
      ['mutation', 'r2'],
      ['mutation', 'r3'],
    ])
    const half = await resume(all[2]?.id ?? '', 1)
    expect(half.map(({ event, data }) => [event, data.documentId])).toEqual([
      ['welcomeback', undefined],
      ['mutation', 'r3'],
    ])
    expect(half[1]?.data).toMatchObject({ transactionTotalEvents: 2, transactionCurrentEvent: 2 })
  })

  test('twice in a row sends each event once', async () => {
    const read = (id: string, count: number) =>
      readStream(listenPath('&enableResume=true'), (events) => events.length >= count, {
        'last-event-id': id,
      })
    const [start] = await readStream(listenPath('&enableResume=true'), (events) => events.length > 0)
    const pages = ['c1', 'c2', 'c3'].map((_id) => ({ create: { _id, _type: 'page' } }))
    await lake.client.mutate(pages, { returnDocuments: false })
    const received: StreamMessage[] = []
    const connect = async (count: number) => {
      const id = received.at(-1)?.id ?? start?.id ?? ''
      // What a connection that is cut had in flight after these events never arrived.
      received.push(...(await read(id, count)).slice(0, count))
    }
    for (const count of [2, 1, 2, 1, 1, 2]) await connect(count)
    await lake.client.create({ _id: 'c4', _type: 'page' })
    await connect(2)
    expect(received.filter(({ event }) => event === 'mutation').map(({ data }) => data.documentId)).toEqual([
      'c1',
      'c2',
      'c3',
      'c4',
    ])
  })

  test('sends a transaction once that is announced after it was read', async () => {
    const { pool } = lake.server.context
    const [welcome] = await readStream(listenPath(), (events) => events.length > 0)
    const after = welcome?.id.replace('#', '') ?? ''
    const first = await lake.client.create({ _id: 'a1', _type: 'page' })
    await lake.client.create({ _id: 'a2', _type: 'page' })
    const missed = await readTransactions(pool, 'production', (await headOf(pool, 'production')) - 2, 10)
    // The log of a server that has heard of the first of two.
    const announced = new TransactionLog(pool, 'production')
    announced.seq = missed[0]?.seq ?? 0
    const sent: string[] = []
    const send = ({ documents }: LoggedTransaction) => sent.push(...documents.map(({ id }) => id))
    const following = await follow(pool, 'production', announced, after, send)
    following.run()
    for (const transaction of missed) announced.push(transaction)
    following.stop()
    expect(sent).toEqual(['a1', 'a2'])
    expect(missed[0]?.id).toBe(first._rev)
  })

  test('sends reset when it cannot know what was missed', async () => {
    const events = await readStream(listenPath('&enableResume=true'), (all) => all.length > 1, {
      'last-event-id': 'unknown#doc',
    })
    expect(events.map(({ event }) => event)).toEqual(['reset', 'welcome'])
  })

  test('live events continue after the last one received, or ask for a restart', async () => {
    const path = '/v2025-02-19/data/live/events/production'
    const [welcome] = await readStream(path, (events) => events.length > 0)
    const { transactionId } = await lake.client.mutate([{ create: { _id: 'l1', _type: 'page' } }], {
      returnDocuments: false,
    })
    await lake.client.create({ _id: 'drafts.l1', _type: 'page' })
    const missed = await readStream(path, (events) => events.length > 1, {
      'last-event-id': welcome?.id ?? '',
    })
    expect(missed.map(({ event, id }) => [event, id])).toEqual([
      ['welcome', welcome?.id],
      ['message', transactionId],
    ])
    const lost = await readStream(path, (events) => events.length > 1, { 'last-event-id': 'unknown' })
    expect(lost.map(({ event }) => event)).toEqual(['restart', 'welcome'])
  })
})

describe('streams over one WebSocket', () => {
  const connect = (headers: Record<string, string>) =>
    new WebSocket(`${lake.url.replace('http', 'ws')}${STREAM_SOCKET_PATH}`, STREAM_SUBPROTOCOL, { headers })

  test('carry several listeners, errors included', async () => {
    const socket = connect({ authorization: `Bearer ${lake.accounts.editorToken}` })
    const frames: ServerFrame[] = []
    const done = new Deferred<void>()
    const texts = (stream: number) =>
      frames
        .flatMap((frame) => (frame.type === 'data' && frame.stream === stream ? [frame.text] : []))
        .join('')
    socket.on('message', (raw) => {
      frames.push(JSON.parse(String(raw)) as ServerFrame)
      const ready = texts(1).includes('event: welcome') && texts(2).includes('event: welcome')
      if (ready && frames.some((frame) => frame.type === 'end') && !texts(1).includes('event: mutation'))
        void lake.client.createOrReplace({ _id: 'w1', _type: 'page' })
      if (texts(1).includes('event: mutation') && texts(2).includes('event: message')) done.resolve()
    })
    await new Promise((open) => socket.once('open', open))
    expect(socket.protocol).toBe(STREAM_SUBPROTOCOL)
    const open = (stream: number, url: string) => socket.send(JSON.stringify({ type: 'open', stream, url }))
    open(1, listenPath())
    open(2, '/v2025-02-19/data/live/events/production')
    open(3, '/v2025-02-19/data/listen/production?query=*[')
    await done.promise
    expect(frames.find((frame) => frame.type === 'head' && frame.stream === 3)).toMatchObject({ status: 400 })
    expect(JSON.parse(texts(3))).toMatchObject({ error: { type: 'queryParseError' } })
    expect(parseEvents(texts(1))[1]?.data).toMatchObject({ documentId: 'w1' })
    socket.send('not a frame')
    const code = await new Promise((closed) => socket.once('close', closed))
    expect(code).toBe(1007)
  })

  test('are refused to a page of another site and at other paths', async () => {
    const status = (socket: WebSocket) =>
      new Promise((answered) => {
        socket.once('unexpected-response', (_request, response) => answered(response.statusCode))
        socket.once('error', () => undefined)
      })
    expect(await status(connect({ origin: 'https://evil.example', cookie: 'sanitySession=x' }))).toBe(403)
    expect(await status(new WebSocket(`${lake.url.replace('http', 'ws')}/elsewhere`))).toBe(404)
  })
})

test('presence tells others who is where, and who left', async () => {
  const heard: unknown[] = []
  const left = new Deferred<void>()
  const connect = async (token: string) => {
    const socket = new WebSocket(`${lake.url.replace('http', 'ws')}/v2022-06-30/socket/production`)
    await new Promise((open) => socket.once('open', open))
    const answers = new Map<string, (message: { result?: unknown; error?: unknown }) => void>()
    socket.on('message', (raw) => {
      const message = JSON.parse(String(raw)) as {
        id?: string
        result?: unknown
        error?: unknown
        params?: { result: { type: string } }
      }
      if (message.id) answers.get(message.id)?.(message)
      else if (message.params) {
        heard.push(message.params.result)
        if (message.params.result.type === 'disconnect') left.resolve()
      }
    })
    let next = 0
    const call = (method: string, params: object) =>
      new Promise<{ result?: unknown; error?: unknown }>((answer) => {
        const id = `c${next++}`
        answers.set(id, answer)
        socket.send(JSON.stringify({ jsonrpc: '2.0', id, method, params }))
      })
    const refused = await call('presence_subscribe', {})
    expect(refused.error).toMatchObject({ code: 4001 })
    await call('authorization', { authorization: `Bearer ${token}` })
    return { socket, call }
  }
  const one = await connect(lake.accounts.editorToken)
  const two = await connect(lake.accounts.viewerToken)
  expect((await one.call('presence_subscribe', {})).result).toEqual(expect.any(String))
  await two.call('presence_rollcall', { session: 's2' })
  await two.call('presence_announce', {
    data: { sessionId: 's2', locations: [{ type: 'document', documentId: 'p' }] },
  })
  two.socket.close()
  await left.promise
  one.socket.close()
  expect(heard).toMatchObject([
    { type: 'rollCall', session: 's2' },
    { type: 'state', m: { sessionId: 's2', locations: [{ documentId: 'p' }] } },
    { type: 'disconnect', m: { session: 's2' } },
  ])
})
