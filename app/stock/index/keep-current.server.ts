import type { Pool } from 'pg'
import type { Log } from '#platform/log.ts'
import { withTenantLock } from '../store/tenant-lock.server.ts'
import { publishStock } from './publish.server.ts'
import { isOutdated, type SearchTarget } from './search-index.server.ts'

/**
 * Publishes again, from the store, what another version of the product has published to the same place: its synonyms,
 * settings and records reach shoppers without an import. One tenant's failure is logged and keeps no other waiting.
 */
export async function keepCurrent(pool: Pool, search: SearchTarget, log: Log): Promise<void> {
  const { rows } = await pool.query<{ tenant: string; target: string }>(
    'select tenant, target from stock_publications order by tenant',
  )
  for (const { tenant, target } of rows) {
    if (!isOutdated(search, tenant, target)) continue
    try {
      const { saved } = await withTenantLock(pool, tenant, (client) =>
        publishStock(client, { tenant, search }),
      )
      log.info({ tenant, vehicles: saved }, 'the search index was brought up to date')
    } catch (err) {
      log.error(
        { err, tenant },
        'the search index could not be brought up to date; the next import tries again',
      )
    }
  }
}
