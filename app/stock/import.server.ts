import { dirname } from 'node:path'
import type { Pool, PoolClient } from 'pg'
import { checkRow } from './feed/check.ts'
import { text } from './feed/clean.ts'
import { type Problem, Problems } from './feed/problems.ts'
import { type Feed, feedOf, openFeed } from './feed/read.server.ts'
import { fitsCheckDigit } from './feed/vin.ts'
import { stockKey } from './known-stock.ts'
import { migrateStock } from './migrations.server.ts'
import { FeedPictures } from './pictures.server.ts'
import { beginFirst, finishFirst, type Published, publishStock } from './publish.server.ts'
import { RejectFile } from './rejects.server.ts'
import type { NewIndex, SearchTarget } from './search-index.server.ts'
import { StockWriter } from './stock-writer.server.ts'
import { withTenantLock } from './tenant-lock.server.ts'

export interface ImportOptions {
  pool: Pool
  /** Tenant key (`motorworld`). */
  tenant: string
  /** A feed file, or records at hand in our own format (`name` stands in the report). */
  source: { file: string } | { records: Iterable<Record<string, unknown>>; name: string; directory: string }
  dataDir: string
  /** Where the vehicles become searchable; left out, they are only stored. */
  search?: SearchTarget
  /** Key of the feed's format; found by its columns otherwise. */
  format?: string
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
  onProgress?: (progress: { rows: number; read: number; size: number }) => void
}

export interface ImportReport {
  tenant: string
  feed: string
  format: string | undefined
  encoding?: string
  rows: number
  rejected: number
  /** Cells that were left out of rows that were taken. */
  leftOut: number
  added: number
  changed: number
  unchanged: number
  withdrawn: number
  /** Vehicles in stock afterwards. */
  stock: number
  /** Vehicles whose VIN does not fit its check digit; nothing is done about it. */
  doubtfulVins: number
  unknownColumns: string[]
  /** The first problems, as lines for people. */
  examples: string[]
  rejectFile?: string
  /** Why nothing was changed. */
  refused?: string
  dryRun: boolean
  published?: Published
  milliseconds: number
}

const mostExamples = 10

/**
 * Imports a feed: all or nothing for shoppers, the same feed twice changes nothing, one import per tenant at a time.
 * @throws FeedError where the feed cannot be read at all; nothing is changed then
 */
export async function importStock(options: ImportOptions): Promise<ImportReport> {
  const { pool, tenant, now = new Date() } = options
  await migrateStock(pool)
  return withTenantLock(pool, tenant, async (client) => {
    const { report, first } = await store(client, options, now)
    if (!report.refused && !report.dryRun && options.search)
      report.published = await publish(client, tenant, options.search, first)
    // Of vehicles that no listing shows the sites hear here: they have a page all the same.
    if (!report.refused && !report.dryRun && report.added + report.changed + report.withdrawn > 0)
      await client.query("select pg_notify('stock', $1)", [tenant])
    report.milliseconds = Date.now() - now.getTime()
    await client.query('insert into stock_imports (tenant, started_at, report) values ($1, $2, $3)', [
      tenant,
      now,
      JSON.stringify(report),
    ])
    return report
  })
}

