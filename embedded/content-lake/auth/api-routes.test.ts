import { describe, expect, test } from 'vitest'
import { idOf, me, people, server, signedIn, visitor, withPeople } from './people-testing.ts'
import { ensureToken } from './router.ts'

withPeople()

describe('sessions', () => {
  test('signing out ends the session and may be repeated', async () => {
    const ada = await signedIn(0)
    const secret = ada.session
    expect((await ada.send('/v1/auth/logout', { method: 'POST' })).status).toBe(200)
    expect(ada.session).toBeUndefined()
    ada.jar.set('sanitySession', secret!)
    expect((await ada.send('/v1/users/me')).status).toBe(401)
    expect((await ada.send('/v1/auth/logout', { method: 'POST' })).status).toBe(200)
  })

  test('an ended session gets 401 in the format that the Studio reads', async () => {
    const ada = await signedIn(0)
    await server.ctx.pool.query(`update lake_sessions set expires_at = now() - interval '1 second'`)
    const answer = await ada.send('/v2025-02-19/users/me')
    expect(answer.status).toBe(401)
    expect(await answer.json()).toMatchObject({
      statusCode: 401,
      error: 'Unauthorized',
      message: 'Session not found',
    })
  })

  test('use extends a session to 14 days, but never beyond 30 days after sign-in', async () => {
    const ada = await signedIn(0)
    const remaining = async () => {
      const sql = 'select extract(epoch from expires_at - now()) / 86400 as days from lake_sessions'
      return Number((await server.ctx.pool.query(sql)).rows[0].days)
    }
    const age = (days: number) =>
      server.ctx.pool.query(
        `update lake_sessions set created_at = now() - $1::interval, seen_at = now() - interval '1 day',
           expires_at = now() + interval '1 day'`,
        [`${days} days`],
      )
    await age(10)
    await ada.send('/v1/users/me')
    expect(await remaining()).toBeCloseTo(14, 1)
    await age(25)
    await ada.send('/v1/users/me')
    expect(await remaining()).toBeCloseTo(5, 1)
  })

  test('the session cookie is for secure connections only if we are on https', async () => {
    const before = server.ctx.config.publicOrigin
    server.ctx.config.publicOrigin = 'https://lake.example'
    try {
      const answer = await visitor().signIn(people[0].email, people[0].password)
      expect(answer.headers.getSetCookie().find((line) => line.startsWith('sanitySession='))).toMatch(
        /Secure/,
      )
    } finally {
      server.ctx.config.publicOrigin = before
    }
  })

  test('without a session the answer is 401, and strangers cannot learn who works here', async () => {
    const id = await idOf(people[0].email)
    const me = await visitor().send('/v1/users/me')
    expect([me.status, await me.json()]).toEqual([200, {}])
    for (const path of ['/v1/auth/id', `/v1/users/${id}`, '/v1/projects/local/acl'])
      expect((await visitor().send(path)).status, path).toBe(401)
  })
})

describe('API tokens', () => {
  test('a token appears in the history under its name', async () => {
    const token = await ensureToken(server.ctx, { name: 'importer', role: 'editor' })
    const { id } = (await (await me(token)).json()) as { id: string }
    const ada = await signedIn(0)
    expect(await (await ada.send(`/v1/users/${id}`)).json()).toMatchObject({ id, displayName: 'importer' })
  })

  test('a token authenticates a request with its role; an invented one is refused', async () => {
    const token = await ensureToken(server.ctx, { name: 'scripts', role: 'editor' })
    expect(await (await me(token)).json()).toMatchObject({ name: 'scripts', role: 'editor' })
    expect((await me(`sk${'A'.repeat(43)}`)).status).toBe(401)
    expect((await me('nonsense')).status).toBe(401)
  })

  test('a known and valid token is kept, any other is replaced', async () => {
    const wanted = { name: 'scripts', role: 'viewer' } as const
    const first = await ensureToken(server.ctx, wanted)
    expect(await ensureToken(server.ctx, wanted, first)).toBe(first)
    const second = await ensureToken(server.ctx, wanted, 'sklost')
    expect(second).not.toBe(first)
    expect((await me(first)).status).toBe(401)
  })
})

describe('requests of the Studio', () => {
  test('people are returned by id, one or several, without unknown ones', async () => {
    const ed = await signedIn(1)
    const [ada, own] = [await idOf(people[0].email), await idOf(people[1].email)]
    const one = await (await ed.send(`/v1/projects/local/users/${ada}`)).json()
    expect(one).toMatchObject({
      id: ada,
      displayName: 'Ada Lovelace',
      givenName: 'Ada',
      isCurrentUser: false,
    })
    expect(one).not.toHaveProperty('email')
    const several = await (await ed.send(`/v1/users/${own},unknown`)).json()
    expect(several).toEqual([expect.objectContaining({ id: own, isCurrentUser: true }), null])
    expect((await ed.send('/v1/users/unknown')).status).toBe(404)
  })

  test('small settings are stored for each person', async () => {
    const [ada, ed] = [await signedIn(0), await signedIn(1)]
    const body = JSON.stringify([{ key: 'studio.sort', value: { by: 'title' } }])
    const headers = { 'content-type': 'application/json' }
    const put = await ada.send('/v2024-01-01/users/me/keyvalue', { method: 'PUT', body, headers })
    expect(await put.json()).toEqual([{ key: 'studio.sort', value: { by: 'title' } }])
    const got = await (await ada.send('/v2024-01-01/users/me/keyvalue/studio.sort,other')).json()
    expect(got).toEqual([{ key: 'studio.sort', value: { by: 'title' } }])
    expect(await (await ed.send('/v2024-01-01/users/me/keyvalue/studio.sort')).json()).toEqual([])
    const broken = await ada.send('/v2024-01-01/users/me/keyvalue', { method: 'PUT', body: '[]', headers })
    expect(broken.status).toBe(400)
  })

  test('one way to sign in is offered', async () => {
    const { providers } = await (await visitor().send('/v1/auth/providers')).json()
    expect(providers).toEqual([
      { name: 'local', title: 'Email and password', url: `${server.origin}/auth/local` },
    ])
  })
})
