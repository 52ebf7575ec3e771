import { createServer, type Server } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { gentleStop } from './gentle-stop.server.ts'

let server: Server
let stop: () => Promise<void>
let answer: () => void

const port = () => (server.address() as AddressInfo).port
const opened = () =>
  new Promise<Socket>((resolve) => {
    const socket = connect(port(), '127.0.0.1', () => resolve(socket))
  })
const closed = (socket: Socket) => new Promise<void>((resolve) => socket.once('close', () => resolve()))

beforeEach(async () => {
  server = createServer((_req, res) => {
    answer = () => res.end('whole')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterEach(() => {
  server.closeAllConnections()
})

test('a response under way is finished, a new connection refused', async () => {
  stop = gentleStop(server)
  const began = new Promise<void>((resolve) => server.once('request', () => resolve()))
  const body = fetch(`http://127.0.0.1:${port()}`).then((response) => response.text())
  await began
  const refusing = port()
  const stopped = stop()
  await expect(fetch(`http://127.0.0.1:${refusing}`)).rejects.toThrow()
  answer()
  expect(await body).toBe('whole')
  await stopped
})

test('a connection that never sent a request is closed at once', async () => {
  stop = gentleStop(server)
  const silent = await opened()
  const gone = closed(silent)
  await stop()
  await gone
})

test('a connection that stays open too long is closed', async () => {
  stop = gentleStop(server, 20)
  const slow = await opened()
  slow.on('error', () => {})
  slow.write('GET / HTTP/1.1\r\n')
  const gone = closed(slow)
  await stop()
  await gone
})
