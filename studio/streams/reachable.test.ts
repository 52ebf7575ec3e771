import { expect, test } from 'vitest'
import { holdingWhileUnreachable } from './reachable.ts'

const origin = 'http://lake.example'

/** A server that can be taken away and brought back, and what was told of it meanwhile. */
function scene() {
  const state = { down: false as boolean | number, saved: [] as string[], told: [] as string[] }
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
    state.told.push('away')
    return () => state.told.push('back')
  })
  const post = (body: object) =>
    held(`${origin}/v1/data/actions/production`, { method: 'POST', body: JSON.stringify(body) })
  return { state, held, post }
}

const told = (state: { told: string[] }, words: string[]) => expect.poll(() => state.told).toEqual(words)

test.each([true, 503])(
  'reads and saves wait until the Content Lake answers again, down as %s',
  async (down) => {
    const { state, held, post } = scene()
    state.down = down
    const answers = Promise.all([held(`${origin}/v1/data/query/production`), post({ transactionId: 't1' })])
    await told(state, ['away'])
    state.down = false
    expect((await answers).map(({ status }) => status)).toEqual([200, 200])
    expect([state.saved, state.told]).toEqual([['{"transactionId":"t1"}'], ['away', 'back']])
  },
)

test('what might be done twice, streams, and other hosts fail at once', async () => {
  const { state, held, post } = scene()
  state.down = true
  for (const asked of [
    () => post({ actions: [] }),
    () => held(`${origin}/v1/data/listen/production`),
    () => held('http://site.example/'),
  ])
    await expect(asked()).rejects.toThrow('Failed to fetch')
  expect(state.told).toEqual([])
})

test('what is given up while it waits is given up, and what alone fails is let fail', async () => {
  const { state, held } = scene()
  const asked = new AbortController()
  state.down = true
  const read = held(`${origin}/v1/data/query/production`, { signal: asked.signal })
  await told(state, ['away'])
  asked.abort()
  await expect(read).rejects.toThrow('aborted')
  state.down = false
  await expect(held(`${origin}/v1/data/doc/broken`)).rejects.toThrow('Failed to fetch')
})
