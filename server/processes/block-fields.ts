import { readdirSync } from 'node:fs'
import type { BlockSchema } from '#schemas/define-block.ts'
import type { BlockFields } from '#tenants/demo/typed-block.ts'

/** The fields of every block type, by type. */
export async function readBlockFields(): Promise<BlockFields> {
  const folder = new URL('../../blocks/', import.meta.url)
  const names = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory())
  const schemas = await Promise.all(
    names.map(
      async ({ name }) =>
        (await import(new URL(`${name}/schema.ts`, folder).href)) as { default: BlockSchema },
    ),
  )
  return new Map(schemas.map(({ default: schema }) => [schema.name, schema.fields]))
}
