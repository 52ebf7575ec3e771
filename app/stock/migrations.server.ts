import type { Pool } from 'pg'

const lock = 7_041_203_312

/**
 * `doc` is public, `private` is what stays with the dealer. Documents are not compressed: an import of 100,000 would
 * spend a third of its time on that.
 */
const migrations = [
  {
    id: 'stock-1',
    sql: `
      create table stock_vehicles (
        tenant text not null,
        id bigint not null,
        stock_key text not null,
        slug text not null,
        doc json not null,
        private json,
        hash text not null,
        listed boolean not null,
        created_at bigint not null,
        sold_at bigint,
        updated_at timestamptz not null,
        removed_at timestamptz,
        primary key (tenant, id),
        unique (tenant, stock_key),
        unique (tenant, slug)
      );
      alter table stock_vehicles alter column doc set storage external;
      alter table stock_vehicles set (toast_tuple_target = 8160);
      create table stock_published (
        tenant text not null,
        id bigint not null,
        hash text not null,
        primary key (tenant, id)
      );
      create table stock_publications (
        tenant text primary key,
        target text not null,
        published_at timestamptz not null default now()
      );
      create table stock_imports (
        tenant text not null,
        id bigint generated always as identity,
        started_at timestamptz not null,
        finished_at timestamptz not null default now(),
        report json not null,
        primary key (tenant, id)
      );`,
  },
]

/** Makes the tables of stock, or what is missing of them; a second process waits its turn. */
export async function migrateStock(pool: Pool): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    await client.query('select pg_advisory_xact_lock($1)', [lock])
    await client.query(
      'create table if not exists stock_migrations (id text primary key, applied timestamptz not null default now())',
    )
    const { rows } = await client.query<{ id: string }>('select id from stock_migrations')
    for (const { id, sql } of migrations) {
      if (rows.some((row) => row.id === id)) continue
      await client.query(sql)
      await client.query('insert into stock_migrations (id) values ($1)', [id])
    }
    await client.query('commit')
  } catch (error) {
    await client.query('rollback').catch(() => undefined)
    throw error
  } finally {
    client.release()
  }
}
