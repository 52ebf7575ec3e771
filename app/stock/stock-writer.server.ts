import { hash } from 'node:crypto'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { PoolClient } from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import type { CheckedRow } from './feed/check.ts'
import { slugOf } from './feed/clean.ts'
import { computedRank, isListed, type StoredVehicle } from './stored.ts'

interface Known {
  id: number
  slug: string
  hash: string
  removed: boolean
  created: number
  sold: number | undefined
  /** In this feed, or to be kept although it is not. */
  kept: boolean
}

export interface Written {
  added: number
  changed: number
  unchanged: number
}

/** Rows wait for each other up to this many characters, then go to PostgreSQL together. */
const parcel = 4 * 1024 * 1024
const columns =
  'tenant, id, stock_key, slug, doc, private, hash, listed, created_at, sold_at, updated_at, removed_at'

/** Stock numbers are one whatever their letters' case. */
export const stockKey = (stocknum: string) => stocknum.toUpperCase().replace(/\s+/g, ' ')

/** COPY's text format: what it would read as a mark of its own is escaped. */
const field = (value: string | number | boolean | undefined) =>
  value === undefined
    ? '\\N'
    : typeof value === 'string'
      ? /[\\\t\n\r]/.test(value)
        ? value
            .replaceAll('\\', '\\\\')
            .replaceAll('\t', '\\t')
            .replaceAll('\n', '\\n')
            .replaceAll('\r', '\\r')
        : value
      : String(value)

/**
 * Writes one tenant's vehicles inside the transaction of `client`. What is new goes straight into the table, what has
 * changed waits in a table of its own until `finish`.
 */
export class StockWriter {
  readonly written: Written = { added: 0, changed: 0, unchanged: 0 }
  private readonly client: PoolClient
  private readonly tenant: string
  private readonly now: number
  private readonly known = new Map<string, Known>()
  private readonly slugs = new Set<string>()
  private readonly ids = new Set<number>()
  private lastId = 0
  private fresh: string[] = []
  private changes: string[] = []
  private waiting = 0
  private copying: Promise<unknown> = Promise.resolve()

  private constructor(client: PoolClient, tenant: string, now: number) {
    this.client = client
    this.tenant = tenant
    this.now = now
  }

  static async open(client: PoolClient, tenant: string, now: number): Promise<StockWriter> {
    const writer = new StockWriter(client, tenant, now)
    await client.query('create temp table stock_changes (like stock_vehicles) on commit drop')
    const { rows } = await client.query({
      text: `select stock_key, id, slug, hash, removed_at is not null, created_at, sold_at
        from stock_vehicles where tenant = $1`,
      values: [tenant],
      rowMode: 'array',
    })
    for (const [key, id, slug, kept, removed, created, sold] of rows as [
      string,
      string,
      string,
      string,
      boolean,
      string,
      string | null,
    ][])
      writer.learn(key, {
        id: Number(id),
        slug,
        hash: kept,
        removed,
        created: Number(created),
        sold: sold === null ? undefined : Number(sold),
        kept: false,
      })
    return writer
  }

  private learn(key: string, known: Known) {
    this.known.set(key, known)
    this.slugs.add(known.slug)
    this.ids.add(known.id)
    this.lastId = Math.max(this.lastId, known.id)
  }

  /** Vehicles in stock before this feed. */
  get stock(): number {
    let count = 0
    for (const { removed } of this.known.values()) if (!removed) count++
    return count
  }

  /** The feed names this vehicle, in a row that cannot be taken: it stays as it was. */
  keep(stocknum: string) {
    const known = this.known.get(stockKey(stocknum))
    if (known) known.kept = true
  }

  /** Resolves when the writer can take more. */
  async add(row: CheckedRow): Promise<void> {
    const key = stockKey(row.content.stocknum)
    const known = this.known.get(key)
    const said = JSON.stringify(row)
    const print = hash('sha1', said, 'base64')
    if (known && !known.removed && known.hash === print) {
      known.kept = true
      this.written.unchanged++
      return
    }
    const vehicle = this.vehicle(row, known)
    const line = this.line(key, row, vehicle, print)
    if (known) {
      known.kept = true
      this.changes.push(line)
      if (known.removed) this.written.added++
      else this.written.changed++
    } else {
      this.fresh.push(line)
      this.written.added++
    }
    this.waiting += line.length
    if (this.waiting > parcel) await this.flush()
  }

