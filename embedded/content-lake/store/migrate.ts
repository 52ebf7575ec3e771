import type { Pool } from 'pg'
import { migrate as apply, type Migration } from '#platform/database/migrate.server.ts'

/** Creates the Content Lake's missing tables. */
export const migrate = (pool: Pool, migrations: Migration[]) =>
  apply(pool, { table: 'lake_migrations', lock: 7_041_203_311, migrations })
