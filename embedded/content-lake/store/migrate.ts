import type { Pool } from 'pg'
import type { Migration } from '../context.ts'

const LOCK = 7_041_203_311

/** Applies what is missing, each step with its record in one transaction; a second process waits its turn. */
export async function migrate(pool: Pool, migrations: Migration[]): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    await client.query('select pg_advisory_xact_lock($1)', [LOCK])
    await client.query(
      'create table if not exists lake_migrations (id text primary key, applied timestamptz not null default now())',
    )
    const applied = await client.query<{ id: string }>('select id from lake_migrations')
    const known = new Set(applied.rows.map((row) => row.id))
    for (const { id, sql } of migrations) {
      if (known.has(id)) continue
      await client.query(sql)
      await client.query('insert into lake_migrations (id) values ($1)', [id])
    }
    await client.query('commit')
  } catch (error) {
    await client.query('rollback').catch(() => undefined)
    throw error
  } finally {
    client.release()
  }
}
