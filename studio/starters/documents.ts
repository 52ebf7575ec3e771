import { getPublishedId } from '@sanity/client/csm'
import { isRecord } from '../../platform/is-record.ts'

/** A document as the Content Lake holds it, draft or published. */
export interface Doc {
  _id: string
  _type: string
  _rev?: string
  [field: string]: unknown
}

/** What a document says, without what the Content Lake keeps about it. */
export function contentOf({ _type, ...rest }: Doc): Record<string, unknown> & { _type: string } {
  const own = Object.entries(rest).filter(([name]) => !name.startsWith('_'))
  return { _type, ...Object.fromEntries(own) }
}

const text = (value: unknown) => (typeof value === 'string' && value.trim() ? value.trim() : undefined)
const current = (value: unknown) => text(isRecord(value) ? value.current : undefined)
const assetOf = (value: unknown) =>
  isRecord(value) && isRecord(value.asset) ? text(value.asset._ref) : undefined

const keys: Record<string, (doc: Doc) => string | undefined> = {
  page: ({ path }) => current(path),
  pageTemplate: ({ kind }) => text(kind),
  redirect: ({ from }) => text(from),
  mediaItem: ({ image }) => assetOf(image),
  promo: ({ title }) => text(title)?.toLowerCase(),
  sharedBlock: ({ title }) => text(title)?.toLowerCase(),
  navigation: () => 'navigation',
}

/** What makes a document the same thing on two sites: a page's path, a brand's short name, a shared block's name. */
export const naturalKey = (doc: Doc) => (keys[doc._type] ?? (({ slug }: Doc) => current(slug)))(doc)

/** What the fields of `naturalKey` and `titleOf` are read by. */
export const identityProjection =
  '{_id, _type, _rev, title, name, path, slug, kind, from, "image": image{asset}}'

export const titleOf = (doc: Doc) => text(doc.title) ?? text(doc.name) ?? naturalKey(doc) ?? 'Without a name'

/** A document of a site in its two versions. */
export interface Versions {
  draft?: Doc
  published?: Doc
}

/** Documents read as they are stored, put together by what they are. */
export function versionsOf(docs: readonly Doc[]): Map<string, Versions> {
  const found = new Map<string, Versions>()
  for (const doc of docs) {
    const id = getPublishedId(doc._id)
    found.set(id, { ...found.get(id), [doc._id === id ? 'published' : 'draft']: doc })
  }
  return found
}

/** The document of another site that is the same thing as this one. */
export function counterpart(
  doc: Doc,
  there: ReadonlyMap<string, Versions>,
): (Versions & { id: string }) | undefined {
  const key = naturalKey(doc)
  if (!key) return undefined
  for (const [id, versions] of there) {
    const edited = versions.draft ?? versions.published
    if (edited?._type === doc._type && naturalKey(edited) === key) return { id, ...versions }
  }
  return undefined
}