/** Makes the tenant's search index anew from the store, after an import that is under way. */
export async function republishStock(
  pool: Pool,
  { tenant, search }: { tenant: string; search: SearchTarget },
): Promise<Published> {
  await migrateStock(pool)
  return withTenantLock(pool, tenant, (client) => publishStock(client, { tenant, search, anew: true }))
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
  const { source, search, tenant, dryRun = false } = options
  const feed = 'file' in source ? await openFeed(source.file, options.format) : feedOf(source.records)
  const rejects = new RejectFile('file' in source ? rejectPath(source.file) : undefined)
  await rejects.begin()
  await client.query('begin')
  let first: NewIndex | undefined
  try {
    const writer = await StockWriter.open(client, tenant, Math.floor(now.getTime() / 1000))
    // Nothing to compare with: the index is filled while vehicles are stored, and shown once they are.
    if (search && !dryRun && writer.known.isEmpty) first = await beginFirst(search, tenant)
    writer.index = first
    const before = writer.known.stock
    const counts = await readAll(feed, writer, rejects, options, now)
    const absent = writer.known.absent().length
    const refused = options.force ? undefined : complaint(counts, before, options.partial ? 0 : absent)
    if (refused) await Promise.all([writer.abandon(), first?.discard()])
    const { withdrawn } = refused ? { withdrawn: 0 } : await writer.finish(!options.partial)
    await client.query(refused || dryRun ? 'rollback' : 'commit')
    const { added, changed, unchanged } = writer.written
    const report: ImportReport = {
      tenant,
      feed: 'file' in source ? source.file : source.name,
      format: feed.format?.key,
      encoding: feed.encoding,
      ...counts,
      added,
      changed,
      unchanged,
      withdrawn,
      stock: refused || dryRun ? before : before + added - withdrawn,
      unknownColumns: [...feed.unknown],
      rejectFile: await rejects.end(),
      refused,
      dryRun,
      milliseconds: 0,
    }
    return { report, first }
  } catch (error) {
    await client.query('rollback').catch(() => undefined)
    await Promise.all([rejects.end(), first?.discard()])
    throw error
  }
}

const inWords = ({ field, value, reason }: Problem) =>
  [field, value && JSON.stringify(value), reason].filter(Boolean).join(' ')

const rejectPath = (file: string) => `${file.replace(/\.[^./\\]+$/, '')}.rejects.csv`

/** Why a feed is not to be trusted (a broken export must not empty a site). */
function complaint({ rows, rejected }: { rows: number; rejected: number }, before: number, absent: number) {
  if (rows === 0) return 'There is no row in this feed.'
  if (rejected > rows / 2) return `${rejected} of ${rows} rows are bad, more than half.`
  if (absent > before / 2)
    return `${absent} of ${before} vehicles in stock would be withdrawn, more than half.`
  return undefined
}

async function readAll(
  feed: Feed,
  writer: StockWriter,
  rejects: RejectFile,
  options: ImportOptions,
  now: Date,
) {
  const { source, imagesDir, dataDir, tenant, onProgress } = options
  const beside = 'file' in source ? dirname(source.file) : source.directory
  const pictures = new FeedPictures(imagesDir ?? beside, dataDir, tenant)
  const thisYear = now.getUTCFullYear()
  const counts = { rows: 0, rejected: 0, leftOut: 0, doubtfulVins: 0, examples: [] as string[] }
  /** Line of each stock number: the first one counts. */
  const lines = new Map<string, number>()

  const tell = (line: number, stocknum: string | undefined, problems: Problems, taken: boolean) => {
    for (const problem of taken ? problems.warnings : [...problems.errors, ...problems.warnings]) {
      rejects.add(line, stocknum, taken, problem)
      if (!taken && counts.examples.length < mostExamples)
        counts.examples.push(`line ${line}: ${inWords(problem)}`)
    }
    if (taken) counts.leftOut += problems.warnings.length
    else counts.rejected++
  }

  for await (const rows of feed.rows) {
    for (const row of rows) {
      counts.rows++
      const problems = new Problems()
      const { line } = row
      if ('refused' in row) {
        problems.error('', '', row.refused)
        tell(line, undefined, problems, false)
        continue
      }
      const stocknum = text(row.draft.cells.stocknum, 100)
      const key = stocknum && stockKey(stocknum)
      const earlier = key && lines.get(key)
      if (earlier) problems.error('stocknum', stocknum, `stands on line ${earlier} already`)
      const checked = earlier ? undefined : checkRow(row.draft, problems, thisYear)
      if (!checked) {
        if (stocknum) writer.keep(stocknum)
        tell(line, stocknum, problems, false)
        continue
      }
      lines.set(key!, line)
      await pictures.bring(checked, problems)
      if (problems.warnings.length > 0) tell(line, stocknum, problems, true)
      const { vin } = checked.content
      if (vin?.length === 17 && !fitsCheckDigit(vin)) counts.doubtfulVins++
      await writer.add(checked)
    }
    onProgress?.({ rows: counts.rows, read: feed.read, size: feed.size })
  }
  return counts
}
