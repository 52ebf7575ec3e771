import { unknownIndex } from '../live/indexes.ts'
import { type IndexRow, readRows } from '../store/rows.ts'
import type { RouteContext } from './call.ts'

/** The row of a name, and of the primary that has its objects. @throws SearchError 404 */
export async function indexRow(
  { database }: RouteContext,
  name: string,
): Promise<{ row: IndexRow; primary: IndexRow }> {
  const row = await one(database, name)
  return { row, primary: row.replicaOf ? await one(database, row.replicaOf) : row }
}

async function one(database: RouteContext['database'], name: string) {
  const row = (await readRows(database, [name])).find((found) => found.name === name)
  if (!row) throw unknownIndex(name)
  return row
}
