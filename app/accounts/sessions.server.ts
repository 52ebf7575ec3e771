import { createHash, randomBytes } from 'node:crypto'
import type { Pool } from 'pg'
import type { Visitor } from '#app/page/visitor.ts'
import type { Transaction } from '#app/page/write.ts'
import type { Site } from '#app/tenancy/site.ts'

/** Cookie that holds a session's secret: of the one host it was set on, and out of reach of scripts. */
export const sessionCookie = 'session'

/** A session ends this long after sign-in, in days. */
const sessionDays = 60

const secretIn = (cookies: string | null) =>
  new RegExp(`(?:^|;\\s*)${sessionCookie}=([\\w-]{20,100})(?:;|$)`).exec(cookies ?? '')?.[1]

/** Secrets are kept as hashes: whoever reads the table cannot sign in with it. */
export const hashOf = (secret: string) => createHash('sha256').update(secret).digest('base64url')

/** The shopper whose session a request carries, on this site alone; null for everyone else. */
export async function visitorWith(
  database: Pool,
  tenant: string,
  cookies: string | null,
): Promise<Visitor | null> {
  const secret = secretIn(cookies)
  if (!secret) return null
  const { rows } = await database.query<Visitor>(
    `select users.id::text, users.phone from sessions join users using (tenant, id)
    where sessions.tenant = $1 and sessions.secret_hash = $2 and sessions.expires_at > now()`,
    [tenant, hashOf(secret)],
  )
  return rows[0] ?? null
}

/** True where a request carries what may be a session: only then is PostgreSQL asked. */
export const hasSession = (cookies: string | null) => secretIn(cookies) !== undefined

/**
 * Begins a session under a new secret and ends the one that the browser had: whoever put that there has no part in the
 * new one. @returns the new secret
 */
export async function beginSession({ tenant, query }: Transaction, id: string, cookies: string | null) {
  const earlier = secretIn(cookies)
  if (earlier)
    await query('delete from sessions where tenant = $1 and secret_hash = $2', [tenant, hashOf(earlier)])
  const secret = randomBytes(32).toString('base64url')
  await query(
    `insert into sessions (tenant, secret_hash, id, expires_at)
    values ($1, $2, $3, now() + $4 * interval '1 day')`,
    [tenant, hashOf(secret), id, sessionDays],
  )
  return secret
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

/** Ends all sessions of a shopper, in every browser. */
export const endSessions = (database: Pool, tenant: string, { id }: Visitor) =>
  database.query('delete from sessions where tenant = $1 and id = $2', [tenant, id])

type Host = Pick<Site, 'origin'>

const rules = ({ origin }: Host) =>
  `Path=/; HttpOnly; SameSite=Lax${origin.startsWith('https:') ? '; Secure' : ''}`

/** `Set-Cookie` that keeps a session's secret. */
export const cookieOf = (secret: string, site: Host) =>
  `${sessionCookie}=${secret}; Max-Age=${sessionDays * 86_400}; ${rules(site)}`

/** `Set-Cookie` that tells the browser to forget it. */
export const endedCookie = (site: Host) => `${sessionCookie}=; Max-Age=0; ${rules(site)}`
