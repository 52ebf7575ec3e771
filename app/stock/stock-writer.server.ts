import { hash } from 'node:crypto'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { PoolClient } from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import type { CheckedRow } from './feed/check.ts'
import { type Known, KnownStock, stockKey } from './known-stock.ts'
import { addition, type NewIndex } from './search-index.server.ts'
import { computedRank, isListed } from './stored.ts'

export interface Written {
  added: number
  changed: number
  unchanged: number
}

/** Rows wait for each other up to this many characters, then go to PostgreSQL together. */
const parcel = 2 * 1024 * 1024
const columns =
  'tenant, id, stock_key, slug, doc, private, hash, listed, created_at, sold_at, updated_at, removed_at'

/** COPY's text format. What is written here is JSON or one tidy line: it has no tab and no line end of its own. */
const field = (value: string) => (value.includes('\\') ? value.replaceAll('\\', '\\\\') : value)

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
  private fresh: string[] = []
  private changes: string[] = []
  private waiting = 0
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
    for (const [key, id, slug, kept, removed, created, sold] of rows)
      writer.known.learn(key, {
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

  /** The feed names this vehicle in a row that cannot be taken: it stays as it was. */
  keep(stocknum: string) {
    const known = this.known.get(stockKey(stocknum))
    if (known) known.kept = true
  }

  /** Resolves when the writer can take more. */
  async add(row: CheckedRow): Promise<void> {
    const key = stockKey(row.content.stocknum)
    const known = this.known.get(key)
    const said = `${JSON.stringify(row.content).slice(0, -1)},"pictures":${JSON.stringify(row.pictures)}}`
    const hidden = Object.keys(row.private).length > 0 ? JSON.stringify(row.private) : undefined
    const print = hash('sha1', `${said}${JSON.stringify(row.wishes)}${hidden}`, 'base64')
    if (known) known.kept = true
    if (known && !known.removed && known.hash === print) {
      this.written.unchanged++
      return
    }
    if (known && !known.removed) this.written.changed++
    else this.written.added++
    const added = this.additions(row, known)
    const line = this.line(key, row, added, said, hidden, print)
    ;(known ? this.changes : this.fresh).push(line)
    this.waiting += line.length
    if (this.index && isListed(row.content))
      await this.index.add(
        addition(this.tenant, Object.assign(row.content, added, { pictures: row.pictures })),
      )
    if (this.waiting > parcel) await this.flush()
  }

  /** What the store adds to what the feed says. */
  private additions(row: CheckedRow, known: Known | undefined) {
    const { content, wishes, pictures } = row
    const id = known?.id ?? this.known.newId(wishes.id)
    const created = wishes.created ?? known?.created ?? this.now
    return {
      id,
      slug: this.known.slugFor(row, id, known?.slug),
      created_at: isoOf(created),
      updated_at: this.updated,
      sold_date_timestamp: content.sold ? (wishes.sold ?? known?.sold ?? this.now) : undefined,
      custom_rank: wishes.rank ?? computedRank(content, pictures.images.length, created),
    }
  }

  /** A row of the table: what the store adds, and what the feed said (`said`, JSON). */
  private line(
    key: string,
    { content }: CheckedRow,
    added: ReturnType<StockWriter['additions']>,
    said: string,
    hidden: string | undefined,
    print: string,
  ) {
    const { id, slug, created_at, sold_date_timestamp: sold } = added
    const doc = `${JSON.stringify(added).slice(0, -1)},${said.slice(1)}`
    const kept = hidden === undefined ? '\\N' : field(hidden)
    const created = Date.parse(created_at) / 1000
    return `${this.tenant}\t${id}\t${field(key)}\t${slug}\t${field(doc)}\t${kept}\t${print}\t${isListed(content)}\t${created}\t${sold ?? '\\N'}\t${this.updated}\t\\N\n`
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
    await pipeline(Readable.from([Buffer.from(lines.join(''))]), stream)
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
    const gone = withdraw ? this.known.absent().map(({ id }) => id) : []
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

const isoOf = (seconds: number) => new Date(seconds * 1000).toISOString()
