import { createHash } from 'node:crypto'
import type { LakeDocument } from '../context.ts'
import { isDraft, publishedId } from '../ids.ts'
import { topLevelReferences } from '../store/references.ts'

const known = new Map<string, string>()

/** Sync tags are opaque to clients: a short hash of what they stand for. */
export function syncTag(meaning: string): string {
  let tag = known.get(meaning)
  if (tag === undefined) {
    tag = `s1:${createHash('sha1').update(meaning).digest('base64url').slice(0, 10)}`
    if (known.size > 50_000) known.clear()
    known.set(meaning, tag)
  }
  return tag
}

export const EVERYTHING = 'all'
/**
 * A draft that is created or deleted hides or reveals the published document, which affects queries in the drafts
 * perspective.
 */
export const OVERLAY = 'overlay'
export const ofId = (id: string) => `id:${id}`
export const ofType = (type: string) => `type:${type}`
/** Documents of a type whose field refers to a document; of any type when `type` is ''. */
export const ofReference = (type: string, field: string, target: string) => `ref:${type}|${field}=${target}`

/** Every tag by which a query can have depended on this state of a document. */
function meaningsOf(doc: LakeDocument, found: Set<string>): void {
  found
    .add(EVERYTHING)
    .add(ofId(doc._id))
    .add(ofId(publishedId(doc._id)))
    .add(ofType(doc._type))
  for (const [field, target] of topLevelReferences(doc))
    found.add(ofReference(doc._type, field, target)).add(ofReference('', field, target))
}

/** The tags that changed documents invalidate: those of each document before and after. */
export function tagsOfEffects(
  effects: { before: LakeDocument | null; after: LakeDocument | null }[],
): string[] {
  const meanings = new Set<string>()
  for (const { before, after } of effects) {
    if (before) meaningsOf(before, meanings)
    if (after) meaningsOf(after, meanings)
    if (!(before && after) && isDraft(before?._id ?? after?._id ?? '')) meanings.add(OVERLAY)
  }
  return [...meanings].map(syncTag)
}
