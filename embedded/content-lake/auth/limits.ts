import type { Pool } from 'pg'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { hashOf } from './sessions.ts'

/** Failed sign-ins allowed within the window, per account and per network address; a window begins with the first failure. */
export const signInLimits = { windowMinutes: 15, perAccount: 8, perAddress: 40 }

/** What an address counts as: itself, or the /64 network of an IPv6 address, because one person may use all of that. */
export function networkOf(address: string): string {
  const ipv4 = /^(?:::ffff:)?(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (ipv4) return ipv4
  const [head = [], tail] = address.split('::').map((part) => (part ? part.split(':') : []))
  const zeros = tail ? Array.from({ length: 8 - head.length - tail.length }, () => '0') : []
  return [...head, ...zeros, ...(tail ?? [])].slice(0, 4).join(':')
}

export type Attempt = { allowed: true } | { allowed: false; retryAfterSeconds: number }

/**
 * Counts attempts to sign in, in PostgreSQL. The window of an account or an address begins with its first attempt, and
 * the count ends with the window.
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
   * Counts an attempt before the password is checked, so that parallel guesses count too. After a success call
   * `forgive`.
   */
  async count(account: string, address: string): Promise<Attempt> {
    const key = keyOf(account)
    const refused = await refusalOf(this.#accounts.consume(key))
    if (refused) return refused
    const closed = await refusalOf(this.#addresses.consume(networkOf(address)))
    // Attempts from a locked address must not lock the accounts of others.
    if (closed) await this.#accounts.reward(key)
    return closed ?? { allowed: true }
  }

  /** Resets the count of the account after a success, and takes this attempt from the count of the address. */
  async forgive(account: string, address: string) {
    await Promise.all([this.#accounts.delete(keyOf(account)), this.#addresses.reward(networkOf(address))])
  }
}

const keyOf = (account: string) => hashOf(account).toString('hex')

/** The refusal; undefined if the attempt is within its limit. */
async function refusalOf(consumed: Promise<RateLimiterRes>) {
  try {
    await consumed
  } catch (refused) {
    if (!(refused instanceof RateLimiterRes)) throw refused
    return { allowed: false as const, retryAfterSeconds: Math.max(1, Math.ceil(refused.msBeforeNext / 1000)) }
  }
}
