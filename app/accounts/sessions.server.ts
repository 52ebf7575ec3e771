import { createHash } from 'node:crypto'
import type { Pool } from 'pg'

/** A signed-in shopper, as the site's own pages may know them (AUTH-01). */
export interface User {
  id: string
  /** E.164: `+61400000001`. */
  phone: string | null
}

/** Cookie that holds a session's secret: of the one host it was set on, and out of reach of scripts. */
export const sessionCookie = 'session'

const secretIn = (cookies: string | null) =>
  new RegExp(`(?:^|;\\s*)${sessionCookie}=([\\w-]{20,100})(?:;|$)`).exec(cookies ?? '')?.[1]

/** Secrets are kept as hashes: whoever reads the table cannot sign in with it. */
export const hashOf = (secret: string) => createHash('sha256').update(secret).digest('base64url')

/** The shopper whose session a request carries, on this site alone; null for everyone else. */
export async function userOf(database: Pool, tenant: string, cookies: string | null): Promise<User | null> {
  const secret = secretIn(cookies)
  if (!secret) return null
  const { rows } = await database.query<User>(
    `select users.id::text, users.phone from sessions join users using (tenant, id)
    where sessions.tenant = $1 and sessions.secret_hash = $2 and sessions.expires_at > now()`,
    [tenant, hashOf(secret)],
  )
  return rows[0] ?? null
}

/** Ends the session that a request carries. */
export async function endSession(database: Pool, tenant: string, cookies: string | null): Promise<void> {
  const secret = secretIn(cookies)
  if (secret)
    await database.query('delete from sessions where tenant = $1 and secret_hash = $2', [
      tenant,
      hashOf(secret),
    ])
}

/** Tells the browser to forget the cookie. */
export const endedCookie = `${sessionCookie}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax`
