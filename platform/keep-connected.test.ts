import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createBackoff } from './backoff.ts'
import { type ConnectionEvents, keepConnected } from './keep-connected.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

function connections() {
  const opened: (ConnectionEvents & { isClosed: boolean })[] = []
  const heard = { connected: 0, lost: [] as unknown[] }
  const stop = keepConnected({
    open(events) {
      const connection = { ...events, isClosed: false }
      opened.push(connection)
      return () => {
        connection.isClosed = true
        return opened.length
      }
    },
    onConnected: () => heard.connected++,
    onLost: (error) => heard.lost.push(error),
    backoff: createBackoff(100, 300),
  })
  return { opened, heard, stop }
}

test('a lost connection is closed and opened again, each time after a longer wait', () => {
  const { opened, heard } = connections()
  for (const wait of [100, 200, 300, 300]) {
    const before = opened.length
    opened.at(-1)!.lost(new Error('gone'))
    expect(opened.at(-1)!.isClosed).toBe(true)
    vi.advanceTimersByTime(wait - 1)
    expect(opened).toHaveLength(before)
    vi.advanceTimersByTime(1)
    expect(opened).toHaveLength(before + 1)
  }
  expect(heard.lost).toHaveLength(4)
})

test('a connection that worked is opened again after the shortest wait', () => {
  const { opened, heard } = connections()
  opened[0]!.lost()
  vi.advanceTimersByTime(100)
  opened[1]!.connected()
  expect(heard.connected).toBe(1)
  opened[1]!.lost()
  vi.advanceTimersByTime(100)
  expect(opened).toHaveLength(3)
})

test('what a lost connection reports later is left out', () => {
  const { opened, heard } = connections()
  opened[0]!.lost()
  opened[0]!.lost()
  opened[0]!.connected()
  expect(heard).toEqual({ connected: 0, lost: [undefined] })
})

test('a connection that is lost while it is being opened is closed', () => {
  let isClosed = false
  const stop = keepConnected({
    open(events) {
      events.lost()
      return () => {
        isClosed = true
      }
    },
    onConnected() {},
    onLost() {},
  })
  expect(isClosed).toBe(true)
  stop()
})

test('after the stop nothing is opened any more', () => {
  const { opened, stop } = connections()
  expect(stop()).toBe(1)
  expect(opened[0]!.isClosed).toBe(true)
  opened[0]!.lost()
  vi.advanceTimersByTime(10_000)
  expect(opened).toHaveLength(1)
})

test('a stop while a connection is waited for closes nothing', () => {
  const { opened, stop } = connections()
  opened[0]!.lost()
  expect(stop()).toBeUndefined()
  vi.advanceTimersByTime(10_000)
  expect(opened).toHaveLength(1)
})
