import type { Pool } from 'pg'
import { type LoggedTransaction, readTransactions, type TransactionLog } from '../store/transaction-log.ts'

const MAX_MISSED = 2_000

/** Stands for the state before the first transaction. */
const BEGINNING = '0'

/** The number of a transaction; null when this database does not have it. */
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

export interface Following {
  /** Where the stream begins: id of the last transaction that is not sent. */
  startId: string
  /** True when everything after the requested transaction is sent. */
  resumed: boolean
  /** Sends the missed transactions, then each new one as it is committed. */
  run(): void
  stop(): void
}

/**
 * Follows the transaction log without a gap: from `after` (a transaction id) when that is known and recent enough, else
 * from now. With `inclusive` the transaction `after` itself is sent again.
 */
export async function follow(
  pool: Pool,
  dataset: string,
  transactionLog: TransactionLog,
  after: string | null,
  send: (transaction: LoggedTransaction) => void,
  inclusive = false,
): Promise<Following> {
  let held: LoggedTransaction[] | null = []
  let last = 0
  // A transaction read from the database can be announced after that, as a commit comes before its announcement.
  const sendOnce = (transaction: LoggedTransaction) => {
    if (transaction.seq <= last) return
    last = transaction.seq
    send(transaction)
  }
  const stop = transactionLog.onCommit((transaction) => {
    if (held) held.push(transaction)
    else sendOnce(transaction)
  })
  try {
    const now = transactionLog.seq
    const found = after === null ? null : await seqOf(pool, dataset, after)
    const seq = found !== null && inclusive ? found - 1 : found
    const resumed = seq !== null && now - seq <= MAX_MISSED
    const missed = resumed && seq < now ? await readTransactions(pool, dataset, seq, MAX_MISSED) : []
    const startId = resumed && after ? after : await lastTransactionId(pool, dataset, now)
    last = resumed ? seq : now
    return {
      startId,
      resumed,
      stop,
      run() {
        for (const transaction of [...missed, ...(held ?? [])]) sendOnce(transaction)
        held = null
      },
    }
  } catch (error) {
    stop()
    throw error
  }
}
