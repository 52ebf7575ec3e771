import type { Pool } from 'pg'
import { type Feed, type FeedTransaction, readTransactions } from '../store/feed.ts'

const MAX_MISSED = 2_000

/** Stands for the state before the first transaction. */
const BEGINNING = '0'

/** The number of a transaction, or null when it is not in this database (another one, or made up). */
async function seqOf(pool: Pool, dataset: string, transactionId: string): Promise<number | null> {
  if (transactionId === BEGINNING) return 0
  if (!/^[a-zA-Z0-9_-]{1,128}$/.test(transactionId)) return null
  const rows = await pool.query<{ seq: string }>(
    'select seq from lake_transactions where dataset = $1 and id = $2',
    [dataset, transactionId],
  )
  return rows.rows[0] ? Number(rows.rows[0].seq) : null
}

async function lastTransactionId(pool: Pool, dataset: string, seq: number): Promise<string> {
  const rows = await pool.query<{ id: string }>(
    'select id from lake_transactions where dataset = $1 and seq <= $2 order by seq desc limit 1',
    [dataset, seq],
  )
  return rows.rows[0]?.id ?? BEGINNING
}

export interface Followed {
  /** Where the stream begins: the last transaction it will not tell. */
  startId: string
  /** `resumed` when everything after the asked transaction will be told. */
  resumed: boolean
  /** Tells the missed transactions, then each new one as it is committed. */
  run(): void
  stop(): void
}

/**
 * Follows the feed without a gap: from `after` (a transaction id) when that is known and not too long ago,
 * else from now. With `again` that transaction itself is told once more.
 */
export async function follow(
  pool: Pool,
  dataset: string,
  feed: Feed,
  after: string | null,
  tell: (transaction: FeedTransaction) => void,
  again = false,
): Promise<Followed> {
  let held: FeedTransaction[] | null = []
  const stop = feed.onCommit((transaction) => {
    if (held) held.push(transaction)
    else tell(transaction)
  })
  try {
    const now = feed.seq
    const found = after === null ? null : await seqOf(pool, dataset, after)
    const seq = found !== null && again ? found - 1 : found
    const resumed = seq !== null && now - seq <= MAX_MISSED
    const missed = resumed && seq < now ? await readTransactions(pool, dataset, seq, MAX_MISSED) : []
    const startId = resumed && after ? after : await lastTransactionId(pool, dataset, now)
    return {
      startId,
      resumed,
      stop,
      run() {
        let told = resumed ? seq : now
        for (const transaction of [...missed, ...(held ?? [])]) {
          if (transaction.seq <= told) continue
          told = transaction.seq
          tell(transaction)
        }
        held = null
      },
    }
  } catch (error) {
    stop()
    throw error
  }
}
