import type { Pool } from 'pg'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { hashOf } from './sessions.ts'

/** Failed sign-ins allowed within the window, per account and per network address; a window begins with the first. */
export const signInLimits = { windowMinutes: 15, perAccount: 8, perAddress: 40 }

/** Whom an address counts for: itself, or for IPv6 the /64 network, within which one person has every address. */
export function networkOf(address: string): string {
  const ipv4 = /^(?:::ffff:)?(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (ipv4) return ipv4
  const [head = [], tail] = address.split('::').map((part) => (part ? part.split(':') : []))
  const zeros = tail ? Array.from({ length: 8 - head.length - tail.length }, () => '0') : []
  return [...head, ...zeros, ...(tail ?? [])].slice(0, 4).join(':')
}

export type Attempt = { allowed: true } | { allowed: false; retryAfterSeconds: number }

/**
 * Attempts to sign in, counted in PostgreSQL: the limits of an account and of an address begin with their first attempt
 * and end together with their window.
 */
export class SignInAttempts {
  #accounts: RateLimiterPostgres
  #addresses: RateLimiterPostgres

  constructor(pool: Pool) {
    const limiter = (keyPrefix: string, points: number) =>
      new RateLimiterPostgres({
        ...{ keyPrefix, points, duration: signInLimits.windowMinutes * 60 },
        ...{ storeClient: pool, storeType: 'pool', tableName: 'lake_sign_in_limits', tableCreated: true },
      })
    this.#accounts = limiter('account', signInLimits.perAccount)
    this.#addresses = limiter('address', signInLimits.perAddress)
  }

  /**
   * Counts an attempt before the password is looked at, so that parallel guesses are counted as well.
   * An attempt that succeeds is taken back with `forgive`.
   */
  async count(account: string, address: string): Promise<Attempt> {
    const key = keyOf(account)
    const refused = await refusalOf(this.#accounts.consume(key))
    if (refused) return refused
    const closed = await refusalOf(this.#addresses.consume(networkOf(address)))
    // What a closed address asks must not close the accounts of others.
    if (closed) await this.#accounts.reward(key)
    return closed ?? { allowed: true }
  }

  /** After a success: the account starts afresh, while the failures from this address stay counted. */
  async forgive(account: string, address: string) {
    await Promise.all([this.#accounts.delete(keyOf(account)), this.#addresses.reward(networkOf(address))])
  }
}

const keyOf = (account: string) => hashOf(account).toString('hex')

/** The refusal, or undefined where the attempt is within its limit. */
async function refusalOf(consumed: Promise<RateLimiterRes>) {
  try {
    await consumed
  } catch (refused) {
    if (!(refused instanceof RateLimiterRes)) throw refused
    return { allowed: false as const, retryAfterSeconds: Math.max(1, Math.ceil(refused.msBeforeNext / 1000)) }
  }
}
