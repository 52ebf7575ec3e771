import { describe, expect, test } from 'vitest'
import { signInLimits } from './limits.ts'
import { people, server, signedIn, visitor, withPeople } from './people-testing.ts'
import { ensureToken } from './router.ts'

withPeople()

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

  test('a wrong password and an unknown person get the same message', async () => {
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

  test('what was typed is shown again as text, never as markup', async () => {
    const page = await (await visitor().signIn('"><script>alert(1)</script>@x.y', 'x')).text()
    expect(page).not.toContain('<script')
    expect(page).toContain('&lt;script&gt;')
  })

  test('the page has a strict content security policy and is never cached', async () => {
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
    'http://motorworld.localhost:3000/',
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
    ['http://localhost:3000/blocks', 'http://localhost:3000/blocks'],
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
  test('an account is locked for a while after too many wrong passwords, from any address', async () => {
    for (let i = 0; i < signInLimits.perAccount; i += 1)
      expect((await visitor().signIn(people[0].email, `wrong ${i}`)).status).toBe(401)
    const answer = await visitor().signIn(people[0].email, people[0].password)
    expect(answer.status).toBe(429)
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(60)
    expect(await answer.text()).toMatch(/Too many attempts\. Please wait \d+ minutes, then try again\./)
    expect((await visitor().signIn(people[1].email, people[1].password)).status).toBe(302)
    await server.ctx.pool.query('update lake_sign_in_limits set expire = expire - 15 * 60 * 1000')
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

  test('an address is locked after too many guesses at many accounts', async () => {
    await server.ctx.pool.query('insert into lake_sign_in_limits values ($1, $2, $3)', [
      'address:127.0.0.1',
      signInLimits.perAddress,
      Date.now() + 60_000,
    ])
    for (let i = 0; i < signInLimits.perAccount; i += 1)
      expect((await visitor().signIn(people[2].email, 'wrong')).status).toBe(429)
    expect((await visitor().signIn(people[2].email, people[2].password)).status).toBe(429)
    await server.ctx.pool.query("delete from lake_sign_in_limits where key like 'address:%'")
    expect((await visitor().signIn(people[2].email, people[2].password)).status).toBe(302)
  })

  test('a success takes its own attempt from the count of the address', async () => {
    const counted = async () => {
      const { rows } = await server.ctx.pool.query(
        "select points from lake_sign_in_limits where key like 'address:%'",
      )
      return rows[0]?.points
    }
    await visitor().signIn(people[0].email, 'wrong')
    await signedIn(0)
    expect(await counted()).toBe(1)
  })

  test('a success resets the count of the account', async () => {
    for (let i = 1; i < signInLimits.perAccount; i += 1) await visitor().signIn(people[0].email, 'wrong')
    await signedIn(0)
    expect((await visitor().signIn(people[0].email, 'wrong')).status).toBe(401)
  })
})
