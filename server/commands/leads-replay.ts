import { parseArgs } from 'node:util'
import { lakeOf } from '#app/content/lake.server.ts'
import { FeedError } from '#app/stock/import/feed/rows.ts'
import { env } from '#platform/env.ts'
import { replayLeads } from './lead-jobs.ts'
import { noSuchSite, sitesOf } from './sites.ts'
import { openStockDatabase } from './stock-database.ts'
import { checkDataDirectory } from './stock-tenant.ts'
import { leadsTarget } from './target.ts'

// `npm run leads:replay -- --tenant motorworld` delivers again what of a site's leads failed for good.

const usage = `Usage: npm run leads:replay -- --tenant motorworld [--all] [--list]
  --all    also what failed and waits for its next try
  --list   show them, run nothing`
class Refusal extends Error {}

function readArguments() {
  const { values } = parseArgs({
    options: { tenant: { type: 'string' }, all: { type: 'boolean' }, list: { type: 'boolean' } },
  })
  const { tenant } = values
  if (!tenant) throw new Refusal(usage)
  return { ...values, tenant }
}

async function run() {
  const { tenant, ...asked } = readArguments()
  console.log(leadsTarget(env, tenant))
  await checkDataDirectory(env)
  const database = await openStockDatabase()
  try {
    const { pool } = database
    const sites = await sitesOf({ env, pool, lake: lakeOf(env) })
    const site = sites.find(({ slug }) => slug === tenant)
    if (!site) throw new Refusal(noSuchSite(tenant, sites))
    for (const line of await replayLeads(pool, site.id, asked)) console.log(line)
  } finally {
    await database.close()
  }
}

try {
  await run()
} catch (error) {
  const expected =
    error instanceof Refusal ||
    error instanceof FeedError ||
    (error as { code?: string }).code?.startsWith('ERR_PARSE_ARGS')
  console.error(expected ? (error as Error).message : error)
  process.exitCode = 1
}
