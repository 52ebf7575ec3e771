import { createHash } from 'node:crypto'
import type { Pool, PoolClient } from 'pg'
import { isDatabaseAway } from '#platform/database/is-database-away.ts'
import type { Permit } from '../auth/grants.ts'
import type { DocumentEffect, DocumentState, LakeConfig, LakeDocument } from '../context.ts'
import { databaseAway, LakeError, typedError } from '../errors.ts'
import { randomId } from '../ids.ts'
import { type Claims, checkClaims } from './claims.ts'
import { checkReferences } from './integrity.ts'
import { checkPermissions, checkReads } from './permissions.ts'
import { referencedIds } from './references.ts'
import { LakeTransaction } from './transaction.ts'
import { channelOf, headOf, type TransactionLog } from './transaction-log.ts'

export interface WriteOptions {
  /** What the author may do. */
  permit: Permit
  /** The request; the same id with the same request again gets the first response again. */
  request: unknown
  transactionId?: string
  dryRun?: boolean
  autoGenerateArrayKeys?: boolean
}

export interface Written<T> {
  transactionId: string
  answer: T
  effects: DocumentEffect[]
}

type Select = (
  query: string,
  params: Record<string, unknown>,
  changed: DocumentState[],
  permit: Permit,
) => Promise<string[]>

const CHUNK = 400

/**
 * The only way to change documents: one database transaction per request, the writes of a dataset one after another.
 */
export class Writer {
  #pool: Pool
  #dataset: string
  #transactionLog: TransactionLog
  #select: Select
  #claims: Claims | undefined
  #last: Promise<unknown> = Promise.resolve()

  constructor(
    pool: Pool,
    { dataset, claims }: Pick<LakeConfig, 'dataset' | 'claims'>,
    transactionLog: TransactionLog,
    select: Select,
  ) {
    this.#pool = pool
    this.#dataset = dataset
    this.#transactionLog = transactionLog
    this.#select = select
    this.#claims = claims
  }

  write<T>(options: WriteOptions, work: (tx: LakeTransaction) => Promise<T>): Promise<Written<T>> {
    const turn = this.#last.then(() => this.#write(options, work))
    this.#last = turn.catch(() => undefined)
    return turn
  }

  /** Resolves when no write is under way. */
  async idle(): Promise<void> {
    await this.#last
  }

