import type { PoolClient } from 'pg'
import type { StoredVehicle } from '../store/stored.ts'
import { indexName } from './record.ts'
import {
  addition,
  batchSize,
  NewIndex,
  pushSettings,
  type SearchTarget,
  send,
  targetOf,
} from './search-index.server.ts'

export interface Published {
  saved: number
  removed: number
  /** The index was built again beside the old one, and has taken its place. */
  replaced: boolean
}

interface Options {
  tenant: string
  search: SearchTarget
  /** Builds the whole index again, whatever is known to be in it. */
  rebuild?: boolean
}

/** More changes than this, and more than a third of the stock: a new index is quicker, and shown at once. */
const few = 2000

/**
 * Brings a tenant's index in line with the store. What is in the index is remembered by vehicle, so that an import
 * whose publishing failed is made good by the next.
 */
export async function publishStock(
  client: PoolClient,
  { tenant, search, rebuild }: Options,
): Promise<Published> {
  const same = await isCurrent(client, tenant, search)
  if (!same) await pushSettings(search, tenant)
  const changes = await stockChangesOf(client, tenant)
  const many = changes.save.length + changes.remove.length
  if (same && !rebuild && many === 0) return { saved: 0, removed: 0, replaced: false }

  const replaced = !same || rebuild === true || (many > few && many > changes.listed / 3)
  if (replaced) await replaceAll(client, tenant, search)
  else await applyFew(client, tenant, search, changes)
  await notePublication(client, tenant, search)
  return {
    saved: replaced ? changes.listed : changes.save.length,
    removed: changes.remove.length,
    replaced,
  }
}

/** An index for a tenant's first vehicles, to be filled while they are stored; `finishFirst` or `discard` ends it. */
export async function beginFirst(search: SearchTarget, tenant: string): Promise<NewIndex> {
  await pushSettings(search, tenant)
  return NewIndex.open(search, tenant)
}

/** Shows an index of first vehicles, which are stored for good now. */
export async function finishFirst(
  client: PoolClient,
  tenant: string,
  search: SearchTarget,
  index: NewIndex,
): Promise<Published> {
  await index.swap()
  await noteAll(client, tenant)
  await notePublication(client, tenant, search)
  return { saved: index.saved, removed: 0, replaced: true }
}

async function isCurrent(client: PoolClient, tenant: string, search: SearchTarget) {
  const { rows } = await client.query<{ target: string }>(
    'select target from stock_publications where tenant = $1',
    [tenant],
  )
  return rows[0]?.target === targetOf(search, tenant)
}

async function notePublication(client: PoolClient, tenant: string, search: SearchTarget) {
  await client.query(
    `insert into stock_publications (tenant, target) values ($1, $2)
     on conflict (tenant) do update set target = excluded.target, published_at = now()`,
    [tenant, targetOf(search, tenant)],
  )
  // The embedded search server notifies the sites by itself; for Algolia this does.
  if (search.appId !== 'local') await client.query("select pg_notify('stock', $1)", [tenant])
}

/** Everything that is listed is published as it stands in the store. */
async function noteAll(client: PoolClient, tenant: string) {
  await client.query('delete from stock_published where tenant = $1', [tenant])
  await client.query(
    `insert into stock_published (tenant, id, hash)
     select tenant, id, hash from stock_vehicles where tenant = $1 and listed and removed_at is null`,
    [tenant],
  )
}

interface StockChanges {
  save: string[]
  remove: string[]
  listed: number
}

async function stockChangesOf(client: PoolClient, tenant: string): Promise<StockChanges> {
  const { rows } = await client.query<StockChanges>(
    `select
       coalesce(array_agg(v.id::text) filter (where v.listed and v.removed_at is null and v.hash is distinct from p.hash), '{}') as save,
       coalesce(array_agg(p.id::text) filter (where p.id is not null and (not v.listed or v.removed_at is not null)), '{}') as remove,
       count(*) filter (where v.listed and v.removed_at is null)::int as listed
     from stock_vehicles v left join stock_published p on p.tenant = v.tenant and p.id = v.id
     where v.tenant = $1`,
    [tenant],
  )
  return rows[0]!
}

async function applyFew(
  client: PoolClient,
  tenant: string,
  { client: algolia, prefix }: SearchTarget,
  changes: StockChanges,
) {
  const index = indexName(prefix, tenant)
  for (let at = 0; at < changes.save.length; at += batchSize) {
    const ids = changes.save.slice(at, at + batchSize)
    const { rows } = await client.query<{ doc: StoredVehicle }>(
      'select doc from stock_vehicles where tenant = $1 and id = any($2::bigint[])',
      [tenant, ids],
    )
    await send(
      algolia,
      index,
      rows.map(({ doc }) => addition(tenant, doc)),
    )
    await client.query(
      `insert into stock_published (tenant, id, hash)
       select tenant, id, hash from stock_vehicles where tenant = $1 and id = any($2::bigint[])
       on conflict (tenant, id) do update set hash = excluded.hash`,
      [tenant, ids],
    )
  }
  if (changes.remove.length === 0) return
  await send(
    algolia,
    index,
    changes.remove.map((objectID) => ({ action: 'deleteObject', body: { objectID } })),
  )
  await client.query('delete from stock_published where tenant = $1 and id = any($2::bigint[])', [
    tenant,
    changes.remove,
  ])
}

async function replaceAll(client: PoolClient, tenant: string, search: SearchTarget) {
  const index = await NewIndex.open(search, tenant)
  try {
    // What is noted as published is what was read, whatever is stored meanwhile.
    await client.query('begin isolation level repeatable read')
    await client.query(
      `declare listed no scroll cursor for select doc from stock_vehicles
       where tenant = ${client.escapeLiteral(tenant)} and listed and removed_at is null`,
    )
    for (;;) {
      const { rows } = await client.query<{ doc: StoredVehicle }>(`fetch ${batchSize} from listed`)
      if (rows.length === 0) break
      for (const { doc } of rows) await index.add(addition(tenant, doc))
    }
    await index.swap()
    await noteAll(client, tenant)
    await client.query('commit')
  } catch (error) {
    await client.query('rollback').catch(() => undefined)
    await index.discard()
    throw error
  }
}
