import { createHash } from 'node:crypto'
import type { Algoliasearch, BatchRequest } from 'algoliasearch'
import type { PoolClient } from 'pg'
import { replicaSettings, settingsOf, synonyms } from './index-settings.ts'
import { indexName, sortKeys } from './record.ts'
import { type StoredVehicle, vehicleOf } from './stored.ts'
import { toRecord } from './to-record.ts'

/** Where vehicles are searched: the embedded search server or Algolia, by the client alone. */
export interface SearchTarget {
  client: Algoliasearch
  /** Of every index name. */
  prefix: string
  /** Names the place: vehicles published to another place are published anew. */
  appId: string
}

export interface Published {
  saved: number
  removed: number
  /** The index was made anew beside the old one and swapped in. */
  replaced: boolean
}

interface Options {
  tenant: string
  search: SearchTarget
  /** Makes the whole index anew, whatever is known to be in it. */
  anew?: boolean
}

/** More changes than this, and more than a third of the stock: a new index is quicker, and shown at once. */
const few = 2000
const parcel = 2000
/** Raised when records look different from the same vehicle. */
const recordVersion = 1

/**
 * Brings a tenant's index in line with the store. What is in the index is remembered by vehicle, so that an import
 * whose publishing failed is made good by the next.
 */
export async function publishStock(
  client: PoolClient,
  { tenant, search, anew }: Options,
): Promise<Published> {
  const index = indexName(search.prefix, tenant)
  const target = targetOf(search, tenant)
  const known = await client.query<{ target: string }>(
    'select target from stock_publications where tenant = $1',
    [tenant],
  )
  const same = known.rows[0]?.target === target
  if (!same) await pushSettings(search, tenant)
  const changes = await changesOf(client, tenant)
  const many = changes.save.length + changes.remove.length
  if (same && !anew && many === 0) return { saved: 0, removed: 0, replaced: false }

  const replaced = !same || anew === true || (many > few && many > changes.listed / 3)
  if (replaced) await replaceAll(client, tenant, search, index)
  else await applyFew(client, tenant, search, index, changes)
  await client.query(
    `insert into stock_publications (tenant, target) values ($1, $2)
     on conflict (tenant) do update set target = excluded.target, published_at = now()`,
    [tenant, target],
  )
  // The embedded search server tells the sites by itself; of Algolia's they hear here.
  if (search.appId !== 'local') await client.query("select pg_notify('stock', $1)", [tenant])
  return {
    saved: replaced ? changes.listed : changes.save.length,
    removed: changes.remove.length,
    replaced,
  }
}

function targetOf({ appId, prefix }: SearchTarget, tenant: string) {
  const settings = JSON.stringify([settingsOf(prefix, tenant), sortKeys, synonyms, recordVersion])
  return `${appId}:${indexName(prefix, tenant)}:${createHash('sha256').update(settings).digest('hex').slice(0, 16)}`
}

async function pushSettings({ client, prefix }: SearchTarget, tenant: string) {
  const index = indexName(prefix, tenant)
  const { taskID } = await client.setSettings({
    indexName: index,
    indexSettings: settingsOf(prefix, tenant),
    forwardToReplicas: true,
  })
  await client.waitForTask({ indexName: index, taskID })
  const tasks: { indexName: string; taskID: number }[] = []
  for (const sort of sortKeys) {
    if (sort === 'recommended') continue
    const name = indexName(prefix, tenant, sort)
    tasks.push({
      indexName: name,
      ...(await client.setSettings({ indexName: name, indexSettings: replicaSettings(sort) })),
    })
  }
  const saved = await client.saveSynonyms({
    indexName: index,
    synonymHit: synonyms,
    forwardToReplicas: true,
    replaceExistingSynonyms: true,
  })
  for (const task of [...tasks, { indexName: index, taskID: saved.taskID }]) await client.waitForTask(task)
}

interface Changes {
  save: string[]
  remove: string[]
  listed: number
}

async function changesOf(client: PoolClient, tenant: string): Promise<Changes> {
  const { rows } = await client.query<Changes>(
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
  { client: algolia }: SearchTarget,
  index: string,
  changes: Changes,
) {
  for (let at = 0; at < changes.save.length; at += parcel) {
    const ids = changes.save.slice(at, at + parcel)
    const { rows } = await client.query<{ doc: StoredVehicle }>(
      'select doc from stock_vehicles where tenant = $1 and id = any($2::bigint[])',
      [tenant, ids],
    )
    await send(
      algolia,
      index,
      rows.map((row) => addition(tenant, row)),
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

const addition = (tenant: string, { doc }: { doc: StoredVehicle }): BatchRequest => ({
  action: 'addObject',
  body: { ...toRecord(tenant, vehicleOf(tenant, doc)) },
})

async function send(algolia: Algoliasearch, index: string, requests: BatchRequest[]) {
  const { taskID } = await algolia.batch({ indexName: index, batchWriteParams: { requests } })
  await algolia.waitForTask({ indexName: index, taskID })
}

/** A new index beside the old one, filled and swapped in: shoppers see the old stock or the new one, never a half. */
async function replaceAll(
  client: PoolClient,
  tenant: string,
  { client: algolia }: SearchTarget,
  index: string,
) {
  const temporary = `${index}_tmp_${Date.now().toString(36)}`
  const run = async (task: Promise<{ taskID: number }>, name: string) =>
    algolia.waitForTask({ indexName: name, taskID: (await task).taskID })
  try {
    await run(
      algolia.operationIndex({
        indexName: index,
        operationIndexParams: {
          operation: 'copy',
          destination: temporary,
          scope: ['settings', 'synonyms', 'rules'],
        },
      }),
      temporary,
    )
    await client.query('begin isolation level repeatable read')
    await client.query(
      `declare listed no scroll cursor for
       select doc from stock_vehicles where tenant = '${tenant.replaceAll("'", "''")}' and listed and removed_at is null`,
    )
    // One parcel is on its way while the next is read.
    let sending: Promise<void> = Promise.resolve()
    for (;;) {
      const { rows } = await client.query<{ doc: StoredVehicle }>(`fetch ${parcel} from listed`)
      if (rows.length === 0) break
      const requests = rows.map((row) => addition(tenant, row))
      await sending
      sending = send(algolia, temporary, requests)
      sending.catch(() => undefined)
    }
    await sending
    await run(
      algolia.operationIndex({
        indexName: temporary,
        operationIndexParams: { operation: 'move', destination: index },
      }),
      index,
    )
    await client.query('delete from stock_published where tenant = $1', [tenant])
    await client.query(
      `insert into stock_published (tenant, id, hash)
       select tenant, id, hash from stock_vehicles where tenant = $1 and listed and removed_at is null`,
      [tenant],
    )
    await client.query('commit')
  } catch (error) {
    await client.query('rollback').catch(() => undefined)
    await algolia.deleteIndex({ indexName: temporary }).catch(() => undefined)
    throw error
  }
}
