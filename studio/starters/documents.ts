import { getPublishedId } from '@sanity/client/csm'
import { documents } from '../../blocks/registry.schema.ts'
import { isRecord } from '../../platform/is-record.ts'

/** A document as the Content Lake holds it, draft or published. */
export interface Doc {
  _id: string
  _type: string
  _rev?: string
  [field: string]: unknown
}

/** The fields that editors fill in, without what the Content Lake keeps about a document. */
export function contentOf({ _type, ...rest }: Doc): Record<string, unknown> & { _type: string } {
  const own = Object.entries(rest).filter(([name]) => !name.startsWith('_'))
  return { _type, ...Object.fromEntries(own) }
}

const text = (value: unknown) => (typeof value === 'string' && value.trim() ? value.trim() : undefined)

const keyPaths = new Map(documents.map(({ type, studio }) => [type.name, studio.naturalKey]))

/** What makes a document the same thing on two sites: a page's path, a brand's short name, a shared block's name. */
export function naturalKey(doc: Doc): string | undefined {
  const path = keyPaths.get(doc._type)
  return (
    path &&
    text(path.split('.').reduce<unknown>((value, name) => (isRecord(value) ? value[name] : undefined), doc))
  )
}

const identifying = new Set([
  'title',
  'name',
  ...[...keyPaths.values()].flatMap((path) => path?.split('.').slice(0, 1) ?? []),
])

/** GROQ of the fields that `naturalKey` and `titleOf` need. */
export const identityProjection = `{_id, _type, _rev, ${[...identifying].join(', ')}}`

export const titleOf = (doc: Doc) => text(doc.title) ?? text(doc.name) ?? naturalKey(doc) ?? 'Without a name'

/** The draft and the published version of a document. */
export interface Versions {
  draft?: Doc
  published?: Doc
}

/** Documents as stored, draft and published version of each together, by published id. */
export function versionsOf(docs: readonly Doc[]): Map<string, Versions> {
  const found = new Map<string, Versions>()
  for (const doc of docs) {
    const id = getPublishedId(doc._id)
    found.set(id, { ...found.get(id), [doc._id === id ? 'published' : 'draft']: doc })
  }
  return found
}

/** The document of another site with the same natural key. */
export function counterpart(
  doc: Doc,
  there: ReadonlyMap<string, Versions>,
): (Versions & { id: string }) | undefined {
  const key = naturalKey(doc)?.toLowerCase()
  if (!key) return undefined
  for (const [id, versions] of there) {
    const edited = versions.draft ?? versions.published
    if (edited?._type === doc._type && naturalKey(edited)?.toLowerCase() === key) return { id, ...versions }
  }
  return undefined
}
