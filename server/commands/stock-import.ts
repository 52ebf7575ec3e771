import { parseArgs } from 'node:util'
import { lakeOf } from '#app/content/lake.server.ts'
import { formats } from '#app/stock/import/feed/columns.ts'
import { proposeColumns } from '#app/stock/import/feed/propose.ts'
import { sampleColumns } from '#app/stock/import/feed/read.server.ts'
import { FeedError } from '#app/stock/import/feed/rows.ts'
import { type ImportOptions, importStock, republishStock } from '#app/stock/import/import.server.ts'
import { searchWriter } from '#app/stock/index/client.server.ts'
import { saveColumns, savedColumns } from '#app/stock/store/columns.server.ts'
import { hostSearch } from '#embedded/search/in-process.ts'
import { env } from '#platform/env.ts'
import { log } from '#platform/log.ts'
import { meaningsOf, proposalLines, proposedColumns, toldColumns } from './stock-columns.ts'
import { openStockDatabase } from './stock-database.ts'
import { importProgress, linesOf } from './stock-report.ts'
import { checkDataDirectory, checkTenant } from './stock-tenant.ts'
import { watchFolder } from './stock-watch.ts'
import { stockTarget } from './target.ts'

// `npm run stock:import -- --tenant motorworld feed.csv` imports a dealer's feed into the store and the search index.

const usage = `Usage: npm run stock:import -- --tenant motorworld feed.csv
  --format NAME   ${formats.map(({ key }) => key).join(', ')}; found by the columns otherwise
  --partial       the feed names only what is new or changed: nothing is withdrawn
  --images DIR    where pictures are that the feed names as files; beside the feed otherwise
  --dry-run       check everything, change nothing
  --force         import also what the safety rules refuse, also for a tenant without a site
  --column "NAME=FIELD"   what a column means, for this import; "NAME=-" leaves it out; may be given several times
  --save-columns  save that for the site; with --dry-run also what is proposed
  --republish     rebuild the search index from the store
  --watch DIR     import every file that arrives there, until Ctrl-C`

function readArguments() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      tenant: { type: 'string' },
      format: { type: 'string' },
      images: { type: 'string' },
      watch: { type: 'string' },
      partial: { type: 'boolean' },
      force: { type: 'boolean' },
      republish: { type: 'boolean' },
      'dry-run': { type: 'boolean' },
      column: { type: 'string', multiple: true },
      'save-columns': { type: 'boolean' },
    },
  })
  const [file, ...more] = positionals
  if (!values.tenant || !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(values.tenant)) throw new FeedError(usage)
  if (more.length > 0 || [file, values.watch, values.republish].filter(Boolean).length !== 1)
    throw new FeedError(usage)
  return { ...values, tenant: values.tenant, file, told: toldColumns(values.column ?? []) }
}

/** Exit codes: 0 imported; 3 imported, but nothing withdrawn; 2 refused, nothing changed; 1 failed. */
async function run(): Promise<number> {
  const {
    tenant,
    file,
    watch,
    republish,
    format,
    partial,
    force,
    images,
    told,
    'dry-run': dryRun,
    'save-columns': saves,
  } = readArguments()
  console.log(stockTarget(env, tenant))
  if (!force) await checkDataDirectory(env)
  const database = await openStockDatabase()
  const { pool } = database
  const writer = searchWriter(env, pool, log, hostSearch)
  try {
    const hint = ' Use --force to import its vehicles anyway.'
    if (!force) await checkTenant(tenant, { env, pool, lake: lakeOf(env), warn: console.warn, hint })
    const search = { client: writer.client, prefix: env.ALGOLIA_INDEX_PREFIX, appId: env.ALGOLIA_APP_ID }
    const options: Omit<ImportOptions, 'source'> = {
      pool,
      dataDir: env.DATA_DIR,
      imagesDir: images,
      ...{ tenant, search, format, partial, force, dryRun },
      columns: meaningsOf(told),
    }
    if (republish) {
      const { saved } = await republishStock(pool, { tenant, search })
      console.log(`${saved} vehicles of ${tenant} are published.`)
      return 0
    }
    if (watch) {
      const ending = new AbortController()
      for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => ending.abort())
      await watchFolder(watch, options, { print: console.log, signal: ending.signal })
      return 0
    }
    const propose = async () => {
      const meanings = { ...(await savedColumns(pool, tenant)), ...meaningsOf(told) }
      const proposals = dryRun ? proposeColumns(await sampleColumns(file!), { format, meanings }) : []
      for (const line of proposalLines(proposals)) console.log(line)
      if (!saves) return
      const saved = { ...proposedColumns(proposals), ...told }
      await saveColumns(pool, tenant, saved)
      console.log(`Saved for ${tenant}: ${Object.keys(saved).length} columns. The next import reads them so.`)
    }
    const progress = importProgress()
    const report = await importStock({
      ...options,
      source: { file: file! },
      onProgress: progress.show,
    })
      .finally(progress.end)
      .catch(async (error: unknown) => {
        // A feed may be refused for a column that has another name there.
        if (error instanceof FeedError && dryRun) await propose()
        throw error
      })
    for (const line of linesOf(report)) console.log(line)
    await propose()
    if (report.refused) return 2
    return report.held > 0 ? 3 : 0
  } finally {
    await writer.close()
    await database.close()
  }
}

try {
  process.exitCode = await run()
} catch (error) {
  const expected =
    error instanceof FeedError || (error as { code?: string }).code?.startsWith('ERR_PARSE_ARGS')
  console.error(expected ? (error as Error).message : error)
  process.exitCode = error instanceof FeedError && error.message !== usage ? 2 : 1
}
