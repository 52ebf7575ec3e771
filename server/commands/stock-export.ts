import { createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { parseArgs } from 'node:util'
import { lakeOf } from '#app/content/lake.server.ts'
import {
  type Exported,
  type ExportFormat,
  exportFormats,
  exportStock,
} from '#app/stock/export/export.server.ts'
import { FeedError } from '#app/stock/import/feed/rows.ts'
import { migrateStock } from '#app/stock/store/migrations.server.ts'
import { env } from '#platform/env.ts'
import { siteOriginOf } from '../processes/product.ts'
import { openStockDatabase } from './stock-database.ts'
import { checkDataDirectory, checkTenant, hasStock } from './stock-tenant.ts'

// `npm run stock:export -- --tenant motorworld --format google-vehicle-ads` writes a tenant's stock as a feed.

const usage = `Usage: npm run stock:export -- --tenant motorworld --format ${exportFormats.join('|')} [--out file]`
class Usage extends Error {}

function readArguments() {
  const { values } = parseArgs({
    options: { tenant: { type: 'string' }, format: { type: 'string' }, out: { type: 'string' } },
  })
  const format = exportFormats.find((known) => known === values.format)
  if (!values.tenant || !format) throw new Usage(usage)
  return { tenant: values.tenant, format, out: values.out }
}

async function run({ tenant, format, out }: { tenant: string; format: ExportFormat; out?: string }) {
  await checkDataDirectory(env)
  const database = await openStockDatabase()
  const counts: Exported = { vehicles: 0, left: new Map() }
  try {
    const { pool } = database
    if (!(await hasStock(pool, tenant)))
      await checkTenant(tenant, { env, pool, lake: lakeOf(env), warn: console.warn })
    await migrateStock(pool)
    const client = await pool.connect()
    try {
      const origin = siteOriginOf(tenant, env.PORT)
      const feed = Readable.from(exportStock(format, { client, tenant, origin }, counts))
      await (out ? pipeline(feed, createWriteStream(out)) : pipeline(feed, process.stdout, { end: false }))
    } finally {
      client.release()
    }
  } finally {
    await database.close()
  }
  // To stderr: stdout may be the feed itself.
  console.error(`${counts.vehicles} vehicles of ${tenant} exported.`)
  for (const [reason, count] of counts.left) console.error(`${count} left out: ${reason}`)
}

try {
  await run(readArguments())
} catch (error) {
  const expected =
    error instanceof Usage ||
    error instanceof FeedError ||
    (error as { code?: string }).code?.startsWith('ERR_PARSE_ARGS')
  console.error(expected ? (error as Error).message : error)
  process.exitCode = 1
}