  async #write<T>(options: WriteOptions, work: (tx: LakeTransaction) => Promise<T>): Promise<Written<T>> {
    const { permit } = options
    const author = permit.identity.id
    const id = options.transactionId ?? randomId()
    if (!/^[a-zA-Z0-9_-]{1,128}$/.test(id))
      throw typedError(
        400,
        'malformedTransactionIdError',
        'A transaction ID has letters, digits, "-" and "_" only',
      )
    const fingerprint = createHash('sha256').update(JSON.stringify(options.request)).digest('base64url')
    const client = await connect(this.#pool)
    let broken: Error | undefined
    try {
      await client.query('begin')
      await client.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`lake ${this.#dataset}`])
      const earlier = await this.#earlier(client, id)
      if (earlier) {
        await client.query('rollback')
        if (earlier.fingerprint === fingerprint && earlier.author === author)
          return { transactionId: id, answer: earlier.answer as T, effects: [] }
        throw typedError(409, 'transactionAlreadyExistsError', `Transaction "${id}" already exists`)
      }
      const head = await headOf(client, this.#dataset)
      // A read under way may have started before the other server's commit.
      while (head > this.#transactionLog.seq) await this.#transactionLog.catchUp()

      const tx = new LakeTransaction(
        {
          read: async (ids) => {
            const docs = await this.#read(client, ids)
            checkReads(permit, docs)
            return docs
          },
          select: (query, params, changed) => this.#select(query, params, changed, permit),
        },
        { id, time: new Date().toISOString(), autoGenerateArrayKeys: options.autoGenerateArrayKeys },
      )
      const answer = await work(tx)
      const effects = tx.effects()
      await checkPermissions(permit, tx, effects, (ids) => this.#read(client, ids))
      await checkClaims(this.#claims, permit, effects, { client, dataset: this.#dataset })
      await checkReferences(client, this.#dataset, effects)
      if (options.dryRun || effects.length === 0) {
        await client.query('rollback')
        return { transactionId: id, answer, effects }
      }
      const seq = head + 1
      await this.#store(client, seq, tx, author, fingerprint, answer, effects)
      await client.query('select pg_notify($1, $2)', [channelOf(this.#dataset), String(seq)])
      await client.query('commit')
      this.#transactionLog.push({ id, seq, timestamp: tx.time, author, documents: effects })
      return { transactionId: id, answer, effects }
    } catch (error) {
      await client.query('rollback').catch((failure: Error) => {
        broken = failure
      })
      throw asAnswer(error)
    } finally {
      client.release(broken)
    }
  }

  async #earlier(client: PoolClient, id: string) {
    const { rows } = await client.query<{ fingerprint: string; author: string; answer: unknown }>(
      'select fingerprint, author, answer from lake_transactions where dataset = $1 and id = $2',
      [this.#dataset, id],
    )
    return rows[0]
  }

  async #read(client: PoolClient, ids: string[]): Promise<LakeDocument[]> {
    const valid = ids.filter((id) => !id.includes('\0'))
    if (valid.length === 0) return []
    const { rows } = await client.query<{ doc: LakeDocument }>(
      'select doc from lake_documents where dataset = $1 and id = any($2)',
      [this.#dataset, valid],
    )
    return rows.map(({ doc }) => doc)
  }

  async #store(
    client: PoolClient,
    seq: number,
    tx: LakeTransaction,
    author: string,
    fingerprint: string,
    answer: unknown,
    effects: DocumentEffect[],
  ): Promise<void> {
    const dataset = this.#dataset
    await client.query(
      `insert into lake_transactions (dataset, seq, id, author, time, fingerprint, answer)
       values ($1, $2, $3, $4, $5, $6, $7)`,
      [dataset, seq, tx.id, author, tx.time, fingerprint, JSON.stringify(answer ?? null)],
    )
    const gone = effects.filter(({ after }) => !after).map(({ id }) => id)
    if (gone.length > 0)
      await client.query('delete from lake_documents where dataset = $1 and id = any($2)', [dataset, gone])
    const kept = effects.flatMap(({ after }) => (after ? [documentRow(dataset, after, tx)] : []))
    for (let start = 0; start < kept.length; start += CHUNK) {
      const rows = kept.slice(start, start + CHUNK)
      await client.query(
        `insert into lake_documents (dataset, id, type, rev, doc, tenant, strong_refs, created_at, updated_at)
         values ${placeholders(rows)}
         on conflict (dataset, id) do update set
           type = excluded.type, rev = excluded.rev, doc = excluded.doc, tenant = excluded.tenant,
           strong_refs = excluded.strong_refs, created_at = excluded.created_at, updated_at = excluded.updated_at`,
        rows.flat(),
      )
    }
    const effectRows = effects.map(({ id, before, after, mutations }, position) => [
      ...[dataset, seq, position, id, JSON.stringify(mutations), before?._rev ?? null],
      after && JSON.stringify(after),
    ])
    for (let start = 0; start < effectRows.length; start += CHUNK) {
      const rows = effectRows.slice(start, start + CHUNK)
      await client.query(
        `insert into lake_effects (dataset, seq, position, document_id, mutations, previous_rev, after_doc)
         values ${placeholders(rows)}`,
        rows.flat(),
      )
    }
  }
}

/** `($1, $2), ($3, $4)` for two rows of two values. */
function placeholders(rows: unknown[][]): string {
  let last = 0
  return rows.map((row) => `(${row.map(() => `$${++last}`).join(', ')})`).join(', ')
}

/** The values of a row of `lake_documents`, in the order of its columns. */
function documentRow(dataset: string, doc: LakeDocument, tx: LakeTransaction) {
  const tenant = doc.tenant as { _ref?: unknown } | null | undefined
  return [
    dataset,
    doc._id,
    doc._type,
    doc._rev ?? tx.id,
    JSON.stringify(doc),
    typeof tenant?._ref === 'string' ? tenant._ref : null,
    [...referencedIds(doc)],
    doc._createdAt ?? tx.time,
    doc._updatedAt ?? tx.time,
  ]
}

async function connect(pool: Pool): Promise<PoolClient> {
  try {
    return await pool.connect()
  } catch (error) {
    throw asAnswer(error)
  }
}

/** To a client, failures of the database are temporary: 503, never 409. */
function asAnswer(error: unknown): unknown {
  if (error instanceof LakeError) return error
  if (isDatabaseAway(error)) return databaseAway(error)
  console.error('A write of the Content Lake failed:', error)
  return typedError(
    503,
    'unavailable',
    'The write could not be confirmed; send it again with the same transaction ID.',
  )
}
