import { expect, test } from 'vitest'
import { holdingWhileUnreachable } from './reachable.ts'

const origin = 'http://lake.example'

/** A server that can be stopped and started, and the notices shown meanwhile. */
function scene() {
  const state = { down: false as boolean | number, saved: [] as string[], notices: [] as string[] }
  const server: typeof fetch = async (input, init) => {
    init?.signal?.throwIfAborted()
    if (typeof state.down === 'number') return new Response(null, { status: state.down })
    if (state.down) throw new TypeError('Failed to fetch')
    const { pathname } = new URL(String(input))
    if (pathname.includes('/doc/broken')) throw new TypeError('Failed to fetch')
    if (init?.method === 'POST') state.saved.push(String(init.body))
    return Response.json({})
  }
  const held = holdingWhileUnreachable(server, origin, () => {
    state.notices.push('away')
    return () => state.notices.push('back')
  })
  const post = (body: object) =>
    held(`${origin}/v1/data/actions/production`, { method: 'POST', body: JSON.stringify(body) })
  return { state, held, post }
}

const shown = (state: { notices: string[] }, notices: string[]) =>
  expect.poll(() => state.notices).toEqual(notices)

test.each([true, 503])(
  'reads and saves wait until the Content Lake can be reached again, down as %s',
  async (down) => {
    const { state, held, post } = scene()
    state.down = down
    const responses = Promise.all([held(`${origin}/v1/data/query/production`), post({ transactionId: 't1' })])
    await shown(state, ['away'])
    state.down = false
    expect((await responses).map(({ status }) => status)).toEqual([200, 200])
    expect([state.saved, state.notices]).toEqual([['{"transactionId":"t1"}'], ['away', 'back']])
  },
)

test('requests that must not be repeated, streams and requests to other hosts fail at once', async () => {
  const { state, held, post } = scene()
  state.down = true
  for (const asked of [
    () => post({ actions: [] }),
    () => held(`${origin}/v1/data/listen/production`),
    () => held('http://site.example/'),
  ])
    await expect(asked()).rejects.toThrow('Failed to fetch')
  expect(state.notices).toEqual([])
})

test('a request that is aborted while it waits is dropped, and one that fails alone fails', async () => {
  const { state, held } = scene()
  const abort = new AbortController()
  state.down = true
  const read = held(`${origin}/v1/data/query/production`, { signal: abort.signal })
  await shown(state, ['away'])
  abort.abort()
  await expect(read).rejects.toThrow('aborted')
  state.down = false
  await expect(held(`${origin}/v1/data/doc/broken`)).rejects.toThrow('Failed to fetch')
})
