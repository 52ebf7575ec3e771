import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { ensureAccounts } from './accounts.ts'
import { idOf, people, server, signedIn, visitor, withPeople } from './people-testing.ts'

withPeople()

describe('accounts of a first start', () => {
  test('are created once, with first passwords in a file that only its owner can read', async () => {
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
  test('the password can be changed with the current one, which signs out other devices', async () => {
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
