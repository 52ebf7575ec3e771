import pg, { type PoolClient, type QueryResult } from 'pg'
import { CopyRows, copyRows } from '#platform/database/copy-rows.server.ts'
import type { Queryable } from './rows.ts'

/** An object after a write: its JSON, or null if it is deleted. */
export type Written = Map<string, string | null>

/** A write of one object, as it is read back. */
export interface ObjectRow {
  object_id: string
  seq: number
  body: string | null
}

/**
 * Separates values in one text parameter; JSON and object ids never contain it. Escaping an array costs ten times more.
 */
const divider = '\u0001'

/** Where objects are written, with which number. */
interface Place {
  uid: number
  seq: number
  /** True while the index is being filled: hardly any object is written twice. */
  isFilling: boolean
}

export async function writeObjects(database: PoolClient, place: Place, written: Written) {
  const { uid, seq } = place
  const kept: string[] = []
  const gone: string[] = []
  for (const [id, body] of written) (body === null ? gone : kept).push(id)
  const appended = kept.length > fewest && (await appendNew(database, place, kept, written))
  if (!appended && kept.length > 0)
    await database.query(
      `insert into search_objects (uid, object_id, seq, body)
       select $1, id, $2, body from unnest(string_to_array($3, $5), string_to_array($4, $5)) as o(id, body)
       on conflict (uid, object_id) do update set seq = excluded.seq, body = excluded.body`,
      [uid, seq, kept.join(divider), kept.map((id) => written.get(id)).join(divider), divider],
    )
  // A deleted object keeps its id, so that other processes learn of the deletion.
  if (gone.length > 0)
    await database.query(
      `update search_objects set seq = $2, body = null
       where uid = $1 and object_id = any(string_to_array($3, $4)) and body is not null`,
      [uid, seq, gone.join(divider), divider],
    )
}

/** From this many objects on, finding out whether they are new pays: appending takes a third of the time. */
const fewest = 200

/** Appends objects if all of them are new; else returns false and writes nothing. */
async function appendNew(
  database: PoolClient,
  { uid, seq, isFilling }: Place,
  ids: readonly string[],
  written: Written,
): Promise<boolean> {
  if (!isFilling && !(await areNew(database, uid, ids))) return false
  await database.query('savepoint appending')
  try {
    await appendObjects(database, uid, seq, written)
    return true
  } catch (error) {
    if ((error as { code?: string }).code !== uniqueViolation) throw error
    await database.query('rollback to savepoint appending')
    return false
  }
}

const uniqueViolation = '23505'

/** True if the index has none of these ids. Its row is locked, so nobody else writes meanwhile. */
async function areNew(database: Queryable, uid: number, ids: readonly string[]) {
  const { rowCount } = await database.query(
    'select from search_objects where uid = $1 and object_id = any(string_to_array($2, $3)) limit 1',
    [uid, ids.join(divider), divider],
  )
  return rowCount === 0
}

async function appendObjects(database: PoolClient, uid: number, seq: number, written: Written) {
  const rows = new CopyRows(4)
  for (const [id, body] of written) {
    if (body === null) continue
    rows.row()
    rows.bigint(uid)
    rows.text(id)
    rows.bigint(seq)
    rows.text(body)
  }
  await copyRows(database, 'search_objects (uid, object_id, seq, body)', rows)
}

/** Turns every object of the index into a tombstone. */
export async function clearObjects(database: Queryable, uid: number, seq: number) {
  await database.query(
    'update search_objects set seq = $2, body = null where uid = $1 and body is not null',
    [uid, seq],
  )
}

/** JSON of the objects with these ids; missing ids are left out. */
export async function readObjects(
  database: Queryable,
  uid: number,
  ids: readonly string[],
): Promise<Map<string, string>> {
  const { rows } = await database.query<{ object_id: string; body: string }>(
    'select object_id, body from search_objects where uid = $1 and object_id = any($2) and body is not null',
    [uid, ids],
  )
  return new Map(rows.map((row) => [row.object_id, row.body]))
}

const pageSize = 2000

/**
 * A page of rows in the order of an index. PostgreSQL has no statistics of a table that has just grown: it would
 * collect and sort all remaining rows for each page, a hundred times the work of walking along the index.
 */
async function alongIndex<Row>(database: Queryable, select: string): Promise<Row[]> {
  // Sent as one text, the settings apply to this text only.
  const answers: unknown = await database.query(
    `set local enable_bitmapscan = off; set local enable_sort = off; ${select}`,
  )
  return (answers as QueryResult[]).at(-1)!.rows as Row[]
}

/**
 * All objects that were written up to `seq` and not since, by id. Each page is one short query: no transaction stays
 * open for a slow reader. Together with `changesAfter(seq)` this is every object.
 */
export async function* everyObject(database: Queryable, uid: number, seq: number) {
  for (let last = ''; ; ) {
    const rows = await alongIndex<{ object_id: string; body: string }>(
      database,
      `select object_id, body from search_objects
       where uid = ${uid} and object_id > ${pg.escapeLiteral(last)} and body is not null and seq <= ${seq}
       order by object_id limit ${pageSize}`,
    )
    if (rows.length > 0) yield rows
    if (rows.length < pageSize) return
    last = rows.at(-1)!.object_id
  }
}

/** What was written after `seq`, in order, in pages. A page never ends within one write. */
export async function* changesAfter(database: Queryable, uid: number, seq: number) {
  for (let last = seq; ; ) {
    const rows = await alongIndex<ObjectRow>(
      database,
      `select object_id, seq::float8 as seq, body from search_objects where uid = ${uid} and seq > ${last}
       order by search_objects.seq fetch first ${pageSize} rows with ties`,
    )
    if (rows.length > 0) yield rows
    if (rows.length < pageSize) return
    last = rows.at(-1)!.seq
  }
}

/** Number of objects; counting stops at `limit`. */
export async function countObjects(database: Queryable, uid: number, limit = 1e9): Promise<number> {
  const { rows } = await database.query<{ n: number }>(
    `select count(*)::float8 as n
     from (select 1 from search_objects where uid = $1 and body is not null limit $2) counted`,
    [uid, limit],
  )
  return rows[0]!.n
}
