import type { Pool, PoolClient } from 'pg'
import { beginFirst, finishFirst, type Published, publishStock } from '../index/publish.server.ts'
import type { NewIndex, SearchTarget } from '../index/search-index.server.ts'
import { savedColumns } from '../store/columns.server.ts'
import { migrateStock } from '../store/migrations.server.ts'
import { withTenantLock } from '../store/tenant-lock.server.ts'
import type { ColumnMeanings } from './feed/columns.ts'
import { FeedError } from './feed/rows.ts'
import type { Traces } from './feed/traces.ts'
import { readRowsBeside } from './reader-thread.server.ts'
import type { Outcome, RowBatch, Source } from './row-reader.server.ts'
import { StockWriter } from './stock-writer.server.ts'
import { keepTraced } from './unread-rows.server.ts'

export interface ImportOptions {
  pool: Pool
  /** Tenant key (`motorworld`). */
  tenant: string
  source: Source
  dataDir: string
  /** Where the vehicles become searchable; left out, they are only stored. */
  search?: SearchTarget
  /** Key of the feed's format; found by its columns otherwise. */
  format?: string
  /** What columns mean, for this import alone; before what is saved for the tenant. */
  columns?: ColumnMeanings
  /** Imports also what the safety rules would refuse. */
  force?: boolean
  /** The feed names only what is new or has changed: nothing is withdrawn. */
  partial?: boolean
  /** Checks everything and changes nothing. */
  dryRun?: boolean
  /** Where pictures are looked for; beside the feed otherwise. */
  imagesDir?: string
  /** The instant of the import. */
  now?: Date
  onProgress?: (progress: RowBatch['progress']) => void
}

export interface ImportReport extends Outcome {
  tenant: string
  feed: string
  added: number
  changed: number
  unchanged: number
  withdrawn: number
  /** Vehicles in stock afterwards. */
  stock: number
  /** Vehicles that stay as they were because their rows cannot be taken. */
  stayed: number
  /** Vehicles that the feed does not name, kept because `unclear` rows may be about any of them. */
  held: number
  /** The first stock numbers of these. */
  heldStocknums: string[]
  /** The first rows that may be about any vehicle, as lines for people. */
  unclear: string[]
  /** Why nothing was changed. */
  refused?: string
  dryRun: boolean
  published?: Published
  milliseconds: number
}

/**
 * Imports a feed: all or nothing for shoppers, the same feed twice changes nothing, one import per tenant at a time.
 * @throws FeedError where the feed cannot be read at all; nothing is changed then
 */
export async function importStock(options: ImportOptions): Promise<ImportReport> {
  const { pool, tenant, now = new Date() } = options
  await migrateStock(pool)
  return withTenantLock(pool, tenant, async (client) => {
    const { report, first } = await store(client, options, now).catch(async (error: unknown) => {
      if (error instanceof FeedError && !options.dryRun)
        await record(client, tenant, now, { feed: nameOf(options.source), refused: error.message })
      throw error
    })
    if (!report.refused && !report.dryRun && options.search)
      report.published = await publish(client, tenant, options.search, first)
    // Of vehicles that no listing shows the sites hear here: they have a page all the same.
    if (!report.refused && !report.dryRun && report.added + report.changed + report.withdrawn > 0)
      await client.query("select pg_notify('stock', $1)", [tenant])
    report.milliseconds = Date.now() - now.getTime()
    if (!report.dryRun) await record(client, tenant, now, report)
    return report
  })
}

const nameOf = (source: Source) => ('file' in source ? source.file : source.name)

/** For the list of imports in the Studio. */
const record = (client: PoolClient, tenant: string, now: Date, report: Partial<ImportReport>) =>
  client.query('insert into stock_imports (tenant, started_at, report) values ($1, $2, $3)', [
    tenant,
    now,
    JSON.stringify(report),
  ])

