import { expect, test } from 'vitest'
import { holdingWhileSignedOut } from './signed-in.ts'

const origin = 'http://lake.example'

/** A server that knows who is signed in, and a person who signs in again when the dialog asks. */
function scene({ person = 'ann', next = 'ann' }: { person?: string | null; next?: string } = {}) {
  const state = { person: person as string | null, saved: [] as string[], asked: 0 }
  const server: typeof fetch = async (input, init) => {
    const { pathname } = new URL(String(input))
    if (pathname === '/v1/auth/logout') state.person = null
    else if (!state.person) return Response.json({}, { status: pathname === '/v1/users/me' ? 200 : 401 })
    else if (init?.method === 'POST') state.saved.push(String(init.body))
    return Response.json({ id: state.person })
  }
  const held = holdingWhileSignedOut(server, origin, async (isBack) => {
    state.asked++
    state.person = next
    while (!(await isBack())) state.person = 'ann'
  })
  return {
    state,
    me: () => held(`${origin}/v1/users/me`),
    save: (body: string) => held(`${origin}/v1/data/actions/production`, { method: 'POST', body }),
    logout: () => held(`${origin}/v1/auth/logout`, { method: 'POST' }),
  }
}

test('what was typed when the session ended is saved once the person has signed in again, and they are asked once', async () => {
  const { state, me, save } = scene()
  await me()
  state.person = null
  const responses = await Promise.all([save('one'), save('two')])
  expect(responses.map(({ status }) => status)).toEqual([200, 200])
  expect([state.saved, state.asked]).toEqual([['one', 'two'], 1])
})

test('a session that has gone is noticed by the question who is signed in, too', async () => {
  const { state, me } = scene()
  await me()
  state.person = null
  expect(await (await me()).json()).toEqual({ id: 'ann' })
  expect(state.asked).toBe(1)
})

test('no more requests are sent while the person is signed out', async () => {
  let back: () => void = () => undefined
  let away = false
  const asked: string[] = []
  const server: typeof fetch = async (input) => {
    asked.push(new URL(String(input)).pathname)
    return Response.json({ id: 'ann' }, { status: away ? 401 : 200 })
  }
  const held = holdingWhileSignedOut(
    server,
    origin,
    () =>
      new Promise((resolve) => {
        back = resolve
      }),
  )
  await held(`${origin}/v1/users/me`)
  away = true
  const refused = held(`${origin}/v1/data/query/production`)
  await expect.poll(() => asked.length).toBe(2)
  const stream = held(`${origin}/v1/data/listen/production`)
  await new Promise((resolve) => setImmediate(resolve))
  expect(asked).toEqual(['/v1/users/me', '/v1/data/query/production'])
  away = false
  back()
  expect((await Promise.all([refused, stream])).map(({ status }) => status)).toEqual([200, 200])
})

test('nothing is saved in the name of somebody else', async () => {
  const { state, me, save } = scene({ next: 'ben' })
  await me()
  state.person = null
  await save('one')
  expect([state.person, state.saved]).toEqual(['ann', ['one']])
})

test('somebody who has not signed in yet, or signs out, gets the response at once', async () => {
  const stranger = scene({ person: null })
  expect(await (await stranger.me()).json()).toEqual({})
  const { me, save, logout, state } = scene()
  await me()
  await logout()
  expect([(await save('late')).status, state.asked]).toEqual([401, 0])
})
