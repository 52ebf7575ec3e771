import type { PoolClient } from 'pg'
import { CopyRows, copyRows } from '#platform/database/copy-rows.server.ts'
import { type NewIndex, readyAddition } from '../index/search-index.server.ts'
import { computedRank } from '../store/stored.ts'
import { type Known, KnownStock } from './known-stock.ts'
import type { PreparedRow } from './prepared.ts'
import type { RowBatch } from './row-reader.server.ts'

export interface Written {
  added: number
  changed: number
  unchanged: number
}

/** Rows are collected up to this many bytes, then copied to PostgreSQL together. */
const copyBytes = 2 * 1024 * 1024
const columns = [
  ...['tenant', 'id', 'stock_key', 'slug', 'doc', 'private', 'hash', 'listed'],
  ...['created_at', 'sold_at', 'updated_at', 'removed_at'],
]
const emptyRows = () => new CopyRows(columns.length)

/**
 * Writes one tenant's vehicles inside the transaction of `client`. What is new goes straight into the table, what has
 * changed waits in a table of its own until `finish`.
 */
export class StockWriter {
  readonly known = new KnownStock()
  /** Where listed vehicles go at once, when they are a tenant's first. */
  index: NewIndex | undefined
  readonly written: Written = { added: 0, changed: 0, unchanged: 0 }
  private readonly client: PoolClient
  private readonly tenant: string
  /** Seconds since 1970. */
  private readonly now: number
  private readonly updated: string
  private fresh = emptyRows()
  private changed = emptyRows()
  private copying: Promise<unknown> = Promise.resolve()

  private constructor(client: PoolClient, tenant: string, now: number) {
    this.client = client
    this.tenant = tenant
    this.now = now
    this.updated = isoOf(now)
  }

  /** @param now seconds since 1970 */
  static async open(client: PoolClient, tenant: string, now: number): Promise<StockWriter> {
    const writer = new StockWriter(client, tenant, now)
    await client.query('create temp table stock_changes (like stock_vehicles) on commit drop')
    const { rows } = await client.query<KnownRow>({
      text: `select stock_key, id, slug, hash, removed_at is not null, created_at, sold_at
        from stock_vehicles where tenant = $1`,
      values: [tenant],
      rowMode: 'array',
    })
    for (const [key, id, slug, contentHash, removed, created, sold] of rows)
      writer.known.learn(key, {
        id: Number(id),
        slug,
        contentHash,
        removed,
        created: Number(created),
        sold: sold === null ? undefined : Number(sold),
        kept: false,
      })
    return writer
  }

  /** Resolves when the writer can take more. Vehicles that are named in rows that cannot be taken stay as they were. */
  async take({ rows, kept }: Pick<RowBatch, 'rows' | 'kept'>): Promise<void> {
    for (const key of kept) this.known.stays(key)
    for (const row of rows) {
      const full = this.add(row)
      if (full) await full
    }
  }

  /** A promise where the writer cannot take more before it resolves. */
  private add(row: PreparedRow): Promise<unknown> | undefined {
    const known = this.known.taken(row.key)
    if (known && !known.removed && known.contentHash === row.contentHash) {
      this.written.unchanged++
      return undefined
    }
    if (known && !known.removed) this.written.changed++
    else this.written.added++
    const added = this.additions(row, known)
    const rows = known ? this.changed : this.fresh
    this.put(rows, row, added)
    const copying = rows.size > copyBytes ? this.flush() : undefined
    if (!this.index || !row.record) return copying
    const adding = this.index.add(readyAddition(this.tenant, row, row.record, added))
    return copying && adding ? Promise.all([copying, adding]) : (copying ?? adding)
  }

  /** What the store adds to what the feed says. */
  private additions(row: PreparedRow, known: Known | undefined) {
    const id = known?.id ?? this.known.newId(row.wishedId)
    const created = row.created ?? known?.created ?? this.now
    return {
      id,
      slug: this.known.slugFor(row, id, known?.slug),
      created_at: isoOf(created),
      updated_at: this.updated,
      sold_date_timestamp: row.sold ? (row.soldAt ?? known?.sold ?? this.now) : undefined,
      custom_rank: row.rank ?? computedRank(row.bonus, created, id),
    }
  }

  /** Values in the order of `columns`. */
  private put(rows: CopyRows, row: PreparedRow, added: ReturnType<StockWriter['additions']>) {
    rows.row()
    rows.text(this.tenant)
    rows.bigint(added.id)
    rows.text(row.key)
    rows.text(added.slug)
    rows.text(`${JSON.stringify(added).slice(0, -1)},${row.feedJson.slice(1)}`)
    rows.text(row.privateJson)
    rows.text(row.contentHash)
    rows.boolean(row.listed)
    rows.bigint(Date.parse(added.created_at) / 1000)
    rows.bigint(added.sold_date_timestamp)
    rows.instant(this.now * 1000)
    rows.instant(undefined)
  }

  private async flush() {
    const { fresh, changed } = this
    this.fresh = emptyRows()
    this.changed = emptyRows()
    // One COPY at a time; meanwhile the next rows are read.
    const before = this.copying
    this.copying = before
      .then(() => this.copy('stock_vehicles', fresh))
      .then(() => this.copy('stock_changes', changed))
    // Awaited at the next flush; until then a failure must not end the process.
    this.copying.catch(() => undefined)
    await before
  }

  private async copy(table: string, rows: CopyRows) {
    if (rows.rows > 0) await copyRows(this.client, `${table} (${columns})`, rows)
  }

  /** Writes what waits, puts changes in their place and, with `withdraw`, takes out what the feed does not name. */
  async finish(withdraw: boolean): Promise<{ withdrawn: number }> {
    await this.flush()
    await this.copying
    await this.client.query(
      `update stock_vehicles v set slug = c.slug, doc = c.doc, private = c.private, hash = c.hash, listed = c.listed,
         created_at = c.created_at, sold_at = c.sold_at, updated_at = c.updated_at, removed_at = null
       from stock_changes c where v.tenant = $1 and v.id = c.id`,
      [this.tenant],
    )
    const gone = withdraw ? this.known.absent().map(([, { id }]) => id) : []
    if (gone.length > 0)
      await this.client.query(
        'update stock_vehicles set removed_at = now() where tenant = $1 and id = any($2::bigint[])',
        [this.tenant, gone],
      )
    return { withdrawn: gone.length }
  }

  /** Waits for what is being written, before a rollback. */
  async abandon() {
    await this.copying.catch(() => undefined)
  }
}

type KnownRow = [string, string, string, string, boolean, string, string | null]

const isoDates = new Map<number, string>()
const mostDates = 1000

/** Dates of a feed repeat themselves. */
function isoOf(seconds: number) {
  let iso = isoDates.get(seconds)
  if (!iso) {
    iso = new Date(seconds * 1000).toISOString()
    if (isoDates.size < mostDates) isoDates.set(seconds, iso)
  }
  return iso
}
