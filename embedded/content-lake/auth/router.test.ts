import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { ensureAccounts } from './accounts.ts'
import { signInLimits } from './limits.ts'
import { ensureDemoUsers, ensureToken } from './router.ts'
import { createVisitor, startAuthServer } from './testing.ts'

const people = [
  {
    email: 'ada@dealer.example',
    name: 'Ada Lovelace',
    role: 'administrator',
    password: 'correct horse battery',
  },
  { email: 'ed@dealer.example', name: 'Ed Writer', role: 'editor', password: 'editor staple battery' },
  { email: 'vi@dealer.example', name: 'Vi Reader', role: 'viewer', password: 'viewer staple battery' },
] as const

let server: Awaited<ReturnType<typeof startAuthServer>>
const visitor = () => createVisitor(server.origin)
const signedIn = async (index: 0 | 1 | 2) => {
  const someone = visitor()
  expect((await someone.signIn(people[index].email, people[index].password)).status).toBe(302)
  return someone
}
const me = (token: string) =>
  fetch(`${server.origin}/v1/users/me`, { headers: { authorization: `Bearer ${token}` } })
const idOf = async (email: string) => {
  const { rows } = await server.ctx.pool.query<{ id: string }>('select id from lake_users where email = $1', [
    email,
  ])
  return rows[0]!.id
}

beforeAll(async () => {
  server = await startAuthServer()
  await ensureDemoUsers(server.ctx, [...people])
  await server.ctx.pool.query('create table people_at_first as select * from lake_users')
}, 60_000)
afterAll(() => server.stop())
beforeEach(async () => {
  await server.ctx.pool.query('truncate lake_users, lake_sessions, lake_tokens, lake_sign_in_attempts')
  await server.ctx.pool.query('insert into lake_users select * from people_at_first')
})

describe('signing in', () => {
  test('a person with the right password gets a session and goes back to the Studio', async () => {
    const ada = visitor()
    const answer = await ada.signIn('Ada@Dealer.example', people[0].password, `${server.origin}/studio/site`)
    expect(answer.status).toBe(302)
    expect(answer.headers.get('location')).toBe(`${server.origin}/studio/site`)
    const cookie = answer.headers.getSetCookie().find((line) => line.startsWith('sanitySession='))
    expect(cookie).toMatch(/HttpOnly/)
    expect(cookie).toMatch(/SameSite=Lax/)
    expect(cookie).not.toMatch(/Secure/)
    const answered = await (await ada.send('/v2025-02-19/users/me')).json()
    expect(answered).toMatchObject({
      email: 'ada@dealer.example',
      name: 'Ada Lovelace',
      role: 'administrator',
      roles: [{ name: 'administrator', title: 'Administrator' }],
      provider: 'local',
    })
  })

  test('only hashes of passwords, sessions and tokens are in the database', async () => {
    const ada = await signedIn(0)
    const token = await ensureToken(server.ctx, { name: 'scripts', role: 'editor' })
    const dump = JSON.stringify(
      await Promise.all(
        ['lake_users', 'lake_sessions', 'lake_tokens'].map(
          async (table) => (await server.ctx.pool.query(`select t::text from ${table} t`)).rows,
        ),
      ),
    )
    for (const secret of [people[0].password, ada.session!, token]) expect(dump).not.toContain(secret)
    expect(dump).toContain('scrypt$')
  })

  test('a wrong password and an unknown person are told the same', async () => {
    const texts = []
    for (const [email, password] of [
      [people[0].email, 'not the password'],
      ['nobody@dealer.example', 'not the password'],
    ] as const) {
      const answer = await visitor().signIn(email, password)
      expect(answer.status).toBe(401)
      const page = await answer.text()
      texts.push(/role="alert"[^>]*>([^<]+)/.exec(page)?.[1])
    }
    expect(texts[0]).toBe('The email address and password do not match. Check both and try again.')
    expect(texts[1]).toBe(texts[0])
  })

  test('a deactivated person cannot sign in', async () => {
    await server.ctx.pool.query('update lake_users set active = false where email = $1', [people[1].email])
    expect((await visitor().signIn(people[1].email, people[1].password)).status).toBe(401)
  })

  test('what was typed comes back as text, never as markup', async () => {
    const page = await (await visitor().signIn('"><script>alert(1)</script>@x.y', 'x')).text()
    expect(page).not.toContain('<script')
    expect(page).toContain('&lt;script&gt;')
  })

  test('the page has a strict policy and is kept by nobody', async () => {
    const answer = await visitor().send('/auth/local')
    const policy = answer.headers.get('content-security-policy')
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).not.toContain('unsafe')
    expect(answer.headers.get('cache-control')).toBe('no-store')
  })

  test('an earlier session ends when the same browser signs in again', async () => {
    const ada = await signedIn(0)
    const earlier = ada.session!
    await ada.signIn(people[0].email, people[0].password)
    const answer = await fetch(`${server.origin}/v1/users/me`, {
      headers: { cookie: `sanitySession=${earlier}` },
    })
    expect(answer.status).toBe(401)
  })
})

