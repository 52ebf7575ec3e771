import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { migrateStock } from '#app/stock/store/migrations.server.ts'
import { env } from '#platform/env.ts'
import { log as logger } from '#platform/log.ts'
import type { Tenant } from './seed-content.ts'

const pictures = fileURLToPath(new URL('../../tenants/demo/stock/pictures', import.meta.url))

interface SeedTarget {
  databaseUrl: string
  dataDir: string
  /** Vehicles are searched at Algolia: they are only stored here, and `npm run stock:import` publishes them. */
  hostedSearch: boolean
}

/**
 * Imports the stock of demo sites, once for each data directory: a site that has ever imported a feed keeps what it
 * has. A failure is logged and does not stop the start.
 */
export async function seedStock(
  target: SeedTarget,
  sites: readonly Tenant[],
  step: (label: string) => void,
  log: (line: string) => void,
) {
  const pool = new pg.Pool({ connectionString: target.databaseUrl, max: 4 })
  pool.on('error', (error) => log(`Demo stock: ${error.message}`))
  try {
    await migrateStock(pool)
    const { rows } = await pool.query<{ tenant: string }>('select distinct tenant from stock_imports')
    const known = new Set(rows.map(({ tenant }) => tenant))
    const bare = sites.map(({ slug }) => slug).filter((slug) => !known.has(slug))
    if (bare.length > 0) await importDemoStock(bare, pool, target, step, log)
  } catch (error) {
    log(`The demo stock could not be imported: ${error instanceof Error ? error.message : error}`)
  } finally {
    await pool.end()
  }
}

/** Imports its modules lazily: most starts have nothing to import. */
async function importDemoStock(
  bare: readonly string[],
  pool: pg.Pool,
  { dataDir, hostedSearch }: SeedTarget,
  step: (label: string) => void,
  log: (line: string) => void,
) {
  const { generateStock, isDemoSite } = await import('#tenants/demo/stock/generate.ts')
  const slugs = bare.filter(isDemoSite)
  if (slugs.length === 0) return
  step('Importing the demo stock')
  const { importStock } = await import('#app/stock/import/import.server.ts')
  const { hostSearch } = await import('#embedded/search/in-process.ts')
  const { searchWriter } = await import('#app/stock/index/client.server.ts')
  const writer = hostedSearch ? undefined : searchWriter(env, pool, logger, hostSearch)
  const now = new Date()
  try {
    for (const tenant of slugs) {
      const { stock, rejected, examples } = await importStock({
        pool,
        tenant,
        dataDir,
        source: {
          records: generateStock(tenant, now).map((row) => ({ ...row })),
          name: 'demo stock',
          directory: pictures,
        },
        ...(writer && { search: { client: writer.client, prefix: '', appId: 'local' } }),
        now,
      })
      log(`${tenant}: ${stock} vehicles`)
      if (rejected > 0) log(`${tenant}: ${rejected} vehicles refused, ${examples[0]}`)
    }
  } finally {
    await writer?.close()
  }
  if (hostedSearch)
    log('The demo stock is stored. `npm run stock:import -- --tenant motorworld --republish` publishes it.')
}
