import { access } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { Pool } from 'pg'
import { FeedError } from '#app/stock/import/feed/rows.ts'
import type { Env } from '#platform/env.ts'
import { hasTable, noSuchSite, type SiteSources, sitesOf } from './sites.ts'

interface Sources extends SiteSources {
  warn: (line: string) => void
  /** The end of an error: how to go on anyway. */
  hint?: string
}

/**
 * Refuses a data directory that nothing was ever started on: a command would fill a new one, which no site reads.
 * @throws FeedError
 */
export async function checkDataDirectory(env: Pick<Env, 'DATA_DIR' | 'DATABASE_URL'>): Promise<void> {
  if (env.DATABASE_URL) return
  await access(join(env.DATA_DIR, 'postgres.json')).catch(() => {
    throw new FeedError(
      `Nothing has been started in ${resolve(env.DATA_DIR)} yet. Run npm start once, or set DATA_DIR to where it runs.`,
    )
  })
}

/**
 * Refuses a tenant without a site: nobody would ever see its vehicles. The embedded content is read where it is kept,
 * so that it need not run. While a hosted Content Lake is unreachable, a tenant that has imported before is taken.
 * @throws FeedError naming sites that may be meant
 */
export async function checkTenant(
  tenant: string,
  { env, pool, lake, warn, hint = '' }: Sources,
): Promise<void> {
  const sites = await sitesOf({ env, pool, lake }).catch((error: Error) => {
    if (env.embedded) throw error
    return error
  })
  if (sites instanceof Error) {
    const unasked = `The Content Lake could not be asked whether there is a site ${tenant} (${sites.message})`
    if (await hasStock(pool, tenant)) return warn(`${unasked}; it has stock already.`)
    throw new FeedError(`${unasked}, and it has no stock yet.${hint}`)
  }
  if (sites.some(({ slug }) => slug === tenant)) return
  throw new FeedError(`${noSuchSite(tenant, sites)}${hint}`)
}

/** Whether a tenant has, or has had, a vehicle. */
export async function hasStock(pool: Pool, tenant: string): Promise<boolean> {
  if (!(await hasTable(pool, 'stock_vehicles'))) return false
  const { rowCount } = await pool.query('select 1 from stock_vehicles where tenant = $1 limit 1', [tenant])
  return rowCount !== 0
}
