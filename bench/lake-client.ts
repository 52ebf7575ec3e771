import { createHash } from 'node:crypto'
import { createClient, type SanityClient } from '@sanity/client'
import { readBlockFields } from '#server/processes/block-fields.ts'
import type { Draft } from '#tenants/demo/documents.ts'
import { finish } from '#tenants/demo/finish.ts'
import { demoTenants } from '#tenants/demo/index.ts'

export interface Access {
  port: number
  token: string
}

export const lakeClient = ({ port, token }: Access) =>
  createClient({
    projectId: 'local',
    dataset: 'production',
    apiVersion: '2025-02-19',
    apiHost: `http://localhost:${port}`,
    useProjectHostname: false,
    useCdn: false,
    maxRetries: 0,
    token,
  })

const batch = 250

const assetId = (file: string) => `image-${createHash('sha1').update(file).digest('hex')}-1600x900-jpg`

/**
 * At least `count` documents: those of the demo sites, repeated under other names, and the documents of their pictures.
 */
export async function demoDocuments(count: number): Promise<Draft[]> {
  const blockFields = await readBlockFields()
  const assets = new Set<string>()
  const asset = (file: string) => {
    assets.add(assetId(file))
    return assetId(file)
  }
  const sites = demoTenants.map((tenant) => ({
    slug: tenant.site.siteSlug,
    text: JSON.stringify(finish(tenant, blockFields, { asset, today: new Date() })),
  }))
  const documents: Draft[] = [...assets].map((_id) => ({ _id, _type: 'sanity.imageAsset' }))
  for (let copy = 0; documents.length < count; copy++)
    for (const { slug, text } of sites) {
      const named: Draft[] = JSON.parse(text.replaceAll(slug, `${slug}-${copy}`))
      documents.push(...named.map(({ hosts, ...document }) => document))
    }
  return documents
}

export async function write(client: SanityClient, documents: Draft[]) {
  for (let at = 0; at < documents.length; at += batch)
    await client.mutate(
      documents.slice(at, at + batch).map((document) => ({ createOrReplace: document })),
      { visibility: 'async' },
    )
}