  private vehicle({ content, pictures, wishes }: CheckedRow, known: Known | undefined): StoredVehicle {
    const id = known?.id ?? this.newId(wishes.id)
    const created = wishes.created ?? known?.created ?? this.now
    const slug = this.slugFor(content, wishes.slug, id, known?.slug)
    return {
      id,
      slug,
      ...content,
      created_at: new Date(created * 1000).toISOString(),
      updated_at: new Date(this.now * 1000).toISOString(),
      sold_date_timestamp: content.sold ? (wishes.sold ?? known?.sold ?? this.now) : undefined,
      custom_rank: wishes.rank ?? computedRank(content, pictures.images.length, created),
      pictures,
    }
  }

  private newId(wished: number | undefined) {
    const id =
      wished !== undefined && Number.isInteger(wished) && !this.ids.has(wished) ? wished : this.lastId + 1
    this.ids.add(id)
    this.lastId = Math.max(this.lastId, id)
    return id
  }

  /** Stays what it was as long as the feed names no other. */
  private slugFor(
    { year, make, model, badge, stocknum }: CheckedRow['content'],
    wished: string | undefined,
    id: number,
    had: string | undefined,
  ) {
    const wish = wished && slugOf(wished)
    const wanted = wish || had || slugOf(year, make, model, badge, stocknum) || String(id)
    const slug = wanted === had || !this.slugs.has(wanted) ? wanted : (had ?? `${wanted}-${id}`)
    this.slugs.add(slug)
    return slug
  }

  private line(key: string, { content, private: kept }: CheckedRow, vehicle: StoredVehicle, print: string) {
    const hidden = Object.keys(kept).length > 0 ? JSON.stringify(kept) : undefined
    const { id, slug, sold_date_timestamp: sold } = vehicle
    const created = Date.parse(vehicle.created_at) / 1000
    const values = [
      this.tenant,
      id,
      key,
      slug,
      JSON.stringify(vehicle),
      hidden,
      print,
      isListed(content),
      created,
      sold,
    ]
    return `${values.map(field).join('\t')}\t${vehicle.updated_at}\t\\N\n`
  }

  private async flush() {
    // One COPY at a time; meanwhile the next rows are read.
    await this.copying
    const { fresh, changes } = this
    this.fresh = []
    this.changes = []
    this.waiting = 0
    this.copying = this.copy('stock_vehicles', fresh).then(() => this.copy('stock_changes', changes))
    // Awaited at the next flush; until then a failure must not end the process.
    this.copying.catch(() => undefined)
  }

  private async copy(table: string, lines: string[]) {
    if (lines.length === 0) return
    const stream = this.client.query(copyFrom(`copy ${table} (${columns}) from stdin`))
    await pipeline(Readable.from([lines.join('')]), stream)
  }

  /** Number of vehicles that the feed does not name. */
  get absent(): number {
    let count = 0
    for (const { removed, kept } of this.known.values()) if (!removed && !kept) count++
    return count
  }

  /** Writes what waits, puts changes in their place and, with `withdraw`, takes out what the feed does not name. */
  async finish(withdraw: boolean): Promise<{ withdrawn: number }> {
    await this.flush()
    await this.copying
    if (this.written.changed + this.written.added > 0)
      await this.client.query(
        `update stock_vehicles v set slug = c.slug, doc = c.doc, private = c.private, hash = c.hash, listed = c.listed,
           created_at = c.created_at, sold_at = c.sold_at, updated_at = c.updated_at, removed_at = null
         from stock_changes c where v.tenant = $1 and c.tenant = $1 and v.id = c.id`,
        [this.tenant],
      )
    if (!withdraw) return { withdrawn: 0 }
    const gone = [...this.known.values()].filter(({ removed, kept }) => !removed && !kept).map(({ id }) => id)
    if (gone.length > 0)
      await this.client.query(
        'update stock_vehicles set removed_at = now() where tenant = $1 and id = any($2::bigint[])',
        [this.tenant, gone],
      )
    return { withdrawn: gone.length }
  }
}
