import { createHash, randomBytes } from 'node:crypto'
import type { Pool } from 'pg'
import type { Identity } from '../context.ts'

export const sessionCookie = 'sanitySession'

/** A session ends 14 days after its last use and 30 days after sign-in, whichever comes first. */
const idleDays = 14
export const longestDays = 30

export const hashOf = (secret: string) => createHash('sha256').update(secret).digest()

const secretShape = /^[A-Za-z0-9_-]{43}$/

export async function startSession(pool: Pool, userId: string): Promise<string> {
  const secret = randomBytes(32).toString('base64url')
  await pool.query('delete from lake_sessions where expires_at < now()')
  await pool.query(
    `insert into lake_sessions (token_hash, user_id, expires_at) values ($1, $2, now() + $3::interval)`,
    [hashOf(secret), userId, `${idleDays} days`],
  )
  return secret
}

/** The person of a session; undefined if it is unknown or has ended, or the person was deactivated. */
export async function sessionIdentity(pool: Pool, secret: string): Promise<Identity | undefined> {
  if (!secretShape.test(secret)) return undefined
  const hash = hashOf(secret)
  const { rows } = await pool.query<Omit<Identity, 'kind'> & { stale: boolean }>(
    `select u.id, u.name, u.email, u.role,
       case when u.role <> 'administrator' then u.scopes end as scopes, s.seen_at < now() - interval '10 minutes' as stale
     from lake_sessions s join lake_users u on u.id = s.user_id
     where s.token_hash = $1 and s.expires_at > now() and u.active`,
    [hash],
  )
  const row = rows[0]
  if (!row) return undefined
  if (row.stale) {
    await pool.query(
      `update lake_sessions set seen_at = now(),
         expires_at = least(now() + $2::interval, created_at + $3::interval) where token_hash = $1`,
      [hash, `${idleDays} days`, `${longestDays} days`],
    )
  }
  return { id: row.id, name: row.name, email: row.email, role: row.role, scopes: row.scopes, kind: 'user' }
}

export async function endSession(pool: Pool, secret: string) {
  await pool.query('delete from lake_sessions where token_hash = $1', [hashOf(secret)])
}
