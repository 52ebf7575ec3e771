import { existsSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import type { SanityClient } from '@sanity/client'
import type { DemoTenant } from './compose.ts'
import { type Draft, documentsOf } from './documents.ts'
import { filesOf, finish } from './finish.ts'
import type { BlockFields } from './typed-block.ts'

/** Marks a dataset that has had its demo sites, so that a site somebody has deleted stays deleted. */
const marker = { _id: 'seed.demo', _type: 'demoSeed' }

const transactionSize = 60

export const isSeeded = async (client: SanityClient) => (await client.getDocument(marker._id)) !== undefined

/** Where a tenant's picture lies: its own folder first, then the one all tenants share. */
export function mediaFile(tenant: DemoTenant, name: string) {
  const candidates = [new URL(name, tenant.mediaDir), new URL(name, new URL('media/', import.meta.url))]
  const found = candidates.find((file) => existsSync(file))
  if (!found)
    throw new Error(
      `${tenant.site.siteSlug}: there is no picture "${name}" in ${candidates.map(String).join(' or ')}.`,
    )
  return found
}

async function uploadPictures(client: SanityClient, tenant: DemoTenant, uploaded: Map<string, string>) {
  const names = filesOf(documentsOf(tenant))
  const assets = new Map<string, string>()
  for (const name of names) {
    const file = mediaFile(tenant, name).href
    let id = uploaded.get(file)
    if (!id) {
      id = (await client.assets.upload('image', readFileSync(new URL(file)), { filename: basename(name) }))
        ._id
      uploaded.set(file, id)
    }
    assets.set(name, id)
  }
  return assets
}

async function create(client: SanityClient, documents: Draft[]) {
  for (let at = 0; at < documents.length; at += transactionSize) {
    const transaction = client.transaction()
    for (const document of documents.slice(at, at + transactionSize)) transaction.createIfNotExists(document)
    await transaction.commit({ visibility: 'async' })
  }
}

/**
 * Uploads the pictures and creates the documents of the demo sites. May be run again: what is there is left as it is.
 * @throws where a tenant names a picture, block or field that does not exist.
 */
export async function seedTenants(
  client: SanityClient,
  tenants: readonly DemoTenant[],
  {
    blockFields,
    today = new Date(),
    log = () => {},
  }: { blockFields: BlockFields; today?: Date; log?: (line: string) => void },
) {
  const uploaded = new Map<string, string>()
  for (const tenant of tenants) {
    const assets = await uploadPictures(client, tenant, uploaded)
    const documents = finish(tenant, blockFields, { asset: (file) => assets.get(file) ?? '', today })
    await create(client, documents)
    log(`${tenant.site.name}: ${tenant.pages.length} pages, ${assets.size} pictures`)
  }
  await client.createIfNotExists(marker)
}
