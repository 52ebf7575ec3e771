import { randomBytes } from 'node:crypto'
import type { Pool } from 'pg'
import type { Identity, Role } from '../context.ts'
import { hashOf } from './sessions.ts'

const tokenShape = /^sk[A-Za-z0-9_-]{43}$/

/** Creates a token, which replaces an earlier one of the same name. Only its hash is stored. */
export async function createToken(pool: Pool, { name, role }: { name: string; role: Role }): Promise<string> {
  const token = `sk${randomBytes(32).toString('base64url')}`
  await pool.query(
    `insert into lake_tokens (id, token_hash, name, role) values ($1, $2, $3, $4)
     on conflict (name) do update set token_hash = excluded.token_hash, role = excluded.role, created_at = now()`,
    [`t${randomBytes(8).toString('hex')}`, hashOf(token), name, role],
  )
  return token
}

export async function tokenIdentity(pool: Pool, token: string): Promise<Identity | undefined> {
  if (!tokenShape.test(token)) return undefined
  const { rows } = await pool.query<{ id: string; name: string; role: Role }>(
    'select id, name, role from lake_tokens where token_hash = $1',
    [hashOf(token)],
  )
  return rows[0] && { ...rows[0], email: '', scopes: null, kind: 'token' }
}

export type TokenOwner = Pick<Identity, 'id' | 'name' | 'email' | 'role' | 'scopes'> & { createdAt: Date }

/** Tokens as users, for the Studio's history: scripts write in their name. */
export async function tokenOwners(pool: Pool, ids: string[]): Promise<TokenOwner[]> {
  const sql = `select id, name, '' as email, role, null as scopes, created_at as "createdAt" from lake_tokens where id = any($1)`
  return (await pool.query<TokenOwner>(sql, [ids])).rows
}
