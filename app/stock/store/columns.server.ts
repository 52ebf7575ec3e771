import type { ClientBase, Pool } from 'pg'
import type { ColumnMeanings } from '../import/feed/columns.ts'
import { type Target, targets } from '../import/feed/draft.ts'

const isTarget = (name: string): name is Target => (targets as readonly string[]).includes(name)

/** What columns of a tenant's feeds mean by its own word. */
export async function savedColumns(database: Pool | ClientBase, tenant: string): Promise<ColumnMeanings> {
  const { rows } = await database.query<{ column_key: string; target: string | null }>(
    'select column_key, target from stock_columns where tenant = $1',
    [tenant],
  )
  return Object.fromEntries(
    rows.flatMap(({ column_key, target }) =>
      target === null || isTarget(target) ? [[column_key, target]] : [],
    ),
  )
}

/** Saves what columns mean, beside what is saved already; undefined forgets a column. */
export async function saveColumns(
  database: Pool,
  tenant: string,
  meanings: Readonly<Record<string, Target | null | undefined>>,
): Promise<void> {
  for (const [key, target] of Object.entries(meanings))
    if (target === undefined)
      await database.query('delete from stock_columns where tenant = $1 and column_key = $2', [tenant, key])
    else
      await database.query(
        `insert into stock_columns (tenant, column_key, target) values ($1, $2, $3)
         on conflict (tenant, column_key) do update set target = excluded.target`,
        [tenant, key, target],
      )
}
