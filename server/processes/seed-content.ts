import { createClient } from '@sanity/client'
import { z } from 'zod'

export interface Tenant {
  name: string
  slug: string
}

const tenants = z.array(z.object({ name: z.string(), slug: z.string() }))

const connect = (lakeUrl: string, token: string) =>
  createClient({
    projectId: 'local',
    dataset: 'production',
    apiHost: lakeUrl,
    useProjectHostname: false,
    apiVersion: '2025-02-19',
    token,
    useCdn: false,
    perspective: 'published',
  })

/** Writes the demo sites to a Content Lake that has never had them, through its HTTP API. */
export async function seedWhenEmpty(
  { lakeUrl, token }: { lakeUrl: string; token: string },
  step: (label: string) => void,
  log: (line: string) => void,
) {
  const client = connect(lakeUrl, token)
  const { isSeeded, seedTenants } = await import('#tenants/demo/seed.ts')
  if (await isSeeded(client)) return
  step('Seeding the demo sites')
  const { demoTenants } = await import('#tenants/demo/index.ts')
  const { readBlockFields } = await import('./block-fields.ts')
  await seedTenants(client, demoTenants, { blockFields: await readBlockFields(), log })
}

/** All sites in order of their names, for the table after a start. */
export async function tenantsOf({ lakeUrl, editorToken }: { lakeUrl: string; editorToken: string }) {
  const found = await connect(lakeUrl, editorToken).fetch(
    '*[_type == "site"] | order(name asc) { name, "slug": siteSlug }',
  )
  return tenants.parse(found) satisfies Tenant[]
}
