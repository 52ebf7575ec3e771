import { createHmac } from 'node:crypto'
import type { Pool } from 'pg'
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import type { Rates } from '#app/page/rates.ts'
import type { Rate } from '#app/page/write.ts'

/**
 * How often an address may do something on a site, counted in PostgreSQL for all nodes and, while that is away, by each
 * node for itself. Addresses are kept as hashes.
 */
export function createRates(database: Pool, secret: string, prepared: () => Promise<void>): Rates {
  const limiters = new Map<string, RateLimiterPostgres>()

  function limiterOf(scope: string, { points, seconds }: Rate) {
    const known = limiters.get(scope)
    if (known) return known
    const options = { points, duration: seconds, keyPrefix: scope }
    const made = new RateLimiterPostgres({
      ...options,
      storeClient: database,
      storeType: 'pool',
      tableName: 'rate_limits',
      tableCreated: true,
      clearExpiredByTimeout: false,
      insuranceLimiter: new RateLimiterMemory(options),
    })
    limiters.set(scope, made)
    return made
  }

  return {
    async count(scope, rate, tenant, address) {
      // Without its table each node counts for itself.
      await prepared().catch(() => undefined)
      const key = createHmac('sha256', secret).update(`${tenant}\n${address}`).digest('base64url')
      try {
        await limiterOf(scope, rate).consume(key)
        return 0
      } catch (refused) {
        if (refused instanceof RateLimiterRes) return Math.max(1, Math.ceil(refused.msBeforeNext / 1000))
        throw refused
      }
    },
  }
}
