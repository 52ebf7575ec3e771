import type { Pool } from 'pg'
import { migrate } from '#platform/database/migrate.server.ts'

/**
 * `doc` is public, `private` is what stays with the dealer. Documents are not compressed: an import of 100,000 would
 * spend a third of its time on that.
 */
const steps = [
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
  {
    id: 'stock-2',
    sql: `
      create table stock_columns (
        tenant text not null,
        column_key text not null,
        target text,
        primary key (tenant, column_key)
      );`,
  },
  {
    // For prices of one model at all sites (offers.server.ts).
    id: 'stock-3',
    sql: `
      create index stock_vehicles_by_model on stock_vehicles (lower(doc->>'model'))
        where listed and removed_at is null;`,
  },
]

export const stockMigrations = { table: 'stock_migrations', lock: 7_041_203_312, migrations: steps } as const

/** Makes the tables of stock, or what is missing of them. */
export const migrateStock = (pool: Pool) => migrate(pool, stockMigrations)
