import pg, { type PoolClient, type QueryResult } from 'pg'
import { CopyRows, copyRows } from '#platform/database/copy-rows.server.ts'
import type { Queryable } from './rows.ts'

/** An object after a write: its JSON, or null where it is gone. */
export type Written = Map<string, string | null>

/** A change of one object, as it is read back. */
export interface ObjectRow {
  object_id: string
  seq: number
  body: string | null
}

/** Divides values in one text parameter; JSON and object ids never hold it. Escaping an array costs ten times more. */
const divider = '\u0001'

/** Where objects are written, under which number. */
interface Place {
  uid: number
  seq: number
  /** The index is being filled: hardly any object of it is written twice. */
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
  // What is gone leaves its id, so that those who follow hear of it.
  if (gone.length > 0)
    await database.query(
      `update search_objects set seq = $2, body = null
       where uid = $1 and object_id = any(string_to_array($3, $4)) and body is not null`,
      [uid, seq, gone.join(divider), divider],
    )
}

/** From here on it pays to find out whether objects are new: appending takes a third of the time. */
const fewest = 200

/** Appends objects that are all new; else answers false, and has written nothing. */
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

/** True where the index has none of these ids. Nobody else writes to it meanwhile: its row is held. */
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

/** Every object of the index becomes a tombstone. */
export async function clearObjects(database: Queryable, uid: number, seq: number) {
  await database.query(
    'update search_objects set seq = $2, body = null where uid = $1 and body is not null',
    [uid, seq],
  )
}

/** JSON of the objects with these ids; ids that are not there are left out. */
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
 * A page of rows in the order of an index. Of a table that has just grown PostgreSQL knows no figures: it would gather
 * and sort all that is left for each page, a hundred times the work of walking along.
 */
async function alongIndex<Row>(database: Queryable, select: string): Promise<Row[]> {
  // Sent as one text, the settings hold for this text alone.
  const answers: unknown = await database.query(
    `set local enable_bitmapscan = off; set local enable_sort = off; ${select}`,
  )
  return (answers as QueryResult[]).at(-1)!.rows as Row[]
}

/**
 * All objects that were written up to `seq` and not since, by id, in pages that are each one short query: no transaction
 * stays open over a slow reader. With `changesAfter` the same number they are all there are.
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

/** What was written after `seq`, in order, in pages. A page never ends within one number. */
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
