import type { Pool } from 'pg'
import { z } from 'zod'
import type { Lake } from '#app/content/lake.server.ts'
import { sitesQuery, sitesShape } from '#app/tenancy/document.ts'
import { readAll } from '#embedded/content-lake/store/read-all.ts'
import type { Env } from '#platform/env.ts'
import { didYouMean } from '#platform/near-names.ts'
import { isDraft } from '#values/document-ids.ts'

export interface SiteSources {
  env: Pick<Env, 'embedded' | 'SANITY_DATASET'>
  pool: Pool
  /** The hosted Content Lake. */
  lake: Lake
}

export interface KnownSite {
  id: string
  slug: string
}

/**
 * The published sites. Those of the embedded Content Lake are read where they are kept, so that it need not run.
 * @throws Error where a hosted one cannot be reached
 */
export async function sitesOf({ env, pool, lake }: SiteSources): Promise<KnownSite[]> {
  if (env.embedded) return keptSites(pool, env.SANITY_DATASET)
  const { result } = await lake.fetch(sitesQuery, {})
  return sitesShape.parse(result).map(({ _id, siteSlug }) => ({ id: _id, slug: siteSlug }))
}

/** Says that there is no such site, and which may be meant. */
export const noSuchSite = (tenant: string, sites: readonly KnownSite[]) =>
  `There is no site ${tenant}. ${didYouMean(
    tenant,
    sites.map(({ slug }) => slug),
    'The sites',
  )}`

const siteDocument = z.object({ siteSlug: z.string() })

async function keptSites(pool: Pool, dataset: string): Promise<KnownSite[]> {
  if (!(await hasTable(pool, 'lake_documents'))) return []
  const sites: KnownSite[] = []
  for await (const documents of readAll(pool, dataset, { types: ['site'] }))
    for (const { id, doc } of documents) {
      const site = siteDocument.safeParse(JSON.parse(doc))
      if (site.success && !isDraft(id) && !id.startsWith('versions.'))
        sites.push({ id, slug: site.data.siteSlug })
    }
  return sites
}

export async function hasTable(pool: Pool, name: string): Promise<boolean> {
  const { rows } = await pool.query<{ found: boolean }>('select to_regclass($1) is not null as found', [name])
  return rows[0]!.found
}
