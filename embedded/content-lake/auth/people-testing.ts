import { afterAll, beforeAll, beforeEach, expect } from 'vitest'
import { ensureDemoUsers } from './router.ts'
import { createVisitor, startAuthServer } from './testing.ts'

export const people = [
  {
    email: 'ada@dealer.example',
    name: 'Ada Lovelace',
    role: 'administrator',
    password: 'correct horse battery',
  },
  { email: 'ed@dealer.example', name: 'Ed Writer', role: 'editor', password: 'editor staple battery' },
  { email: 'vi@dealer.example', name: 'Vi Reader', role: 'viewer', password: 'viewer staple battery' },
] as const

export let server: Awaited<ReturnType<typeof startAuthServer>>

export const visitor = () => createVisitor(server.origin)
export const signedIn = async (index: 0 | 1 | 2) => {
  const someone = visitor()
  expect((await someone.signIn(people[index].email, people[index].password)).status).toBe(302)
  return someone
}
export const me = (token: string) =>
  fetch(`${server.origin}/v1/users/me`, { headers: { authorization: `Bearer ${token}` } })
export const idOf = async (email: string) => {
  const { rows } = await server.ctx.pool.query<{ id: string }>('select id from lake_users where email = $1', [
    email,
  ])
  return rows[0]!.id
}

/** Starts a server for the tests of a file: only these people can sign in, and nobody has yet. */
export function withPeople() {
  beforeAll(async () => {
    server = await startAuthServer()
    await ensureDemoUsers(server.ctx, [...people])
    await server.ctx.pool.query('create table people_at_first as select * from lake_users')
  }, 60_000)
  afterAll(() => server.stop())
  beforeEach(async () => {
    await server.ctx.pool.query('truncate lake_users, lake_sessions, lake_tokens, lake_sign_in_limits')
    await server.ctx.pool.query('insert into lake_users select * from people_at_first')
  })
}
