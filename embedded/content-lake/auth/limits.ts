import type { Pool } from 'pg'
import { hashOf } from './sessions.ts'

/** Failed sign-ins allowed within the window, per account and per network address. */
export const signInLimits = { windowMinutes: 15, perAccount: 8, perAddress: 40 }

/** Whom an address counts for: itself, or for IPv6 the /64 network, within which one person has every address. */
export function networkOf(address: string): string {
  const ipv4 = /^(?:::ffff:)?(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (ipv4) return ipv4
  const [head = [], tail] = address.split('::').map((part) => (part ? part.split(':') : []))
  const zeros = tail ? Array.from({ length: 8 - head.length - tail.length }, () => '0') : []
  return [...head, ...zeros, ...(tail ?? [])].slice(0, 4).join(':')
}

export type Attempt = { allowed: true; id: string } | { allowed: false; retryAfterSeconds: number }

/**
 * Counts an attempt before the password is looked at, so that parallel guesses are counted as well.
 * An attempt that succeeds is taken back with `forgiveAttempts`.
 */
export async function countAttempt(pool: Pool, account: string, address: string): Promise<Attempt> {
  const accountHash = hashOf(account)
  const network = networkOf(address)
  const window = `${signInLimits.windowMinutes} minutes`
  const client = await pool.connect()
  try {
    await client.query('begin')
    await client.query(`select pg_advisory_xact_lock(hashtext('lake sign-in attempts'))`)
    await client.query('delete from lake_sign_in_attempts where at < now() - $1::interval', [window])
    const oldest = (column: 'account_hash' | 'address', limit: number) => `
      select extract(epoch from at + $1::interval - now()) as wait from lake_sign_in_attempts
      where ${column} = $2 order by at desc offset ${limit - 1} limit 1`
    const waits = [
      await client.query<{ wait: string }>(oldest('account_hash', signInLimits.perAccount), [
        window,
        accountHash,
      ]),
      await client.query<{ wait: string }>(oldest('address', signInLimits.perAddress), [window, network]),
    ].flatMap(({ rows }) => rows.map(({ wait }) => Number(wait)))
    if (waits.length > 0) {
      await client.query('commit')
      return { allowed: false, retryAfterSeconds: Math.max(1, Math.ceil(Math.max(...waits))) }
    }
    const { rows } = await client.query<{ id: string }>(
      'insert into lake_sign_in_attempts (account_hash, address) values ($1, $2) returning id',
      [accountHash, network],
    )
    await client.query('commit')
    return { allowed: true, id: rows[0]!.id }
  } catch (error) {
    await client.query('rollback').catch(() => undefined)
    throw error
  } finally {
    client.release()
  }
}

/** After a success: the account starts afresh, while guesses at other accounts from this address stay counted. */
export async function forgiveAttempts(pool: Pool, account: string) {
  await pool.query('delete from lake_sign_in_attempts where account_hash = $1', [hashOf(account)])
}
