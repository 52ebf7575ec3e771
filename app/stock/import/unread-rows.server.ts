import type { PoolClient } from 'pg'
import type { Traces } from './feed/traces.ts'
import type { KnownStock } from './known-stock.ts'

interface Candidate {
  stock_key: string
  vin: string | null
  make: string
}

/**
 * Keeps the vehicles that unread rows are about, told by VIN, or by stock number and make. Returns the rows that may be
 * about any vehicle.
 */
export async function keepTraced(
  client: PoolClient,
  tenant: string,
  known: KnownStock,
  rows: readonly Traces[],
): Promise<Traces[]> {
  if (rows.length === 0) return []
  const candidates = await candidatesOf(client, tenant, rows)
  return rows.filter((row) => {
    const found = candidates.filter(
      ({ stock_key, vin, make }) =>
        (vin && row.vins.includes(vin)) ||
        (row.maybe.includes(stock_key) && row.words.includes(make.toUpperCase())),
    )
    return found.filter(({ stock_key }) => known.stays(stock_key)).length === 0
  })
}

async function candidatesOf(client: PoolClient, tenant: string, rows: readonly Traces[]) {
  const keys = rows.flatMap(({ maybe }) => maybe)
  const vins = rows.flatMap(({ vins }) => vins)
  const { rows: candidates } = await client.query<Candidate>(
    `select stock_key, upper(doc->>'vin') as vin, doc->>'make' as make from stock_vehicles
     where tenant = $1 and removed_at is null
       and (stock_key = any($2) or (cardinality($3::text[]) > 0 and upper(doc->>'vin') = any($3)))`,
    [tenant, keys, vins],
  )
  return candidates
}
