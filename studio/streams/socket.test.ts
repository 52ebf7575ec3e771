import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { ClientFrame, ServerFrame } from '../../embedded/content-lake/stream-protocol.ts'
import { keepToOwnServer } from './fetch.ts'
import { createStreamSocket, silenceLimitMs } from './socket.ts'

/** A socket whose other end is the test. */
class TestSocket {
  static readonly OPEN = 1
  static all: TestSocket[] = []
  readyState = 0
  sent: ClientFrame[] = []
  onopen?: () => void
  onclose?: () => void
  onmessage?: (event: { data: string }) => void
  url: string
  constructor(url: string) {
    this.url = url
    TestSocket.all.push(this)
  }
  send(text: string) {
    this.sent.push(JSON.parse(text))
  }
  close() {
    this.readyState = 3
    this.onclose?.()
  }
  accept() {
    this.readyState = TestSocket.OPEN
    this.onopen?.()
  }
  receive(frame: ServerFrame) {
    this.onmessage?.({ data: JSON.stringify(frame) })
  }
}

const Socket = TestSocket as unknown as typeof WebSocket
const listen = '/v2025-02-19/data/listen/production?query=*'
const settle = () => vi.advanceTimersByTimeAsync(0)

beforeEach(() => {
  vi.useFakeTimers()
  TestSocket.all = []
})
afterEach(() => {
  vi.useRealTimers()
})

async function openStream(
  socket: ReturnType<typeof createStreamSocket>,
  signal = new AbortController().signal,
) {
  const response = socket.open({ url: listen, headers: { accept: 'text/event-stream' }, signal })
  response.catch(() => {})
  const connection = TestSocket.all.at(-1)!
  if (connection.readyState === 0) connection.accept()
  await settle()
  const opened = connection.sent.findLast((frame) => frame.type === 'open')!
  return { response, connection, stream: opened.stream, opened }
}

const head = (stream: number, status = 200): ServerFrame => ({
  type: 'head',
  stream,
  status,
  headers: { 'content-type': 'text/event-stream' },
})

describe('event streams over one socket', () => {
  test('return what fetch would return, several over one connection', async () => {
    const socket = createStreamSocket('http://localhost:3333', Socket)
    const first = await openStream(socket)
    const second = await openStream(socket)
    expect(TestSocket.all).toHaveLength(1)
    expect(first.connection.url).toBe('ws://localhost:3333/stream-socket')
    expect(first.opened).toMatchObject({ url: listen, headers: { accept: 'text/event-stream' } })
    first.connection.receive(head(first.stream))
    first.connection.receive(head(second.stream))
    first.connection.receive({ type: 'data', stream: second.stream, text: 'event: welcome\n\n' })
    first.connection.receive({ type: 'end', stream: second.stream })
    expect((await first.response).headers.get('content-type')).toBe('text/event-stream')
    expect(await (await second.response).text()).toBe('event: welcome\n\n')
  })

  test('that are refused keep their status', async () => {
    const socket = createStreamSocket('http://localhost:3333', Socket)
    const { response, connection, stream } = await openStream(socket)
    connection.receive(head(stream, 401))
    connection.receive({ type: 'data', stream, text: '{"error":"Unauthorized"}' })
    connection.receive({ type: 'end', stream })
    expect((await response).status).toBe(401)
    expect(await (await response).json()).toEqual({ error: 'Unauthorized' })
  })

  test('end with an error when the connection is lost, and the next one opens a new connection', async () => {
    const socket = createStreamSocket('http://localhost:3333', Socket)
    const { response, connection, stream } = await openStream(socket)
    connection.receive(head(stream))
    const text = (await response).text()
    connection.close()
    await expect(text).rejects.toThrow('connection to the Content Lake was lost')
    await openStream(socket)
    expect(TestSocket.all).toHaveLength(2)
  })

  test('give up a silent connection', async () => {
    const socket = createStreamSocket('http://localhost:3333', Socket)
    const { response, connection, stream } = await openStream(socket)
    connection.receive(head(stream))
    const text = (await response).text()
    const lost = expect(text).rejects.toThrow('lost')
    await vi.advanceTimersByTimeAsync(silenceLimitMs)
    await lost
    expect(connection.readyState).toBe(3)
  })

  test('are closed on the server when the Studio aborts them', async () => {
    const socket = createStreamSocket('http://localhost:3333', Socket)
    const abort = new AbortController()
    const { response, connection, stream } = await openStream(socket, abort.signal)
    abort.abort()
    await expect(response).rejects.toThrow()
    expect(connection.sent).toContainEqual({ type: 'close', stream })
  })
})

describe('fetch of the embedded Studio', () => {
  function studioFetch() {
    const plain = vi.fn(async () => new Response('plain'))
    const location = { origin: 'http://localhost:3333', href: 'http://localhost:3333/studio' } as Location
    const localStorage = { setItem: () => {} } as unknown as Storage
    const scope = { fetch: plain as typeof fetch, location, localStorage, WebSocket: Socket }
    keepToOwnServer((origin) => origin === 'http://motorworld.localhost:3000', scope)
    return { scope, plain }
  }

  test('sends ordinary calls as before', async () => {
    const { scope, plain } = studioFetch()
    await scope.fetch('http://localhost:3333/v1/ping')
    expect(plain).toHaveBeenCalledOnce()
    expect(TestSocket.all).toHaveLength(0)
  })

  test('asks no other host', async () => {
    const { scope, plain } = studioFetch()
    await expect(scope.fetch('https://api.sanity.io/vX/intake/feedback')).rejects.toThrow('no other host')
    expect(plain).not.toHaveBeenCalled()
  })

  test('learns of no newer Studio, without asking anyone', async () => {
    const { scope, plain } = studioFetch()
    const check = await scope.fetch('https://sanity-cdn.com/v1/modules/sanity/latest/^6.16.0/t1')
    expect([check.status, await check.json()]).toEqual([200, {}])
    expect(plain).not.toHaveBeenCalled()
  })

  test('asks the sites it writes for', async () => {
    const { scope, plain } = studioFetch()
    await scope.fetch('http://motorworld.localhost:3000/api/stock/counts')
    expect(plain).toHaveBeenCalledOnce()
    await expect(scope.fetch('http://motorworld.localhost:9000/')).rejects.toThrow('no other host')
  })

  test('falls back to plain streams where sockets never work', async () => {
    const { scope, plain } = studioFetch()
    const response = scope.fetch(`http://localhost:3333${listen}`)
    await settle()
    TestSocket.all[0]!.close()
    expect(await (await response).text()).toBe('plain')
    expect(plain).toHaveBeenCalledOnce()
  })
})
