import { isDeepStrictEqual } from 'node:util'
import { isRecord } from '#platform/is-record.ts'

/** A document as a dataset holds it. */
export interface StoredDocument {
  _id: string
  _type: string
  _rev?: string
  [field: string]: unknown
}

export const isAsset = ({ _type }: StoredDocument) =>
  _type === 'sanity.imageAsset' || _type === 'sanity.fileAsset'

/** Secrets of previews, which the Studio creates for an hour, are not content. */
export const isPassing = ({ _type }: { _type: string }) => _type.startsWith('sanity.previewUrl')

/** Id of the site that a document belongs to; undefined for documents of no site, such as pictures. */
export function siteOf(document: StoredDocument): string | undefined {
  const tenant = document.tenant
  return isRecord(tenant) && typeof tenant._ref === 'string' ? tenant._ref : undefined
}

export interface Reference {
  id: string
  weak: boolean
}

/** Every reference anywhere in a value. */
export function referencesOf(value: unknown): Reference[] {
  if (Array.isArray(value)) return value.flatMap(referencesOf)
  if (!isRecord(value)) return []
  const inner = Object.values(value).flatMap(referencesOf)
  return typeof value._ref === 'string' ? [{ id: value._ref, weak: value._weak === true }, ...inner] : inner
}

/** Fields that the Content Lake itself sets; they differ from one dataset to the next. */
const kept = new Set(['_id', '_type', '_rev', '_createdAt', '_updatedAt', '_system'])

export interface DocumentDifference {
  set: Record<string, unknown>
  unset: string[]
}

/** What has to be set and unset to turn `before` into `after`; undefined if they are equal. */
export function differenceBetween(
  before: StoredDocument,
  after: StoredDocument,
): DocumentDifference | undefined {
  const set = Object.fromEntries(
    Object.entries(after).filter(
      ([field, value]) => !kept.has(field) && value !== undefined && !isDeepStrictEqual(value, before[field]),
    ),
  )
  const unset = Object.keys(before).filter((field) => !kept.has(field) && after[field] === undefined)
  return Object.keys(set).length + unset.length > 0 ? { set, unset } : undefined
}

/** A difference as a mutation, which is refused if somebody else has changed the document since. */
export const patchOf = (before: StoredDocument, { set, unset }: DocumentDifference) => ({
  patch: {
    id: before._id,
    ...(before._rev && { ifRevisionID: before._rev }),
    ...(Object.keys(set).length > 0 && { set }),
    ...(unset.length > 0 && { unset: unset.map((field) => `['${field}']`) }),
  },
})
