import type { Pool, PoolClient } from 'pg'
import { withdrawn } from '../rules/availability.ts'
import type { Withdrawn } from '../tenant-stock.ts'
import type { Vehicle } from '../vehicle.ts'
import { type StoredVehicle, vehicleOf } from './stored.ts'

type Reader = Pick<Pool | PoolClient, 'query'>

/** Nobody has imported anything yet. */
const isMissingTable = (error: unknown) => (error as { code?: string }).code === '42P01'

interface Kept {
  doc: StoredVehicle
  withdrawn: boolean
}

async function keptWhere(reader: Reader, condition: string, values: unknown[]): Promise<Kept | undefined> {
  try {
    const found = await reader.query<Kept>(
      `select doc, removed_at is not null as withdrawn from stock_vehicles where tenant = $1 and ${condition}`,
      values,
    )
    return found.rows[0]
  } catch (error) {
    if (isMissingTable(error)) return undefined
    throw error
  }
}

/** A vehicle of `tenant` by its slug, whatever its status; null where there is none, or nobody was to see it. */
export async function readVehicle(
  reader: Reader,
  tenant: string,
  slug: string,
): Promise<Vehicle | Withdrawn | null> {
  const kept = await keptWhere(reader, 'slug = $2', [tenant, slug])
  if (!kept) return null
  const vehicle = vehicleOf(tenant, kept.doc)
  if (!kept.withdrawn) return vehicle
  return kept.doc.show_on_dealer_website === false ? null : { withdrawn: { ...vehicle, status: withdrawn } }
}

/** A vehicle as it is kept, also one that was withdrawn: its pictures may still be on a page somewhere. */
export async function readStored(reader: Reader, tenant: string, id: number): Promise<StoredVehicle | null> {
  const kept = await keptWhere(reader, 'id = $2', [tenant, id])
  return kept?.doc ?? null
}

/** All vehicles of `tenant` in stock as they are kept, in parts, by id. */
export async function* allStored(
  client: PoolClient,
  tenant: string,
  part = 2000,
): AsyncGenerator<StoredVehicle[]> {
  for (let after = 0; ; ) {
    const { rows } = await client.query<{ doc: StoredVehicle }>(
      `select doc from stock_vehicles where tenant = $1 and removed_at is null and id > $2 order by id limit $3`,
      [tenant, after, part],
    )
    if (rows.length === 0) return
    yield rows.map(({ doc }) => doc)
    after = rows.at(-1)!.doc.id
  }
}
