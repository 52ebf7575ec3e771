import type { Pool, PoolClient } from 'pg'
import type { IndexSettings, Synonym } from '../engine/contract.ts'

/** A rule as it was saved; rules are stored and returned, not applied. */
export interface Rule {
  objectID: string
  [attribute: string]: unknown
}

/** An index as it is stored, without its objects. */
export interface IndexRow {
  name: string
  /** Identifies the objects: after a move the name has another one. */
  uid: number
  /** Number of the last write of an object. Numbers grow over all indices and are never reused. */
  seq: number
  /** Number of the last change of settings, replicas or synonyms. */
  configSeq: number
  /** The primary, if this is a replica. */
  replicaOf?: string
  settings: IndexSettings
  synonyms: Synonym[]
  rules: Rule[]
  created: Date
  updated: Date
}

export type Queryable = Pick<Pool | PoolClient, 'query'>

const columns = `name, uid::float8 as uid, seq::float8 as seq, config_seq::float8 as "configSeq",
  replica_of as "replicaOf", settings, synonyms, rules, created, updated`

type Found = Omit<IndexRow, 'replicaOf'> & { replicaOf: string | null }
const rowOf = (found: Found): IndexRow => ({ ...found, replicaOf: found.replicaOf ?? undefined })

/** All indices, or those of these names with the replicas of each. */
export async function readRows(database: Queryable, names?: readonly string[]): Promise<IndexRow[]> {
  const { rows } = await database.query<Found>(
    names
      ? `select ${columns} from search_indices where name = any($1) or replica_of = any($1)`
      : `select ${columns} from search_indices`,
    names ? [names] : [],
  )
  return rows.map(rowOf)
}

/** The row of a name, locked against other writers until the transaction ends; created if it is missing. */
export async function holdRow(database: Queryable, name: string): Promise<IndexRow> {
  for (;;) {
    await database.query(
      `insert into search_indices (name, seq, config_seq) select $1, n, n from nextval('search_seq') n
       on conflict (name) do nothing`,
      [name],
    )
    const row = await findRow(database, name)
    if (row) return row
    // Whoever was waited for has deleted the index.
  }
}

/** The row of a name, locked as by `holdRow`, if there is one. */
export async function findRow(database: Queryable, name: string): Promise<IndexRow | undefined> {
  const { rows } = await database.query<Found>(
    `select ${columns} from search_indices where name = $1 for update`,
    [name],
  )
  return rows[0] && rowOf(rows[0])
}

/** The next number. Taken while the index's row is locked, so that its numbers grow in the order of its commits. */
export async function nextSeq(database: Queryable): Promise<number> {
  const { rows } = await database.query<{ n: number }>(`select nextval('search_seq')::float8 as n`)
  return rows[0]!.n
}
