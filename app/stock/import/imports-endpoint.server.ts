import type { Pool } from 'pg'
import { z } from 'zod'
import { defineEndpoint } from '#app/page/endpoint.ts'

const report = z
  .object({
    feed: z.string().catch(''),
    ...Object.fromEntries(
      [
        ...(['added', 'changed', 'unchanged', 'withdrawn', 'stock', 'rejected'] as const),
        ...(['stayed', 'held'] as const),
      ].map((name) => [name, z.number().catch(0)]),
    ),
    refused: z.string().optional(),
    examples: z.array(z.string()).catch([]),
    heldStocknums: z.array(z.string()).catch([]),
    unclear: z.array(z.string()).catch([]),
    unknownColumns: z.array(z.string()).catch([]),
    milliseconds: z.number().catch(0),
  })
  .loose()

/** An import as staff see it: when, from what, and what came of it. */
export type ImportRow = z.infer<typeof report> & { startedAt: string }

const mostImports = 50

/** The last imports of a tenant, the newest first. */
async function importsOf(database: Pool, tenant: string): Promise<ImportRow[]> {
  const { rows } = await database.query<{ started_at: Date; report: unknown }>(
    'select started_at, report from stock_imports where tenant = $1 order by id desc limit $2',
    [tenant, mostImports],
  )
  return rows.map((row) => ({ ...report.parse(row.report), startedAt: row.started_at.toISOString() }))
}

/** `GET /api/staff/stock/imports`: the last imports of the site's stock. */
export const importsEndpoint = (database: Pool, prepared: () => Promise<void>) =>
  defineEndpoint({
    method: 'GET',
    path: '/api/staff/stock/imports',
    query: z.object({}),
    staff: ['administrator', 'editor', 'viewer'],
    async run(_query, { site }) {
      await prepared()
      return { imports: await importsOf(database, site.slug) }
    },
  })
