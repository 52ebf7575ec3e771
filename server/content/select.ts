import { publishedId } from '#values/document-ids.ts'
import { isAsset, referencesOf, type StoredDocument, siteOf } from './documents.ts'
import { isMigrationRecord } from './migration-record.ts'

export interface Selected {
  documents: StoredDocument[]
  /** References to documents of other sites, which were left out. */
  foreign: string[]
}

/**
 * A site's documents and everything they refer to, directly or not: pictures, files, documents of no site. The records
 * of migrations are included, because they say which shape the documents have.
 */
export function documentsOfSite(all: StoredDocument[], site: string): Selected {
  const byId = new Map<string, StoredDocument[]>()
  for (const document of all) {
    const id = publishedId(document._id)
    byId.set(id, [...(byId.get(id) ?? []), document])
  }
  const chosen = new Set(all.filter((document) => siteOf(document) === site || isMigrationRecord(document)))
  const foreign: string[] = []
  for (const document of chosen)
    for (const { id } of referencesOf(document))
      for (const found of byId.get(id) ?? []) {
        const owner = siteOf(found)
        if (owner === undefined || owner === site) chosen.add(found)
        else foreign.push(`${document._id} refers to ${found._id} of ${owner}`)
      }
  return { documents: all.filter((document) => chosen.has(document)), foreign }
}

export const assetsIn = (documents: StoredDocument[]) => documents.filter(isAsset).length
