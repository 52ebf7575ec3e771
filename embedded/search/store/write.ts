import type { Pool, PoolClient } from 'pg'
import { ReadyObject } from '#platform/ready-object.ts'
import { type IndexSettings, SearchError, type SearchObject, type Synonym } from '../engine/contract.ts'
import { isTemporary } from '../hosts/host.ts'
import { clearObjects, readObjects, type Written, writeObjects } from './objects.ts'
import { updated } from './partial.ts'
import { findRow, holdRow, type IndexRow, nextSeq, type Rule } from './rows.ts'

/** One write, in the order of the request. */
export type Operation =
  | { kind: 'put'; object: SearchObject }
  | { kind: 'update'; patch: SearchObject; create: boolean }
  | { kind: 'remove'; objectID: string }
  | { kind: 'clear' }

/** Notifies every process of changed indices; the payload is their names as JSON. */
export const channel = 'search'

/** Longest JSON of one object, in characters, as with Algolia. */
const longestObject = 100_000

// biome-ignore lint/suspicious/noControlCharactersInRegex: a name with one could not be asked for
const validName = /^[^*/\u0000-\u001f]{1,256}$/

/** Longest list of names that PostgreSQL accepts in one notification, in bytes. */
const longestPayload = 7000

/**
 * Writes to indices within one transaction: what was acknowledged is on disk, what failed has no effect. Rows are
 * locked in the order of `hold` calls, which callers sort.
 */
export class Writing {
  readonly changed = new Set<string>()
  readonly #client: PoolClient

  constructor(client: PoolClient) {
    this.#client = client
  }

