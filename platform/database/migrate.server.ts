import type { Pool } from 'pg'

/** One step of a schema. Steps are applied in order, each once. */
export interface Migration {
  id: string
  sql: string
}

interface Options {
  /** Table that records which steps were applied: `stock_migrations`. */
  table: `${string}_migrations`
  /** Key of the advisory lock under which they are applied; different for each `table`. */
  lock: number
  migrations: readonly Migration[]
}

/** Applies the steps that are missing and records them, in one transaction; a second process waits. */
export async function migrate(pool: Pool, { table, lock, migrations }: Options): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    await client.query('select pg_advisory_xact_lock($1)', [lock])
    await client.query(
      `create table if not exists ${table} (id text primary key, applied timestamptz not null default now())`,
    )
    const applied = await client.query<{ id: string }>(`select id from ${table}`)
    const known = new Set(applied.rows.map(({ id }) => id))
    for (const { id, sql } of migrations) {
      if (known.has(id)) continue
      await client.query(sql)
      await client.query(`insert into ${table} (id) values ($1)`, [id])
    }
    await client.query('commit')
  } catch (error) {
    await client.query('rollback').catch(() => undefined)
    throw error
  } finally {
    client.release()
  }
}