describe('where a sign-in may lead', () => {
  test.each([
    'https://evil.example/',
    '//evil.example/studio',
    '/\\evil.example',
    'https:evil.example',
    'javascript:alert(1)',
    'data:text/html,x',
    'http://localhost:3000.evil.example/',
    'http://a.b.localhost:3000/',
    'https://studio.example@evil.example/',
    'https://user:secret@studio.example/',
    'https://studio.example.evil.example/',
  ])('not to %s', async (wanted) => {
    const someone = visitor()
    const shown = await someone.send(`/auth/local?origin=${encodeURIComponent(wanted)}`)
    expect(shown.status).toBe(400)
    await someone.send('/auth/local')
    const posted = await someone.submit('/auth/local', '/auth/local', {
      email: people[0].email,
      password: people[0].password,
      origin: wanted,
    })
    expect(posted.status).toBe(400)
    expect(posted.headers.get('location')).toBeNull()
    expect(someone.session).toBeUndefined()
  })

  test.each([
    ['', '/studio'],
    ['/studio/desk', '/studio/desk'],
    ['http://motorworld.localhost:3000/about', 'http://motorworld.localhost:3000/about'],
    ['https://studio.example/x?y=1', 'https://studio.example/x?y=1'],
  ])('to %j', async (wanted, location) => {
    const answer = await visitor().signIn(people[0].email, people[0].password, wanted)
    expect(answer.headers.get('location')).toBe(new URL(location, server.origin).href)
  })
})

describe('forms of other sites', () => {
  const fields = { email: people[0].email, password: people[0].password, origin: '' }

  test('a sign-in sent by another site is refused', async () => {
    const answer = await visitor().submit('/auth/local', '/auth/local', fields, {
      origin: 'https://evil.example',
    })
    expect(answer.status).toBe(403)
  })

  test('a sign-in without the token of the form is refused', async () => {
    expect((await visitor().post('/auth/local', fields)).status).toBe(403)
  })

  test('a session is not accepted from a page of another site', async () => {
    const ed = await signedIn(1)
    const answer = await ed.send('/v1/users/me', { headers: { origin: 'https://evil.example' } })
    expect(answer.status).toBe(403)
  })
})

