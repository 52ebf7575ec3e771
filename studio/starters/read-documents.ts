import { getDraftId } from '@sanity/client/csm'
import type { SanityClient } from 'sanity'
import { documents } from '../../blocks/registry.schema.ts'
import { type Doc, identityProjection, type Versions, versionsOf } from './documents.ts'

const raw = { perspective: 'raw' } as const

const types = documents.filter(({ studio }) => studio.naturalKey).map(({ type }) => type.name)

/** Documents by id, drafts first; one that no longer exists has no value. */
export async function readSources(client: SanityClient, ids: readonly string[]) {
  const found = await client.fetch<Doc[]>('*[_id in $ids]', { ids: [...ids, ...ids.map(getDraftId)] }, raw)
  const versions = versionsOf(found)
  return new Map(
    ids.map(
      (id) => [id, versions.get(id)?.draft ?? versions.get(id)?.published] as [string, Doc | undefined],
    ),
  )
}

/** Documents of a site in the fields that identify them, by id. */
export async function readIdentities(client: SanityClient, site: string): Promise<Map<string, Versions>> {
  return versionsOf(
    await client.fetch<Doc[]>(
      `*[tenant._ref == $site && _type in $types]${identityProjection}`,
      { site, types },
      raw,
    ),
  )
}

/** One document with all its fields, draft and published version. */
export async function readVersions(client: SanityClient, id: string): Promise<Versions | undefined> {
  const found = await client.fetch<Doc[]>('*[_id in $ids]', { ids: [id, getDraftId(id)] }, raw)
  return versionsOf(found).get(id)
}