  /** @throws SearchError 400 if the name is a replica, which has its primary's objects */
  async hold(name: string): Promise<IndexRow> {
    if (!validName.test(name)) throw new SearchError(`Invalid index name: ${name.slice(0, 80)}`)
    const row = await holdRow(this.#client, name)
    if (row.replicaOf)
      throw new SearchError(`Index ${name} is a replica of ${row.replicaOf}: write to its primary instead`)
    this.changed.add(name)
    return row
  }

  find(name: string) {
    this.changed.add(name)
    return findRow(this.#client, name)
  }

  /** Returns the number of the write. */
  async objects({ name, uid }: IndexRow, operations: readonly Operation[]): Promise<number> {
    const seq = await nextSeq(this.#client)
    const cleared = operations.findLastIndex(({ kind }) => kind === 'clear')
    if (cleared >= 0) await clearObjects(this.#client, uid, seq)
    const written = await this.#fold(uid, operations.slice(cleared + 1))
    await writeObjects(this.#client, { uid, seq, isFilling: isTemporary(name) }, written)
    await this.#client.query('update search_indices set seq = $2, updated = now() where name = $1', [
      name,
      seq,
    ])
    return seq
  }

  /** Each object after all operations. */
  async #fold(uid: number, operations: readonly Operation[]): Promise<Written> {
    const ids = operations.flatMap((operation) =>
      operation.kind === 'update' ? [operation.patch.objectID] : [],
    )
    const stored = ids.length > 0 ? await readObjects(this.#client, uid, ids) : new Map<string, string>()
    const written: Written = new Map()
    for (const operation of operations) {
      if (operation.kind === 'put') written.set(operation.object.objectID, bodyOf(operation.object))
      else if (operation.kind === 'remove') written.set(operation.objectID, null)
      else if (operation.kind === 'update') {
        const { patch, create } = operation
        const body =
          written.get(patch.objectID) ?? (written.has(patch.objectID) ? null : stored.get(patch.objectID))
        const current = body ? (JSON.parse(body) as SearchObject) : undefined
        const next = current || create ? updated(current, patch) : undefined
        if (next) written.set(patch.objectID, bodyOf(next))
      }
    }
    return written
  }

  /** Returns the number of the change. What is missing in `config` stays as it is. */
  async configure(
    { name }: IndexRow,
    config: { settings?: IndexSettings; synonyms?: Synonym[]; rules?: Rule[] },
  ): Promise<number> {
    const seq = await nextSeq(this.#client)
    const json = (value: unknown) => (value === undefined ? null : JSON.stringify(value))
    await this.#client.query(
      `update search_indices set config_seq = $2, settings = coalesce($3, settings), synonyms = coalesce($4, synonyms),
       rules = coalesce($5, rules), updated = now() where name = $1`,
      [name, seq, json(config.settings), json(config.synonyms), json(config.rules)],
    )
    return seq
  }

  /** Makes the row `name` a replica: its own objects are gone. */
  async makeReplica(name: string, primary: string, settings: IndexSettings) {
    const row = await holdRow(this.#client, name)
    this.changed.add(name)
    if (row.replicaOf === primary) return
    await this.#client.query('delete from search_objects where uid = $1', [row.uid])
    await this.#client.query('update search_indices set replica_of = $2 where name = $1', [name, primary])
    await this.configure(row, { settings })
  }

  /** Deletes the index with its replicas. Its objects stay until they are discarded. */
  async drop(name: string): Promise<number> {
    this.changed.add(name)
    const { rows } = await this.#client.query<{ name: string }>(
      'delete from search_indices where name = $1 or replica_of = $1 returning name',
      [name],
    )
    for (const row of rows) this.changed.add(row.name)
    return nextSeq(this.#client)
  }

  /** Replaces the objects of `to` by a copy of those of `from`. */
  async copyObjects(from: IndexRow, to: IndexRow): Promise<number> {
    const seq = await nextSeq(this.#client)
    const { rows } = await this.#client.query<{ uid: number }>(
      `update search_indices set uid = default, seq = $2, updated = now() where name = $1 returning uid::float8 as uid`,
      [to.name, seq],
    )
    await this.#client.query(
      `insert into search_objects (uid, object_id, seq, body)
       select $2, object_id, $3, body from search_objects where uid = $1 and body is not null`,
      [from.uid, rows[0]!.uid, seq],
    )
    return seq
  }

  /** Gives the objects of `from` to the name `to`, without copying any. */
  async moveObjects(from: IndexRow, to: IndexRow): Promise<number> {
    const seq = await nextSeq(this.#client)
    await this.#client.query('delete from search_indices where name = $1', [from.name])
    await this.#client.query(
      'update search_indices set uid = $2, seq = $3, updated = now() where name = $1',
      [to.name, from.uid, seq],
    )
    this.changed.add(from.name)
    return seq
  }

  async announce() {
    const names = [...this.changed]
    const payload = JSON.stringify(names)
    await this.#client.query('select pg_notify($1, $2)', [
      channel,
      Buffer.byteLength(payload) > longestPayload ? '*' : payload,
    ])
  }
}

function bodyOf(object: SearchObject) {
  const body = object instanceof ReadyObject ? object.json : JSON.stringify(object)
  if (body.length > longestObject)
    throw new SearchError(
      `Record objectID=${object.objectID} is too big size=${body.length}/${longestObject} bytes`,
    )
  return body
}

/** Runs `work` in one transaction and notifies every process of what it changed. */
export async function inTransaction<T>(database: Pool, work: (writing: Writing) => Promise<T>) {
  const client = await database.connect()
  try {
    await client.query('begin')
    const writing = new Writing(client)
    const result = await work(writing)
    await writing.announce()
    // Nobody knows a temporary index yet: the move that shows it waits until all of it is on disk.
    if ([...writing.changed].every(isTemporary)) await client.query('set local synchronous_commit = off')
    await client.query('commit')
    return { result, changed: writing.changed }
  } catch (error) {
    await client.query('rollback').catch(() => undefined)
    throw error
  } finally {
    client.release()
  }
}

const tidyPage = 10_000

/** Deletes the objects of an index that is gone or has other objects now, a page at a time. */
export async function deleteObjects(database: Pool, uid: number): Promise<void> {
  for (let deleted = tidyPage; deleted === tidyPage; ) {
    const { rowCount } = await database.query(
      `delete from search_objects where ctid = any(array(
         select ctid from search_objects where uid = $1 limit ${tidyPage}))`,
      [uid],
    )
    deleted = rowCount ?? 0
  }
}

/**
 * Objects of no index, left behind by a process that was killed. Jumps from index to index, so that size does not
 * matter.
 */
export async function orphans(database: Pool): Promise<number[]> {
  const { rows } = await database.query<{ uid: number }>(
    `with recursive known(uid) as (
       select min(uid) from search_objects
       union all
       select (select min(o.uid) from search_objects o where o.uid > known.uid) from known where known.uid is not null
     )
     select uid::float8 as uid from known where uid is not null and uid not in (select uid from search_indices)`,
  )
  return rows.map(({ uid }) => uid)
}
