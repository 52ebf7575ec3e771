import type { Pool, PoolClient } from 'pg'
import { listen } from '#platform/database/listen.server.ts'
import { Deferred } from '#platform/deferred.ts'
import { log } from '#platform/log.ts'
import type { CommittedTransaction, DocumentEffect, LakeDocument, LakeMutation } from '../context.ts'

export interface LoggedTransaction extends CommittedTransaction {
  documents: DocumentEffect[]
}

interface EffectRow {
  seq: string
  id: string
  author: string
  time: string
  document_id: string
  mutations: LakeMutation[]
  before_doc: LakeDocument | null
  after_doc: LakeDocument | null
}

const READ = `
  select t.seq, t.id, t.author, t.time, e.document_id, e.mutations, e.after_doc, p.after_doc as before_doc
  from (select * from lake_transactions where dataset = $1 and seq > $2 order by seq limit $3) t
  join lake_effects e on e.dataset = t.dataset and e.seq = t.seq
  left join lateral (
    select after_doc from lake_effects p
    where p.dataset = t.dataset and p.document_id = e.document_id and p.seq < t.seq
    order by p.seq desc limit 1
  ) p on true
  order by t.seq, e.position`

/** Committed transactions after `seq`, oldest first. */
export async function readTransactions(
  pool: Pool | PoolClient,
  dataset: string,
  seq: number,
  limit: number,
): Promise<LoggedTransaction[]> {
  const rows = await pool.query<EffectRow>(READ, [dataset, seq, limit])
  const result: LoggedTransaction[] = []
  for (const row of rows.rows) {
    let last = result.at(-1)
    if (!last || last.id !== row.id) {
      last = { id: row.id, seq: Number(row.seq), author: row.author, timestamp: row.time, documents: [] }
      result.push(last)
    }
    last.documents.push({
      id: row.document_id,
      before: row.before_doc,
      after: row.after_doc,
      mutations: row.mutations,
    })
  }
  return result
}

/**
 * Every committed transaction in commit order: those of this process are pushed to the listeners directly, those of other
 * processes on the same database are announced by PostgreSQL and read from it.
 */
export class TransactionLog {
  /** Number of the last transaction that listeners have received. */
  seq = 0
  #pool: Pool
  #dataset: string
  #listeners = new Set<(transaction: LoggedTransaction) => void>()
  #stopListening: (() => Promise<void>) | undefined
  #catchingUp: Promise<void> | null = null

  constructor(pool: Pool, dataset: string) {
    this.#pool = pool
    this.#dataset = dataset
  }

  /** Resolves once transactions of other processes are announced to this one. */
  async start(): Promise<void> {
    this.seq = await headOf(this.#pool, this.#dataset)
    const listening = new Deferred<void>()
    const catchUp = () => this.catchUp().catch(() => undefined)
    this.#stopListening = listen({
      database: this.#pool.options,
      channel: channelOf(this.#dataset),
      log,
      onNotification: (payload) => {
        if (Number(payload) > this.seq) void catchUp()
      },
      onConnected: () => {
        listening.resolve()
        void catchUp()
      },
    })
    await listening.promise
  }

  onCommit(listener: (transaction: LoggedTransaction) => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  push(transaction: LoggedTransaction): void {
    if (transaction.seq !== this.seq + 1) {
      if (transaction.seq > this.seq) void this.catchUp()
      return
    }
    this.seq = transaction.seq
    for (const listener of [...this.#listeners]) {
      try {
        listener(transaction)
      } catch (error) {
        console.error('A listener of the Content Lake failed:', error)
      }
    }
  }

  /** Reads what other processes have committed since `seq`. */
  catchUp(): Promise<void> {
    this.#catchingUp ??= this.#read().finally(() => {
      this.#catchingUp = null
    })
    return this.#catchingUp
  }

  async #read(): Promise<void> {
    for (;;) {
      const batch = await readTransactions(this.#pool, this.#dataset, this.seq, 200)
      for (const transaction of batch) if (transaction.seq === this.seq + 1) this.push(transaction)
      if (batch.length < 200) return
    }
  }

  async close(): Promise<void> {
    this.#listeners.clear()
    await this.#stopListening?.()
  }
}

export const channelOf = (dataset: string): string => `lake_${dataset}`

export async function headOf(pool: Pool | PoolClient, dataset: string): Promise<number> {
  const rows = await pool.query<{ seq: string }>(
    'select coalesce(max(seq), 0) as seq from lake_transactions where dataset = $1',
    [dataset],
  )
  return Number(rows.rows[0]?.seq ?? 0)
}
