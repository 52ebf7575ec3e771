import type { Pool } from 'pg'
import { migrate as apply, type Migration } from '#platform/database/migrate.server.ts'

/** Applies what is missing of the Content Lake's tables. */
export const migrate = (pool: Pool, migrations: Migration[]) =>
  apply(pool, { table: 'lake_migrations', lock: 7_041_203_311, migrations })