describe('limits on attempts', () => {
  test('an account is closed for a while after too many wrong passwords, from whatever place', async () => {
    for (let i = 0; i < signInLimits.perAccount; i += 1)
      expect((await visitor().signIn(people[0].email, `wrong ${i}`)).status).toBe(401)
    const answer = await visitor().signIn(people[0].email, people[0].password)
    expect(answer.status).toBe(429)
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(60)
    expect(await answer.text()).toMatch(/Too many attempts\. Please wait \d+ minutes, then try again\./)
    expect((await visitor().signIn(people[1].email, people[1].password)).status).toBe(302)
    await server.ctx.pool.query(`update lake_sign_in_attempts set at = at - interval '15 minutes'`)
    expect((await visitor().signIn(people[0].email, people[0].password)).status).toBe(302)
  })

  test('guesses made at the same time are counted as well', async () => {
    const forms = await Promise.all(
      Array.from({ length: signInLimits.perAccount + 4 }, async () => {
        const someone = visitor()
        await someone.send('/auth/local')
        return someone
      }),
    )
    const answers = await Promise.all(
      forms.map((someone, i) => someone.signIn(people[0].email, `guess ${i}`)),
    )
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(signInLimits.perAccount)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(4)
  })

  test('an address is closed after too many guesses at many accounts', async () => {
    await server.ctx.pool.query(
      `insert into lake_sign_in_attempts (account_hash, address)
       select sha256(convert_to(i::text, 'UTF8')), '127.0.0.1' from generate_series(1, $1) i`,
      [signInLimits.perAddress],
    )
    expect((await visitor().signIn(people[2].email, people[2].password)).status).toBe(429)
  })

  test('a success lets the account start afresh', async () => {
    for (let i = 1; i < signInLimits.perAccount; i += 1) await visitor().signIn(people[0].email, 'wrong')
    await signedIn(0)
    expect((await visitor().signIn(people[0].email, 'wrong')).status).toBe(401)
  })
})

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

  test('a session that is over answers 401 in the shape the Studio reads', async () => {
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

  test('use prolongs a session to 14 days, but never beyond 30 days after sign-in', async () => {
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

  test('the session cookie is for secure connections only where we are on https', async () => {
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

  test('nobody signed in: 401 without a session, and no stranger learns who works here', async () => {
    const id = await idOf(people[0].email)
    for (const path of ['/v1/users/me', '/v1/auth/id', `/v1/users/${id}`, '/v1/projects/local/acl'])
      expect((await visitor().send(path)).status, path).toBe(401)
  })
})

describe('API tokens', () => {
  test('a token stands in the history under its name', async () => {
    const token = await ensureToken(server.ctx, { name: 'importer', role: 'editor' })
    const { id } = (await (await me(token)).json()) as { id: string }
    const ada = await signedIn(0)
    expect(await (await ada.send(`/v1/users/${id}`)).json()).toMatchObject({ id, displayName: 'importer' })
  })

  test('a token signs a request in with its role; a made-up one is refused', async () => {
    const token = await ensureToken(server.ctx, { name: 'scripts', role: 'editor' })
    expect(await (await me(token)).json()).toMatchObject({ name: 'scripts', role: 'editor' })
    expect((await me(`sk${'A'.repeat(43)}`)).status).toBe(401)
    expect((await me('nonsense')).status).toBe(401)
  })

  test('a token that is known and valid is kept, another is replaced', async () => {
    const wanted = { name: 'scripts', role: 'viewer' } as const
    const first = await ensureToken(server.ctx, wanted)
    expect(await ensureToken(server.ctx, wanted, first)).toBe(first)
    const second = await ensureToken(server.ctx, wanted, 'sklost')
    expect(second).not.toBe(first)
    expect((await me(first)).status).toBe(401)
  })
})

describe('accounts of a first start', () => {
  test('are made once, with first passwords in a file for its owner only', async () => {
    await server.ctx.pool.query('truncate lake_users cascade')
    const first = await ensureAccounts(server.ctx)
    expect(first.people.map(({ role }) => role)).toEqual(['administrator', 'editor', 'viewer'])
    const second = await ensureAccounts(server.ctx)
    expect(second).toEqual(first)
    const file = join(server.ctx.config.dataDir, 'accounts.json')
    expect((await stat(file)).mode & 0o777).toBe(0o600)
    expect(JSON.parse(await readFile(file, 'utf8')).editorToken).toBe(first.editorToken)

    const { email, password } = first.people[0]!
    const admin = visitor()
    await admin.signIn(email, password!)
    const changed = await admin.submit('/auth/account', '/auth/account', {
      current: password!,
      next: 'a much better phrase',
    })
    expect(changed.status).toBe(200)
    expect((await ensureAccounts(server.ctx)).people[0]!.password).toBeUndefined()
  })
})

describe('one’s own account', () => {
  test('the password changes with the current one, and other devices are signed out', async () => {
    const here = await signedIn(1)
    const elsewhere = await signedIn(1)
    const wrong = await here.submit('/auth/account', '/auth/account', {
      current: 'no',
      next: 'a much better phrase',
    })
    expect(wrong.status).toBe(400)
    const short = await here.submit('/auth/account', '/auth/account', {
      current: people[1].password,
      next: 'short',
    })
    expect(await short.text()).toContain('Use at least 10 characters.')
    const right = await here.submit('/auth/account', '/auth/account', {
      current: people[1].password,
      next: 'a much better phrase',
    })
    expect(await right.text()).toContain('Your password is changed.')
    expect((await here.send('/v1/users/me')).status).toBe(200)
    expect((await elsewhere.send('/v1/users/me')).status).toBe(401)
    expect((await visitor().signIn(people[1].email, 'a much better phrase')).status).toBe(302)
  })

  test('without the form’s token nothing changes', async () => {
    const ed = await signedIn(1)
    const answer = await ed.post('/auth/account', {
      current: people[1].password,
      next: 'a much better phrase',
    })
    expect(answer.status).toBe(403)
    expect((await visitor().signIn(people[1].email, people[1].password)).status).toBe(302)
  })

  test('a visitor is asked to sign in first and comes back', async () => {
    const answer = await visitor().send('/auth/account')
    expect(answer.status).toBe(303)
    expect(answer.headers.get('location')).toBe(
      `/auth/local?origin=${encodeURIComponent(`${server.origin}/auth/account`)}`,
    )
  })
})

describe('people, for administrators', () => {
  test('an administrator adds a person, who signs in with the password shown once', async () => {
    const ada = await signedIn(0)
    const fields = { name: 'Nia <New>', email: 'Nia@Dealer.example', role: 'viewer' }
    const answer = await ada.submit('/auth/users', '/auth/users', fields)
    expect(answer.status).toBe(201)
    const page = await answer.text()
    expect(page).toContain('Nia &lt;New&gt;')
    const password = /<code>([^<]+)<\/code>/.exec(page)![1]!
    expect(await (await ada.send('/auth/users')).text()).not.toContain(password)
    const nia = visitor()
    expect((await nia.signIn('nia@dealer.example', password)).status).toBe(302)
    expect(await (await nia.send('/v1/users/me')).json()).toMatchObject({ role: 'viewer' })
    expect((await ada.submit('/auth/users', '/auth/users', fields)).status).toBe(409)
  })

  test('deactivating ends the person’s sessions at once', async () => {
    const ada = await signedIn(0)
    const ed = await signedIn(1)
    const id = await idOf(people[1].email)
    expect((await ada.submit('/auth/users', `/auth/users/${id}/deactivate`, {})).status).toBe(200)
    expect((await ed.send('/v1/users/me')).status).toBe(401)
    expect((await ada.submit('/auth/users', `/auth/users/${id}/activate`, {})).status).toBe(200)
    expect((await visitor().signIn(people[1].email, people[1].password)).status).toBe(302)
  })

  test('a new role counts from the next request, a new password replaces the old', async () => {
    const ada = await signedIn(0)
    const vi = await signedIn(2)
    const id = await idOf(people[2].email)
    await ada.submit('/auth/users', `/auth/users/${id}/role`, { role: 'editor' })
    expect(await (await vi.send('/v1/users/me')).json()).toMatchObject({ role: 'editor' })
    const page = await (await ada.submit('/auth/users', `/auth/users/${id}/password`, {})).text()
    const password = /<code>([^<]+)<\/code>/.exec(page)![1]!
    expect((await visitor().signIn(people[2].email, people[2].password)).status).toBe(401)
    expect((await visitor().signIn(people[2].email, password)).status).toBe(302)
  })

  test('a person is limited to scopes that exist, and administrators never are', async () => {
    const ada = await signedIn(0)
    const id = await idOf(people[1].email)
    const ed = async () => (await ada.send(`/v1/users/${id}`)).json() as Promise<{ scopes: string[] | null }>
    const choose = (fields: Record<string, string>) =>
      ada.submit('/auth/users', `/auth/users/${id}/scopes`, fields)
    const saved = await choose({ reach: 'some', scopes: 'site-b' })
    expect([saved.status, await ed()]).toEqual([200, expect.objectContaining({ scopes: ['site-b'] })])
    expect(await saved.text()).toContain('ed@dealer.example · Site B')
    for (const wrong of [{}, { reach: 'some' }, { reach: 'some', scopes: 'site-of-nobody' }])
      expect((await choose(wrong as Record<string, string>)).status).toBe(400)
    expect(await ed()).toMatchObject({ scopes: ['site-b'] })
    expect((await choose({ reach: 'all' })).status).toBe(200)
    expect(await ed()).toMatchObject({ scopes: null })
    await choose({ reach: 'some', scopes: 'site-a' })
    await ada.submit('/auth/users', `/auth/users/${id}/role`, { role: 'administrator' })
    expect(await ed()).toMatchObject({ scopes: null })
  })

  test('editors have no access, and administrators cannot lock themselves out', async () => {
    const ed = await signedIn(1)
    expect((await ed.send('/auth/users')).status).toBe(403)
    const ada = await signedIn(0)
    const id = await idOf(people[0].email)
    expect((await ada.submit('/auth/users', `/auth/users/${id}/deactivate`, {})).status).toBe(400)
    expect((await ada.send('/v1/users/me')).status).toBe(200)
  })
})

describe('what the Studio asks', () => {
  test('people by id, one or several, unknown ones empty', async () => {
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

  test('small settings are kept per person', async () => {
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
