import { access } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { Pool } from 'pg'
import { z } from 'zod'
import type { Lake } from '#app/content/lake.server.ts'
import { FeedError } from '#app/stock/import/feed/rows.ts'
import { sitesQuery, sitesShape } from '#app/tenancy/document.ts'
import { readAll } from '#embedded/content-lake/store/read-all.ts'
import type { Env } from '#platform/env.ts'
import { didYouMean } from '#platform/near-names.ts'
import { isDraft } from '#values/document-ids.ts'

interface Sources {
  env: Pick<Env, 'embedded' | 'DATA_DIR' | 'DATABASE_URL' | 'SANITY_DATASET'>
  pool: Pool
  /** The hosted Content Lake. */
  lake: Lake
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
  const sites = env.embedded
    ? await keptSites(pool, env.SANITY_DATASET)
    : await lake.fetch(sitesQuery, {}).then(
        ({ result }) => sitesShape.parse(result).map(({ siteSlug }) => siteSlug),
        (error: Error) => error,
      )
  if (sites instanceof Error) {
    const unasked = `The Content Lake could not be asked whether there is a site ${tenant} (${sites.message})`
    if (await hasStock(pool, tenant)) return warn(`${unasked}; it has stock already.`)
    throw new FeedError(`${unasked}, and it has no stock yet.${hint}`)
  }
  if (sites.includes(tenant)) return
  throw new FeedError(`There is no site ${tenant}. ${didYouMean(tenant, sites, 'The sites')}${hint}`)
}

const siteDocument = z.object({ siteSlug: z.string() })

/** Slugs of the published sites of the embedded Content Lake. */
async function keptSites(pool: Pool, dataset: string): Promise<string[]> {
  if (!(await hasTable(pool, 'lake_documents'))) return []
  const sites: string[] = []
  for await (const documents of readAll(pool, dataset, { types: ['site'] }))
    for (const { id, doc } of documents) {
      const site = siteDocument.safeParse(JSON.parse(doc))
      if (site.success && !isDraft(id) && !id.startsWith('versions.')) sites.push(site.data.siteSlug)
    }
  return sites
}

/** Whether a tenant has, or has had, a vehicle. */
export async function hasStock(pool: Pool, tenant: string): Promise<boolean> {
  if (!(await hasTable(pool, 'stock_vehicles'))) return false
  const { rowCount } = await pool.query('select 1 from stock_vehicles where tenant = $1 limit 1', [tenant])
  return rowCount !== 0
}

async function hasTable(pool: Pool, name: string): Promise<boolean> {
  const { rows } = await pool.query<{ found: boolean }>('select to_regclass($1) is not null as found', [name])
  return rows[0]!.found
}