/** Rebuilds the tenant's search index from the store, once an import that is under way has ended. */
export async function republishStock(
  pool: Pool,
  { tenant, search }: { tenant: string; search: SearchTarget },
): Promise<Published> {
  await migrateStock(pool)
  return withTenantLock(pool, tenant, (client) => publishStock(client, { tenant, search, rebuild: true }))
}

/** @param first the index of a tenant's first vehicles, filled already */
async function publish(
  client: PoolClient,
  tenant: string,
  search: SearchTarget,
  first: NewIndex | undefined,
) {
  if (!first) return publishStock(client, { tenant, search })
  try {
    return await finishFirst(client, tenant, search, first)
  } catch (error) {
    await first.discard()
    throw error
  }
}

async function store(
  client: PoolClient,
  options: ImportOptions,
  now: Date,
): Promise<{ report: ImportReport; first: NewIndex | undefined }> {
  const { source, search, tenant, dataDir, format, imagesDir, dryRun = false } = options
  const meanings = { ...(await savedColumns(client, tenant)), ...options.columns }
  await client.query('begin')
  let writer: StockWriter | undefined
  try {
    writer = await StockWriter.open(client, tenant, Math.floor(now.getTime() / 1000))
    // Nothing to compare with: the index is filled while vehicles are stored, and shown once they are.
    const target = dryRun || !writer.known.isEmpty ? undefined : search
    const thisYear = now.getUTCFullYear()
    const opened = writer
    const unread: Traces[] = []
    const outcome = await readRowsBeside(
      { tenant, source, dataDir, format, imagesDir, meanings, thisYear, withRecords: target !== undefined },
      async (batch) => {
        if (target) opened.index ??= await beginFirst(target, tenant)
        await opened.take(batch)
        unread.push(...batch.unread)
        options.onProgress?.(batch.progress)
      },
    )
    const before = writer.known.stock
    const unclear = await keepTraced(client, tenant, writer.known, unread)
    const unclearRows = unclear.length + outcome.unread - unread.length
    const absent = options.partial ? [] : writer.known.absent()
    const refused = options.force ? undefined : complaint(outcome, before, absent.length)
    if (refused) await Promise.all([writer.abandon(), writer.index?.discard()])
    // A row that nobody can read may be about any vehicle that no other row names.
    const holds = !refused && !options.force && unclearRows > 0
    const { withdrawn } = refused ? { withdrawn: 0 } : await writer.finish(!options.partial && !holds)
    const held = holds ? absent.map(([key]) => key) : []
    await client.query(refused || dryRun ? 'rollback' : 'commit')
    const { added, changed, unchanged } = writer.written
    const report: ImportReport = {
      tenant,
      feed: nameOf(source),
      ...outcome,
      added,
      changed,
      unchanged,
      withdrawn,
      stayed: writer.known.stayed,
      held: held.length,
      heldStocknums: held.slice(0, mostNamed),
      unclear: unclear.slice(0, mostNamed).map(({ line, reason }) => `line ${line} ${reason}`),
      stock: refused || dryRun ? before : before + added - withdrawn,
      refused,
      dryRun,
      milliseconds: 0,
    }
    return { report, first: writer.index }
  } catch (error) {
    await writer?.abandon()
    await client.query('rollback').catch(() => undefined)
    await writer?.index?.discard()
    throw error
  }
}

/** Of vehicles and rows in a report. */
const mostNamed = 10
/** From this many vehicles on, a quarter less at once is not a day's trade. */
const largeStock = 40

/** Why a feed is not to be trusted (a broken export must not empty a site). */
function complaint({ rows, rejected, cutOffOnLine }: Outcome, before: number, absent: number) {
  if (rows === 0) return 'There is no row in this feed.'
  if (cutOffOnLine !== undefined)
    return `The file breaks off in the middle of line ${cutOffOnLine}: was it cut off on its way?`
  if (rejected > rows / 2) return `${rejected} of ${rows} rows are bad, more than half.`
  const [share, words] = before < largeStock ? [2, 'half'] : [4, 'a quarter']
  if (absent > before / share)
    return `${absent} of ${before} vehicles in stock would be withdrawn, more than ${words}.`
  return undefined
}
